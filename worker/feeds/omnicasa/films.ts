import { isJsonObject } from '#db/model/site/json-object.ts'
import { type Fields, openFields } from '../fields.ts'
import type { Cut } from '../hidden/street/hide-street.ts'
import { readFilmAddress } from '../values/films.ts'

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
