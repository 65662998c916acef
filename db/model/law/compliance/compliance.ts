import type { PublicationSettings } from '../../agency/agency-settings.ts'
import { labelOf } from '../../listings/energy.ts'
import type { Listing } from '../../listings/listing.ts'
import { isListed } from '../../listings/listing-state.ts'
import { isToBeBuilt } from '../../listings/new-building.ts'
import { isGroup } from '../../listings/property-group.ts'
import { isKnownType } from '../../listings/property-type.ts'
import { propertyTypes } from '../../listings/property-types.ts'
import { type Region, regionOf } from '../../places/region.ts'
import { dayOf, ruleOn } from '../dated-rule.ts'
import { renovationDuty } from '../renovation.ts'
import { energyRules } from './energy-rules.ts'
import { fileRules } from './file-rules.ts'
import { type PropertyKind, type PublicationRule, type RuleName, ruleNames } from './publication-rule.ts'
import { placeRule, siteRules } from './site-rules.ts'
import { factOfRule, isStated, partsRead } from './stated.ts'

/** Every rule, dated: a change in the law is a new row. */
export const publicationRules: readonly PublicationRule[] = [placeRule, ...energyRules, ...siteRules, ...fileRules]

/** The fields of a listing that the rules read. */
export type RuledListing = Pick<Listing, 'goal' | 'state' | 'mainType' | 'type' | 'place' | 'price' | 'takeover' | 'energy' | 'facts' | 'projectId' | 'unclear'>

/** The outcome of one rule for one listing; `row` is the version of the rule in force, null if it does not apply. */
export interface Compliance {
  readonly rule: RuleName
  /** `notUnderstood`: the record gives it in a way that could not be read. */
  readonly state: 'stated' | 'missing' | 'notUnderstood' | 'notApplicable'
  readonly row: PublicationRule | null
}

/**
 * Checks what a listing must state by law on a day, given its region, deal, kind and age, rule by rule in a fixed order. Rules without a row for
 * that day do not apply, nor does any rule outside Belgium and Luxembourg. Where the region itself is not known, `place` is the rule that fails.
 * @param today YYYY-MM-DD (a time after it is ignored)
 */
export function complianceOf(listing: RuledListing, today: string): readonly Compliance[] {
  const region = regionOf(listing.place.country, listing.place.zip)
  const day = dayOf(today)
  return ruleNames.map((rule) => {
    if (rule === 'place') return placeCompliance(listing)
    const row = region === null || day === null ? null : rowFor(rule, listing, region, day)
    return { rule, row, state: row === null || day === null ? 'notApplicable' : stateOf(rule, row, listing, day) }
  })
}

/** Other rules depend on the region: where a home in Belgium or Luxembourg has none, or its place is in doubt, none of them can be relied on. */
function placeCompliance(listing: RuledListing): Compliance {
  const { country } = listing.place
  const isUnclear = listing.unclear?.includes('place') === true
  if (!isUnclear && (country === 'other' || regionOf(country, listing.place.zip) !== null)) return { rule: 'place', row: null, state: 'notApplicable' }
  return { rule: 'place', row: placeRule, state: isUnclear ? 'notUnderstood' : 'missing' }
}

/** An answer in words that were not understood is stated by the record's own words; whether they say what the law asks, a person must see. */
function stateOf(rule: RuleName, row: PublicationRule, listing: RuledListing, day: string): 'stated' | 'missing' | 'notUnderstood' {
  const unclear = listing.unclear ?? []
  const facts = [factOfRule[rule], rule === 'summons' ? ('judicialDecision' as const) : undefined]
  if (isStated(rule, listing, day)) return facts.some((fact) => fact !== undefined && unclear.includes(fact)) ? 'notUnderstood' : 'stated'
  const isForKind = row.kinds.includes(kindOf(listing))
  return !isForKind || partsRead(rule).some((part) => unclear.includes(part)) ? 'notUnderstood' : 'missing'
}

/** A rule that a listing fails. */
export interface Gap {
  readonly rule: RuleName
  readonly state: 'missing' | 'notUnderstood'
  readonly row: PublicationRule
}

/** The rules a listing fails on a day. */
export function gapsOf(listing: RuledListing, today: string): readonly Gap[] {
  return complianceOf(listing, today).flatMap(({ rule, row, state }) =>
    (state === 'missing' || state === 'notUnderstood') && row !== null ? [{ rule, row, state }] : [],
  )
}

function rowFor(rule: RuleName, listing: RuledListing, region: Region, day: string): PublicationRule | null {
  // A takeover is listed for rent and has no rent.
  if (listing.takeover && (rule === 'monthlyRent' || rule === 'charges')) return null
  // A kind that was given and not understood may be a home.
  const kind = isKindUnclear(listing) ? 'house' : kindOf(listing)
  const row = ruleOn(
    publicationRules,
    day,
    (each) => each.rule === rule && each.regions.includes(region) && each.goals.includes(listing.goal) && each.kinds.includes(kind),
  )
  if (row === null || (row.standing && isToBeBuilt(listing, day)) || !isOldEnough(listing, row)) return null
  return rule === 'renovationDuty' && !hasRenovationDuty(listing, region, day) ? null : row
}

function isKindUnclear(listing: RuledListing): boolean {
  return listing.unclear?.includes('type') === true && kindOf(listing) === 'other'
}

/** The category that rules use; derived from the sub-category if the category is unknown. */
export function kindOf({ mainType, type }: Pick<Listing, 'mainType' | 'type'>): PropertyKind {
  if (isGroup(mainType)) return mainType
  return isKnownType(type) ? propertyTypes[type].group : 'other'
}

function isOldEnough({ facts: { constructionYear } }: RuledListing, { builtBefore }: PublicationRule): boolean {
  return builtBefore === undefined || typeof constructionYear !== 'number' || constructionYear < builtBefore
}

function hasRenovationDuty(listing: RuledListing, region: Region, day: string): boolean {
  const label = labelOf(listing)
  return renovationDuty({ region, mainType: kindOf(listing), labelText: label?.text ?? null, goal: listing.goal }, day) !== null
}

/** Whether a listing is held back from publication. */
export type HoldsBack = (listing: RuledListing) => boolean

/**
 * Returns the test for what an agency holds back on a day; null if it holds nothing back. Only a listing on offer is an advertisement, so a sold
 * or rented home keeps its page.
 * @param today YYYY-MM-DD
 */
export function holdsBackOn({ holdBack }: PublicationSettings, today: string): HoldsBack | null {
  if (holdBack === false || (holdBack !== true && holdBack.length === 0)) return null
  return (listing) =>
    isListed(listing.state) && gapsOf(listing, today).some(({ rule, row }) => (holdBack === true ? row.without === 'unlawful' : holdBack.includes(rule)))
}
