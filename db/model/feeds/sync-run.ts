import { day } from '../site/durations.ts'

/** Milliseconds without a successful run after which the agency is told by mail. */
export const tellAfter = day

/** Days that events are remembered after they were read, to know one that is sent again. */
export const eventDays = 7

/** Why a synchronisation run failed or is being retried. */
export const syncFaults = ['unreachable', 'busy', 'wrongAnswer', 'refused', 'guarded', 'incomplete', 'superseded', 'overdue', 'inside'] as const
export type SyncFault = (typeof syncFaults)[number]

/** A fault with details in English, from the service or the site; never contains a URL or a password. */
export type SyncError = { readonly fault: SyncFault; readonly detail: string }

/** `events`: only the records that the CRM has named by webhook. `preview`: everything, which waits to be published. */
export type SyncMode = 'full' | 'delta' | 'events' | 'preview'

/** The modes of runs that read the CRM's lists. */
export const listModes = ['full', 'delta'] as const satisfies readonly SyncMode[]

/** The progress of a run, which is processed page by page, one queue message each. */
export interface SyncCursor {
  readonly importId: string
  /** Only what has changed since (UTC, ISO 8601); null: everything. */
  readonly changeSince: string | null
  readonly phase: 'listings' | 'projects' | 'deletedListings' | 'deletedProjects' | 'events' | 'finish' | 'categories' | 'homes'
  /** The first row of the next page, from 1. */
  readonly from: number
  /** The total rows reported with the first page; null before, or if the service does not report it. */
  readonly rows: number | null
  /** How many rows of the list have been read. */
  readonly read: number
  /** Whether no list changed its length while it was read: only then may missing records be withdrawn. */
  readonly isWhole: boolean
  /** The position at which the import resumes applying. */
  readonly resume: { readonly kind: 'listing' | 'project'; readonly after: number } | null
  /** The last owned listing whose figures were read, and the next call for the one after it; of events, the last one read. */
  readonly after: number
  readonly call: number
  /** The ids at the source that its history pages have mentioned so far. */
  readonly mentioned: readonly string[]
}

export type SyncState = 'running' | 'done' | 'failed'

/** Counts of a run so far. */
export interface SyncCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly withdrawn: number
  readonly rejected: number
  /** Statistics and histories of owned homes. */
  readonly figures: number
}

export const noSyncCounts: SyncCounts = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, rejected: 0, figures: 0 }

/** A run of a synchronisation. Times are UTC in ISO 8601. */
export interface SyncRun {
  readonly id: string
  readonly source: string
  readonly mode: SyncMode
  readonly state: SyncState
  readonly step: number
  /** Failed attempts at the current step. */
  readonly attempts: number
  readonly counts: SyncCounts
  readonly touchedAt: string
  readonly startedAt: string
  readonly endedAt: string | null
  /** Why the run failed or, while it is under way, why its last attempt failed. */
  readonly error: SyncError | null
}
