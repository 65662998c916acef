/** Letters that are no letter with an accent, so that decomposing leaves them whole. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/**
 * A text as it stands in a path: lower case, without accents, its words joined by hyphens ('Braine-l'Alleud' → 'braine-l-alleud').
 * Percent-encoded text is decoded first; letters of other scripts are kept.
 * @returns '' when nothing is left
 * @source specification, section 2 ("Path lookups")
 */
export function slug(text: string): string {
  // What lists ask for most is plain already.
  if (/^[a-z0-9]*$/.test(text)) return text
  if (/^[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*$/.test(text)) return text.toLowerCase().replaceAll(' ', '-')
  return decode(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .normalize('NFC')
}

/**
 * A slug with its trailing slash, ready to be joined to a path.
 * @returns '' when the text has nothing to show
 * @source specification, section 2 ("Path lookups")
 */
export function pathSegment(text: string): string {
  const segment = slug(text)
  return segment === '' ? '' : `${segment}/`
}

function decode(text: string): string {
  if (!/%[\da-f]{2}/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
