import { minute } from '../site/durations.ts'

/** Safety limit: the fraction of a source's stock of a kind that an import may withdraw because it is missing from the feed. */
export const maxWithdrawn = 0.2

/** The formats of feed there is an adapter for: each is a folder of `worker/feeds/`. */
export const feedFormats = ['omnicasa', 'perron'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** Feed imports as the desk shows them. */

export type ImportState = 'receiving' | 'applying' | 'done' | 'refused' | 'superseded'
export type ImportMode = 'full' | 'partial'

/** What started an import: a command with an API token, the synchronisation with a CRM, a file uploaded at the desk, or a home entered there. */
export type ImportVia = 'token' | 'sync' | 'upload' | 'entry'

export interface ImportSender {
  readonly via: ImportVia
  /** The name of the token, or the id of the run or member; null: the bootstrap token. */
  readonly by: string | null
}

/** Why an import changed nothing. */
export type ImportRefusal =
  | { readonly why: 'withdraws'; readonly kind: 'listing' | 'project'; readonly missing: number; readonly stock: number }
  | { readonly why: 'excess'; readonly after: number; readonly most: number }
  /** A list that the sender calls whole holds fewer records than it names. */
  | ({ readonly why: 'incomplete' } & ShortList)
  /** Its sender aborted it or timed out. */
  | { readonly why: 'givenUp' | 'abandoned' }

/** A list that holds fewer records than the number of rows it names. */
export interface ShortList {
  readonly kind: 'listing' | 'project'
  readonly held: number
  readonly announced: number
}

/** What a refused import would have done, kept for an override. */
export interface HeldImport {
  readonly kinds: readonly ('listing' | 'project')[]
  readonly mode: ImportMode
}

export interface Import {
  readonly id: string
  readonly state: ImportState
  readonly mode: ImportMode
  readonly startedAt: string
  readonly source: string
  readonly format: FeedFormat
  /** Why it changed nothing; null if it was not refused. */
  readonly refusal: ImportRefusal | null
  readonly via: ImportVia
  /** Set while a refused import can still be overridden. */
  readonly held: HeldImport | null
}

/** The source of an import and its format. */
export interface ImportOrigin {
  readonly source: string
  readonly format: FeedFormat
  readonly sender: ImportSender
}

/** Counts of an import's records by outcome. */
export interface ImportCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly withdrawn: number
}

/** A rejected record and the reason. */
export interface Rejection {
  readonly position: number
  readonly id: string | null
  readonly reason: string
}

/** The refusals that come from the check of a feed, not from its sender. */
export type CheckRefusal = Exclude<ImportRefusal, { readonly why: 'givenUp' | 'abandoned' }>

export function isByCheck(refusal: ImportRefusal): refusal is CheckRefusal {
  return refusal.why !== 'givenUp' && refusal.why !== 'abandoned'
}

/** The state of an import as shown. `stalled`: idle for too long without having ended. */
export type RunState = 'running' | 'stalled' | 'done' | 'refused' | 'superseded' | 'failed'

/** Idle timeout in milliseconds after which an import counts as stalled. */
const stalledAfter = 10 * minute

/** Retention in days of imports and their rejected records. */
export const runDays = 90

/** Inputs of `runStateOf`; `run` is null for an import that a synchronisation did not start. */
interface StandingImport {
  readonly state: ImportState
  readonly touchedAt: string
  readonly refusal: ImportRefusal | null
  readonly run: { readonly state: 'running' | 'done' | 'failed' } | null
}

/** The state of an import at a given time. */
export function runStateOf({ state, touchedAt, refusal, run }: StandingImport, now: Date): RunState {
  switch (state) {
    case 'done':
    case 'superseded':
      return state
    case 'refused':
      return refusal !== null && isByCheck(refusal) ? 'refused' : 'failed'
    case 'receiving':
    case 'applying':
      if (run !== null) return run.state === 'running' ? 'running' : 'failed'
      return now.getTime() - Date.parse(touchedAt) > stalledAfter ? 'stalled' : 'running'
  }
}
