import type { Photo } from '#db/model/listing.ts'
import { slug } from '#db/model/path-segment.ts'
import type { Cut } from './hide-street.ts'
import { readNumber } from './number.ts'
import { isWebAddress } from './web-address.ts'

const maxPhotos = 200
const maxKeyLength = 60
const maxPlaceholderLength = 400

/** A picture as found by an adapter. */
export interface PhotoCandidate {
  readonly id: string | null
  readonly url: string
  readonly width: number | null
  readonly height: number | null
  readonly name: Photo['name']
  readonly placeholder: string | null
}

/**
 * The pictures of a record, without duplicate URLs, at most 200. Drops paths on this site that name a hidden street, since visitors see those; they never
 * see the CRM's URLs.
 */
export function distinctPhotos(all: readonly PhotoCandidate[], cut: Cut): readonly Photo[] {
  const urls = new Set<string>()
  const keys = new Set<string>()
  const photos: Photo[] = []
  for (const { id, url, width, height, name, placeholder } of all) {
    if (photos.length === maxPhotos) break
    if (urls.has(url) || (isOwnPath(url) && cut(url) !== url)) continue
    urls.add(url)
    photos.push({ key: freeKey(id === null || cut(id) !== id ? '' : slug(id), photos.length + 1, keys), url, width, height, name, placeholder })
  }
  return photos
}

function freeKey(wanted: string, order: number, taken: Set<string>): string {
  const start = wanted.slice(0, maxKeyLength) || String(order)
  let key = start
  for (let turn = 2; taken.has(key); turn += 1) key = `${start}-${turn}`
  taken.add(key)
  return key
}

/** A width or height in pixels. */
export function pixels(value: unknown): number | null {
  const size = readNumber(value)
  return size !== null && size >= 1 && size <= 100_000 ? Math.round(size) : null
}

/** A web address or a path on this site. */
export function isPhotoAddress(value: unknown): value is string {
  return typeof value === 'string' && (isWebAddress(value) || isOwnPath(value))
}

function isOwnPath(url: string): boolean {
  return url.length <= 2_000 && /^\/(?!\/)[^\s\\]+$/.test(url)
}

/** A tiny picture as a data address. */
export function isPlaceholder(value: unknown): value is string {
  return typeof value === 'string' && value.length < maxPlaceholderLength && /^data:image\/webp;base64,[\w+/]+=*$/.test(value)
}
