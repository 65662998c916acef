import { deskHomeStates } from '#db/model/listings/desk-home.ts'
import { isGroup } from '#db/model/listings/property-group.ts'
import { isKnownType } from '#db/model/listings/property-type.ts'
import { propertyTypes } from '#db/model/listings/property-types.ts'
import { municipalityOrLarger } from '#db/model/places/municipality.ts'
import { findZone, zoneName } from '#db/model/places/zones.ts'
import type { Lexicon } from '#db/model/search/sentences/lexicon.ts'
import { type Reading, readSentence } from '#db/model/search/sentences/read-sentence.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { placeOf } from './home-query.ts'

/** A part of a sentence as filters of the list of homes. */
interface Part {
  readonly filters: Readonly<Record<string, string>>
  /** The words that the filters say in full; what they say in part is searched as text too. */
  readonly words: readonly string[]
}

const nothing: Part = { filters: {}, words: [] }

/**
 * The filters of the list of homes that a typed sentence means, and in `q` the words that set no filter there; null for a text that is searched as it is. A text
 * says fewer than two filters ('Gent', 'Kerkstraat 12 Gent', a reference), unless it is a price and nothing else.
 */
export function readHomeSentence(text: string, locale: Locale, lexicon: Lexicon | null): Part['filters'] | null {
  if (!/\p{L}/u.test(text)) return null
  const state = stateIn(text, locale)
  const rest = state.words.reduce((words, each) => words.replace(each, ' '), text)
  const reading = readSentence(rest, locale, 'sale', lexicon)
  const isGoalSaid = readSentence(rest, locale, 'rent', lexicon).goal === reading.goal
  const goal = isGoalSaid ? { ...nothing, filters: { goal: reading.goal } } : nothing
  const [type, place, price, order] = [typeIn(reading), placeIn(reading, locale), priceIn(reading), orderIn(reading)]
  const q = wordsBeside(reading, rest, [type, place, price, order])
  // A price implies a goal.
  const said = [state, type, place, price, order, price === nothing ? goal : nothing].filter((part) => part !== nothing)
  if (said.length < 2 && (price === nothing || q !== '')) return null
  return { ...byPrice(price, place), ...Object.assign({}, ...[goal, state, type, place, price, order].map(({ filters }) => filters)), q }
}

/** A state of the list by its name, with the ending that some languages give it: 'verkochte'. */
function stateIn(text: string, locale: Locale): Part {
  const t = translator(locale)
  for (const state of deskHomeStates) {
    const [words] = new RegExp(`(?<!\\p{L})${t(`desk.homes.state.${state}`)}\\p{L}{0,2}(?!\\p{L})`, 'iu').exec(text) ?? []
    if (words !== undefined) return { filters: { state }, words: [words] }
  }
  return nothing
}

/** The category of the kinds of home; a kind below it is searched as text too. */
function typeIn({ read }: Reading): Part {
  const kinds = read.filter(({ key }) => key === 'type')
  const groups = new Set(kinds.map(({ value }) => (isKnownType(value) ? propertyTypes[value].group : value)))
  const [group, ...others] = groups
  if (group === undefined || others.length > 0 || !isGroup(group)) return nothing
  return { filters: { type: group }, words: kinds.flatMap(({ text, value }) => (value === group ? text : [])) }
}

/** A postcode or a municipality; a part of one is searched as text too. */
function placeIn({ read }: Reading, locale: Locale): Part {
  const [said, ...others] = read.filter(({ key }) => key === 'zone' || key === 'zip')
  if (said === undefined || others.length > 0) return nothing
  if (said.key === 'zip') return { filters: { place: said.value }, words: [said.text] }
  const zone = municipalityOrLarger(said.value)
  const name = zone === null ? '' : zoneName(zone, locale)
  if (placeOf(name)?.value !== zone?.code) return nothing
  return { filters: { place: name }, words: findZone(said.value) === zone ? [said.text] : [] }
}

function priceIn({ read }: Reading): Part {
  const bounds = read.filter(({ key }) => key === 'priceMin' || key === 'priceMax')
  if (bounds.length === 0) return nothing
  return { filters: Object.fromEntries(bounds.map(({ key, value }) => [key, value])), words: bounds.map(({ text }) => text) }
}

function orderIn({ read, filters }: Reading): Part {
  const said = read.find(({ key, value }) => key === 'sort' && value === 'price')
  if (said === undefined) return nothing
  const isDear = filters.some(([key, value]) => key === 'dir' && value === 'desc')
  return { filters: { sort: isDear ? 'dear' : 'cheap' }, words: [said.text] }
}

/** Homes by price begin at the bound, so that few others are read; a place has few homes anyway. */
function byPrice(price: Part, place: Part): Part['filters'] {
  if (price === nothing || place !== nothing) return {}
  return { sort: 'priceMax' in price.filters ? 'dear' : 'cheap' }
}

/** The words that were not understood or that set no filter of the list, in the order of the text. */
function wordsBeside({ read, left }: Reading, text: string, parts: readonly Part[]): string {
  const taken = new Set(parts.flatMap(({ words }) => words))
  const beside = [...left.split(', '), ...read.flatMap((each) => (taken.has(each.text) ? [] : each.text))]
  return [...new Set(beside)]
    .sort((one, other) => text.indexOf(one) - text.indexOf(other))
    .join(' ')
    .trim()
}
