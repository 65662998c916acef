/**
 * The beginning of a text, cut between words where that costs less than a fifth of it, with an ellipsis.
 * @param limit the most characters (UTF-16 units) before the ellipsis
 * @returns the text unchanged when it is not longer than the limit
 * @source specification, section 9 ("Default description limit")
 */
export function excerpt(text: string, limit = 250): string {
  const most = Math.max(0, Math.floor(limit) || 0)
  if (text.length <= most) return text
  const gap = lastGap(text, most)
  const end = gap > most * 0.8 ? gap : beforeBrokenPair(text, most)
  return `${text.slice(0, end).trimEnd()}…`
}

/** The last white space not after `most`: a word that ends exactly there is whole. */
function lastGap(text: string, most: number): number {
  for (let at = most; at >= 0; at--) if (/\s/.test(text.charAt(at))) return at
  return -1
}

function beforeBrokenPair(text: string, end: number): number {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(0, end - 1), end + 1)) ? end - 1 : end
}

/**
 * The first characters of a text, at most `most` UTF-16 units; a letter that takes two is never halved.
 */
export function beginning(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}
