import { beginning } from '#db/model/content/excerpt.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { mapText, maxTextLength, plainLine, plainText, type ReadText, readPlainText, unchangedText } from '../values/text.ts'
import type { Cut } from './street/hide-street.ts'

/** Characters to read beyond the maximum, more than any address: texts are truncated only after redaction, since half a street name would not be recognised. */
const margin = 1_000

/** Reads the texts of a record whose address may be hidden. */
export interface TextReaders {
  /** A text, with '…' in place of the address. */
  readonly text: ReadText
  /** A text of one line; null if it names the address. */
  readonly shortText: ReadText
}

export function textReaders(cut: Cut): TextReaders {
  return {
    text: (value) => hiddenText(readUncutText(value), cut),
    shortText: (value) => unchangedText(readPlainText(value, plainLine), cut),
  }
}

/** `readPlainText` with some extra length, for `hiddenText`. */
export function readUncutText(value: unknown): LocalizedText | null {
  return readPlainText(value, (text) => plainText(text, maxTextLength + margin))
}

/** A text without the address, of at most 20,000 characters. */
export function hiddenText(text: LocalizedText | null, cut: Cut): LocalizedText | null {
  return mapText(text, (words) => beginning(cut(words), maxTextLength).trimEnd())
}
