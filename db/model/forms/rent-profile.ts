import { type DatedRule, dayOf, ruleOn } from '../law/dated-rule.ts'
import type { ListingCard } from '../listings/listing.ts'
import { isListed } from '../listings/listing-state.ts'
import type { Region } from '../places/region.ts'

/** What a rental candidate may leave unanswered: asked besides name and contact, household and income. */
export type OptionalQuestion = 'movingDate' | 'pets' | 'movingReason'

/** What a rental candidate may be asked after a viewing, besides the amount of their income. */
export interface RentQuestions {
  /** `persons`: their number alone; `composition`: adults and children; `ages`: also the ages of the children. */
  readonly household: 'persons' | 'composition' | 'ages'
  readonly optional: readonly OptionalQuestion[]
  /** Whether the law's list is closed, so that nothing else may be asked, a form of address included. */
  readonly closed: boolean
}

/** A closed list of what a landlord may ask a candidate before choosing a tenant. */
interface ClosedList extends DatedRule, Pick<RentQuestions, 'household'> {
  readonly region: Region
}

const closedLists: readonly ClosedList[] = [
  {
    region: 'wallonia',
    household: 'composition',
    from: '2018-09-01',
    source: { name: 'wallex.wallonie.be, décret du 15 mars 2018 relatif au bail d’habitation', url: 'https://wallex.wallonie.be' },
    checked: '2026-11-26',
    sure: 'high',
  },
  {
    // Before the viewing a name and a means of contact; with the application the number of persons and the amount of means; the rest for the lease alone.
    region: 'brussels',
    household: 'persons',
    from: '2023-03-20',
    source: {
      name: 'jubel.be, Code bruxellois du Logement art. 200ter',
      url: 'https://www.jubel.be/fr/bruxelles-quelles-informations-pouvez-vous-demander-a-votre-candidat-locataire/',
    },
    checked: '2026-11-26',
    sure: 'high',
  },
]

const open: RentQuestions = { household: 'ages', optional: ['movingDate', 'pets', 'movingReason'], closed: false }

/**
 * What may be asked after a viewing. Before it only name and contact details may be asked.
 * @param on YYYY-MM-DD (a time after it is ignored)
 */
export function rentQuestions(region: Region | null, on: string): RentQuestions {
  const day = dayOf(on)
  const list = day === null ? null : ruleOn(closedLists, day, (row) => row.region === region)
  return list ? { household: list.household, optional: [], closed: true } : open
}

/** Answers of earlier applications that may not be asked, and are therefore not shown. */
export function forbiddenAnswers({ household, optional }: RentQuestions): readonly string[] {
  return [...(household === 'ages' ? [] : ['childrenAges']), ...open.optional.filter((question) => !optional.includes(question))]
}

/** Whether candidates may apply: the listing is for rent and on offer. */
export function takesRentProfiles({ goal, state, mainType, takeover }: Pick<ListingCard, 'goal' | 'state' | 'mainType' | 'takeover'>): boolean {
  return goal === 'rent' && takeover !== true && isListed(state) && (mainType === 'house' || mainType === 'apartment')
}
