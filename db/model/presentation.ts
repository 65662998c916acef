import type { Locale } from '#messages/locales.ts'
import { locales } from '#messages/locales.ts'
import type { Listing, Photo } from './listing.ts'
import type { LocalizedText } from './localized.ts'

/** How the agency itself presents a home, in place of what its feed says. */

/** The agency's own words by language; a language without any has the feed's. */
export type OwnText = { readonly [L in Locale]?: string }

export const ownTextNames = ['title', 'marquee', 'description'] as const
export type OwnTextName = (typeof ownTextNames)[number]

export interface OwnPresentation extends Readonly<Record<OwnTextName, OwnText>> {
  /** Keys of photographs in the agency's order, the lead photograph first; the feed's others follow. */
  readonly order: readonly string[]
  /** Keys of photographs that are not shown. */
  readonly hidden: readonly string[]
}

/** Everything as the feed has it. */
export const asInFeed: OwnPresentation = { order: [], hidden: [], title: {}, marquee: {}, description: {} }

/** The part of a listing that the agency may present in its own way. */
export type PresentedPart = Pick<Listing, OwnTextName | 'photos'>

/** Characters of a text. */
export const ownTextLimits: Readonly<Record<OwnTextName, number>> = { title: 120, marquee: 40, description: 5000 }

/** Whether a presentation changes nothing. */
export function isAsInFeed({ order, hidden, ...texts }: OwnPresentation): boolean {
  return order.length === 0 && hidden.length === 0 && ownTextNames.every((name) => Object.keys(texts[name]).length === 0)
}

/** A listing as the agency presents it. @param listing as its feed has it */
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

/** A listing as its feed has it. @param feed what the agency presents in its own way; null if nothing */
export function inFeed(listing: Listing, feed: PresentedPart | null): Listing {
  return feed === null ? listing : { ...listing, ...feed, photo: feed.photos[0] ?? null, photoCount: feed.photos.length }
}

/** The part of a listing that an agency may present in its own way. */
export function presentedPartOf({ title, marquee, description, photos }: Listing): PresentedPart {
  return { title, marquee, description, photos }
}

/** The photographs in the agency's order. Those that the feed has added since come last; those that it has no more are left out. */
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

/** The names of what two presentations differ in, for the log: no values. */
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
