import type { Measure } from '../values/number.ts'

/** The type of a field. Numbers, dates and booleans are also accepted as text, since CSV has nothing else. */
export type Shape =
  | 'id' // text, the same in every file
  | 'text'
  | 'words' // text, or texts by language code
  | 'number'
  | 'flag' // true or false
  | 'answer' // yes, no or unknown
  | 'statement' // an answer, or words
  | 'day' // YYYY-MM-DD
  | 'instant' // ISO 8601 with Z or an offset
  | 'availability' // a day, or words
  | 'url'
  | 'files' // photographs, plans and documents
  | 'places'
  | 'openDays' // hours at which anyone may visit
  | 'grade' // A to D
  | 'direction'
  | 'negotiation'
  | 'status'
  | 'unit'
  | 'region'
  | 'currency'

export interface Field {
  readonly shape: Shape
  readonly about: string
  /** What a number measures, where it may have its unit beside it. */
  readonly measure?: Measure
  /** Stored with the record but not shown yet. */
  readonly isKept?: true
}

/** The values of the shapes that have a fixed list. */
export const allowedValues: Readonly<Partial<Record<Shape, readonly string[]>>> = {
  answer: ['yes', 'no', 'unknown'],
  grade: ['A', 'B', 'C', 'D'],
  direction: ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'],
  negotiation: ['sale', 'let', 'takeover'],
  status: ['prospect', 'available', 'option', 'under_contract', 'sold', 'rented'],
  unit: ['total', 'month', 'year', 'm2_month', 'm2_year'],
  region: ['flanders', 'brussels', 'wallonia', 'luxembourg'],
  currency: ['EUR'],
}
