import { jsonObjectsIn } from '#db/model/site/json-object.ts'
import type { PhotoHosts } from '#worker/feeds/photo-hosts.ts'
import { hasOriginal, keepOriginal } from '#worker/files/pictures/crm-photos.ts'
import { downloadPhoto, isFetchable } from '#worker/files/pictures/photo-download.ts'
import type { ReadContext } from '../sync/step.ts'
import type { Estate } from './estate.ts'

/** Pictures that are fetched at once. */
const atOnce = 6

/**
 * Stores the pictures of an estate, whose addresses expire, and gives them addresses of this site, by their ids: they stay the same from one webhook to
 * the next. A picture that cannot be fetched keeps its address.
 */
export async function withPictures({ env }: ReadContext, estate: Estate, hosts: PhotoHosts, origin: string): Promise<Estate> {
  const copies = new Map<unknown, unknown>()
  const files = (['images', 'plans'] as const).flatMap((field) => jsonObjectsIn(estate[field]))
  const store = async (file: Estate) => {
    const { id, url } = file
    if (typeof id !== 'string' || typeof url !== 'string' || !/^[\w-]{1,100}$/.test(id)) return
    const path = `/crm-pictures/sweepbright/${id}`
    if (!(await hasOriginal(env.FILES, path))) {
      const picture = isFetchable(url, hosts) ? await downloadPhoto(url, hosts, origin) : null
      if (picture === null) return
      await keepOriginal(env.FILES, path, picture)
    }
    copies.set(file, { ...file, url: path, url_expires_on: undefined })
  }
  for (let first = 0; first < files.length; first += atOnce) await Promise.all(files.slice(first, first + atOnce).map(store))
  const copied = (value: unknown) => (Array.isArray(value) ? value.map((file: unknown) => copies.get(file) ?? file) : value)
  return { ...estate, images: copied(estate.images), plans: copied(estate.plans) }
}
