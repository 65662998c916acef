import { excerpt, ribbonText } from '#db/model/content/excerpt.ts'
import { labelOf } from '#db/model/listings/energy.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import { streetAndNumber } from '#db/model/places/address.ts'
import { day } from '#db/model/site/durations.ts'
import { textIn } from '#db/model/site/localized.ts'
import { slug } from '#db/model/site/path-segment.ts'
import { isBlank } from '#db/model/site/visible-text.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formatNumber } from '../site/number.present.ts'
import { openDayBadge } from '../visits/open-days.present.ts'
import { type EnergyBadgeView, presentEnergyBadge } from './facts/energy.present.ts'
import { listingPath, typeLabel } from './listing-address.present.ts'
import { memoizeByDay } from './memoize-by-day.present.ts'
import { type PhotoView, presentPhoto } from './photos/photo.present.ts'
import { type PriceView, presentPrice } from './price.present.ts'
import { loweredText } from './price-history.present.ts'

export interface BadgeView {
  readonly text: string
  readonly tone: 'plain' | 'good'
}

/** The content of a card. */
export interface ListingCardView {
  readonly id: number
  readonly href: string
  readonly place: string
  /** A name that distinguishes the listing: place and price. */
  readonly name: string
  /** The listing's own title, and its street where that may be published; only rows have room for them. */
  readonly title: string | null
  readonly street: string | null
  readonly price: PriceView | null
  /** That the price was lowered, and what it was before; null unless that was in the last months. */
  readonly lowered: string | null
  readonly facts: readonly string[]
  readonly energy: EnergyBadgeView | null
  readonly badge: BadgeView | null
  readonly photo: PhotoView | null
}

const newFor = 7 * day

/** Presents a listing as a card. `now` decides whether it is new. */
export const presentCard = memoizeByDay(present)

function present(listing: ListingCard, locale: Locale, now: Date): ListingCardView {
  const place = placeOf(listing, locale)
  const price = presentPrice(listing, locale)
  const name = price?.isAmount ? `${place}, ${price.text}` : place
  return {
    id: listing.id,
    href: listingPath(listing, locale),
    place,
    name,
    title: titleOf(listing, locale),
    street: streetOf(listing),
    price,
    lowered: loweredText(listing, locale, now),
    facts: factsOf(listing, locale),
    energy: presentEnergyBadge(labelOf(listing), listing.place, locale),
    badge: presentBadge(listing, locale, now),
    photo: listing.photo && presentPhoto(listing.photo, String(listing.id), `${typeLabel(listing, locale)}, ${place}`, locale),
  }
}

/** The town, with its district if that may be published; abroad with the country. */
export function placeOf(listing: Pick<ListingCard, 'place'>, locale: Locale): string {
  const town = textIn(listing.place.city, locale) || (listing.place.zip ?? '')
  const country = listing.place.country === 'other' ? textIn(listing.place.countryName, locale) : ''
  if (!isBlank(country)) return `${town}, ${country}`
  const district = textIn(listing.place.district, locale)
  return isBlank(district) || isNamedIn(district, town) ? town : `${town}, ${district}`
}

/** Whether a town's name holds a district's name: 'Watermael-Boitsfort' holds 'Boitsfort'. */
function isNamedIn(district: string, town: string): boolean {
  return `-${slug(town)}-`.includes(`-${slug(district)}-`)
}

const maxTitle = 90

function titleOf({ title }: ListingCard, locale: Locale): string | null {
  const text = textIn(title, locale)
  return isBlank(text) ? null : excerpt(text, maxTitle)
}

/** Street and number; null if the address is not published. */
export function streetOf({ place }: ListingCard): string | null {
  return streetAndNumber(place)
}

/** At most one badge: the listing's state, else its ribbon, else 'new'. */
export function presentBadge(listing: ListingCard, locale: Locale, now: Date): BadgeView | null {
  const t = translator(locale)
  if (listing.state === 'sold') return { text: t('state.sold'), tone: 'plain' }
  if (listing.state === 'rented') return { text: t('state.rented'), tone: 'plain' }
  if (listing.state === 'option') return { text: t('state.option'), tone: 'plain' }
  const openDay = openDayBadge(listing, locale, now)
  if (openDay !== null) return { text: openDay, tone: 'plain' }
  const marquee = textIn(listing.marquee, locale)
  if (!isBlank(marquee)) return { text: ribbonText(marquee), tone: 'plain' }
  const age = now.getTime() - new Date(listing.createdAt).getTime()
  return age >= 0 && age < newFor ? { text: t('state.new'), tone: 'plain' } : null
}

function factsOf(listing: ListingCard, locale: Locale): string[] {
  const t = translator(locale)
  const surface = listing.surfaceLiving ?? listing.surfaceGround
  const bedrooms = listing.bedrooms !== null && listing.bedrooms > 0 ? bedroomsIn(listing.bedrooms, locale) : ''
  return [typeLabel(listing, locale), bedrooms, surface === null ? '' : t('unit.area', { value: formatNumber(surface, locale) })].filter((fact) => fact !== '')
}

const bedroomTexts = new Map<string, string>()

/** Memoised, because every card formats it and there are few distinct values. */
function bedroomsIn(count: number, locale: Locale): string {
  const key = `${locale}${count}`
  const known = bedroomTexts.get(key)
  if (known !== undefined) return known
  const text = translator(locale)('card.bedrooms', { count })
  if (bedroomTexts.size < 500) bedroomTexts.set(key, text)
  return text
}
