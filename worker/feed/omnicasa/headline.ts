import type { Listing } from '#db/model/listing.ts'
import type { LocalizedText } from '#db/model/localized.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { type Fields, readFlag } from '../fields.ts'
import type { Cut } from '../hide-street.ts'
import { hiddenText, readUncutText } from '../hide-texts.ts'
import { mapText, type ReadText, unchangedText } from '../text.ts'

const maxHeadlineLength = 160

/**
 * The headline and the text. Some agencies write the text in the headline's field: a headline that is too long is put before the
 * text, language by language. A headline that names a hidden address is dropped: the page has its own headline.
 */
export function readHeadline(fields: Fields, cut: Cut): Pick<Listing, 'title' | 'description'> {
  const first = readUncutText(fields.take('DescriptionA', 'Title'))
  const second = readUncutText(fields.take('DescriptionB', 'Description'))
  const isHeadline = (words: string) => words.length <= maxHeadlineLength
  const title = mapText(first, (words) => (isHeadline(words) ? words.replace(/\s*\n\s*/g, ' ') : ''))
  const beginning = mapText(first, (words) => (isHeadline(words) ? '' : words))
  return { title: unchangedText(title, cut), description: hiddenText(joined(beginning, second), cut) }
}

function joined(beginning: LocalizedText | null, rest: LocalizedText | null): LocalizedText | null {
  if (beginning === null) return rest
  const text: { [L in Locale | 'any']?: string } = {}
  for (const key of [...locales, 'any'] as const) {
    const words = [beginning[key], rest?.[key]].filter((part) => part !== undefined).join('\n\n')
    if (words !== '') text[key] = words
  }
  return text
}

/** The ribbon: `Marquee` switches it off, or holds the text itself. */
export function readMarquee(fields: Fields, text: ReadText): LocalizedText | null {
  const given = fields.take('Marquee')
  const flag = readFlag(given)
  const name = text(fields.take('MarqueeName'))
  if (flag === false) return null
  return name ?? (flag === null ? text(given) : null)
}
