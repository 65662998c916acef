import type { Locale } from '#messages/locales.ts'
import { locales } from '#messages/locales.ts'
import type { LocalizedText } from '../site/localized.ts'
import type { Listing, Photo } from './listing.ts'

/** The agency's own presentation of a home, which overrides its feed. */

/** The agency's own text by language; other languages fall back to the feed. */
export type OwnText = { readonly [L in Locale]?: string }

export const ownTextNames = ['title', 'marquee', 'description'] as const
export type OwnTextName = (typeof ownTextNames)[number]

export interface OwnPresentation extends Readonly<Record<OwnTextName, OwnText>> {
  /** Keys of photographs in the agency's order, the lead photograph first; the feed's others follow. */
  readonly order: readonly string[]
  /** Keys of photographs that are not shown. */
  readonly hidden: readonly string[]
}

/** The empty presentation, which overrides nothing. */
export const asInFeed: OwnPresentation = { order: [], hidden: [], title: {}, marquee: {}, description: {} }

/** The fields of a listing that a presentation can override. */
export type PresentedPart = Pick<Listing, OwnTextName | 'photos'>

/** Maximum characters of each text. */
export const ownTextLimits: Readonly<Record<OwnTextName, number>> = { title: 120, marquee: 40, description: 5000 }

/** Whether a presentation changes nothing. */
export function isAsInFeed({ order, hidden, ...texts }: OwnPresentation): boolean {
  return order.length === 0 && hidden.length === 0 && ownTextNames.every((name) => Object.keys(texts[name]).length === 0)
}

/** Applies a presentation to a listing. @param listing as in its feed */
export function presented(listing: Listing, own: OwnPresentation): Listing {
  const photos = ownPhotos(listing.photos, own)
  return {
    ...listing,
    title: withOwn(listing.title, own.title),
    marquee: withOwn(listing.marquee, own.marquee),
    description: withOwn(listing.description, own.description),
    photos,
    photo: photos[0] ?? null,
    photoCount: photos.length,
  }
}

/** Restores the feed's values of a listing. @param feed the overridden values; null if none */
export function inFeed(listing: Listing, feed: PresentedPart | null): Listing {
  return feed === null ? listing : { ...listing, ...feed, photo: feed.photos[0] ?? null, photoCount: feed.photos.length }
}

/** Picks the fields that a presentation can override. */
export function presentedPartOf({ title, marquee, description, photos }: Listing): PresentedPart {
  return { title, marquee, description, photos }
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

/** The names of the fields in which two presentations differ, for the audit log; no values. */
export function changedFields(one: OwnPresentation, other: OwnPresentation): readonly string[] {
  const differs = (read: (each: OwnPresentation) => unknown) => JSON.stringify(read(one)) !== JSON.stringify(read(other))
  return [
    ...(differs(({ order }) => order) ? ['order'] : []),
    ...(differs(({ hidden }) => hidden) ? ['hidden'] : []),
    ...ownTextNames.flatMap((name) => locales.filter((locale) => one[name][locale] !== other[name][locale]).map((locale) => `${name}.${locale}`)),
  ]
}

function withOwn(text: LocalizedText | null, own: OwnText): LocalizedText | null {
  return Object.keys(own).length === 0 ? text : { ...text, ...own }
}
