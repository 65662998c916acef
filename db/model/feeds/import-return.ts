import { day } from '../site/durations.ts'
import type { Harm } from './guard/differences.ts'
import type { Finding } from './guard/judge.ts'
import type { ImportState, ImportVia } from './import-run.ts'

/** The return of an import: an import of its own that puts the records back as they stood before. */

/** Days that an import can be returned. */
export const returnDays = 7

/** The id of the import that returns another. */
export function returnIdOf(importId: string): string {
  return `${importId}r`
}

/** The id of the import that a return is about. */
export function returnedIdOf(returnId: string): string {
  return returnId.slice(0, -1)
}

interface ReturnedRun {
  readonly via: ImportVia
  readonly state: ImportState
  readonly startedAt: string
}

/** The id of the import that applies what a held one hides. */
export function hidesIdOf(heldId: string): string {
  return `${heldId}h`
}

/** Whether an import can be returned by its state and its age. A home entered by hand has versions of its own. */
export function isReturnable({ via, state, startedAt }: ReturnedRun, now: Date): boolean {
  const hasEnded = state === 'done' || state === 'superseded' || state === 'refused'
  return hasEnded && via !== 'entry' && now.getTime() - Date.parse(startedAt) < returnDays * day
}

/** What a return may do to many homes: prices that moved move back to what visitors have seen. */
const movesBack: ReadonlySet<Harm> = new Set<Harm>([
  ...(['goal', 'price', 'prices', 'priceFactor', 'unit', 'area', 'areaFactor'] as const),
  ...(['energy', 'law', 'type', 'town', 'date', 'sold'] as const),
])

/** The findings for which a return is held: it publishes, or empties, more than is ordinary. */
export function findingsOfReturn(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ harm }) => !movesBack.has(harm))
}
