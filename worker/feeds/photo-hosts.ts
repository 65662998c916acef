import type { Db } from '#db/client.ts'
import { countPictureHosts } from '#db/feeds/record-remarks.ts'
import { isPublicName } from '../site/public-host.ts'

/** Allow-list of hosts for the CRM's photographs. */
export interface PhotoHosts {
  /** Host names, with the port if it is not 443; `*.` matches any subdomain. */
  readonly names: readonly string[]
  /** Local origins, for a site that runs locally. */
  readonly local: readonly string[]
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
  const isOnThisMachine = isLocal.test(origin)
  const wrong = entries.filter((entry) => !isHost(entry) && !(isOnThisMachine && isLocal.test(entry)))
  if (wrong.length > 0) throw new Error(`Settings: PHOTO_HOSTS names ${wrong.join(', ')}; a host looks like photos.crm.example or *.crm.example`)
  return { names: entries.filter(isHost), local: entries.filter((entry) => isLocal.test(entry)) }
}

function isHost(entry: string): boolean {
  return isName.test(entry) && isPublicName(entry.replace(/^\*\./, '').replace(/:\d+$/, ''))
}

/**
 * SSRF protection: whether a photograph may be fetched from a URL: https, an allowed host, no credentials. An IP address in any notation matches no name,
 * so private, loopback, link-local and mapped addresses are rejected.
 */
export function isPhotoHost({ names, local }: PhotoHosts, url: URL): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (local.includes(url.origin)) return true
  if (url.protocol !== 'https:') return false
  const host = url.hostname.replace(/\.$/, '') + (url.port === '' ? '' : `:${url.port}`)
  return names.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) && host.length > name.length - 1 : host === name))
}

/** A host whose pictures are not fetched, with the number of pictures that a source's stock has on it. */
interface ClosedHost {
  readonly host: string
  readonly pictures: number
}

/** The hosts of a source's pictures that PHOTO_HOSTS does not name, those with most pictures first. */
export async function closedPictureHosts(db: Db, source: string, hosts: PhotoHosts): Promise<readonly ClosedHost[]> {
  return closedAmong(await countPictureHosts(db, source), hosts)
}

/** Those of some origins whose pictures are not fetched. */
export function closedAmong(origins: readonly { readonly origin: string; readonly count: number }[], hosts: PhotoHosts): readonly ClosedHost[] {
  const counts = new Map<string, number>()
  for (const { origin, count } of origins) {
    const url = new URL(origin)
    const secure = new URL(origin.replace(/^http:/, 'https:'))
    if (isPhotoHost(hosts, url) || isPhotoHost(hosts, secure)) continue
    counts.set(url.host, (counts.get(url.host) ?? 0) + count)
  }
  return [...counts].map(([host, pictures]) => ({ host, pictures }))
}
