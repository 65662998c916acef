import type { Target } from './import-client.ts'

const ownHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * The site that `--to` names, with its token. A sentence instead if the token would travel in clear: only this machine is reached by http.
 * Null if the address is invalid or there is no token.
 */
export function remoteTarget(address: string, token: string): Target | string | null {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol) || token === '') return null
  if (url.username !== '' || url.password !== '') return null
  if (url.protocol === 'https:' || ownHosts.includes(url.hostname)) return { url: address, token }
  return `--to ${address} is refused: the token would be sent unencrypted. Use the site's https address.`
}
