import type { FieldRemark } from '#db/model/feeds/field-remark.ts'
import { valuesIn } from '#db/model/feeds/sheets/row-record.ts'
import { maxPhotos, type Photo, type PlanRoom } from '#db/model/listings/listing.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import { slug } from '#db/model/site/path-segment.ts'
import { openFields } from './fields.ts'
import type { Cut } from './hidden/street/hide-street.ts'
import { valueText } from './remarks.ts'
import { readNumber } from './values/number.ts'
import type { ReadText } from './values/text.ts'
import { encodeSpaces, webAddressOf } from './values/web-address.ts'

const maxKeyLength = 60
const maxPlaceholderLength = 400
const maxRooms = 40

/** A picture as found by an adapter. */
export interface PhotoCandidate {
  readonly id: string | null
  readonly url: string
  readonly width: number | null
  readonly height: number | null
  readonly name: Photo['name']
  readonly placeholder: string | null
  readonly rooms: readonly PlanRoom[]
}

/**
 * The pictures of a record, without duplicate URLs, at most 200. Drops paths on this site that name a hidden street, since visitors see those; they never
 * see the CRM's URLs.
 */
export function distinctPhotos(all: readonly PhotoCandidate[], cut: Cut): readonly Photo[] {
  const urls = new Set<string>()
  const keys = new Set<string>()
  const photos: Photo[] = []
  for (const { id, url, rooms, ...picture } of all) {
    if (photos.length === maxPhotos) break
    if (urls.has(url) || (isOwnPath(url) && cut(url) !== url)) continue
    urls.add(url)
    const key = freeKey(id === null || cut(id) !== id ? '' : slug(id), photos.length + 1, keys)
    photos.push({ key, url, ...picture, ...(rooms.length > 0 && { rooms }) })
  }
  return photos
}

function freeKey(requested: string, order: number, taken: Set<string>): string {
  const start = requested.slice(0, maxKeyLength) || String(order)
  let key = start
  for (let turn = 2; taken.has(key); turn += 1) key = `${start}-${turn}`
  taken.add(key)
  return key
}

/** The legend of a plan: its rooms with a letter and a name. */
export function readRooms(value: unknown, text: ReadText): readonly PlanRoom[] {
  const items: readonly unknown[] = Array.isArray(value) ? value.slice(0, maxRooms) : []
  return items.flatMap((item) => {
    const fields = openFields(isJsonObject(item) ? item : {})
    const letter = String(fields.take('Letter'))
    const name = text(fields.take('Name'))
    const box = [fields.take('Box')]
      .flat()
      .map((each) => readNumber(each))
      .filter((each) => each !== null)
    return name !== null && /^\w{1,2}$/.test(letter) ? [{ letter, name, area: readNumber(fields.take('Surface')), box }] : []
  })
}

/** A width or height in pixels. */
export function pixels(value: unknown): number | null {
  const size = readNumber(value)
  return size !== null && size >= 1 && size <= 100_000 ? Math.round(size) : null
}

/** The address of a picture, or its path on this site; null for what cannot be fetched. */
export function photoAddressOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  // An address that was copied out of HTML.
  const address = value.trim().replaceAll('&amp;', '&')
  const path = encodeSpaces(address)
  return isOwnPath(path) ? path : webAddressOf(address)
}

/** The remarks on a field's pictures: one for each whose address cannot be fetched, or for a value that lists none. */
export function remarksOnPictures(field: string, value: unknown): readonly FieldRemark[] {
  const remark = (given: unknown): FieldRemark => ({ field, value: valueText(given ?? ''), reason: 'notFetched' })
  const empty = value === undefined || value === null || value === ''
  if (empty) return []
  return pictureItems(value).flatMap((item) => {
    const address = addressIn(item)
    return photoAddressOf(address) === null ? [remark(address ?? item)] : []
  })
}

/** The address of a listed picture, as it came. */
export function addressIn(item: unknown): unknown {
  return isJsonObject(item) ? openFields(item).take('Url', 'Path', 'Src') : item
}

/** The pictures that a value lists; a text may hold several addresses. */
export function pictureItems(value: unknown): readonly unknown[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items.flatMap((item): readonly unknown[] => (typeof item === 'string' ? valuesIn(item) : [item]))
}

/** How many pictures are on which host elsewhere, by origin; null for none. */
export function hostsOf(photos: readonly Pick<Photo, 'url'>[]): Readonly<Record<string, number>> | null {
  const counts = new Map<string, number>()
  for (const { url } of photos) {
    const origin = isOwnPath(url) ? null : URL.parse(url)?.origin
    if (origin) counts.set(origin, (counts.get(origin) ?? 0) + 1)
  }
  return counts.size === 0 ? null : Object.fromEntries(counts)
}

function isOwnPath(url: string): boolean {
  return url.length <= 2_000 && /^\/(?!\/)[^\s\\]+$/.test(url)
}

/** A tiny picture as a data address. */
export function isPlaceholder(value: unknown): value is string {
  return typeof value === 'string' && value.length < maxPlaceholderLength && /^data:image\/webp;base64,[\w+/]+=*$/.test(value)
}
