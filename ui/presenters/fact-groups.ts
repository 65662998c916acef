import { type ConditionRule, holds } from '#db/model/condition.ts'
import { depositRule } from '#db/model/deposit.ts'
import { type FactGroup, type FactKey, factDefinition, factKeys } from '#db/model/facts.ts'
import type { Listing } from '#db/model/listing.ts'
import { isListed } from '#db/model/listing-state.ts'
import { textIn } from '#db/model/localized.ts'
import { formatEuro } from '#db/model/price.ts'
import { regionOf } from '#db/model/region.ts'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { factText } from './fact-text.ts'

/** A label with its value; `note` explains it. */
export interface FactView {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly note: string | null
}

export interface FactGroupView {
  readonly key: FactGroup
  readonly title: string
  readonly facts: readonly FactView[]
}

/** Condition rules that decide whether a group is shown, as data so that an agency can change them. A group without a rule is always shown. */
const groupConditions: Readonly<Partial<Record<FactGroup, ConditionRule>>> = {
  rooms: { field: 'mainType', logic: '!=', compareWithValue: 'land' },
  costs: { advancedCondition: 'onOffer == true' },
  annuity: { field: 'lifeAnnuity', logic: '==', compareWithValue: 'true' },
}

/** Condition rules for single facts, in addition to their group's. A price that the page shows under the same name is not repeated. */
const factConditions: Readonly<Partial<Record<FactKey, ConditionRule>>> = {
  chargesRenter: { field: 'goal', logic: '==', compareWithValue: 'rent' },
  depositAmount: { field: 'goal', logic: '==', compareWithValue: 'rent' },
  inventoryCostRenter: { field: 'goal', logic: '==', compareWithValue: 'rent' },
  agencyCostRenter: { field: 'goal', logic: '==', compareWithValue: 'rent' },
  minimumIncome: { field: 'goal', logic: '==', compareWithValue: 'rent' },
  maxPersons: { field: 'goal', logic: '==', compareWithValue: 'rent' },
  floor: { advancedCondition: 'mainType != "house" || floor != "0"' },
  askingPrice: { advancedCondition: 'lifeAnnuity == false && (goal != "sale" || priced == false)' },
  rentPrice: { advancedCondition: 'goal != "rent" || priced == false' },
  startPrice: { field: 'lifeAnnuity', logic: '==', compareWithValue: 'false' },
  optionPrice: { field: 'lifeAnnuity', logic: '==', compareWithValue: 'false' },
}

type Conditioned = Readonly<Record<string, string | boolean | number>>

/** The fields available to the rules. */
function conditioned(listing: Listing): Conditioned {
  return {
    goal: listing.goal,
    state: listing.state,
    onOffer: isListed(listing.state),
    mainType: listing.mainType,
    type: listing.type,
    country: listing.place.country,
    region: regionOf(listing.place.country, listing.place.zip) ?? '',
    lifeAnnuity: listing.annuity !== undefined,
    priced: listing.price.amount !== null,
    floor: textIn(typeof listing.facts.floor === 'object' ? listing.facts.floor : null, 'nl'),
  }
}

/** The record's facts of one group, in the order of the table; null when it has none or the rule is false. */
export function presentGroup(listing: Listing, group: FactGroup, locale: Locale, now: Date): FactGroupView | null {
  const record = conditioned(listing)
  const rule = groupConditions[group]
  if (rule && !holds(rule, record)) return null
  const shown = factKeys.filter((key) => factDefinition(key).group === group).flatMap((key) => presentFact(listing, key, record, locale, now))
  return shown.length === 0 ? null : { key: group, title: translator(locale)(`factGroup.${group}`), facts: shown }
}

/** The record's facts among some keys, in that order. */
export function presentFacts(listing: Listing, keys: readonly FactKey[], locale: Locale, now: Date): readonly FactView[] {
  const record = conditioned(listing)
  return keys.flatMap((key) => presentFact(listing, key, record, locale, now))
}

function presentFact(listing: Listing, key: FactKey, record: Conditioned, locale: Locale, now: Date): FactView[] {
  const value = listing.facts[key]
  const rule = factConditions[key]
  if (value === undefined || (rule && !holds(rule, record))) return []
  const text = factText(key, value, locale, now)
  if (text === null || (key === 'uniqueCode' && text === listing.reference)) return []
  return [
    {
      key,
      label: factLabel(key, String(record.region), locale),
      value: text,
      note: key === 'depositAmount' ? depositNote(listing, locale, now) : noteOf(key, text, locale),
    },
  ]
}

/** Named by its region's law where that has another name for it: 'Impôt foncier' in Luxembourg, 'Extrait conforme (BDES)' in Wallonia. */
export function factLabel(key: FactKey, region: string | null, locale: Locale): string {
  const regional = `fact.${key}.${region}`
  return translator(locale)(hasMessage(regional) ? regional : `fact.${key}`)
}

/** A deposit that the record has above the legal maximum for a home. */
function depositNote({ mainType, type, place, price, facts }: Listing, locale: Locale, now: Date): string | null {
  const region = regionOf(place.country, place.zip)
  const rent = price.unit === undefined ? price.amount : null
  const isHome = mainType === 'house' || mainType === 'apartment'
  const rule = region && isHome ? depositRule(region, now.toISOString(), type === 'student-room') : null
  if (rule === null || rent === null || typeof facts.depositAmount !== 'number' || facts.depositAmount <= rent * rule.months) return null
  return translator(locale)('costs.depositAbove', { count: rule.months, amount: formatEuro(rent * rule.months) })
}

/** Explanation of a flood score. */
function noteOf(key: FactKey, text: string, locale: Locale): string | null {
  const grade = text.toLowerCase()
  if (grade !== 'a' && grade !== 'b' && grade !== 'c' && grade !== 'd') return null
  const t = translator(locale)
  if (key === 'floodPScore') return t(`floodScore.p.${grade}`)
  return key === 'floodGScore' ? t(`floodScore.g.${grade}`) : null
}
