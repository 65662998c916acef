/** HTML's definition of a valid e-mail address, with a domain of at least two labels. */
const address = /^[a-z\d.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

/**
 * Whether a text is a deliverable e-mail address: no comments, no quoted local part, no IP literal.
 * @source specification, section 5 ("E-mail is required and must be valid"); HTML, "valid e-mail address"; RFC 5321, sections 4.5.3.1.1 and 4.5.3.1.2
 */
export function isEmail(text: string): boolean {
  const [local = ''] = text.split('@')
  return text.length <= 254 && address.test(text) && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..')
}
