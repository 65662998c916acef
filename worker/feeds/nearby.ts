import { isJsonObject } from '#db/model/site/json-object.ts'
import { type LocalizedText, textIn } from '#db/model/site/localized.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { openFields } from './fields.ts'
import { wholeLine } from './place.ts'
import { mapText, type ReadText } from './values/text.ts'

const maxPlaces = 40
const maxDistance = 20 // characters

/** Places nearby as one text per language, one place a line: feeds write them as text, as a list of texts, or as names with distances in metres. */
export function readNearby(value: unknown, text: ReadText): LocalizedText | null {
  if (!Array.isArray(value)) return text(value)
  const places = value.slice(0, maxPlaces).map((item: unknown) => placeText(item, text))
  // A list may reveal an address across two of its items.
  return text(joined(places.filter((place) => place !== null)))
}

function placeText(item: unknown, text: ReadText): LocalizedText | null {
  const fields = isJsonObject(item) ? openFields(item) : null
  const name = text(fields?.take('Name', 'Description', 'Title') ?? item)
  const given = wholeLine(fields?.take('Distance', 'DistanceInMeters'))
  const distance = given === null || given.length > maxDistance ? '' : `, ${/^\d+$/.test(given) ? `${given} m` : given}`
  return mapText(name, (words) => words.replace(/\s*\n\s*/g, ' ') + distance)
}

function joined(places: readonly LocalizedText[]): LocalizedText | null {
  const lines: { [L in Locale | 'any']?: string } = {}
  for (const key of [...locales, 'any'] as const) {
    if (places.some((place) => place[key] !== undefined)) lines[key] = places.map((place) => place[key] ?? textIn(place, key === 'any' ? 'nl' : key)).join('\n')
  }
  return Object.keys(lines).length === 0 ? null : lines
}
