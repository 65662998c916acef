/**
 * Whether a text greets somebody: a mail that goes to an address anybody may have typed greets by no message, and leads nowhere. At most 60
 * characters, with nothing in it that mail programs make a link or a telephone number of.
 */
export function isPersonName(text: string): boolean {
  return text !== '' && text.length <= 60 && !/:\/\/|[\w-]\.[a-z]{2,}|\d{4}/i.test(text)
}
