import { minute } from '../site/durations.ts'
import { type Example, type Finding, maxWithdrawn } from './guard/judge.ts'

/** The formats of feed there is an adapter for: each is a folder of `worker/feeds/`. */
export const feedFormats = ['omnicasa', 'perron', 'whise', 'sweepbright'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** Feed imports as the desk shows them. */

export type ImportState = 'receiving' | 'applying' | 'done' | 'refused' | 'superseded'
export type ImportMode = 'full' | 'partial'

/** What started an import: a command with an API token, the synchronisation with a CRM, a file uploaded at the desk, a home entered there, or the return of an import. */
export type ImportVia = 'token' | 'sync' | 'upload' | 'entry' | 'return'

export interface ImportSender {
  readonly via: ImportVia
  /** The name of the token, or the id of the run or member; null: the bootstrap token. */
  readonly by: string | null
}

/** Why an import changed nothing. */
export type ImportRefusal =
  | { readonly why: 'withdraws'; readonly kind: 'listing' | 'project'; readonly missing: number; readonly stock: number }
  /** It would change more at once than is ordinary: it waits for a person. */
  | { readonly why: 'judged'; readonly findings: readonly Finding[] }
  | { readonly why: 'excess'; readonly after: number; readonly most: number }
  /** A list that the sender calls whole holds fewer records than it names. */
  | ({ readonly why: 'incomplete' } & ShortList)
  /** Its sender aborted it or timed out; `preview`: it waits for its sender to confirm it, as long as it is held. */
  | { readonly why: 'givenUp' | 'abandoned' | 'preview' }

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
  /** Counted when it was held. */
  readonly preview?: ImportPreview
  /** What would change at once, and homes as examples; of a preview too, where a person decides anyway. */
  readonly findings?: readonly Finding[]
  readonly examples?: readonly Example[]
  /** A hash of what it is held for: the same is not asked about twice. */
  readonly digest?: string
}

/** How an import that was held is carried out. */
export interface ImportOrder extends Pick<HeldImport, 'kinds' | 'mode'> {
  readonly id: string
  /** Whether it may withdraw more than is safe. */
  readonly force: boolean
}

/** What an import would do. */
export interface ImportPreview {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** Those that the source names as deleted. */
  readonly deleted: number
  /** Those that are missing from the feed, and the stock, by kind. */
  readonly missing: Readonly<Partial<Record<'listing' | 'project', { readonly missing: number; readonly stock: number }>>>
  /** The first records of each outcome. */
  readonly first: Readonly<Record<'added' | 'changed' | 'withdrawn', readonly { readonly kind: 'listing' | 'project'; readonly id: number }[]>>
  /** Of the stock of a CRM: how many homes hide what, and how many of other sources would stay beside it. */
  readonly hidden?: { readonly addresses: number; readonly prices: number }
  readonly stays?: { readonly count: number; readonly sources: readonly string[]; readonly first: readonly number[] }
  /** The origins of the pictures that would be new, with their numbers. */
  readonly pictureHosts: readonly { readonly origin: string; readonly count: number }[]
}

/** The kind of which more would be withdrawn than is safe; null if there is none. */
export function overWithdrawn({
  missing,
}: Pick<ImportPreview, 'missing'>): { readonly kind: 'listing' | 'project'; readonly missing: number; readonly stock: number } | null {
  for (const kind of ['listing', 'project'] as const) {
    const weight = missing[kind]
    if (weight !== undefined && weight.missing > weight.stock * maxWithdrawn) return { kind, ...weight }
  }
  return null
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
  readonly sentBy: string | null
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
export type CheckRefusal = Exclude<ImportRefusal, { readonly why: 'givenUp' | 'abandoned' | 'preview' }>

export function isByCheck(refusal: ImportRefusal): refusal is CheckRefusal {
  return refusal.why !== 'givenUp' && refusal.why !== 'abandoned' && refusal.why !== 'preview'
}

/** The state of an import as shown. `stalled`: idle for too long without having ended. `waiting`: for its sender to confirm it. */
export type RunState = 'waiting' | 'running' | 'stalled' | 'done' | 'refused' | 'superseded' | 'failed'

/** Idle timeout in milliseconds after which an import counts as stalled. */
const stalledAfter = 10 * minute

/** Days that the stock of a CRM waits to be published. */
export const previewDays = 7

/** Retention in days of imports and their rejected records. */
export const runDays = 90

/** Inputs of `runStateOf`; `run` is null for an import that a synchronisation did not start. */
interface StandingImport {
  readonly state: ImportState
  readonly touchedAt: string
  readonly refusal: ImportRefusal | null
  readonly held: HeldImport | null
  readonly run: { readonly state: 'running' | 'done' | 'failed' } | null
}

/** The state of an import at a given time. */
export function runStateOf({ state, touchedAt, refusal, held, run }: StandingImport, now: Date): RunState {
  switch (state) {
    case 'done':
    case 'superseded':
      return state
    case 'refused':
      if (held !== null && refusal !== null && (refusal.why === 'preview' || refusal.why === 'judged')) return 'waiting'
      return refusal !== null && isByCheck(refusal) ? 'refused' : 'failed'
    case 'receiving':
    case 'applying':
      if (run !== null) return run.state === 'running' ? 'running' : 'failed'
      return now.getTime() - Date.parse(touchedAt) > stalledAfter ? 'stalled' : 'running'
  }
}
