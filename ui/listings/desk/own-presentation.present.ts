import type { FormValues } from '#db/model/forms/sent-form.ts'
import type { Listing, Photo } from '#db/model/listings/listing.ts'
import { type AddedPhoto, allPhotos, isAdded, type OwnPresentation, type OwnTextName, orderedPhotos, ownTextNames } from '#db/model/listings/presentation.ts'
import { townPoint } from '#db/model/places/zones.ts'
import { textIn } from '#db/model/site/localized.ts'
import { languages } from '#messages/languages.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { FormState, TypedValues } from '../../forms/form-state.tsx'
import { type PhotoView, presentDeskPhoto } from '../photos/photo.present.ts'

/** The names of the fields of the form. */
export const ownFieldName = (name: OwnTextName, locale: Locale) => `${ownFields[name]}.${locale}` as const
export const placeFieldName = (key: string) => `place.${key}` as const
export const altFieldName = (key: string, locale: Locale) => `${key}.ownAlt.${locale}` as const

const ownFields = { title: 'ownTitle', marquee: 'ownMarquee', description: 'ownDescription' } as const

/** A presentation as the values of its form, by field: the order as a list, a value for each hidden photograph, the texts, and the point. */
export function ownValues(own: OwnPresentation): FormValues {
  return {
    ...(own.order.length > 0 && { order: JSON.stringify(own.order) }),
    ...Object.fromEntries(own.hidden.map((key) => [hiddenName(key), '1'])),
    ...Object.fromEntries(
      ownTextNames.flatMap((name) => locales.flatMap((locale) => (own[name][locale] ? [[ownFieldName(name, locale), own[name][locale]]] : []))),
    ),
    ...Object.fromEntries((own.added ?? []).flatMap(altValues)),
    ...(own.point && { pointLat: String(own.point.lat), pointLng: String(own.point.lng) }),
  }
}

function altValues({ key, alt }: AddedPhoto): readonly (readonly [string, string])[] {
  return locales.flatMap((locale) => (alt[locale] === undefined ? [] : [[altFieldName(key, locale), alt[locale]] as const]))
}

/** The fields of the form's photographs that show a presentation again. */
export function photosTyped(own: OwnPresentation, photos: readonly Photo[]): TypedValues {
  return {
    hide: own.hidden,
    ...Object.fromEntries(orderedPhotos(photos, own.order).map(({ key }, index) => [placeFieldName(key), String(index + 1)])),
  }
}

/** The presentation of such values, but for its point. @param added the photographs that the agency has added */
export function ownOfValues(values: FormValues, added: readonly AddedPhoto[] | undefined): OwnPresentation {
  const textsOf = (nameIn: (locale: Locale) => string) =>
    Object.fromEntries(locales.flatMap((locale) => (values[nameIn(locale)] ? [[locale, values[nameIn(locale)]]] : [])))
  const texts = (name: OwnTextName) => textsOf((locale) => ownFieldName(name, locale))
  return {
    ...(added && { added: added.map((photo) => ({ ...photo, alt: textsOf((locale) => altFieldName(photo.key, locale)) })) }),
    order: readOrder(values.order ?? '[]'),
    hidden: Object.keys(values).flatMap((name) => (name.startsWith(hiddenName('')) ? [name.slice(hiddenName('').length)] : [])),
    title: texts('title'),
    marquee: texts('marquee'),
    description: texts('description'),
  }
}

const hiddenName = (key: string) => `hide.${key}`

function readOrder(text: string): readonly string[] {
  const read: unknown = text.startsWith('[') ? JSON.parse(text) : []
  return Array.isArray(read) ? read.filter((key) => typeof key === 'string') : []
}

/** A photograph in the agency's order. */
export interface OwnPhotoView {
  readonly key: string
  readonly photo: PhotoView
  /** Position, from 1. */
  readonly place: number
  readonly isHidden: boolean
  /** After an edit conflict, the saved position and visibility, shown beside the typed ones. */
  readonly saved?: { readonly place: number; readonly isHidden: boolean }
  /** The description in each language of the site, of a photograph that the agency has added; null of one of the feed. */
  readonly alts: readonly OwnAltView[] | null
}

/** What a photograph shows, in a language. */
export interface OwnAltView {
  readonly field: string
  readonly language: string
  readonly text: string
  /** After an edit conflict, the saved text. */
  readonly saved?: string
}

/** A text in a language: the agency's own, and what the feed has. */
export interface OwnTextView {
  readonly field: string
  readonly name: OwnTextName
  readonly own: string
  readonly feed: string
}

/**
 * Photographs as in a refused form: in the order of its numbers, hidden if checked there.
 * @param stored what is stored of the fields that another person has changed too, by the names of `ownValues`
 */
export function photosAsSent(photos: readonly OwnPhotoView[], { typed, stored = {} }: Pick<FormState, 'typed' | 'stored'>): readonly OwnPhotoView[] {
  const numberOf = ({ key }: OwnPhotoView) => Number.parseFloat(String(typed[placeFieldName(key)] ?? '').replace(',', '.'))
  if (!photos.some((photo) => placeFieldName(photo.key) in typed)) return photos
  const hidden = [typed.hide ?? []].flat()
  const placeIn = (photo: OwnPhotoView) => (Number.isFinite(numberOf(photo)) ? numberOf(photo) : photo.place)
  return photos
    .toSorted((one, other) => placeIn(one) - placeIn(other))
    .map((photo, at) => {
      const sent = { place: at + 1, isHidden: hidden.includes(photo.key) }
      const isOther = ('order' in stored && sent.place !== photo.place) || hiddenName(photo.key) in stored
      const alts = photo.alts?.map((alt) => altAsSent(alt, { typed, stored })) ?? null
      return { ...photo, ...sent, alts, ...(isOther && { saved: { place: photo.place, isHidden: photo.isHidden } }) }
    })
}

function altAsSent(alt: OwnAltView, { typed, stored = {} }: Pick<FormState, 'typed' | 'stored'>): OwnAltView {
  const [text = alt.text] = [typed[alt.field] ?? []].flat()
  return { ...alt, text, ...(alt.field in stored && { saved: alt.text }) }
}

export interface OwnPresentationView {
  readonly version: number
  /** The stored values of the form, by field. */
  readonly values: FormValues
  readonly photos: readonly OwnPhotoView[]
  readonly languages: readonly { readonly locale: Locale; readonly name: string; readonly isOpen: boolean; readonly texts: readonly OwnTextView[] }[]
  /** Whether anything differs from the feed. */
  readonly isOwn: boolean
  readonly point: OwnPointView
}

/** Where the map shows a home. */
interface OwnPointView {
  /** What the map shows of it, and why. */
  readonly text: string
  /** The agency's own coordinates; empty without. */
  readonly lat: string
  readonly lng: string
  /** Where it is otherwise; null where that is not known. */
  readonly around: { readonly lat: number; readonly lng: number } | null
}

interface PresentationParts {
  /** As in the feed. */
  readonly feed: Listing
  readonly own: OwnPresentation
  readonly version: number
  readonly isOwn: boolean
  readonly isOnSite: boolean
  /** The home's unpublished point. */
  readonly secret: { readonly lat: number | null; readonly lng: number | null } | null
}

/** The agency's presentation of a home beside the feed's. @param of the languages of the site */
export function presentOwn({ feed, own, version, isOwn, isOnSite, secret }: PresentationParts, of: readonly Locale[], locale: Locale): OwnPresentationView {
  const isShown = ({ key }: Photo) => isOnSite && !own.hidden.includes(key)
  return {
    version,
    values: ownValues(own),
    isOwn,
    point: presentPoint(feed, own, secret, locale),
    photos: orderedPhotos(allPhotos(feed.photos, own), own.order).map((photo, index) => ({
      key: photo.key,
      photo: presentDeskPhoto(photo, feed.id, isShown(photo), locale),
      place: index + 1,
      isHidden: own.hidden.includes(photo.key),
      alts: isAdded(photo)
        ? of.map((each) => ({ field: altFieldName(photo.key, each), language: languages[each].name, text: photo.name?.[each] ?? '' }))
        : null,
    })),
    languages: of.map((each) => ({
      locale: each,
      name: languages[each].name,
      isOpen: each === locale || ownTextNames.some((name) => own[name][each] !== undefined),
      texts: ownTextNames.map((name) => ({ field: ownFieldName(name, each), name, own: own[name][each] ?? '', feed: textIn(feed[name], each) })),
    })),
  }
}

function presentPoint({ place }: Listing, { point }: OwnPresentation, secret: PresentationParts['secret'], locale: Locale): OwnPointView {
  const t = translator(locale)
  const given = secret === null || secret.lat === null || secret.lng === null ? null : { lat: secret.lat, lng: secret.lng }
  const isKnown = given !== null || point !== undefined
  const isExact = place.point?.exact === true || (place.address !== null && place.address.houseNumber !== null)
  const shows = isKnown ? (place.address === null ? 'hidden' : isExact ? 'exact' : 'street') : place.point ? 'town' : 'none'
  return {
    text: t(`desk.home.point.${shows}`),
    lat: point ? String(point.lat) : '',
    lng: point ? String(point.lng) : '',
    around: given ?? place.point ?? townPoint(place.country, place.zip, place.city),
  }
}
