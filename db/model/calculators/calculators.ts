import { beginning } from '../content/excerpt.ts'
import { type Region, regions } from '../places/region.ts'
import { readAmount, readPercent } from './amount.ts'

/** The calculators' fields, named by their query keys. */
export const fieldKeys = ['price', 'land', 'loan', 'rate', 'years', 'rent', 'charges', 'inventory', 'deposit'] as const
export type FieldKey = (typeof fieldKeys)[number]

/** Builds an object with a value for every field. */
export function byField<Value>(make: (key: FieldKey) => Value): Readonly<Record<FieldKey, Value>> {
  return {
    price: make('price'),
    land: make('land'),
    loan: make('loan'),
    rate: make('rate'),
    years: make('years'),
    rent: make('rent'),
    charges: make('charges'),
    inventory: make('inventory'),
    deposit: make('deposit'),
  }
}

/** Why a field cannot be used. */
export type FieldErrorCode = 'amount' | 'most' | 'least' | 'rate' | 'years'

/** A field as typed, with its parsed value; an empty field has neither value nor error. */
interface Field {
  readonly typed: string
  /** Euro, a yearly rate as a fraction, or years. */
  readonly value: number | null
  readonly error: FieldErrorCode | null
}

/** The visitor's input to the calculators. */
export interface Calculation {
  readonly region: Region
  readonly onlyOwnHome: boolean
  /** Under VAT; `rebuilt`: at the reduced rate after a demolition. */
  readonly newBuild: boolean | 'rebuilt'
  readonly buyers: 1 | 2
  readonly fields: Readonly<Record<FieldKey, Field>>
}

/** Maximum euro amount of a field, one-off and per month. */
export const maxEuro = 100_000_000
export const maxRate = 0.2
export const maxYears = 40
/** An example rate (a fraction) and term in years, to be replaced by a lender's offer. */
export const exampleRate = 0.035
export const exampleYears = 25
/** The loan of an example as a share of the price: lenders ask a fifth as own funds (National Bank of Belgium, expectations on mortgage lending). */
export const exampleShare = 0.8
const example = { rate: `${Math.round(exampleRate * 1e5) / 1e3}`.replace('.', ','), years: `${exampleYears}` }

/** The values of the key `new`. */
export const newKey = { existing: '0', vat: '1', rebuilt: '6' } as const

/** The value of the key `new` for a purchase. */
export function newKeyOf(newBuild: Calculation['newBuild']): (typeof newKey)[keyof typeof newKey] {
  if (newBuild === 'rebuilt') return newKey.rebuilt
  return newBuild ? newKey.vat : newKey.existing
}

type Read = (typed: string) => Pick<Field, 'value' | 'error'>

const reads: Readonly<Record<FieldKey, Read>> = {
  price: positive,
  land: euro,
  loan: positive,
  rate: share,
  years: wholeYears,
  rent: positive,
  charges: euro,
  inventory: euro,
  deposit: euro,
}

/** Parses the calculators' query. Never fails: an invalid field keeps its text and carries an error; an unknown choice becomes the first. */
export function readCalculation(query: URLSearchParams): Calculation {
  const field = (key: FieldKey): Field => {
    const given = query.get(key) ?? (key === 'rate' || key === 'years' ? example[key] : '')
    const typed = beginning(given.replace(/\s+/g, ' ').trim(), 40)
    return { typed, ...(typed === '' ? { value: null, error: null } : reads[key](typed)) }
  }
  return {
    region: regions.find((region) => region === query.get('region')) ?? regions[0],
    onlyOwnHome: query.get('own') !== '0',
    newBuild: query.get('new') === newKey.rebuilt ? 'rebuilt' : query.get('new') === newKey.vat,
    buyers: query.get('buyers') === '2' ? 2 : 1,
    fields: byField(field),
  }
}

/** The query for a calculation with some fields filled in: '?…'. */
export function writeCalculation(values: Partial<Record<FieldKey | 'own' | 'new', number>> & { readonly region: Region }): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) query.set(key, String(value).replace('.', ','))
  return `?${query}`
}

function euro(typed: string): Pick<Field, 'value' | 'error'> {
  const value = readAmount(typed)
  if (value === null) return { value: null, error: 'amount' }
  return value > maxEuro ? { value: null, error: 'most' } : { value, error: null }
}

function positive(typed: string): Pick<Field, 'value' | 'error'> {
  const read = euro(typed)
  return read.value !== null && read.value < 1 ? { value: null, error: 'least' } : read
}

function share(typed: string): Pick<Field, 'value' | 'error'> {
  const value = readPercent(typed)
  return value === null || value > maxRate ? { value: null, error: 'rate' } : { value, error: null }
}

function wholeYears(typed: string): Pick<Field, 'value' | 'error'> {
  const value = /^\d{1,2}$/.test(typed) ? Number(typed) : 0
  return value < 1 || value > maxYears ? { value: null, error: 'years' } : { value, error: null }
}
