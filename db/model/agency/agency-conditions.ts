import { type FactGroup, type FactKey, factDefinition, factGroups, factKeys } from '../listings/facts.ts'
import type { Listing } from '../listings/listing.ts'
import { isListed } from '../listings/listing-state.ts'
import { regionOf } from '../places/region.ts'
import { textIn } from '../site/localized.ts'
import { type ConditionRule, holds } from './condition.ts'
import type { Values } from './condition-values.ts'

/**
 * A rule of the agency's record: a fact, or a group of facts, is shown on the pages of those homes alone for which it holds, in addition to the site's own
 * rules. What the law requires is shown whatever a rule says.
 * @source specification, section 3 ("Condition rule")
 */
export interface AgencyCondition extends ConditionRule {
  readonly show: FactKey | FactGroup
}

/** What a rule may be about: every group and fact but those that the law requires. */
export const conditionedNames: readonly (FactKey | FactGroup)[] = [
  ...factGroups.filter((group) => group !== 'law'),
  ...factKeys.filter((key) => factDefinition(key).group !== 'law'),
]

/** The fields that rules may compare: properties of the home, and its facts under their keys. */
export function conditionFields(listing: Listing): Values {
  return {
    ...Object.fromEntries(Object.entries(listing.facts).map(([key, value]) => [key, typeof value === 'object' ? textIn(value, 'nl') : value])),
    goal: listing.goal,
    state: listing.state,
    onOffer: isListed(listing.state),
    mainType: listing.mainType,
    type: listing.type,
    country: listing.place.country,
    region: regionOf(listing.place.country, listing.place.zip) ?? '',
    lifeAnnuity: listing.annuity !== undefined,
    price: listing.price.amount ?? '',
    priced: listing.price.amount !== null,
    floor: textIn(typeof listing.facts.floor === 'object' ? listing.facts.floor : null, 'nl'),
  }
}

/** Removes the facts whose condition is false. @returns the same object if the agency has no conditions */
export function withoutConditioned(listing: Listing, rules: readonly AgencyCondition[]): Listing {
  if (rules.length === 0) return listing
  const fields = conditionFields(listing)
  const hidden = new Set<string>(rules.filter((rule) => !holds(rule, fields)).map(({ show }) => show))
  const isShown = (key: FactKey) => {
    const { group } = factDefinition(key)
    return group === 'law' || !(hidden.has(key) || hidden.has(group))
  }
  const facts = Object.fromEntries(factKeys.flatMap((key) => (listing.facts[key] !== undefined && isShown(key) ? [[key, listing.facts[key]]] : [])))
  return { ...listing, facts }
}
