/** Where the CRM's photographs may be fetched from. */
export interface PhotoHosts {
  /** Names, each with the port where that is not 443; `*.` stands for any subdomain. */
  readonly names: readonly string[]
  /** Origins of this machine, for a site that runs on it. */
  readonly local: readonly string[]
}

const isName = /^(?:\*\.(?=[^.]+\.))?(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?::\d{1,5})?$/
const isLocal = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/
/** Names that resolve inside a network only (RFC 6761, RFC 6762, RFC 8375, ICANN's .internal). */
const isPrivateName = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan|intranet)$/

/**
 * Reads PHOTO_HOSTS: names with spaces between, as in 'photos.crm.example *.cdn.example'. Origins such as http://localhost:4000 are
 * taken only where the site's own origin is on this machine too. Throws an error that names what is wrong.
 */
export function readPhotoHosts(text: string, origin: string): PhotoHosts {
  const entries = text
    .toLowerCase()
    .split(/\s+/)
    .filter((entry) => entry !== '')
  const isOnThisMachine = isLocal.test(origin)
  const wrong = entries.filter((entry) => !isHost(entry) && !(isOnThisMachine && isLocal.test(entry)))
  if (wrong.length > 0) throw new Error(`Settings: PHOTO_HOSTS names ${wrong.join(', ')}; a host looks like photos.crm.example or *.crm.example`)
  return { names: entries.filter(isHost), local: entries.filter((entry) => isLocal.test(entry)) }
}

function isHost(entry: string): boolean {
  return isName.test(entry) && !isPrivateName.test(entry.replace(/:\d+$/, ''))
}

/**
 * Whether a photograph may be fetched from an address: https, from a listed host, without credentials. An IP address in any spelling
 * matches no name, so private, loopback, link-local and mapped addresses are refused with all others.
 */
export function isPhotoHost({ names, local }: PhotoHosts, url: URL): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (local.includes(url.origin)) return true
  if (url.protocol !== 'https:') return false
  const host = url.hostname.replace(/\.$/, '') + (url.port === '' ? '' : `:${url.port}`)
  return names.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) && host.length > name.length - 1 : host === name))
}
