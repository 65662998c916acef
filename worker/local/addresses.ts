import { type Forward, forward } from './forward.ts'
import { isKnownHost, isWildcard } from './known-host.ts'

/** The ports of a local site on 127.0.0.1, and the URLs by which they are reached. */
export interface Addresses {
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
