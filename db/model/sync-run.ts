/** What ended a run of a synchronisation, or keeps it waiting. */
export const syncFaults = ['unreachable', 'busy', 'wrongAnswer', 'refused', 'guarded', 'superseded', 'overdue', 'inside'] as const
export type SyncFault = (typeof syncFaults)[number]

/** A fault with what the service or the site said of it, in English; it never holds an address or a password. */
export interface SyncError {
  readonly fault: SyncFault
  readonly detail: string
}

export type SyncMode = 'full' | 'delta'
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
  /** Tries of the present step that failed. */
  readonly attempts: number
  readonly counts: SyncCounts
  readonly touchedAt: string
  readonly startedAt: string
  readonly endedAt: string | null
  /** Of a failed run why; of a running one what it waits for. */
  readonly error: SyncError | null
}
