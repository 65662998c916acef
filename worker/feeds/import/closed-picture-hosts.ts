import type { Db } from '#db/client.ts'
import { countPictureHosts } from '#db/feeds/record-remarks.ts'
import { isPhotoHost, type PhotoHosts } from '#worker/feeds/photo-hosts.ts'

/** A host whose pictures are not fetched, with the number of pictures that a source's stock has on it. */
export interface ClosedHost {
  readonly host: string
  readonly pictures: number
}

/** The hosts of a source's pictures that PHOTO_HOSTS does not name, those with most pictures first. */
export async function closedPictureHosts(db: Db, source: string, hosts: PhotoHosts): Promise<readonly ClosedHost[]> {
  const counts = new Map<string, number>()
  for (const { origin, count } of await countPictureHosts(db, source)) {
    const url = new URL(origin)
    const secure = new URL(origin.replace(/^http:/, 'https:'))
    if (isPhotoHost(hosts, url) || isPhotoHost(hosts, secure)) continue
    counts.set(url.host, (counts.get(url.host) ?? 0) + count)
  }
  return [...counts].map(([host, pictures]) => ({ host, pictures }))
}
