/** The rules for the hosts that this site connects to (SSRF protection). What a name resolves to is the platform's: from its edge, private networks are out of reach. */

const isName = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/
/** Names that resolve only inside a private network (RFC 6761, RFC 6762, RFC 8375, ICANN's .internal). */
const isPrivateName = /(?:^|\.)(?:localhost|localdomain|local|internal|home\.arpa|lan|intranet|private|corp|home)$/
const isLocalOrigin = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/

/** Whether a lower-case text is a public host name: no bare name, no private one, and no IP address in any notation. */
export function isPublicName(host: string): boolean {
  return host.length <= 253 && isName.test(host) && !isPrivateName.test(host)
}

/** Whether a mail server may be connected to. A site that runs locally may also use a server of its own machine. @param origin the site's own */
export function isMailServer(host: string, origin: string): boolean {
  const name = host.toLowerCase()
  return isPublicName(name) || (isLocalOrigin.test(origin) && (name === 'localhost' || name === '127.0.0.1'))
}
