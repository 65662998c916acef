/** The link that writes to an e-mail address: characters that would begin a subject, a copy or a text of the mail are escaped (RFC 6068). */
export function mailto(email: string): string {
  return `mailto:${encodeURI(email.toWellFormed()).replace(/[?&#]/g, encodeURIComponent)}`
}
