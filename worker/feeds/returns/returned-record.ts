import type { HidingHome } from '#db/feeds/guard/hiding-rows.ts'
import type { ProjectVersion } from '#db/feeds/returns/returning-rows.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import type { Project } from '#db/model/projects/project.ts'
import { hiddenOnly, shownOf } from '../guard/hidden-only.ts'

interface ReturnedHome {
  readonly listing: Listing
  /** Whether nothing of it was hidden since. */
  readonly isWhole: boolean
}

/** A home as it stood before, without what is hidden, sold or off the market today. Its earlier prices are those of then: the price since was an error. */
export function returnedHome({ before, after, secrets }: Pick<HidingHome, 'before' | 'after' | 'secrets'>): ReturnedHome {
  const hidden = hiddenOnly({ before, after, secrets }, { takesSales: true })
  const isWhole = JSON.stringify(hidden) === JSON.stringify(hiddenOnly({ before, after: before, secrets }, { takesSales: true }))
  const isPriced = hidden.price.amount !== null && hidden.price.amount === before.price.amount
  return { listing: isPriced ? { ...hidden, earlierPrices: before.earlierPrices ?? [] } : hidden, isWhole }
}

/**
 * A project as it stood before; null if it would publish what its record of today does not. Units stay as they are today where the price of one is not
 * published any more, documents always.
 */
export function returnedProject(before: ProjectVersion, now: ProjectVersion): Project | null {
  const [was, is] = [before.project, now.project]
  const publishes =
    shownOf(was.place) > shownOf(is.place) ||
    (before.listed && !now.listed) ||
    (is.unpublished && !was.unpublished) ||
    (was.startPrice !== null && is.startPrice === null)
  if (publishes) return null
  const publishesUnits = was.constructions.some(({ id, price }) => price !== null && (is.constructions.find((unit) => unit.id === id)?.price ?? null) === null)
  if (!publishesUnits && JSON.stringify(was.documents) === JSON.stringify(is.documents)) return was
  return { ...was, constructions: publishesUnits ? is.constructions : was.constructions, documents: is.documents }
}
