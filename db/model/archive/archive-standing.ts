import { hour } from '../site/durations.ts'
import { clockMargin } from '../site/wrong-clock.ts'

/** What is known of one archive that was made, or could not be made. Times are UTC in ISO 8601. */
export interface MadeArchive {
  readonly state: 'reading' | 'done' | 'failed' | 'restoring'
  readonly startedAt: string
  /** The moment that it is of; null unless it is done. */
  readonly endedAt: string | null
  readonly provedAt: string | null
  /** What the last proof found wrong. */
  readonly proof: string | null
  readonly bytes: number
  readonly rows: number
  readonly files: number
}

/** `off`: there is no public key; `none`: there is no archive yet. */
export type ArchiveState = 'off' | 'none' | 'fine' | 'late' | 'failed' | 'damaged'

export interface ArchiveStanding {
  readonly state: ArchiveState
  /** The newest archive that is whole. */
  readonly last: MadeArchive | null
}

/** An archive is made every night: without one for this long, a night has failed and the next has not made up for it. */
const lateAfter = 36 * hour

/** So many failures in a row are told to the agency; one night alone is made up for by the next. */
export const failuresToTell = 2

/**
 * How the archives stand. One of a clock that was ahead says nothing: it would pass for the newest until then.
 * @param made the newest ones, the newest first
 */
export function archiveStanding(made: readonly MadeArchive[], isOn: boolean, now: Date): ArchiveStanding {
  const known = made.filter(({ startedAt }) => Date.parse(startedAt) <= now.getTime() + clockMargin)
  const last = known.find(({ state }) => state === 'done') ?? null
  return { state: stateOf(known, last, isOn, now), last }
}

function stateOf(made: readonly MadeArchive[], last: MadeArchive | null, isOn: boolean, now: Date): ArchiveState {
  const ended = made.filter(({ state }) => state === 'done' || state === 'failed')
  if (last !== null && last.proof !== null) return 'damaged'
  if (ended.length >= failuresToTell && ended.slice(0, failuresToTell).every(({ state }) => state === 'failed')) return 'failed'
  if (!isOn) return 'off'
  if (last === null) return 'none'
  return now.getTime() - Date.parse(last.endedAt ?? last.startedAt) > lateAfter ? 'late' : 'fine'
}
