import type { Locale } from '#messages/locales.ts'

/** Letters that do not decompose into a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** German writes an umlaut without its dots as two letters. */
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/**
 * A text as a path segment: lower case, without accents, words joined by hyphens ('Braine-l'Alleud' → 'braine-l-alleud').
 * Decodes percent-encoding first; keeps letters of other scripts. In German, umlauts become two letters ('Brügge' → 'bruegge').
 * @returns '' when nothing is left
 * @source specification, section 2 ("Path lookups")
 */
export function slug(text: string, locale?: Locale): string {
  // Fast path: most texts are plain ASCII.
  if (/^[a-z0-9]*$/.test(text)) return text
  if (/^[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*$/.test(text)) return text.toLowerCase().replaceAll(' ', '-')
  const key = `${locale === 'de' ? 'de' : ''}\n${text}`
  const known = slugs.get(key)
  if (known !== undefined) return known
  const made = slugOf(text, locale)
  if (slugs.size >= maxKnown) slugs.clear()
  if (text.length <= maxKnownLength) slugs.set(key, made)
  return made
}

/** A stock names the same towns and categories thousands of times. */
const slugs = new Map<string, string>()
const maxKnown = 5_000
const maxKnownLength = 100

function slugOf(text: string, locale: Locale | undefined): string {
  const decoded = decodePercent(text)
  const spelled = locale === 'de' ? withoutUmlauts(decoded) : decoded
  return spelled
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .normalize('NFC')
}

/**
 * A slug with a trailing slash.
 * @returns '' when the slug is empty
 * @source specification, section 2 ("Path lookups")
 */
export function pathSegment(text: string, locale?: Locale): string {
  const segment = slug(text, locale)
  return segment === '' ? '' : `${segment}/`
}

function withoutUmlauts(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter)
}

/** Undoes the percent-encoding of a text; a text that is not encoded, or wrongly, stays as it is. */
export function decodePercent(text: string): string {
  if (!/%[\da-f]{2}/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
