import type { Photo } from '#db/model/listing.ts'
import { slug } from '#db/model/path-segment.ts'
import type { ReadText } from './facts.ts'
import { type Fields, isRecord, openFields } from './fields.ts'
import type { Cut } from './hide-street.ts'
import { readNumber } from './number.ts'
import { isWebAddress } from './web-address.ts'

const maxPhotos = 200
const maxKeyLength = 60
const maxPlaceholderLength = 400

/** The CRM sends every picture up to four times; the best of each is kept. */
const sizes = ['XLargePictureItems', 'LargePictureItems', 'MediumPictureItems', 'SmallPictureItems'] as const

interface Candidate {
  readonly id: string | null
  readonly order: number
  readonly url: string
  readonly width: number | null
  readonly height: number | null
  readonly name: Photo['name']
  readonly placeholder: string | null
}

/**
 * The pictures of a record in the CRM's order, one each (by its ID, else by its place), at most 200. Only web addresses and our own
 * paths are kept. A path of ours that names a hidden street is left out, since visitors see it; the CRM's addresses they never see.
 */
export function readPhotos(fields: Fields, text: ReadText, cut: Cut): readonly Photo[] {
  const merged = new Map<string, Candidate>()
  for (const size of sizes) {
    const met = new Map<string, number>()
    for (const candidate of candidates(fields.take(size), text)) {
      const name = candidate.id ?? `#${candidate.order}`
      const time = (met.get(name) ?? 0) + 1
      met.set(name, time)
      const key = `${name}:${time}`
      const known = merged.get(key)
      merged.set(key, known ? better(known, candidate) : candidate)
    }
  }
  return distinct(
    [...merged.values()].sort((one, other) => one.order - other.order),
    cut,
  )
}

function candidates(value: unknown, text: ReadText): Candidate[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, 2 * maxPhotos).flatMap((item: unknown, index) => {
    if (!isRecord(item)) return []
    const fields = openFields(item)
    const url = fields.take('Url', 'URL', 'Path', 'Src')
    if (typeof url !== 'string' || !(isWebAddress(url) || isOwnPath(url))) return []
    const id = fields.take('ID')
    const placeholder = fields.take('Placeholder')
    return [
      {
        id: typeof id === 'string' || typeof id === 'number' ? String(id) : null,
        order: index + 1,
        url,
        width: pixels(fields.take('Width')),
        height: pixels(fields.take('Height')),
        name: text(fields.take('Name', 'Description', 'Alt')),
        placeholder: isPlaceholder(placeholder) ? placeholder : null,
      },
    ]
  })
}

function better(known: Candidate, other: Candidate): Candidate {
  const isLarger = known.width !== null && known.height !== null && area(other) > area(known)
  const [best, rest] = isLarger ? [other, known] : [known, other]
  // A list may lack pictures: the place furthest back is the one in the fullest list.
  return { ...best, order: Math.max(known.order, other.order), name: best.name ?? rest.name, placeholder: best.placeholder ?? rest.placeholder }
}

function area({ width, height }: Candidate): number {
  return (width ?? 0) * (height ?? 0)
}

function distinct(all: readonly Candidate[], cut: Cut): Photo[] {
  const urls = new Set<string>()
  const keys = new Set<string>()
  const photos: Photo[] = []
  for (const { id, url, width, height, name, placeholder } of all) {
    if (photos.length === maxPhotos) break
    if (urls.has(url) || (isOwnPath(url) && cut(url) !== url)) continue
    urls.add(url)
    photos.push({ key: freeKey(id === null ? '' : slug(cut(id)), photos.length + 1, keys), url, width, height, name, placeholder })
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

function pixels(value: unknown): number | null {
  const size = readNumber(value)
  return size !== null && size >= 1 && size <= 100_000 ? Math.round(size) : null
}

function isOwnPath(url: string): boolean {
  return url.length <= 2_000 && /^\/(?!\/)[^\s\\]+$/.test(url)
}

function isPlaceholder(value: unknown): value is string {
  return typeof value === 'string' && value.length < maxPlaceholderLength && /^data:image\/webp;base64,[\w+/]+=*$/.test(value)
}
