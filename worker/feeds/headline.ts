import type { Listing } from '#db/model/listings/listing.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { hiddenText, readUncutText } from './hidden/hide-texts.ts'
import type { Cut } from './hidden/street/hide-street.ts'
import type { Given } from './remarks.ts'
import { mapText, unchangedText } from './values/text.ts'

const maxHeadlineLength = 160

/**
 * The headline and the text. Some agencies write the text in the headline's field: a headline that is too long is put before the
 * text, language by language. A headline that names a hidden address is dropped: the page has its own headline.
 */
export function readHeadline(headline: Given, text: unknown, cut: Cut): Pick<Listing, 'title' | 'description'> {
  const first = readUncutText(headline.value)
  const second = readUncutText(text)
  const isHeadline = (words: string) => words.length <= maxHeadlineLength
  const title = mapText(first, (words) => (isHeadline(words) ? words.replace(/\s*\n\s*/g, ' ') : ''))
  const beginning = mapText(first, (words) => (isHeadline(words) ? '' : words))
  if (beginning !== null) headline.note('shortened')
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
