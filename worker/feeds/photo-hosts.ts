import type { Db } from '#db/client.ts'
import { countPictureHosts } from '#db/feeds/picture-hosts.ts'
import { isPublicName } from '../site/public-host.ts'

/** Allow-list of hosts for the CRM's photographs. */
export interface PhotoHosts {
  /** Host names, with the port if it is not 443; `*.` matches any subdomain. */
  readonly names: readonly string[]
  /** Local origins, for a site that runs locally. */
  readonly local: readonly string[]
  /** Whether the site runs locally. */
  readonly isOnThisMachine: boolean
}

const isName = /^(?:\*\.(?=[^.]+\.))?(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?::\d{1,5})?$/
const isLocal = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/

/**
 * Parses PHOTO_HOSTS: names separated by spaces, as in 'photos.crm.example *.cdn.example'. Local origins such as http://localhost:4000 are allowed only if
 * the site's own origin is local too. @throws Error that names the invalid hosts
 */
export function readPhotoHosts(text: string, origin: string): PhotoHosts {
  const entries = text
    .toLowerCase()
    .split(/\s+/)
    .filter((entry) => entry !== '')
  const none = { names: [], local: [], isOnThisMachine: isLocal.test(origin) }
  const wrong = entries.filter((entry) => !isAllowable(entry, none))
  if (wrong.length > 0) throw new Error(`Settings: PHOTO_HOSTS names ${wrong.join(', ')}; a host looks like photos.crm.example or *.crm.example`)
  return withHosts(none, entries)
}

/** The allow-list with more entries; local ones have no effect on a public site. */
export function withHosts(hosts: PhotoHosts, entries: readonly string[]): PhotoHosts {
  const allowed = entries.filter((entry) => isAllowable(entry, hosts))
  return { ...hosts, names: [...hosts.names, ...allowed.filter(isHost)], local: [...hosts.local, ...allowed.filter((entry) => isLocal.test(entry))] }
}

/** The entry for a host as typed, or for that of a whole address; null if it is neither. */
export function photoHostIn(text: string): string | null {
  const typed = text.trim().toLowerCase()
  const entry = /^https:\/\/[^/]/.test(typed) && URL.canParse(typed) ? new URL(typed).host : typed
  return isHost(entry) || isLocal.test(entry) ? entry : null
}

function isAllowable(entry: string, { isOnThisMachine }: PhotoHosts): boolean {
  return isHost(entry) || (isOnThisMachine && isLocal.test(entry))
}

function isHost(entry: string): boolean {
  return isName.test(entry) && isPublicName(entry.replace(/^\*\./, '').replace(/:\d+$/, ''))
}

/**
 * SSRF protection: whether a photograph may be fetched from a URL: https, an allowed host, no credentials. An IP address in any notation matches no name,
 * so private, loopback, link-local and mapped addresses are rejected.
 */
export function isPhotoHost({ names, local }: Pick<PhotoHosts, 'names' | 'local'>, url: URL): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (local.includes(url.origin)) return true
  if (url.protocol !== 'https:') return false
  const host = url.hostname.replace(/\.$/, '') + (url.port === '' ? '' : `:${url.port}`)
  return names.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) && host.length > name.length - 1 : host === name))
}

/** A host whose pictures are not fetched, with the number of pictures that the stock has on it. */
interface ClosedHost {
  readonly host: string
  readonly pictures: number
  /** The entry of the list that would allow it; null if it may not be allowed: an IP address, or a name of a private network. */
  readonly entry: string | null
}

/** The hosts of pictures that are not allowed, those with most pictures first. @param source null: of all sources */
export async function closedPictureHosts(db: Db, source: string | null, hosts: PhotoHosts): Promise<readonly ClosedHost[]> {
  return closedAmong(await countPictureHosts(db, source), hosts)
}

/** Those of some origins whose pictures are not fetched. */
export function closedAmong(origins: readonly { readonly origin: string; readonly count: number }[], hosts: PhotoHosts): readonly ClosedHost[] {
  const closed = new Map<string, ClosedHost>()
  for (const { origin, count } of origins) {
    const url = new URL(origin)
    const secure = new URL(origin.replace(/^http:/, 'https:'))
    if (isPhotoHost(hosts, url) || isPhotoHost(hosts, secure)) continue
    const entry = [url.host, url.origin].find((each) => isAllowable(each, hosts)) ?? null
    closed.set(url.host, { host: url.host, pictures: (closed.get(url.host)?.pictures ?? 0) + count, entry })
  }
  return [...closed.values()]
}
