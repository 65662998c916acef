import type { FieldRemark } from '#db/model/feeds/field-remark.ts'
import type { Photo } from '#db/model/listings/listing.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import { type Fields, openFields } from '../fields.ts'
import type { Cut } from '../hidden/street/hide-street.ts'
import { addressIn, distinctPhotos, isPlaceholder, type PhotoCandidate, photoAddressOf, pictureItems, pixels, readRooms, remarksOnPictures } from '../photos.ts'
import type { ReadText } from '../values/text.ts'
import { readFilmAddress } from '../values/web-address.ts'

const maxItems = 400

/** The CRM sends every picture up to four times; the best of each is kept. */
const sizes = ['XLargePictureItems', 'LargePictureItems', 'MediumPictureItems', 'SmallPictureItems'] as const

interface Candidate extends PhotoCandidate {
  readonly order: number
}

/** The pictures of a record in the CRM's order, one each: by its ID, else by its place. Only web addresses and our own paths are kept. */
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
  return distinctPhotos(
    [...merged.values()].sort((one, other) => one.order - other.order),
    cut,
  )
}

/** The remarks on the pictures of a record. */
export function photoRemarks(raw: unknown): readonly FieldRemark[] {
  if (!isJsonObject(raw)) return []
  const fields = openFields(raw)
  return sizes.flatMap((size) => remarksOnPictures(size, fields.take(size)))
}

function candidates(value: unknown, text: ReadText): Candidate[] {
  if (value === undefined) return []
  return pictureItems(value)
    .slice(0, maxItems)
    .flatMap((item, index) => {
      const url = photoAddressOf(addressIn(item))
      if (url === null) return []
      const fields = openFields(isJsonObject(item) ? item : {})
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
          rooms: readRooms(fields.take('Rooms'), text),
        },
      ]
    })
}

function better(known: Candidate, other: Candidate): Candidate {
  const isLarger = known.width !== null && known.height !== null && area(other) > area(known)
  const [best, rest] = isLarger ? [other, known] : [known, other]
  // Lists may be incomplete: the highest position comes from the most complete one.
  return { ...best, order: Math.max(known.order, other.order), name: best.name ?? rest.name, placeholder: best.placeholder ?? rest.placeholder }
}

function area({ width, height }: Candidate): number {
  return (width ?? 0) * (height ?? 0)
}

const names = ['VirtualTour', 'VirtualVisit', 'MatterportUrl', 'VideoUrl', 'Video', 'Videos', 'YoutubeUrl', 'YoutubeUrls', 'VirtualTours', 'VirtualTourUrl']
const maxFilms = 20

/** The addresses of films and virtual tours, each once; one that names a hidden street is left out, since a cut address leads nowhere. */
export function readFilms(fields: Fields, cut: Cut): readonly string[] {
  const found = names.flatMap((name) => fields.read([name], filmsIn) ?? [])
  const shown = found.filter((address) => cut(decoded(address)) === decoded(address))
  return [...new Set(shown)].slice(0, maxFilms)
}

/** A bare flag says that there is a film, and where it is stands in another field. */
function filmsIn(value: unknown): readonly string[] | null | undefined {
  if (typeof value === 'boolean' || typeof value === 'number') return undefined
  if (Array.isArray(value) && value.length === 0) return undefined
  const found = addresses(value)
  return found.length === 0 ? null : found
}

function addresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.slice(0, maxFilms).flatMap((entry: unknown) => (Array.isArray(entry) ? [] : addresses(entry)))
  if (isJsonObject(value)) {
    const url = openFields(value).take('Url', 'Link', 'Address', 'Src')
    return typeof url === 'string' ? addresses(url) : []
  }
  if (typeof value !== 'string') return []
  return value.split(/[\s;|]+/).flatMap((part) => readFilmAddress(part) ?? [])
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
