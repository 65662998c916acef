import { isSvg } from '#db/model/files/image.ts'
import type { Listing, ListingCard, Photo } from '#db/model/listings/listing.ts'
import { townLine } from '#db/model/places/address.ts'
import { textIn } from '#db/model/site/localized.ts'
import { daysToClose } from '#db/model/statistics/statistics.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { typeLabel } from '../listings/listing-address.present.ts'
import { type PhotoView, presentPhoto } from '../listings/photos/photo.present.ts'
import { presentGallery, type RoomView } from '../listings/photos/rooms.present.ts'
import { href } from '../routes.ts'
import { dateFormat, noonOf } from '../site/intl.present.ts'
import { formatNumber } from '../site/number.present.ts'

/** A listing that was sold or let, and when (YYYY-MM-DD; null if unknown). */
interface Closed<Of extends ListingCard> {
  readonly listing: Of
  readonly closedOn: string | null
}

/** A reference in the overview, without a price and with nothing more precise than the town. */
export interface ReferenceCardView {
  readonly id: number
  readonly href: string
  readonly place: string
  /** 'Sold in June 2026'. */
  readonly done: string
  readonly facts: readonly string[]
  readonly photo: PhotoView | null
}

/** The page of a reference. */
export interface ReferenceView {
  readonly title: string
  readonly goal: Listing['goal']
  readonly done: string
  readonly photos: readonly PhotoView[]
  readonly rooms: readonly RoomView[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

/** The fields that make up a reference's path. */
interface ReferencePlace {
  readonly id: number
  readonly place: Pick<ListingCard['place'], 'city' | 'zip'>
}

/** The canonical path of a reference: the town in that language, then the id; routing only uses the id. */
export function referencePath({ id, place }: ReferencePlace, locale: Locale): string {
  return href('reference', locale, { city: textIn(place.city, locale) || (place.zip ?? ''), id })
}

/** The canonical path in each language. */
export function referencePaths(reference: ReferencePlace): Readonly<Record<Locale, string>> {
  return byLocale((locale) => referencePath(reference, locale))
}

/** A sold or rented home as a card. */
export function presentReferenceCard({ listing, closedOn }: Closed<ListingCard>, locale: Locale): ReferenceCardView {
  const place = townOf(listing, locale)
  return {
    id: listing.id,
    href: referencePath(listing, locale),
    place,
    done: doneText(listing, closedOn, locale),
    facts: [typeLabel(listing, locale), areaText(listing, locale)].filter((fact) => fact !== ''),
    photo: listing.photo && presentPhoto(withoutStreet(listing.photo, listing), String(listing.id), `${typeLabel(listing, locale)}, ${place}`, locale),
  }
}

/**
 * Presents a listing that was sold or let, without price, description and headline, and with nothing more precise than postcode and town,
 * even if the record publishes more: another family lives there now.
 */
export function presentReference({ listing, closedOn }: Closed<Listing>, locale: Locale): ReferenceView {
  const title = referenceTitle(listing, locale)
  const gallery = presentGallery(referencePhotos(listing), (photo) => presentPhoto(photo, String(listing.id), title, locale))
  return { title, goal: listing.goal, done: doneText(listing, closedOn, locale), ...gallery, facts: factsOf(listing, closedOn, locale) }
}

/** 'Town house in Bruges'. */
export function referenceTitle(listing: ListingCard, locale: Locale): string {
  return translator(locale)('property.title', { type: typeLabel(listing, locale), town: townOf(listing, locale) })
}

/** The photographs of a reference, without names that contain the street; plans are left out. */
export function referencePhotos(listing: Listing): readonly Photo[] {
  return listing.photos.filter(({ url }) => !isSvg(url)).map((photo) => withoutStreet(photo, listing))
}

/** Removes a photograph's name if it contains the street of a published address. */
function withoutStreet(photo: Photo, { place }: Pick<ListingCard, 'place'>): Photo {
  const street = place.address?.street.toLowerCase()
  const isNamed = street !== undefined && Object.values(photo.name ?? {}).some((name) => name.toLowerCase().includes(street))
  return isNamed ? { ...photo, name: null } : photo
}

function factsOf(listing: Listing, closedOn: string | null, locale: Locale): ReferenceView['facts'] {
  const t = translator(locale)
  const days = daysToClose({ isClosed: true, onlineOn: listing.createdAt, closedOn })
  const isSale = listing.goal === 'sale'
  const facts = [
    { label: t('reference.type'), value: typeLabel(listing, locale) },
    { label: t('reference.place'), value: townLine(listing.place, locale) },
    { label: t(isSale ? 'reference.sold' : 'reference.let'), value: closedOn === null ? '' : monthText(closedOn, locale) },
    { label: t(isSale ? 'reference.daysToSale' : 'reference.daysToLet'), value: days === null ? '' : t('reference.days', { count: days }) },
    { label: t('fact.bedrooms'), value: listing.bedrooms === null || listing.bedrooms === 0 ? '' : formatNumber(listing.bedrooms, locale) },
    { label: t('fact.surfaceLiving'), value: listing.surfaceLiving === null ? '' : t('unit.area', { value: formatNumber(listing.surfaceLiving, locale) }) },
  ]
  return facts.filter(({ value }) => value !== '')
}

function townOf({ place }: Pick<ListingCard, 'place'>, locale: Locale): string {
  const town = textIn(place.city, locale) || (place.zip ?? '')
  const country = place.country === 'other' ? textIn(place.countryName, locale) : ''
  return country === '' ? town : `${town}, ${country}`
}

function areaText({ surfaceLiving }: ListingCard, locale: Locale): string {
  return surfaceLiving === null ? '' : translator(locale)('unit.area', { value: formatNumber(surfaceLiving, locale) })
}

function doneText({ goal }: ListingCard, closedOn: string | null, locale: Locale): string {
  const t = translator(locale)
  if (closedOn === null) return t(goal === 'sale' ? 'reference.sold' : 'reference.let')
  return t(goal === 'sale' ? 'reference.soldIn' : 'reference.letIn', { month: monthText(closedOn, locale) })
}

/** 'June 2026'. */
function monthText(day: string, locale: Locale): string {
  return dateFormat(locale, { month: 'long', year: 'numeric' }).format(noonOf(day))
}
