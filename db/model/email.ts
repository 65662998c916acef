/** What HTML calls a valid address, with a domain of at least two labels: the web's own compromise between RFC 5322 and what people have. */
const address = /^[a-z\d.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

/**
 * Whether a text is an e-mail address that mail can be sent to: no comments, no quotes, no addresses by number.
 * @source specification, section 5 ("E-mail is required and must be valid"); HTML, "valid e-mail address"; RFC 5321, sections 4.5.3.1.1 and 4.5.3.1.2
 */
export function isEmail(text: string): boolean {
  const [local = ''] = text.split('@')
  return text.length <= 254 && address.test(text) && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..')
}
