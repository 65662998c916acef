/** What ended a run of a synchronisation, or keeps it waiting. */
export const syncFaults = ['unreachable', 'busy', 'wrongAnswer', 'refused', 'guarded', 'superseded', 'overdue', 'inside'] as const
export type SyncFault = (typeof syncFaults)[number]

/** A fault with its details, in English, as the service or the site gives them; never an address or a password. */
export type SyncError = { readonly fault: SyncFault; readonly detail: string }

export type SyncMode = 'full' | 'delta'
/** How far a run has come. It is worked off page by page, each in a message of the queue. */
export interface SyncCursor {
  readonly importId: string
  /** Only what has changed since (UTC, ISO 8601); null: everything. */
  readonly changeSince: string | null
  readonly phase: 'listings' | 'projects' | 'deletedListings' | 'deletedProjects' | 'finish' | 'homes'
  /** The first row of the next page, from 1. */
  readonly from: number
  /** How many rows the list had on its first page; null before, or where the service does not say. */
  readonly rows: number | null
  /** How many rows of the list have been read. */
  readonly read: number
  /** Whether every list stayed as long as it was while it was read: only then records that are missing in it are withdrawn. */
  readonly isWhole: boolean
  /** Where the import goes on applying. */
  readonly resume: { readonly kind: 'listing' | 'project'; readonly after: number } | null
  /** The last owned listing whose figures were read, and the next call for the one after it. */
  readonly after: number
  readonly call: number
  /** What the pages of its histories have mentioned so far, by id at the source. */
  readonly mentioned: readonly string[]
}

export type SyncState = 'running' | 'done' | 'failed'

/** What a run has brought so far. */
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
