/**
 * The beginning of a text with an ellipsis, cut between words where that loses less than a fifth of the limit.
 * @param limit maximum characters (UTF-16 units) before the ellipsis
 * @returns the text unchanged when it fits the limit
 * @source specification, section 9 ("Default description limit")
 */
export function excerpt(text: string, limit = 250): string {
  const most = Math.max(0, Math.floor(limit) || 0)
  if (text.length <= most) return text
  const gap = lastGap(text, most)
  const end = gap > most * 0.8 ? gap : beforeBrokenPair(text, most)
  return `${text.slice(0, end).trimEnd().replace(/\.+$/, '')}…`
}

const longestRibbon = 40

/** The text of a ribbon: at most 40 characters, cut between words with an ellipsis, or inside the first word if that alone is longer. */
export function ribbonText(text: string): string {
  if (text.length <= longestRibbon) return text
  const gap = lastGap(text, longestRibbon - 1)
  return `${gap > 0 ? text.slice(0, gap).replace(/[\s.,;:–-]+$/, '') : beginning(text, longestRibbon - 1)}…`
}

/** The end of a sentence: a full stop, an exclamation or question mark, with closing quotes, before a space. */
const sentenceEnd = /[.!?…]["'”’»“)]*(?=\s)/g

/**
 * The first whole sentences of a text, for a quotation.
 * @param limit maximum characters (UTF-16 units)
 * @returns the text unchanged when it fits the limit; an excerpt when its first sentence alone does not
 */
export function firstSentences(text: string, limit: number): string {
  if (text.length <= limit) return text
  const ends = [...text.matchAll(sentenceEnd)].map((match) => match.index + match[0].length)
  const end = ends.findLast((each) => each <= limit)
  return end === undefined ? excerpt(text, limit) : text.slice(0, end)
}

/** The last whitespace at or before `most`, so that a word ending exactly there stays whole. */
function lastGap(text: string, most: number): number {
  for (let at = most; at >= 0; at--) if (/\s/.test(text.charAt(at))) return at
  return -1
}

function beforeBrokenPair(text: string, end: number): number {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(0, end - 1), end + 1)) ? end - 1 : end
}

/**
 * The first characters of a text, at most `most` UTF-16 units, never splitting a surrogate pair.
 */
export function beginning(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}
