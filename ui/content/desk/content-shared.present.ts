import type { Photo } from '#db/model/listings/listing.ts'
import type { Locale } from '#messages/locales.ts'
import { type PhotoView, presentPhoto } from '../../listings/photos/photo.present.ts'

interface Choice {
  readonly value: string
  readonly text: string
}

/** The names of these fields in the form. */
export const sharedInputs = ['place', 'author', 'published', 'order', 'picture', 'employmentType', 'jobOffice', 'validThrough'] as const
export type SharedValues = Readonly<Record<(typeof sharedInputs)[number], string>>

/** The ticks that link a free page from every page. */
export const menuPlaces = ['inMenu', 'inFooter'] as const
export type MenuPlace = (typeof menuPlaces)[number]

/** The fields of an article that are the same in every language, as its form shows them. */
export interface SharedView {
  readonly values: SharedValues
  /** The stored values as JSON, so that the form tells which were changed in it. */
  readonly opened: string
  /** When its reader last changed the autosaved values shown, in words; null if the stored ones are shown. */
  readonly unsaved: string | null
  readonly version: number
  /** The page of its versions; null before the first change at the desk. */
  readonly versions: string | null
  readonly isVacancy: boolean
  /** Whether it is a page of its own, which has neither author nor day. */
  readonly isPage: boolean
  /** Where a free page is linked from, as stored and as shown; null for an article, and on a site without a record. */
  readonly places: { readonly stored: readonly MenuPlace[]; readonly shown: readonly MenuPlace[] } | null
  /** Whether a colleague changed them after the form was shown. */
  readonly isStale: boolean
  readonly categories: readonly Choice[]
  readonly people: readonly Choice[]
  readonly offices: readonly Choice[]
  readonly pictures: readonly { readonly url: string; readonly photo: PhotoView }[]
}

interface SharedParts extends Omit<SharedView, 'pictures'> {
  readonly pictures: readonly Photo[]
  readonly locale: Locale
}

/** The fields that an article shares between its languages, with the pictures to choose from. */
export function presentShared({ pictures, locale, ...view }: SharedParts): SharedView {
  return { ...view, pictures: pictures.map((photo) => ({ url: photo.url, photo: presentPhoto(photo, 'agency', '', locale) })) }
}
