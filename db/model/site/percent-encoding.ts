/** Undoes the percent-encoding of a text; a text that is not encoded, or wrongly, stays as it is. */
export function decodePercent(text: string): string {
  if (!/%[\da-f]{2}/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
