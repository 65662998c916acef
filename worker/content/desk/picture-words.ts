import { isEmptyWriting, printOf } from '#db/model/content/written.ts'
import { type NewVersion, writingOf } from '#db/model/content/written-version.ts'
import type { Photo } from '#db/model/listings/listing.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { type DeskText, versionOf } from './desk-text.ts'
import type { TextWish } from './text-form.ts'

/** A changed text with the alternative text of the article's new picture, unless its editor has changed that as well. */
export function wishWithPictureWords({ newest }: Pick<DeskText, 'newest'>, wish: TextWish, picture: Photo | null): TextWish {
  const { locale, writing } = wish
  return writing.alt === newest[locale].alt ? { ...wish, writing: { ...writing, alt: wordsIn(picture, locale) } } : wish
}

function wordsIn(picture: Photo | null, locale: Locale): string {
  return picture?.name?.[locale] ?? picture?.name?.any ?? ''
}

/** New versions of an article's other languages after its picture has changed, with the alternative text of the new picture. */
export function withPictureWords(text: DeskText, zero: readonly NewVersion[], picture: Photo | null, except: readonly Locale[]): readonly NewVersion[] {
  return locales.flatMap((locale) => {
    const alt = wordsIn(picture, locale)
    const before = versionOf(text, locale) ?? zero.find((each) => each.locale === locale)
    if (before === undefined || except.includes(locale) || isEmptyWriting(text.newest[locale]) || text.newest[locale].alt === alt) return []
    const fields = { ...writingOf(before.fields), alt }
    const { state, source, sourcePrint, publishAt, version } = before
    return [{ locale, version: version + 1, state, fields, print: printOf(fields), source, sourcePrint, publishAt }]
  })
}
