import { isJsonObject } from '#db/model/site/json-object.ts'
import { strictFlag } from '../hidden/hide-flags.ts'
import { hidesUnless, openTranslation, type Translation } from '../perron/translation.ts'
import { amenities, amounts, heatings, kept, listed, others, plain, sizes, squareMetres, types } from './words.ts'

export type Estate = Readonly<Record<string, unknown>>

const perWeek = { nl: 'per week', fr: 'par semaine', en: 'per week', de: 'pro Woche' }

const known = new Set([...plain.map(([from]) => from), ...Object.keys(amounts), ...kept, ...others].map((path) => path.split('.')[0]))

/** An estate as a record of the neutral format. What may never be shown is not even looked at. */
export function translateEstate(estate: Estate): Translation {
  const to = openTranslation()
  // The value may be about a person.
  for (const field of Object.keys(estate)) if (!known.has(field)) to.note(field, '', 'unknownField')
  for (const [from, path] of plain) to.set(path, at(estate, from), from)
  for (const [from, path, words] of listed) translateWord(to, estate, from, path, words)
  if (!to.has('subtype')) to.set('subtype', types[String(estate.type)], 'type')
  for (const [from, path] of Object.entries(sizes)) translateSize(to, estate, from, path)
  for (const from of kept) if (at(estate, from) !== undefined && !from.startsWith('price_')) to.keep(from, at(estate, from))
  translatePrice(to, estate)
  translateRest(to, estate)
  to.set(
    'location.hidden',
    hidesUnless(at(estate, 'location.hidden'), false, () => to.note('location.hidden', at(estate, 'location.hidden'), 'notUnderstood')),
    'location.hidden',
  )
  return to
}

/** The value at a path; undefined for one that says nothing: an empty text, null, or a list in place of a map. */
export function at(estate: Estate, path: string): unknown {
  const value = path.split('.').reduce<unknown>((above, name) => (isJsonObject(above) ? above[name] : undefined), estate)
  return value === null || value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value
}

function translateWord(to: Translation, estate: Estate, from: string, path: string, words: Readonly<Record<string, string>>): void {
  const value = at(estate, from)
  const word = words[String(value)]
  const isState = path === 'status'
  if (word === undefined && (value !== undefined || isState)) to.note(from, value ?? '', 'notUnderstood')
  // What is not public has no page; a state that is not understood takes a home off the market.
  const isPublic = ['public', undefined].some((each) => at(estate, 'publish_status') === each)
  to.set(path, isState && !isPublic ? 'prospect' : (word ?? (isState ? 'withdrawn' : value)), from)
}

function translateSize(to: Translation, estate: Estate, from: string, path: string): void {
  const given = at(estate, `sizes.${from}`)
  if (!isJsonObject(given)) return
  const { size, unit } = given
  const factor = squareMetres[String(unit ?? (from === 'plot_area' ? 'are' : 'sq_m'))]
  const number = size === '' || size === null || size === undefined ? Number.NaN : Number(size)
  if (factor === undefined) to.note(`sizes.${from}`, given, 'notUnderstood')
  else if (!Number.isNaN(number)) to.set(path, Math.round(number * factor * 100) / 100, `sizes.${from}`)
}

function translatePrice(to: Translation, estate: Estate): void {
  const isHidden = hidesUnless(at(estate, 'price.hidden'), false, () => to.note('price.hidden', at(estate, 'price.hidden'), 'notUnderstood'))
  to.set('price.hidden', isHidden, 'price.hidden')
  const words = at(estate, 'custom_price')
  // Free words in place of the amount: they are not a price that can be compared.
  if (words !== undefined) to.note('custom_price', isHidden ? '' : words, 'notUnderstood')
  else to.set('price.amount', at(estate, 'price.amount') ?? amountIn(at(estate, 'price_base_rent')), 'price.amount')
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
    const path = amenities[String(word)]
    if (path === undefined) to.note('amenities', word, 'notUnderstood')
    else to.set(path, true, 'amenities')
  }
  const heating = at(estate, 'features.heating_cooling')
  for (const [word, has] of Object.entries(isJsonObject(heating) ? heating : {}))
    if (has === true) to.set('heating.type', heatings[word], 'features.heating_cooling')
  for (const field of ['images', 'plans'] as const) {
    const files = listAt(estate, field).filter(isJsonObject)
    // Its address expires, and it could not be stored.
    for (const { id, url_expires_on } of files) if (url_expires_on) to.note(field, id, 'notFetched')
    const ordered = files.toSorted((one, other) => Number(one.ordinal ?? 0) - Number(other.ordinal ?? 0))
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
  const name = ['first_name', 'last_name'].flatMap((part) => at(estate, `negotiator.${part}`) ?? []).join(' ')
  to.set('negotiator.name', name || undefined, 'negotiator')
  to.set('is_project', strictFlag(at(estate, 'is_project')) === true ? true : undefined, 'is_project')
}

/** A list; a map is none. */
export function listAt(estate: Estate, path: string): readonly unknown[] {
  const value = at(estate, path)
  return Array.isArray(value) ? value : []
}
