import { addressLine } from '#db/model/address.ts'
import type { Agency } from '#db/model/agency.ts'
import { isBlank } from '#db/model/blank.ts'
import { energyLabel, energyScale, labelOf } from '#db/model/energy.ts'
import { excerpt } from '#db/model/excerpt.ts'
import type { FactGroup } from '#db/model/facts.ts'
import { isSvg } from '#db/model/image.ts'
import type { Listing, ListingCard } from '#db/model/listing.ts'
import { isListed } from '#db/model/listing-state.ts'
import { languageOf, textIn } from '#db/model/localized.ts'
import { takesOffers } from '#db/model/offer.ts'
import type { Region } from '#db/model/region.ts'
import { renovationDuty } from '#db/model/renovation.ts'
import { takesRentProfiles } from '#db/model/rent-profile.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type ContactView, presentContact } from './contact.ts'
import { type CostEstimateView, presentCostEstimate } from './cost-estimate.ts'
import { type EnergyBadgeView, presentEnergyBadge } from './energy.ts'
import { type FactGroupView, presentGroup } from './fact-groups.ts'
import { factText } from './fact-text.ts'
import { type FilmView, presentFilms } from './films.ts'
import { type EnergyWords, type LawView, presentLaw } from './law.ts'
import { listingPath, typeLabel } from './listing-address.ts'
import { type BadgeView, type PriceView, placeOf, presentBadge, presentPrice, priceLabel, priceText } from './listing-card.ts'
import { memoizeByDay } from './memoize-by-day.ts'
import { formatNumber } from './number.ts'
import { type PhotoView, presentPhoto } from './photo.ts'
import { presentStreetView, presentSurroundings, type SurroundingsView } from './surroundings.ts'

export interface KeyFactView {
  readonly label: string
  readonly value: string
  readonly energy: EnergyBadgeView | null
}

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

/** The content of the property page. */
export interface PropertyView {
  readonly id: number
  readonly path: string
  readonly title: string
  readonly titleLanguage: Locale | null
  readonly place: string
  readonly town: string
  readonly reference: string | null
  readonly price: PriceView | null
  readonly priceLabel: string
  readonly badge: BadgeView | null
  readonly photos: readonly PhotoView[]
  readonly plans: readonly PhotoView[]
  readonly keyFacts: readonly KeyFactView[]
  readonly lead: string | null
  readonly paragraphs: readonly string[]
  readonly textLanguage: Locale | null
  readonly groups: readonly FactGroupView[]
  readonly law: LawView | null
  readonly costs: FactGroupView | null
  /** Additional costs of a buyer or tenant; null without a published price. */
  readonly costEstimate: CostEstimateView | null
  readonly surroundings: SurroundingsView
  /** URL of the embedded street pictures; null if absent. */
  readonly streetView: string | null
  readonly energy: EnergyView | null
  readonly films: readonly FilmView[]
  /** Purchase offer or rental application; null where neither is accepted. */
  readonly application: 'purchaseOffer' | 'rentProfile' | null
  readonly contact: ContactView
}

const maxKeyFacts = 5
const factGroups: readonly FactGroup[] = ['building', 'surfaces', 'rooms', 'comfort', 'finish', 'annuity']

/** Presents a listing for its page. `now` decides badges and which duty applies. */
export function presentProperty(listing: Listing, agency: Agency, locale: Locale, now: Date): PropertyView {
  return {
    ...presentedForDay(listing, locale, now),
    streetView: presentStreetView(listing, agency, locale),
    contact: presentContact(listing, agency, locale),
  }
}

const presentedForDay = memoizeByDay(present)

function present(listing: Listing, locale: Locale, now: Date): Omit<PropertyView, 'contact' | 'streetView'> {
  const pictures = listing.photos.map((photo) => presentPhoto(photo, String(listing.id), titleOf(listing, locale), locale))
  const photos = pictures.filter((_, index) => !isSvg(listing.photos[index]?.url ?? ''))
  const text = paragraphsOf(textIn(listing.description, locale))
  const hasLead = text.length > 1 && (text[0] ?? '').length <= 320
  return {
    id: listing.id,
    path: listingPath(listing, locale),
    title: titleOf(listing, locale),
    titleLanguage: foreign(languageOf(listing.title, locale), locale),
    place: addressLine(listing.place, locale),
    town: placeOf(listing, locale),
    reference: listing.reference,
    price: presentPrice(listing, locale),
    priceLabel: priceLabel(listing, locale),
    badge: presentBadge(listing, locale, now),
    photos,
    plans: pictures.filter((_, index) => isSvg(listing.photos[index]?.url ?? '')),
    keyFacts: keyFactsOf(listing, locale, now),
    lead: hasLead ? (text[0] ?? null) : null,
    paragraphs: hasLead ? text.slice(1) : text,
    textLanguage: foreign(languageOf(listing.description, locale), locale),
    groups: factGroups.map((group) => presentGroup(listing, group, locale, now)).filter((group) => group !== null),
    law: presentLaw(listing, lawfulEnergy(listing, locale, now), locale, now),
    costs: presentGroup(listing, 'costs', locale, now),
    costEstimate: presentCostEstimate(listing, locale, now),
    surroundings: presentSurroundings(listing, locale, now),
    energy: presentEnergy(listing, locale, now),
    films: presentFilms(listing.films, listing.id, photos, locale),
    application: takesOffers(listing) ? 'purchaseOffer' : takesRentProfiles(listing) ? 'rentProfile' : null,
  }
}

/** The headline of a listing; category and town when the agency wrote none. */
export function titleOf(listing: ListingCard, locale: Locale): string {
  const headline = textIn(listing.title, locale)
  if (!isBlank(headline)) return headline
  return translator(locale)('property.title', { type: typeLabel(listing, locale), town: placeOf(listing, locale) })
}

/** Meta description of the page. */
export function summaryOf(listing: Listing, locale: Locale): string {
  const text = textIn(listing.description, locale).replace(/\s+/g, ' ').trim()
  const price = presentPrice(listing, locale)
  const facts = [typeLabel(listing, locale), addressLine(listing.place, locale), price ? priceText(price) : ''].filter((part) => part !== '')
  return excerpt(text === '' ? facts.join(', ') : text)
}

function foreign(language: Locale | null, locale: Locale): Locale | null {
  return language === locale ? null : language
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

function keyFactsOf(listing: Listing, locale: Locale, now: Date): KeyFactView[] {
  const t = translator(locale)
  const area = (label: string, value: number | null) =>
    value === null ? [] : [{ label, value: t('unit.area', { value: formatNumber(value, locale) }), energy: null }]
  const count = (label: string, value: unknown) => (typeof value === 'number' && value > 0 ? [{ label, value: formatNumber(value, locale), energy: null }] : [])
  const energy = labelOf(listing)
  const badge = presentEnergyBadge(energy, locale)
  const certificate = badge?.label.replace(/ \S+$/, '') ?? ''
  const energyValue =
    energy?.value === null || energy?.value === undefined
      ? certificate
      : `${certificate}, ${t('unit.energyShort', { value: formatNumber(energy.value, locale) })}`
  const facts = listing.facts
  const energyFacts = [...(badge ? [{ label: energyValue, value: badge.text, energy: badge }] : []), ...insulationFact(listing, locale, now)]
  const others = [
    ...area(t('fact.surfaceLiving'), listing.surfaceLiving),
    ...count(t('fact.bedrooms'), listing.bedrooms),
    ...count(t('fact.bathrooms'), facts.bathrooms),
    ...area(t('fact.surfaceGround'), listing.surfaceGround),
  ]
  return [...others.slice(0, maxKeyFacts - energyFacts.length), ...energyFacts]
}

/** Luxembourg's advertisements show both classes (Grand-Ducal regulation of 9 June 2021). */
function insulationFact(listing: Listing, locale: Locale, now: Date): KeyFactView[] {
  const text = insulationOf(listing, locale, now)
  const badge = text === null ? null : presentEnergyBadge(energyLabel({ country: 'LU', zip: null, value: null, labelText: text }), locale)
  const label = translator(locale)('fact.insulationClass')
  return badge ? [{ label, value: badge.text, energy: { ...badge, label: `${label} ${badge.text}` } }] : []
}

function presentEnergy(listing: Listing, locale: Locale, now: Date): EnergyView | null {
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
    badge: presentEnergyBadge(label, locale),
    scales: scheme === null ? [] : scalesOf(scheme, label?.text ?? '', insulationOf(listing, locale, now), locale),
    facts,
    duty: duty ? t('energy.duty', { label: label?.text ?? '', reach: duty.reach, years: duty.years }) : null,
  }
}

/** The duty to renovate after buying; null for a listing off the market. */
function dutyOf(listing: Listing, now: Date) {
  const label = labelOf(listing)
  const home = { region: label?.scheme ?? null, mainType: listing.mainType, labelText: label?.text ?? null, goal: listing.goal }
  return isListed(listing.state) ? renovationDuty(home, now.toISOString().slice(0, 10)) : null
}

/** The certificate in one line (label, value, Luxembourg's second class), its code, and the renovation duty, for the legal block. */
function lawfulEnergy(listing: Listing, locale: Locale, now: Date): EnergyWords {
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
    code: code === null ? null : `${t('fact.epcReference')}: ${code}`,
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
