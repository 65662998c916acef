import type { ArticleHead } from '#db/model/content/article.ts'
import { writtenId } from '#db/model/content/written.ts'
import type { FormValues } from '#db/model/forms/sent-form.ts'
import type { Photo, PictureFocus } from '#db/model/listings/listing.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { fieldIn } from '../../forms/field-words.present.ts'
import { presentPhoto } from '../../listings/photos/photo.present.ts'
import { href } from '../../routes.ts'
import { languageNames } from '../../site/intl.present.ts'
import { listedName } from './content.present.ts'

interface PictureParts {
  readonly heads: readonly ArticleHead[]
  /** For a picture that was uploaded at the desk; null for any other. */
  readonly own: { readonly version: number; readonly alt: LocalizedText } | null
  /** The focal point of each, by address. */
  readonly points: ReadonlyMap<string, PictureFocus>
}

/** What a picture shows, as the values of its form. */
export function pictureWordValues(words: LocalizedText): FormValues {
  return Object.fromEntries(locales.map((locale) => [fieldIn('pictureWords', locale), words[locale] ?? '']))
}

/** A picture of articles: where it is used, and the languages in which an article shows it without words. */
export function presentContentPicture(photo: Photo, { heads, own, points }: PictureParts, locale: Locale) {
  const { url, key } = photo
  const focus = points.get(url)
  const using = heads.filter(({ picture }) => picture?.url === url)
  const wordless = new Set(using.flatMap(({ languages, picture }) => languages.filter((each) => !picture?.name?.[each] && !picture?.name?.any)))
  return {
    url,
    key,
    photo: presentPhoto(focus === undefined ? photo : { ...photo, focus }, 'agency', '', locale),
    editPath: `${href('deskContentPictures', locale)}?${new URLSearchParams({ picture: url })}`,
    uses: using.map((head) => ({
      href: href('deskContentText', locale, { id: writtenId({ kind: 'article', key: head.key }) }),
      name: listedName(head, null, locale),
    })),
    wordless: languageNames([...wordless], locale),
    own: own && { version: own.version, words: own.alt },
  }
}
