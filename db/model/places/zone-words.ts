import { slug } from '../site/path-segment.ts'

const saints = /(?<=^| )(?:sankt|sainte?|sint|ste?)(?= |$)/g

/** A name for comparison: without accents, case and hyphens ('Sint-Andries' → 'sint andries'). */
export function zoneWords(text: string): string {
  return slug(text).replaceAll('-', ' ')
}

/** Shortens every 'saint' to 'st': 'Saint-Nicolas' and 'St Nicolas' are equal. */
export function shortSaints(words: string): string {
  return words.replace(saints, 'st')
}

/** The spellings of a name: as it is, with umlauts as two letters ('Bruegge'), and each with 'saint' shortened. */
export function spellings(text: string): string[] {
  const words = [zoneWords(text), slug(text, 'de').replaceAll('-', ' ')]
  return [...new Set([...words, ...words.map(shortSaints)])]
}

/** Words without the spaces between: 'sintkruis' is found too. */
export function squeezed(words: string): string {
  return words.replaceAll(' ', '')
}

/** A text with a postcode: 'L-4010', '8000 Brugge', 'Brugge (8000)', 'B-80'. */
export interface ZipText {
  /** Null when the text does not say. */
  readonly country: 'BE' | 'LU' | null
  /** One to four. */
  readonly digits: string
  /** The other words. */
  readonly rest: string
}

/** Parses the postcode in a text; null when it has none. */
export function readZipText(text: string): ZipText | null {
  const words = zoneWords(text)
  const found = /^(?:(l|lu|b|be) ?)?(\d{1,4})(?: (.*))?$/.exec(words) ?? trailing(words)
  if (!found) return null
  const [, prefix = '', digits = '', rest = ''] = found
  return { country: prefix === '' ? null : prefix.startsWith('l') ? 'LU' : 'BE', digits, rest }
}

function trailing(words: string): readonly string[] | null {
  const found = /^(.*?) (?:(l|lu|b|be) ?)?(\d{4})$/.exec(words)
  return found ? [words, found[2] ?? '', found[3] ?? '', found[1] ?? ''] : null
}
