import { energyLabel, labelOf } from '#db/model/listings/energy.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatNumber } from '../../site/number.present.ts'
import { type EnergyBadgeView, presentEnergyBadge } from './energy.present.ts'
import { insulationOf } from './property-energy.present.ts'

export interface KeyFactView {
  readonly label: string
  readonly value: string
  readonly energy: EnergyBadgeView | null
}

const maxKeyFacts = 5

/** The facts at the head of the page, energy last. */
export function presentKeyFacts(listing: Listing, locale: Locale, now: Date): KeyFactView[] {
  const t = translator(locale)
  const area = (label: string, value: number | null) =>
    value === null ? [] : [{ label, value: t('unit.area', { value: formatNumber(value, locale) }), energy: null }]
  const count = (label: string, value: unknown) => (typeof value === 'number' && value > 0 ? [{ label, value: formatNumber(value, locale), energy: null }] : [])
  const energy = labelOf(listing)
  const badge = presentEnergyBadge(energy, listing.place, locale)
  const certificate = badge?.label.replace(/ \S+$/, '') ?? ''
  const energyValue =
    energy?.value === null || energy?.value === undefined
      ? certificate
      : `${certificate}, ${t('unit.energyShort', { value: formatNumber(energy.value, locale) })}`
  const facts = listing.facts
  const energyFacts = [...(badge ? [{ label: energyValue, value: badge.text, energy: badge }] : []), ...insulationFact(listing, locale, now)]
  const others = [
    ...area(t('fact.surfaceLiving'), listing.surfaceLiving),
    ...(listing.surfaceLiving === null && typeof facts.surfaceTotal === 'number' ? area(t('fact.surfaceTotal'), facts.surfaceTotal) : []),
    ...count(t('fact.bedrooms'), listing.bedrooms),
    ...count(t('fact.bathrooms'), facts.bathrooms),
    ...area(t('fact.surfaceGround'), listing.surfaceGround),
  ]
  return [...others.slice(0, maxKeyFacts - energyFacts.length), ...energyFacts]
}

/** Luxembourg's advertisements show both classes (Grand-Ducal regulation of 9 June 2021). */
function insulationFact(listing: Listing, locale: Locale, now: Date): KeyFactView[] {
  const text = insulationOf(listing, locale, now)
  const badge = text === null ? null : presentEnergyBadge(energyLabel({ country: 'LU', zip: null, value: null, labelText: text }), listing.place, locale)
  const label = translator(locale)('fact.insulationClass')
  return badge ? [{ label, value: badge.text, energy: { ...badge, label: `${label} ${badge.text}` } }] : []
}
