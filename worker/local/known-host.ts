import { isIP } from 'node:net'

const ownHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * Protection against DNS rebinding: whether a Host header names this machine. A foreign page can point its own DNS name at this machine and read the
 * responses, but cannot do so under an IP address or a name that is not its own.
 * @param outside the HOST that the site was opened on; null for this machine alone. A wildcard admits every IP address
 */
export function isKnownHost(header: string | undefined, outside: string | null): boolean {
  const hostname = URL.parse(`http://${header ?? ''}`)?.hostname
  if (hostname === undefined) return false
  if (ownHosts.includes(hostname)) return true
  const address = hostname.replace(/^\[|\]$/g, '')
  return outside !== null && (isWildcard(outside) ? isIP(address) !== 0 : address === outside.toLowerCase())
}

/** Whether a HOST means every address of this machine. */
export function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}
