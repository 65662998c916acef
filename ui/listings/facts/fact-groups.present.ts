import { conditionFields } from '#db/model/agency/agency-conditions.ts'
import { type ConditionRule, holds } from '#db/model/agency/condition.ts'
import type { Values } from '#db/model/agency/condition-values.ts'
import { depositRule } from '#db/model/calculators/deposit.ts'
import { type FactGroup, type FactKey, factDefinition, factKeys } from '#db/model/listings/facts.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import { regionOf } from '#db/model/places/region.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { typeLabel } from '../listing-address.present.ts'
import { factText } from './fact-text.present.ts'

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

/** The site's own condition rules for groups; an agency adds its own in its record. A group without a rule is always shown. */
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
  askingPrice: { advancedCondition: 'lifeAnnuity == false && (goal != "sale" || askingPrice != price)' },
  rentPrice: { advancedCondition: 'goal != "rent" || rentPrice != price' },
  startPrice: { field: 'lifeAnnuity', logic: '==', compareWithValue: 'false' },
  optionPrice: { field: 'lifeAnnuity', logic: '==', compareWithValue: 'false' },
}

/** The record's facts of one group, in the order of the table; null when it has none or the rule is false. */
export function presentGroup(listing: Listing, group: FactGroup, locale: Locale, now: Date): FactGroupView | null {
  const record = conditionFields(listing)
  const rule = groupConditions[group]
  if (rule && !holds(rule, record)) return null
  const facts = factKeys.filter((key) => factDefinition(key).group === group).flatMap((key) => presentFact(listing, key, record, locale, now))
  const shown = group === 'building' ? [...mainTypeOf(listing, locale), ...facts] : facts
  return shown.length === 0 ? null : { key: group, title: translator(locale)(`factGroup.${group}`), facts: shown }
}

/** The main type, where the home is called by its sub type: a villa is a house. */
function mainTypeOf(listing: Listing, locale: Locale): FactView[] {
  const t = translator(locale)
  const key = `group.${listing.mainType}`
  const value = hasMessage(key) ? t(key) : textIn(listing.mainTypeName, locale)
  if (value === '' || listing.type === listing.mainType || value === typeLabel(listing, locale)) return []
  return [{ key: 'mainType', label: t('fact.mainType'), value, note: null }]
}

/** The record's facts among some keys, in that order. */
export function presentFacts(listing: Listing, keys: readonly FactKey[], locale: Locale, now: Date): readonly FactView[] {
  const record = conditionFields(listing)
  return keys.flatMap((key) => presentFact(listing, key, record, locale, now))
}

function presentFact(listing: Listing, key: FactKey, record: Values, locale: Locale, now: Date): FactView[] {
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
