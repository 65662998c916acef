import type { Photo } from '#db/model/listing.ts'
import type { Locale } from '#messages/locales.ts'
import { type PhotoView, presentPhoto } from '../photo.ts'

interface Choice {
  readonly value: string
  readonly text: string
}

/** The fields of an article that are the same in every language, as its form shows them. */
export interface SharedView {
  readonly values: Readonly<Record<string, string>>
  readonly version: number
  /** The page of its versions; null before the first change at the desk. */
  readonly versions: string | null
  readonly isVacancy: boolean
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
