import { type Compliance, complianceOf } from '#db/model/law/compliance/compliance.ts'
import { factOfRule } from '#db/model/law/compliance/stated.ts'
import { oldestCheck } from '#db/model/law/dated-rule.ts'
import { type FactKey, factDefinition, factKeys } from '#db/model/listings/facts.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { regionOf } from '#db/model/places/region.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type FactView, factLabel, presentFacts } from '../listings/facts/fact-groups.present.ts'
import { loweredInList } from '../listings/facts/label-in-list.present.ts'
import { formatDay } from '../site/number.present.ts'

/** The legal block of a listing: what the law requires, and other data on flooding, planning and certificates. */
export interface LawView {
  readonly title: string
  readonly facts: readonly LawFactView[]
  /** The facts in rows on the page: without those that say 'none', which `none` names in one sentence. */
  readonly rows: readonly LawFactView[]
  readonly none: string | null
  /** The jurisdiction and when its rules were last checked; null if the law requires nothing. */
  readonly basis: string | null
}

interface LawFactView extends FactView {
  /** Required by law and missing, though the advertisement may run without it for now. */
  readonly isPending: boolean
}

/** The energy certificate, its unique code and the duty to renovate, in words; null if unknown. */
export interface EnergyWords {
  readonly certificate: string | null
  readonly code: string | null
  readonly duty: string | null
}

const lawKeys: readonly FactKey[] = factKeys.filter((key) => factDefinition(key).group === 'law')
const lawOrder: readonly string[] = lawKeys

/**
 * The legal block; null if empty. A statement that is unlawful to leave out is never shown as 'not yet available': if it is missing,
 * `npm run compliance` lists the gap.
 */
export function presentLaw(listing: Listing, energy: EnergyWords, locale: Locale, now: Date): LawView | null {
  const t = translator(locale)
  const compliance = isListed(listing.state) ? complianceOf(listing, now.toISOString()) : []
  const known = [...energyFacts(listing, compliance, energy, locale), ...presentFacts(listing, lawKeys, locale, now).map(stated)]
  const facts = [...known, ...pendingFacts(listing, compliance, known, locale)].sort((one, other) => placeOf(one) - placeOf(other))
  if (facts.length === 0) return null
  return { title: t('factGroup.law'), facts, ...withoutNone(facts, locale), basis: basisOf(listing, compliance, locale) }
}

/** Facts in rows, and one sentence that names those with the value 'none'. */
export function withoutNone(facts: readonly LawFactView[], locale: Locale): Pick<LawView, 'rows' | 'none'> {
  const none = facts.filter(({ key, value, isPending }) => !isPending && key !== 'permit' && saysNone(value, locale))
  const [first = '', ...others] = none.map(({ label }) => label)
  const list = [first, ...others.map((label) => loweredInList(label, locale))].join(', ')
  return { rows: facts.filter((fact) => !none.includes(fact)), none: none.length === 0 ? null : translator(locale)('law.noneOf', { list }) }
}

const noneWords: readonly string[] = ['geen', 'aucun', 'aucune', 'néant', 'none', 'keine', 'keiner', 'keines']

function saysNone(value: string, locale: Locale): boolean {
  return value === translator(locale)('fact.none') || noneWords.includes(value.toLowerCase())
}

function stated(fact: FactView): LawFactView {
  return { ...fact, isPending: false }
}

/** The energy certificate and the duty, repeated here in one line each, so that the block contains everything the law requires. */
function energyFacts(listing: Listing, compliance: readonly Compliance[], { certificate, code, duty }: EnergyWords, locale: Locale): readonly LawFactView[] {
  const t = translator(locale)
  const region = regionOf(listing.place.country, listing.place.zip)
  const hasEnergyStatement = compliance.some(({ rule, state }) => state === 'stated' && (rule === 'energyLabel' || rule === 'energyScore'))
  return [
    ...(hasEnergyStatement && region !== null && certificate !== null ? [{ ...fact('energy', t(`certificate.${region}`), certificate), note: code }] : []),
    ...(duty === null ? [] : [fact('renovationDuty', t('law.renovationDuty'), duty)]),
  ]
}

/** Only for facts that this block shows, and not if the record has a value such as 'requested'. */
function pendingFacts(listing: Listing, compliance: readonly Compliance[], known: readonly FactView[], locale: Locale): readonly LawFactView[] {
  const t = translator(locale)
  return compliance.flatMap(({ rule, state, row }) => {
    const key = factOfRule[rule]
    if (state !== 'missing' || row?.without !== 'allowed' || row.ifConcerned || key === undefined || !lawKeys.includes(key)) return []
    if (known.some((each) => each.key === key)) return []
    return [{ ...fact(key, factLabel(key, regionOf(listing.place.country, listing.place.zip), locale), t('law.pending')), isPending: true }]
  })
}

function fact(key: string, label: string, value: string): LawFactView {
  return { key, label, value, note: null, isPending: false }
}

/** Energy first, then the order of the table of facts. */
function placeOf({ key }: FactView): number {
  return lawOrder.indexOf(key)
}

function basisOf(listing: Listing, compliance: readonly Compliance[], locale: Locale): string | null {
  const region = regionOf(listing.place.country, listing.place.zip)
  const day = oldestCheck(compliance.flatMap(({ row }) => row ?? []))
  if (region === null || day === null) return null
  const t = translator(locale)
  return t('law.basis', { region: t(`region.${region}`), day: formatDay(day, locale) })
}
