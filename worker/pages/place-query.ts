import { beginning } from '#db/model/excerpt.ts'
import { zoneNamed } from '#db/model/zones.ts'

const longest = 1000

/**
 * A search whose place was typed and not chosen: `where` becomes the zones and postcodes it names, and what names none joins the
 * free words. Several places stand between commas.
 * @returns null when no place was typed
 */
export function placeQuery(query: URLSearchParams): URLSearchParams | null {
  const typed = beginning(query.getAll('where').join(','), longest)
  if (typed.trim() === '') return null
  const resolved = new URLSearchParams([...query].filter(([name]) => name !== 'where'))
  const words = partsOf(typed).filter((part) => !takePlace(resolved, part))
  if (words.length > 0) resolved.set('q', [resolved.get('q')?.trim(), ...words].filter(Boolean).join(' '))
  return resolved
}

/** One place with what it lies in ('Berchem, Antwerpen'), or several. */
function partsOf(typed: string): string[] {
  if (!/\d/.test(typed) && zoneNamed(typed)) return [typed]
  return typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function takePlace(query: URLSearchParams, text: string): boolean {
  const place = zoneNamed(text)
  if (place && !query.getAll(place.key).includes(place.value)) query.append(place.key, place.value)
  return place !== null
}
