import { type } from 'arktype'
import { proposedFilters } from '#db/model/alerts/remark-filters.ts'
import { rhythms } from '#db/model/alerts/subscription.ts'
import { readAmount } from '#db/model/calculators/amount.ts'
import { holdsLink } from '#db/model/forms/person-name.ts'
import type { CrmTypes } from '#db/model/listings/crm-categories.ts'
import { isGroup } from '#db/model/listings/property-group.ts'
import { isKnownType } from '#db/model/listings/property-type.ts'
import { propertyTypes } from '#db/model/listings/property-types.ts'
import { anySearch, countKeys, type Search } from '#db/model/search/search.ts'
import { readSearch, searchKeys, writeSearch } from '#db/model/search/search-query.ts'
import type { FieldErrors } from '#ui/forms/form-state.tsx'
import { addPlaces } from '#worker/search/place-query.ts'
import { textOf } from '../../site/requests/typed-values.ts'
import { consent, email, fieldOrder, longText, person, savedSearch } from '../fields.ts'
import type { DueMails, FormDefinition } from '../form.ts'

const fields = {
  ...savedSearch,
  'replaces?': 'string <= 100',
  'rhythm?': type.enumerated(...rhythms),
  ...person,
  'remark?': longText,
  ...consent,
} as const
const { goal, 'search?': search, 'replaces?': replaces, 'rhythm?': rhythm } = fields
const changed = { goal, 'search?': search, 'replaces?': replaces, 'rhythm?': rhythm, email, 'remark?': longText, ...consent } as const

/** Pairs of lower and upper bounds. */
const ranges = [
  ['priceMin', 'priceMax'],
  ['bedroomsMin', 'bedroomsMax'],
  ['roomsMin', 'roomsMax'],
  ['garagesMin', 'garagesMax'],
  ['parkingsMin', 'parkingsMax'],
  ['livingAreaMin', 'livingAreaMax'],
  ['plotAreaMin', 'plotAreaMax'],
  ['builtMin', 'builtMax'],
] as const
const numbers = ['priceMin', 'priceMax', ...countKeys] as const
const order = ['goal', 'type', 'where', ...numbers, ...fieldOrder(fields)]

/** The confirmation mail of the alert is the visitor's only mail; the office gets a notice at once. */
const common = { name: 'demandRegister', order, check: demandErrors, dueMails: (): DueMails => ({ mails: 'notice' }) } as const

/** The demand register (specification, sections 3 and 5). */
export const demandRegister: FormDefinition = { ...common, schema: type({ '+': 'delete', ...fields }) }

/** Changes an alert, which may have been made with only an e-mail address. */
export const demandChange: FormDefinition = { ...common, schema: type({ '+': 'delete', ...changed }) }

/**
 * Resolves the typed places of a demand to zones and postcodes (unresolved ones stay in `where`), and puts the whole demand into one `search`.
 * @param replaces the id of the alert it changes, from a sealed link
 */
export function resolveDemand(sent: FormData, replaces: string | null, crm: CrmTypes): FormData {
  const texts = [...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  const all = (requested: string) => texts.filter(([name]) => name === requested).map(([, value]) => value)
  const places = new URLSearchParams(texts.filter(([name]) => name === 'zone' || name === 'zip').map(([name, value]) => [name, value]))
  const unknown = addPlaces(places, all('where').join(','))
  const chosen = all('meant')
    .flatMap((value) => [...new URLSearchParams(value)])
    .filter(([key]) => key === 'zone' || key === 'zip')
  for (const [key, value] of chosen) places.append(key, value)
  const isReplaced = unknown.join(', ') === all('unknown')[0] && chosen.length >= unknown.length

  const given = [...places, ...texts.filter(([name]) => !derived.includes(name))].map(([name, value]): [string, string] => [name, value])
  const fields = [...given, ...acceptedOf(all('remarked'), given)]
  const resolved = new FormData()
  resolved.set('search', writeSearch(demandSearch(new URLSearchParams(fields), crm)))
  if (replaces !== null) resolved.set('replaces', replaces)
  for (const [name, value] of fields) resolved.append(name, value)
  if (!isReplaced && unknown.length > 0) resolved.set('where', unknown.join(', '))
  return resolved
}

/**
 * Fields that are derived again from what was typed; `meant` are the suggestions picked for what was in `unknown`, `remarked` the filters accepted of those
 * that the remark was read as.
 */
const derived: readonly string[] = ['where', 'zone', 'zip', 'meant', 'unknown', 'remarked', 'search', 'replaces']

/** The filters accepted from the remark, as fields; what was filled in meanwhile wins. */
function acceptedOf(remarked: readonly string[], given: [string, string][]): [string, string][] {
  const demand = new URLSearchParams(given)
  const goal = demand.get('goal') === 'rent' ? 'rent' : 'sale'
  const accepted = proposedFilters(
    goal,
    remarked.map((query) => ({ text: query, query })),
    demand,
  )
  return accepted.flatMap(({ query }) => [...new URLSearchParams(query)].filter(([key]) => searchKeys.includes(key)))
}

/**
 * The search of a demand in canonical form, so that equal demands compare equal: known types and those of the CRM's list only, without those included in
 * another, no sorting, no page.
 */
export function demandSearch(query: URLSearchParams, crm: CrmTypes): Search {
  const search = readSearch(query)
  const { sort, dir, view, page } = anySearch
  const onTop = new Set(crm.groups.map(({ value }) => value))
  const groups = search.types.filter((type) => isGroup(type) || onTop.has(type))
  const kinds = search.types.filter((kind) => !groups.includes(kind) && groupsOf(kind, crm).some((group) => !groups.includes(group)))
  const sorted = (values: readonly string[]) => [...values].sort()
  return {
    ...search,
    types: [...sorted(groups), ...sorted(kinds)],
    zones: sorted(search.zones),
    zips: sorted(search.zips),
    epc: sorted(search.epc),
    q: search.q !== null && holdsLink(search.q) ? null : search.q,
    ...{ sort, dir, view, page },
  }
}

/** The categories a sub-category is in; none if it is not known. */
function groupsOf(kind: string, crm: CrmTypes): readonly string[] {
  if (isKnownType(kind)) return [propertyTypes[kind].group]
  return crm.types.filter(({ values }) => values.includes(kind)).map(({ group }) => group)
}

function demandErrors(sent: FormData): FieldErrors {
  const { types, zones, zips, near, area } = readSearch(new URLSearchParams(textOf(sent, 'search')))
  const isSomewhere = zones.length + zips.length > 0 || near !== null || area !== null
  return {
    ...(types.length === 0 && { type: 'missing' as const }),
    ...(textOf(sent, 'where') !== '' ? { where: 'invalid' as const } : !isSomewhere && { where: 'missing' as const }),
    ...Object.fromEntries(numbers.filter((name) => Number.isNaN(numberOf(sent, name))).map((name) => [name, 'invalid' as const])),
    ...Object.fromEntries(ranges.filter(([min, max]) => isCrossed(numberOf(sent, min), numberOf(sent, max))).map(([, max]) => [max, 'crossed' as const])),
  }
}

function isCrossed(min: number | null, max: number | null): boolean {
  return min !== null && max !== null && min > max
}

/** Null for an empty field, NaN for a text that is not a number. */
function numberOf(sent: FormData, name: (typeof numbers)[number]): number | null {
  const typed = textOf(sent, name)
  if (typed === '') return null
  if (name === 'priceMin' || name === 'priceMax') return readAmount(typed) ?? Number.NaN
  return /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN
}
