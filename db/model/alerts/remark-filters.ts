import type { Goal } from '../listings/listing.ts'

/** A filter that a text was read as: in words, and as a query of its own. */
export interface SaidFilter {
  readonly text: string
  readonly query: string
}

/** A filter to propose for a demand; `isSet` unless it would widen what the demand says already. */
export interface ProposedFilter extends SaidFilter {
  readonly isSet: boolean
}

const manyValued: ReadonlySet<string> = new Set(['type', 'zone', 'zip', 'epc'])
const ofPlace: readonly string[] = ['zone', 'zip', 'near', 'radius', 'area']

/**
 * The filters of a remark that its demand says nothing about: what was filled in wins. Places and kinds of home add to those chosen.
 * @param demand the fields of the form as a query
 */
export function proposedFilters(goal: Goal, filters: readonly SaidFilter[], demand: URLSearchParams): readonly ProposedFilter[] {
  const chosenGoal = demand.get('goal') || goal
  return filters
    .map((filter) => ({ ...filter, pairs: [...new URLSearchParams(filter.query)] }))
    .filter(({ pairs }) => pairs.every(([key, value]) => isNew(key, value, demand)) && !isCrossed(pairs))
    .filter(({ pairs }) => chosenGoal === goal || !pairs.some(([key]) => key.startsWith('price')))
    .map(({ text, query, pairs }) => ({ text, query, isSet: !pairs.some(([key]) => addsTo(key, demand)) }))
}

function isNew(key: string, value: string, demand: URLSearchParams): boolean {
  if (has(demand, ['near', 'area']) && ofPlace.includes(key)) return false
  if (manyValued.has(key)) return !demand.has(key, value)
  if (ofPlace.includes(key)) return !has(demand, ofPlace)
  const criterion = key.replace(/M(?:in|ax)$/, '')
  return !has(demand, [key, `${criterion}Min`, `${criterion}Max`])
}

/** Whether a value adds to others, of which a home needs to have one. */
function addsTo(key: string, demand: URLSearchParams): boolean {
  return manyValued.has(key) && has(demand, key === 'zone' || key === 'zip' ? ofPlace : [key])
}

function has(demand: URLSearchParams, keys: readonly string[]): boolean {
  return keys.some((key) => (demand.get(key) ?? '') !== '')
}

function isCrossed(pairs: readonly (readonly [key: string, value: string])[]): boolean {
  const bound = (end: string) => Number(pairs.find(([key]) => key.endsWith(end))?.[1] ?? Number.NaN)
  return bound('Min') > bound('Max')
}
