import { clockMargin } from '../site/wrong-clock.ts'

/** The id of the archive that begins at a moment: ids sort by time, and are names of files. */
export function archiveIdAt(moment: Date): string {
  return moment.toISOString().replace(/[:.]/g, '-')
}

/** The newest of archives; null if there is none. One of a clock that was ahead would pass for the newest until then. @param ids the oldest first */
export function newestArchive(ids: readonly string[], now: Date): string | null {
  const last = archiveIdAt(new Date(now.getTime() + clockMargin))
  return ids.findLast((id) => id <= last) ?? null
}
