/**
 * Whether a text can be used as a name in a greeting: the recipient's address may have been typed by a third party, so it must not carry a message or a link. At most 60
 * characters, with nothing that mail clients turn into a link or a phone number.
 */
export function isPersonName(text: string): boolean {
  return text !== '' && text.length <= 60 && !/:\/\/|[\w-]\.[a-z]{2,}|\d{4}/i.test(text)
}
