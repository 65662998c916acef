import type { Target } from './import/import-client.ts'

const ownHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * The site that `--to` names, with its token. An error message instead if the token would be sent unencrypted: http is only for this machine.
 * Null if the address is invalid or there is no token.
 */
export function remoteTarget(address: string, token: string): Target | string | null {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol) || token === '') return null
  if (url.username !== '' || url.password !== '') return null
  if (url.protocol === 'https:' || ownHosts.includes(url.hostname)) return { url: address, token }
  return `--to ${address} is refused: the token would be sent unencrypted. Use the site's https address.`
}
