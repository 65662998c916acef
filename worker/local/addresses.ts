import { isIP } from 'node:net'
import { type Forward, forward } from './forward.ts'

const ownNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * Protection against DNS rebinding: whether a Host header names this machine. A foreign page can point its own DNS name at this machine and read the
 * responses, but cannot do so under an IP address or a name that is not its own.
 * @param outside the HOST that the site was opened on; null for this machine alone. A wildcard admits every IP address
 */
export function isKnownHost(header: string | undefined, outside: string | null): boolean {
  const hostname = URL.parse(`http://${header ?? ''}`)?.hostname
  if (hostname === undefined) return false
  if (ownNames.includes(hostname)) return true
  const address = hostname.replace(/^\[|\]$/g, '')
  return outside !== null && (isWildcard(outside) ? isIP(address) !== 0 : address === outside.toLowerCase())
}

/** Whether a HOST means every address of this machine. */
function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

/** The ports of a local site on 127.0.0.1, and the URLs by which they are reached. */
interface Addresses {
  /** What the site and its mailbox listen on. */
  readonly ports: { readonly site: number; readonly smtp: number; readonly mailbox: number }
  /** Where a visitor finds them. */
  readonly urls: { readonly site: string; readonly mailbox: string }
  readonly smtpPort: number
  /** Whether a Host header names this machine (against DNS rebinding). */
  isKnownHost(header: string | undefined): boolean
  /** Opens them on the other addresses too: `localhost` may be ::1, and HOST may name another one. */
  open(): Promise<readonly Forward[]>
}

const services = ['site', 'smtp', 'mailbox'] as const
const ownHosts = ['127.0.0.1', '::1', 'localhost']

/**
 * The site on PORT, SMTP and the mailbox on the next two. With a HOST other than this machine's own, those ports open there and the
 * services themselves move to the next three: workerd and what it talks to stay on 127.0.0.1.
 */
export function addressesOf(port: number, host: string | undefined): Addresses {
  const outside = host === undefined || host === '' || ownHosts.includes(host) ? null : host
  const first = outside === null ? port : port + services.length
  const shown = outside === null || isWildcard(outside) ? 'localhost' : outside.includes(':') ? `[${outside}]` : outside
  return {
    ports: { site: first, smtp: first + 1, mailbox: first + 2 },
    urls: { site: `http://${shown}:${port}`, mailbox: `http://${shown}:${port + 2}` },
    smtpPort: port + 1,
    isKnownHost: (header) => isKnownHost(header, outside),
    async open() {
      const hosts = outside === null ? ['::1'] : outside === '0.0.0.0' ? [outside, '::1'] : [outside]
      const opened = hosts.flatMap((each) => services.map((_, index) => forward(each, port + index, first + index)))
      return (await Promise.all(opened)).filter((each) => each !== null)
    },
  }
}
