import { renovationDuty } from '#db/model/law/renovation.ts'
import { energyScale, labelOf } from '#db/model/listings/energy.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import type { Region } from '#db/model/places/region.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { EnergyWords } from '../../law/law.present.ts'
import { formatNumber } from '../../site/number.present.ts'
import { type EnergyBadgeView, presentEnergyBadge } from './energy.present.ts'
import { type FactGroupView, presentGroup } from './fact-groups.present.ts'
import { factText } from './fact-text.present.ts'

/** A region's scale with the listing's position on it. `title` distinguishes two scales of one listing. */
export interface EnergyScaleView {
  readonly title: string | null
  readonly name: string
  readonly scheme: Region
  readonly steps: readonly { readonly text: string; readonly band: number; readonly bound: string | null; readonly current: boolean }[]
}

export interface EnergyView {
  /** kWh/m².year with unit; null when only the letter is known. */
  readonly value: string | null
  readonly label: string
  readonly region: string | null
  readonly badge: EnergyBadgeView | null
  readonly scales: readonly EnergyScaleView[]
  readonly facts: FactGroupView | null
  readonly duty: string | null
}

/** Presents the energy certificate for the page; null if nothing is known of it. `now` decides which duty applies. */
export function presentEnergy(listing: Listing, locale: Locale, now: Date): EnergyView | null {
  const t = translator(locale)
  const label = labelOf(listing)
  const facts = presentGroup(listing, 'energy', locale, now)
  if (!label && !facts) return null
  const scheme = label?.scheme ?? null
  const duty = dutyOf(listing, now)
  const value = label?.value ?? null
  return {
    value: value === null ? null : t('unit.energy', { value: formatNumber(value, locale) }),
    label: label?.text ?? '',
    region: scheme === null ? null : t(`region.${scheme}`),
    badge: presentEnergyBadge(label, listing.place, locale),
    scales: scheme === null ? [] : scalesOf(scheme, label?.text ?? '', insulationOf(listing, locale, now), locale),
    facts,
    duty: duty ? t('energy.duty', { label: label?.text ?? '', reach: duty.reach, years: duty.years }) : null,
  }
}

/** The duty to renovate after buying; null for a listing off the market. */
function dutyOf(listing: Listing, now: Date) {
  const label = labelOf(listing)
  const home = { region: label?.scheme ?? null, mainType: listing.mainType, labelText: label?.text ?? null, goal: listing.goal }
  return isListed(listing.state) ? renovationDuty(home, brusselsDay(now)) : null
}

/** The certificate in one line (label, value, Luxembourg's second class), its code, and the renovation duty, for the legal block. */
export function lawfulEnergy(listing: Listing, locale: Locale, now: Date): EnergyWords {
  const t = translator(locale)
  const label = labelOf(listing)
  const duty = dutyOf(listing, now)
  const insulation = insulationOf(listing, locale, now)
  const { epcReference } = listing.facts
  const parts = [
    label === null || label.band === 0 ? '' : t('energy.label', { label: label.text }),
    typeof label?.value === 'number' ? t('unit.energy', { value: formatNumber(label.value, locale) }) : '',
    insulation === null ? '' : `${t('fact.insulationClass')} ${insulation}`,
  ].filter((part) => part !== '')
  const code = epcReference === undefined ? null : factText('epcReference', epcReference, locale, now)
  return {
    certificate: parts.length === 0 ? null : parts.join(', '),
    code: code === null ? null : t('fact.line', { label: t('fact.epcReference'), value: code }),
    duty: duty && t('law.duty', { reach: duty.reach, years: duty.years }),
  }
}

/** The second class of Luxembourg, thermal insulation; null elsewhere. */
export function insulationOf({ place, facts }: Listing, locale: Locale, now: Date): string | null {
  return place.country === 'LU' && facts.insulationClass !== undefined ? factText('insulationClass', facts.insulationClass, locale, now) : null
}

/** Luxembourg has two classes: energy performance and thermal insulation. */
function scalesOf(scheme: Region, label: string, second: string | null, locale: Locale): readonly EnergyScaleView[] {
  const t = translator(locale)
  const named = second === null ? null : t('energy.performance')
  return [scaleOf(scheme, label, named, locale), second === null ? null : scaleOf(scheme, second, t('fact.insulationClass'), locale)].filter(
    (scale) => scale !== null,
  )
}

/** A label outside its region's scale has no position on it. */
function scaleOf(scheme: Region, label: string, title: string | null, locale: Locale): EnergyScaleView | null {
  const t = translator(locale)
  const steps = energyScale(scheme).map((step) => ({
    text: step.text,
    band: step.band,
    bound: step.upTo === null ? null : formatNumber(step.upTo, locale),
    current: step.text === label,
  }))
  const name = t('energy.scale', { region: t(`region.${scheme}`), label })
  return steps.some((step) => step.current) ? { title, name: title === null ? name : `${title}. ${name}`, scheme, steps } : null
}

/**
 * The energy label of a listing in one line of text, with its value, and in Luxembourg the second class; '' without a label.
 * @source belgium.md: every advertisement shows the label and the score
 */
export function energyLine(listing: Listing, locale: Locale, now: Date): string {
  const t = translator(locale)
  const label = labelOf(listing)
  const badge = presentEnergyBadge(label, listing.place, locale)
  const value = label?.value ?? null
  const insulation = insulationOf(listing, locale, now)
  return [
    badge?.label ?? '',
    value === null ? '' : t('unit.energy', { value: formatNumber(value, locale) }),
    insulation === null ? '' : `${t('fact.insulationClass')} ${insulation}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}
