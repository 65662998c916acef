import type { Country } from '#db/model/listings/listing.ts'

/** The postcode in a text, with what stands beside it. */
export interface ZipText {
  /** Four digits for Belgium and Luxembourg. */
  readonly zip: string
  /** The country that its letters mean; null without any. */
  readonly country: Country | null
  /** The words beside it, such as a town; '' without any. */
  readonly rest: string
}

const labels = /\b(?:postcode|postnummer|post ?code|code postal|c\.?p\.?|zip(?: ?code)?|plz|postleitzahl|postal code)\s*[:.]?\s*(?=[\dbl(])/giu
const withLetters = /(?<![\p{L}\d])(BE|BEL|B|LU|LUX|L)[\s.:–-]*(?=\d[\d. ]{3,5}(?!\d))/iu
const grouped = /(?<!\d)(\d)[ .](\d{3})(?![\d])/u
const asNumber = /(?<!\d)(\d{4})[.,]0+(?!\d)/u

/**
 * A Belgian or Luxembourg postcode in any spelling: '9000', 'B-9000 Gent', '9000.0', '9 000', '(9000)', '09000', 'Gent (9000)'. The text must hold one
 * number of four digits and no other figure.
 * @returns null when it does not
 */
export function readZip(text: string): ZipText | null {
  const even = text.normalize('NFKC').replace(labels, '').replace(asNumber, '$1').trim()
  const letters = withLetters.exec(even)?.[1] ?? null
  const plain = even.replace(withLetters, '').replace(grouped, '$1$2')
  const figures = plain.match(/\d+/g) ?? []
  const [figure = ''] = figures
  // A spreadsheet or a form of five figures puts a zero in front.
  const zip = /^0?(\d{4})$/.exec(figure)?.[1]
  if (figures.length !== 1 || zip === undefined) return null
  const rest = plain
    .replace(figure, ' ')
    .replace(/[()[\]]/g, ' ')
    .replace(/^[\s,;:/.–-]+|[\s,;:/–-]+$/g, '')
    .replace(/\s+/g, ' ')
  return { zip, country: letters === null ? null : /^l/i.test(letters) ? 'LU' : 'BE', rest }
}
