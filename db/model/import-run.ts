import type { FeedFormat } from './feed-format.ts'

/** An import of a feed, and what the desk knows of it. */

export type ImportState = 'receiving' | 'applying' | 'done' | 'refused' | 'superseded'
export type ImportMode = 'full' | 'partial'

/** How an import came: a command with a token, the synchronisation with a CRM, a file sent at the desk, or a home entered by hand. */
export type ImportVia = 'token' | 'sync' | 'upload' | 'entry'

export interface ImportSender {
  readonly via: ImportVia
  /** The name of the token, the id of the run or of the member; null: the bootstrap token. */
  readonly by: string | null
}

/** Why an import changed nothing. */
export type ImportRefusal =
  | { readonly why: 'withdraws'; readonly kind: 'listing' | 'project'; readonly missing: number; readonly stock: number }
  | { readonly why: 'excess'; readonly after: number; readonly most: number }
  /** Its sender ended it, or went away. */
  | { readonly why: 'givenUp' | 'abandoned' }

/** What a refused import was about to do, to be done anyway. */
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
  /** Why it changed nothing; null where it did, or may yet. */
  readonly refusal: ImportRefusal | null
  readonly via: ImportVia
  /** Set as long as it can be done anyway after it was refused. */
  readonly held: HeldImport | null
}

/** Whose records an import brings, and in which format. */
export interface ImportOrigin {
  readonly source: string
  readonly format: FeedFormat
  readonly sender: ImportSender
}

/** What an import did with the records of its source. */
export interface ImportCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly withdrawn: number
}

/** A record that was not taken, and why. */
export interface Rejection {
  readonly position: number
  readonly id: string | null
  readonly reason: string
}

/** How an import stands. `stalled`: nothing has come for a while and it has not ended. */
export type RunState = 'running' | 'stalled' | 'done' | 'refused' | 'superseded' | 'failed'

/** Milliseconds without a step after which an import counts as stalled. */
const stalledAfter = 10 * 60 * 1000

/** Days for which imports are kept, with what they rejected. */
export const runDays = 90

/** What decides how an import stands; `run` is null for one that no synchronisation sent. */
interface StandingImport {
  readonly state: ImportState
  readonly touchedAt: string
  readonly refusal: ImportRefusal | null
  readonly run: { readonly state: 'running' | 'done' | 'failed' } | null
}

/** How an import stands at a moment. */
export function runStateOf({ state, touchedAt, refusal, run }: StandingImport, now: Date): RunState {
  switch (state) {
    case 'done':
    case 'superseded':
      return state
    case 'refused':
      return refusal?.why === 'withdraws' || refusal?.why === 'excess' ? 'refused' : 'failed'
    case 'receiving':
    case 'applying':
      if (run !== null) return run.state === 'running' ? 'running' : 'failed'
      return now.getTime() - Date.parse(touchedAt) > stalledAfter ? 'stalled' : 'running'
  }
}
