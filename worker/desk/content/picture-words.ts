import type { Photo } from '#db/model/listing.ts'
import { isEmptyWriting, printOf } from '#db/model/written.ts'
import { type NewVersion, writingOf } from '#db/model/written-version.ts'
import { locales } from '#messages/locales.ts'
import { type DeskText, versionOf } from './desk-text.ts'

/** New versions of an article's languages after its picture has changed, with the alternative text of the new picture. */
export function withPictureWords(text: DeskText, zero: readonly NewVersion[], picture: Photo | null): readonly NewVersion[] {
  return locales.flatMap((locale) => {
    const alt = picture?.name?.[locale] ?? picture?.name?.any ?? ''
    const before = versionOf(text, locale) ?? zero.find((each) => each.locale === locale)
    if (before === undefined || isEmptyWriting(text.newest[locale]) || text.newest[locale].alt === alt) return []
    const fields = { ...writingOf(before.fields), alt }
    const { state, source, sourcePrint, publishAt, version } = before
    return [{ locale, version: version + 1, state, fields, print: printOf(fields), source, sourcePrint, publishAt }]
  })
}
