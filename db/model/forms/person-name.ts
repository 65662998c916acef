/** What mail and chat programs turn into a link: a scheme, a domain in any script, an address of mail, or four numbers. */
const link = /:\/\/|\/\/|\b[a-z][a-z\d+-]+:\S|\S@\S|[\p{L}\p{N}_-]\.\p{L}[\p{L}\p{M}\p{N}-]|\b\d{1,3}(?:\.\d{1,3}){3}\b/iu
/** Characters that readers take for a full stop in a domain (UTS 46, and some that look like one). */
const fullStops = /[\u3002\uff0e\uff61\u2024\ufe52]/gu

/**
 * Whether a text holds something that becomes a link when it is mailed, however it is spelled: with invisible characters, in full-width letters,
 * or in another script.
 */
export function holdsLink(text: string): boolean {
  return link.test(
    text
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .normalize('NFKC')
      .replace(fullStops, '.'),
  )
}

/** A name with a title, for a formal greeting. */
export interface FormalName {
  readonly title: 'mr' | 'ms'
  readonly lastName: string
}

/**
 * Whether a text can be used as a name in a greeting: the recipient's address may have been typed by another person, so it must not carry a
 * message or a link. At most 60 characters and eight words of letters, as names are written.
 */
export function isPersonName(text: string): boolean {
  return text !== '' && text.length <= 60 && /^[\p{L}\p{M}.'’ʼ‘`´\s-]+$/u.test(text) && text.trim().split(/\s+/).length <= 8 && !holdsLink(text)
}
