import { isJsonObject } from '#db/model/site/json-object.ts'
import { strictFlag } from '../hidden/hide-flags.ts'
import { hidesUnless, openTranslation, type Translation } from '../perron/translation.ts'
import { readNumber } from '../values/number.ts'
import { amenities, amounts, heatingNames, heatings, kept, listed, never, others, plain, sizes, squareMetres, types } from './words.ts'

export type Estate = Readonly<Record<string, unknown>>

const perWeek = { nl: 'per week', fr: 'par semaine', en: 'per week', de: 'pro Woche' }

const proceedings = 'legal.regulations.pending_legal_proceedings'

const known = new Set([...plain.map(([from]) => from), ...Object.keys(amounts), ...kept, ...others, ...never].map((path) => path.split('.')[0]))

/** An estate as a record of the neutral format. What may never be shown is not even looked at. */
export function translateEstate(estate: Estate): Translation {
  const to = openTranslation()
  // The value may be about a person.
  for (const field of Object.keys(estate)) if (!known.has(field) && at(estate, field) !== undefined) to.note(field, '', 'unknownField')
  for (const [from, path] of plain) to.set(path, at(estate, from), from)
  for (const [from, path, words] of listed) translateWord(to, estate, from, path, words)
  if (!to.has('subtype')) to.set('subtype', wordOf(types, estate.type), 'type')
  for (const [from, path] of Object.entries(sizes)) translateSize(to, estate, from, path)
  for (const from of kept) if (at(estate, from) !== undefined && !from.startsWith('price_')) to.keep(from, at(estate, from))
  // No fact of a home: proceedings may be about its owner. An agent reads that they are not shown.
  if (at(estate, proceedings) === true) to.note(proceedings, '', 'unknownField')
  translatePrice(to, estate)
  translateRest(to, estate)
  to.set(
    'location.hidden',
    hidesUnless(at(estate, 'location.hidden'), false, () => to.note('location.hidden', at(estate, 'location.hidden'), 'notUnderstood')),
    'location.hidden',
  )
  return to
}

/** An estate without what may never be stored. What is not known may be about a person too: its name alone stays. */
export function storable(estate: Estate): Estate {
  const fields = Object.entries(estate).flatMap(([field, value]) => {
    if (never.includes(field)) return []
    return [[field, known.has(field) || at(estate, field) === undefined ? value : true]]
  })
  const { available_from } = isJsonObject(estate.occupancy) ? estate.occupancy : {}
  return { ...Object.fromEntries(fields), occupancy: { available_from } }
}

/** The value at a path; undefined for one that says nothing: an empty text, null, or a list in place of a map. */
export function at(estate: Estate, path: string): unknown {
  const value = path.split('.').reduce<unknown>((above, name) => (isJsonObject(above) ? above[name] : undefined), estate)
  return value === null || value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value
}

function translateWord(to: Translation, estate: Estate, from: string, path: string, words: Readonly<Record<string, string>>): void {
  const value = at(estate, from)
  const word = wordOf(words, value)
  const isState = path === 'status'
  if (word === undefined && (value !== undefined || isState)) to.note(from, value ?? '', 'notUnderstood')
  // What is not public has no page; a state that is not understood takes a home off the market.
  const isPublic = ['public', undefined].some((each) => at(estate, 'publish_status') === each)
  // A code of planning law that is not known is stored, and never printed.
  if (word !== undefined || !path.startsWith('planning.')) to.set(path, isState && !isPublic ? 'prospect' : (word ?? (isState ? 'withdrawn' : value)), from)
  else if (value !== undefined) to.keep(from, value)
}

function translateSize(to: Translation, estate: Estate, from: string, path: string): void {
  const given = at(estate, `sizes.${from}`)
  const { size, unit } = isJsonObject(given) ? given : { size: given, unit: 'none' }
  if (size === '' || size === null || size === undefined) return
  const factor = wordOf(squareMetres, unit || (from === 'plot_area' ? 'are' : 'sq_m'))
  const number = readNumber(size, 'decimal')
  if (factor === undefined || number === null) to.note(`sizes.${from}`, given, 'notUnderstood')
  else to.set(path, Math.round(number * factor * 100) / 100, `sizes.${from}`)
}

function translatePrice(to: Translation, estate: Estate): void {
  const isHidden = hidesUnless(at(estate, 'price.hidden'), false, () => to.note('price.hidden', at(estate, 'price.hidden'), 'notUnderstood'))
  to.set('price.hidden', isHidden, 'price.hidden')
  const words = at(estate, 'custom_price')
  // Free words in place of the amount: they are not a price that can be compared.
  if (words !== undefined) to.note('custom_price', isHidden ? '' : words, 'notUnderstood')
  else {
    // Of a home for sale that is let, the base rent is no price.
    const rent = at(estate, 'negotiation') === 'let' ? amountIn(at(estate, 'price_base_rent')) : undefined
    to.set('price.amount', at(estate, 'price.amount') ?? rent, 'price.amount')
  }
  for (const [from, path] of Object.entries(amounts)) to.set(path, amountIn(at(estate, from)), from)
  const period = at(estate, 'rent_period')
  if (period === 'week') to.set('price.unit_text', perWeek, 'rent_period')
  else if (period !== undefined && period !== 'month') to.note('rent_period', period, 'notUnderstood')
}

function amountIn(value: unknown): unknown {
  return isJsonObject(value) ? value.amount : value
}

function translateRest(to: Translation, estate: Estate): void {
  for (const word of listAt(estate, 'amenities')) {
    const path = wordOf(amenities, word)
    if (path === undefined) to.note('amenities', word, 'notUnderstood')
    else to.set(path, true, 'amenities')
  }
  const heating = at(estate, 'features.heating_cooling') ?? at(estate, 'heating_cooling')
  for (const [word, has] of Object.entries(isJsonObject(heating) ? heating : {})) {
    if (has !== true) continue
    to.set('heating.type', wordOf(heatings, word), 'features.heating_cooling')
    to.set('heating.name', wordOf(heatingNames, word), 'features.heating_cooling')
  }
  const asbestos = strictFlag(at(estate, 'legal.regulations.asbestos_certificate'))
  if (asbestos !== null) to.set('asbestos.type', asbestos ? 'present' : 'missing', 'legal.regulations.asbestos_certificate')
  for (const field of ['images', 'plans'] as const) {
    const files = listAt(estate, field).filter(isJsonObject)
    // Its address expires, and it could not be stored.
    for (const { id, url_expires_on } of files) if (url_expires_on) to.note(field, id, 'notFetched')
    const ordered = files.toSorted((one, other) => (readNumber(one.ordinal) ?? 0) - (readNumber(other.ordinal) ?? 0))
    if (files.length > 0)
      to.set(
        field,
        ordered.map(({ id, url, description }) => ({ id, url, name: description || undefined })),
        field,
      )
  }
  const days = listAt(estate, 'open_homes').filter(isJsonObject)
  if (days.length > 0)
    to.set(
      'open_days',
      days.map((day) => ({ from: day.from ?? day.start_date ?? day.start, to: day.to ?? day.end_date ?? day.end })),
      'open_homes',
    )
  to.set('negotiator.name', negotiatorName(estate) || undefined, 'negotiator')
  to.set('is_project', strictFlag(at(estate, 'is_project')) === true ? true : undefined, 'is_project')
}

/** The name of who handles an estate; empty without one. */
export function negotiatorName(estate: Estate): string {
  return ['first_name', 'last_name']
    .map((part) => at(estate, `negotiator.${part}`))
    .filter((part) => typeof part === 'string')
    .join(' ')
}

/** Looks up a word, or a list of one word, in a table. Inherited names such as 'constructor' are not found. */
function wordOf<Value>(words: Readonly<Record<string, Value>>, value: unknown): Value | undefined {
  const word: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
  return typeof word === 'string' && Object.hasOwn(words, word) ? words[word] : undefined
}

/** A list; a map is none. */
export function listAt(estate: Estate, path: string): readonly unknown[] {
  const value = at(estate, path)
  return Array.isArray(value) ? value : []
}
