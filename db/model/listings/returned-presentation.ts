import type { OwnPresentation } from './presentation.ts'

/**
 * The presentation that a return to an earlier version gives. What was hidden or removed since stays so: photographs that are hidden today, added ones
 * that are gone. The point stays as it is.
 */
export function returnedPresentation(earlier: OwnPresentation, now: OwnPresentation): OwnPresentation {
  const { point: _, added: earlierAdded = [], ...rest } = earlier
  const added = earlierAdded.filter(({ key }) => now.added?.some((photo) => photo.key === key))
  const later = (now.added ?? []).filter(({ key }) => !added.some((photo) => photo.key === key))
  const all = [...added, ...later]
  return {
    ...rest,
    hidden: [...new Set([...earlier.hidden, ...now.hidden])],
    ...(all.length > 0 && { added: all }),
    ...(now.point && { point: now.point }),
  }
}
