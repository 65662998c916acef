import type { Locale } from '#messages/locales.ts'
import { locales } from '#messages/locales.ts'
import type { LocalizedText } from '../site/localized.ts'
import { type Listing, maxPhotos, type Photo, type Place } from './listing.ts'

/** The agency's own presentation of a home, which overrides its feed. */

/** The agency's own text by language; other languages fall back to the feed. */
export type OwnText = { readonly [L in Locale]?: string }

export const ownTextNames = ['title', 'marquee', 'description'] as const
export type OwnTextName = (typeof ownTextNames)[number]

/** A photograph that the agency has added to those of the feed. */
export interface AddedPhoto {
  readonly key: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** What it shows. */
  readonly alt: OwnText
}

interface Point {
  /** Degrees. */
  readonly lat: number
  readonly lng: number
}

/** Where the home is, as the agency has set it. */
export interface OwnPoint extends Point {
  /** The point shown in its place where the address is not published. */
  readonly around: Point
}

export interface OwnPresentation extends Readonly<Record<OwnTextName, OwnText>> {
  /** Keys of photographs in the agency's order, the lead photograph first; the feed's others follow. */
  readonly order: readonly string[]
  /** Keys of photographs that are not shown. */
  readonly hidden: readonly string[]
  /** Absent without any. */
  readonly added?: readonly AddedPhoto[]
  /** Absent: that of the feed. */
  readonly point?: OwnPoint
}

/** The empty presentation, which overrides nothing. */
export const asInFeed: OwnPresentation = { order: [], hidden: [], title: {}, marquee: {}, description: {} }

/** The fields of a listing that a presentation can override. */
export interface PresentedPart extends Pick<Listing, OwnTextName | 'photos'> {
  /** Absent in rows from before it could be overridden. */
  readonly point?: Place['point']
}

/** Maximum characters of each text. */
export const ownTextLimits: Readonly<Record<OwnTextName, number>> = { title: 120, marquee: 40, description: 5000 }

/** Maximum characters of what a photograph is described by. */
export const ownAltLimit = 200

/** Whether a presentation changes nothing. */
export function isAsInFeed({ order, hidden, added = [], point, ...texts }: OwnPresentation): boolean {
  return (
    order.length === 0 &&
    hidden.length === 0 &&
    added.length === 0 &&
    point === undefined &&
    ownTextNames.every((name) => Object.keys(texts[name]).length === 0)
  )
}

/** Applies a presentation to a listing. @param listing as in its feed */
export function presented(listing: Listing, own: OwnPresentation): Listing {
  const photos = ownPhotos(allPhotos(listing.photos, own), own).slice(0, maxPhotos)
  return {
    ...listing,
    title: withOwn(listing.title, own.title),
    marquee: withOwn(listing.marquee, own.marquee),
    description: withOwn(listing.description, own.description),
    photos,
    photo: photos[0] ?? null,
    photoCount: photos.length,
    ...(own.point && { place: { ...listing.place, point: shownPoint(listing.place, own.point) } }),
  }
}

/** The agency's point, exact only where the address is published with its number. */
function shownPoint({ address, point }: Place, { around, lat, lng }: OwnPoint): Place['point'] {
  const isExact = address !== null && (address.houseNumber !== null || point?.exact === true)
  return isExact ? { lat, lng, exact: true } : { ...around, exact: false }
}

/** Restores the feed's values of a listing. @param feed the overridden values; null if none */
export function inFeed(listing: Listing, feed: PresentedPart | null): Listing {
  if (feed === null) return listing
  const { point, ...rest } = feed
  const place = point === undefined ? listing.place : { ...listing.place, point }
  return { ...listing, ...rest, place, photo: feed.photos[0] ?? null, photoCount: feed.photos.length }
}

/** Picks the fields that a presentation can override. */
export function presentedPartOf({ title, marquee, description, photos, place: { point } }: Listing): PresentedPart {
  return { title, marquee, description, photos, point }
}

/** The photographs of the feed, followed by those that the agency has added. */
export function allPhotos(photos: readonly Photo[], { added = [] }: Pick<OwnPresentation, 'added'>): readonly Photo[] {
  return [...photos, ...added.map(photoOf)]
}

/** The beginning of the path of an added photograph in a listing's record. Only a name: the file is read from R2. */
const addedFolder = '/home-pictures/'

/** The path of an added photograph. */
export function addedPath({ key }: Pick<AddedPhoto, 'key'>): string {
  return addedFolder + key
}

/** Whether a photograph was added by the agency. */
export function isAdded({ url }: Pick<Photo, 'url'>): boolean {
  return url.startsWith(addedFolder)
}

function photoOf({ key, width, height, alt }: AddedPhoto): Photo {
  return { key, url: addedPath({ key }), width, height, name: Object.keys(alt).length === 0 ? null : alt, placeholder: null }
}

/** The photographs in the agency's order. New ones in the feed come last; ones gone from the feed are left out. */
function ownPhotos(photos: readonly Photo[], { order, hidden }: Pick<OwnPresentation, 'order' | 'hidden'>): readonly Photo[] {
  if (order.length === 0 && hidden.length === 0) return photos
  return orderedPhotos(photos, order).filter(({ key }) => !hidden.includes(key))
}

/** All photographs in the agency's order, hidden ones too. */
export function orderedPhotos(photos: readonly Photo[], order: readonly string[]): readonly Photo[] {
  const byKey = new Map(photos.map((photo) => [photo.key, photo]))
  const known = new Set(order)
  return [...order.flatMap((key) => byKey.get(key) ?? []), ...photos.filter(({ key }) => !known.has(key))]
}

/** A presentation without a photograph that the agency has added; the same if it has none of this key. */
export function withoutPhoto(own: OwnPresentation, key: string): OwnPresentation {
  if (!own.added?.some((photo) => photo.key === key)) return own
  const { added, ...rest } = own
  const left = added.filter((photo) => photo.key !== key)
  const others = (keys: readonly string[]) => keys.filter((each) => each !== key)
  return { ...rest, order: others(own.order), hidden: others(own.hidden), ...(left.length > 0 && { added: left }) }
}

/** The names of the fields in which two presentations differ, for the audit log; no values. */
export function changedFields(one: OwnPresentation, other: OwnPresentation): readonly string[] {
  const differs = (read: (each: OwnPresentation) => unknown) => JSON.stringify(read(one)) !== JSON.stringify(read(other))
  return [
    ...(differs(({ order }) => order) ? ['order'] : []),
    ...(differs(({ hidden }) => hidden) ? ['hidden'] : []),
    ...(differs(({ added = [] }) => added) ? ['photos'] : []),
    ...(differs(({ point = null }) => point) ? ['point'] : []),
    ...ownTextNames.flatMap((name) => locales.filter((locale) => one[name][locale] !== other[name][locale]).map((locale) => `${name}.${locale}`)),
  ]
}

function withOwn(text: LocalizedText | null, own: OwnText): LocalizedText | null {
  return Object.keys(own).length === 0 ? text : { ...text, ...own }
}
