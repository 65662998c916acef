import { isJsonObject } from '#db/model/site/json-object.ts'
import type { Translation } from '../perron/translation.ts'
import type { Estate } from './estate.ts'
import { numberIn } from './identity.ts'
import { answered, enumerated, floodBounds, floodZones, priceDetails, valued } from './numbers.ts'

/** The title of an advertisement. */
const title = '1914'

/** Details are known by their ids: labels and values change with the language. */
export function translateDetails(to: Translation, details: readonly Estate[], isPriceHidden: boolean): void {
  const byId = new Map(details.map((detail) => [String(numberIn(detail.id)), detail]))
  translateFlood(to, byId.get('2222'), byId.get('2223'))
  for (const [id, detail] of byId) {
    const from = `details.${id}`
    const words = enumerated.filter(([of]) => of === id)
    const found = words.flatMap(([, path, table]) => (table[enumOf(detail)] === undefined ? [] : [[path, table[enumOf(detail)]] as const]))
    const path = answered[id] ?? valued[id] ?? scoreIn(detail)
    if (id === '2222' || id === '2223') continue
    if (id === title) to.set('description_title', detail.value, from)
    else if (words.length > 0) {
      for (const [at, word] of found) {
        // 'Gas central heating' has said 'central' where 'individual' would go.
        if (to.has(at)) to.keep(from, detail.value)
        else if (word !== '-') to.set(at, word, from)
      }
      if (found.length === 0) to.note(from, detail.value, 'notUnderstood')
    } else if (path !== undefined) to.set(path, answered[id] === undefined ? energyClassOf(dayOf(detail.value)) : answerOf(detail.value), from)
    else if (id === '461') to.set('windows.glazing', answerOf(detail.value) === true ? 'double' : undefined, from)
    else if (!(isPriceHidden && priceDetails.has(id))) to.keep(from, detail.value)
  }
}

/** Both details are one answer: 'recognized and delimited'. */
function translateFlood(to: Translation, zone: Estate | undefined, bounds: Estate | undefined): void {
  const [word, bound] = [floodZones[enumOf(zone)], floodBounds[enumOf(bounds)]]
  if (zone && word === undefined) to.note('details.2222', zone.value, 'notUnderstood')
  if (bounds && bound === undefined) to.note('details.2223', bounds.value, 'notUnderstood')
  const isOutside = numberIn(zone?.enum) === 1233
  if (isOutside && bound !== undefined) to.note('details.2222', zone?.value, 'contradiction')
  to.set('flood.zone', bound === undefined ? word : word === undefined || isOutside ? bound : `${word}-and-${bound}`, zone ? 'details.2222' : 'details.2223')
  if (bound === 'riverbank') to.set('flood.riverbank_zone', true, 'details.2223')
}

function enumOf(detail: Estate | undefined): string {
  return String(numberIn(detail?.enum))
}

function answerOf(value: unknown): unknown {
  if (value === '1' || value === 1) return true
  return value === '0' || value === 0 ? false : value
}

/** The plus signs of a label may be letters ('App'). */
export function energyClassOf(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/^a(p{1,2})$/i, (_, plus: string) => `A${'+'.repeat(plus.length)}`) : value
}

/** '08/18/2025 00:00' is a day in August; anything else is left as it is. */
function dayOf(value: unknown): unknown {
  const [, month, day, year] = (typeof value === 'string' && /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s|$)/.exec(value)) || []
  return year === undefined ? value : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
}

/** The flood scores, whose ids are not known, by their labels, which are the same letter in every language. */
function scoreIn({ label }: Estate): string | undefined {
  const words = (isJsonObject(label) ? Object.values(label) : [label])
    .filter((each) => typeof each === 'string')
    .join(' ')
    .slice(0, 200)
  const [, before, behind] = /\b([PG])[\s-]?score\b|\bscore[\s-]([PG])\b/i.exec(words) ?? []
  const letter = (before ?? behind)?.toUpperCase()
  return letter === 'P' ? 'flood.plot_score' : letter === 'G' ? 'flood.building_score' : undefined
}
