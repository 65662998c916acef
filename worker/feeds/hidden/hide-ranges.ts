/** A range of a text, end exclusive. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** URLs, email addresses and file names: removed as a whole, since with a part cut out they would be broken. */
const address =
  /(?:https?:\/\/|www\.)[^\s<>"']+|(?<![^\s<>"',;()])[^\s<>"',;()@]+@[^\s<>"',;()]+|(?<![^\s<>"',;()])[^\s<>"',;()]+\.(?:jpe?g|png|webp|svg|pdf|docx?|mp4|html?)(?!\p{L})/giu

/** A text with '…' in place of these ranges. */
export function withoutRanges(text: string, found: readonly Range[]): string {
  if (found.length === 0) return text
  const addresses = [...text.matchAll(address)].map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }))
  const touched = addresses.filter(({ start, end }) => found.some((range) => range.start < end && range.end > start))
  let result = ''
  let done = 0
  for (const { start, end } of [...found, ...touched].sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (end <= done) continue
    if (start > done || result === '') result += `${text.slice(done, start)}…`
    done = end
  }
  return result + text.slice(done)
}
