import { labelOf } from '../../listings/energy.ts'
import { type FactKey, factKeys } from '../../listings/facts.ts'
import type { FactValue, Place, UnclearPart } from '../../listings/listing.ts'
import { wordKey } from '../../listings/vocabulary.ts'
import { regionOf } from '../../places/region.ts'
import { saysPending } from '../pending.ts'
import type { RuledListing } from './compliance.ts'
import type { RuleName } from './publication-rule.ts'
import { siteRules } from './site-rules.ts'

/** The fact that satisfies a rule, for rules that need a single fact. */
export const factOfRule: Readonly<Partial<Record<RuleName, FactKey>>> = {
  energyTotal: 'epcTotal',
  co2Emission: 'co2Emission',
  insulationClass: 'insulationClass',
  floodPScore: 'floodPScore',
  floodGScore: 'floodGScore',
  floodZone: 'floodZone',
  riverbankZone: 'riverbankZone',
  permit: 'permit',
  zoning: 'zoning',
  summons: 'summons',
  preemptiveRight: 'preemptiveRight',
  allotmentPermit: 'allotmentPermit',
  heritage: 'heritage',
  asbestosCertificate: 'asbestosType',
  soilCertificate: 'groundCertificate',
  electricityInspection: 'electricityCertificate',
  charges: 'chargesRenter',
}

/** What a certificate of energy says: it counts while the certificate is valid. */
const certified: ReadonlySet<RuleName> = new Set<RuleName>(['energyLabel', 'energyScore', 'energyCode', 'energyTotal', 'co2Emission', 'insulationClass'])

/**
 * Whether a listing's page states what a rule requires on a day, YYYY-MM-DD. A 'no' counts; a certificate that is missing, pending or no longer valid
 * does not.
 */
export function isStated(rule: RuleName, listing: RuledListing, day: string): boolean {
  const { facts, energy, place, price } = listing
  const { certificateEndDate: end } = facts
  if (certified.has(rule) && typeof end === 'string' && end < day) return false
  switch (rule) {
    case 'energyLabel':
      return (labelOf(listing)?.band ?? 0) > 0
    case 'energyScore':
      return energy.value !== null
    case 'energyCode':
      // In Flanders the address may be stated instead.
      return isCode(facts.epcReference) || (isWhole(place.address) && regionOf(place.country, place.zip) === 'flanders')
    case 'monthlyRent':
      return price.amount !== null
    case 'renovationDuty':
      // The site derives it from the label and shows it beside it.
      return true
    case 'asbestosCertificate':
      return isKnown('asbestosType', facts.asbestosType) || facts.asbestosDate !== undefined
    case 'summons':
      return facts.summons !== undefined || facts.judicialDecision !== undefined
    default: {
      const key = factOfRule[rule]
      return key !== undefined && isKnown(key, facts[key])
    }
  }
}

/** Whether an address names a street and a number: a street alone is not the home's address, nor is 'op aanvraag'. */
function isWhole(address: Place['address']): boolean {
  return address !== null && !saysPending(address.street) && /\d/.test(address.houseNumber ?? '')
}

const dates = /(?<![\d-])(?:\d{1,2}[-/. ]\d{1,2}[-/. ](?:\d{2}){1,2}|(?:19|20)\d\d(?:-\d\d-\d\d)?)(?![\d-])/g

/** A certificate's code has figures, besides those of a date: 'in aanvraag sinds 12/03/2026' is none. */
function isCode(value: FactValue | undefined): boolean {
  const words = typeof value === 'string' ? [value] : typeof value === 'object' ? Object.values(value) : []
  return words.some((word) => /[1-9]/.test(word.replace(dates, '')))
}

/** Words that mean there is no certificate yet, or that the answer is not known. */
const notYet = /\.(?:pending|missing|not-specified)$/

function isKnown(key: FactKey, value: FactValue | undefined): boolean {
  if (value === undefined) return false
  const words = typeof value === 'string' ? [value] : typeof value === 'object' ? Object.values(value) : null
  return words === null || words.some((word) => word.trim() !== '' && !notYet.test(wordKey(key, word) ?? ''))
}

/** What each rule reads of a listing besides the fact of `factOfRule`. */
const partsOfRule: Readonly<Partial<Record<RuleName, readonly UnclearPart[]>>> = {
  energyLabel: ['energyValue', 'energyLabel'],
  energyScore: ['energyValue'],
  energyCode: ['epcReference'],
  renovationDuty: ['energyValue', 'energyLabel'],
  summons: ['judicialDecision'],
  asbestosCertificate: ['asbestosDate'],
  monthlyRent: ['price', 'rentPrice'],
}

/** The parts of a listing that a rule reads. */
export function partsRead(rule: RuleName): readonly UnclearPart[] {
  const fact = factOfRule[rule]
  return [...(fact === undefined ? [] : [fact]), ...(partsOfRule[rule] ?? [])]
}

/** The facts that a rule of publication asks for, and the VAT regime, on which a buyer's costs depend. */
export const ruledFacts: readonly FactKey[] = factKeys.filter(
  (key) => key === 'vatRegime' || [...Object.values(factOfRule), ...Object.values(partsOfRule).flat()].some((each) => each === key),
)

/** The facts on flooding, planning and heritage that an advertisement must state; certificates are needed for the agreement only. */
export const advertisedFacts: readonly FactKey[] = factKeys.filter((key) => siteRules.some(({ rule }) => partsRead(rule).some((part) => part === key)))
