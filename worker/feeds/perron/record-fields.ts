import type { Measure } from '../values/number.ts'
import { factFields } from './fact-paths.ts'

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
  readonly isStored?: true
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

/** The fields other than facts, by path. */
const ownFields: Readonly<Record<string, Field>> = {
  id: { shape: 'id', about: 'Stable, at most 200 characters' },
  reference: { shape: 'text', about: 'What the agency calls it' },
  is_project: { shape: 'flag', about: 'A new-build project; its units are records with its id as project_id' },
  project_id: { shape: 'id', about: 'The id of the project this is a unit of' },
  type: { shape: 'words', about: 'house, apartment, land, commercial, garage, or another name' },
  subtype: { shape: 'words', about: 'villa, studio, building plot and so on' },
  negotiation: { shape: 'negotiation', about: 'Not needed for a project' },
  status: { shape: 'status', about: 'prospect is never shown; under_contract is shown as under option' },
  marquee: { shape: 'words', about: 'The ribbon on the photograph' },
  created_at: { shape: 'instant', about: 'When it came on offer; lists are sorted by it' },
  updated_at: { shape: 'instant', about: '' },
  open_days: { shape: 'openDays', about: 'Hours at which anyone may visit, by clocks in Brussels; at most 12' },
  closed_on: { shape: 'day', about: 'When it was sold or let; if absent, the day of the import that first says so' },

  'price.amount': { shape: 'number', measure: 'money', about: 'Euro, for one price.unit' },
  'price.currency': { shape: 'currency', about: '' },
  'price.unit': { shape: 'unit', about: 'Without it, total for a sale and month for a rent' },
  'price.unit_text': { shape: 'words', about: 'Printed behind the amount, which is then taken as it is: "per week"' },
  'price.from': { shape: 'flag', about: 'The amount is the lowest of several' },
  'price.hidden': { shape: 'flag', about: 'Absent means hidden' },

  'location.street': { shape: 'words', about: '' },
  'location.number': { shape: 'text', about: '' },
  'location.box': { shape: 'text', about: '' },
  'location.postal_code': { shape: 'text', about: '' },
  'location.city': { shape: 'words', about: '' },
  'location.district': { shape: 'words', about: '' },
  'location.region': { shape: 'region', about: 'Only used where the country is absent' },
  'location.country': { shape: 'text', about: 'ISO 3166-1, two letters' },
  'location.country_name': { shape: 'words', about: 'Needed only outside Belgium and Luxembourg' },
  'location.hidden': { shape: 'flag', about: 'Absent means hidden: nothing finer than postal code and city is shown' },
  'location.number_hidden': { shape: 'flag', about: 'The street is shown, its number and the exact point are not' },
  'location.geo.latitude': { shape: 'number', about: 'Degrees' },
  'location.geo.longitude': { shape: 'number', about: 'Degrees' },

  'energy.epc_value': { shape: 'number', measure: 'energyUse', about: 'kWh/m².year' },
  'energy.epc_category': { shape: 'text', about: 'The label as certified; in Belgium it is worked out from epc_value where that is given' },
  renovation_obligation: { shape: 'answer', about: 'The notice shown is worked out from the label', isStored: true },
  asbestos_certificate: { shape: 'answer', about: 'What it says stands in asbestos.type', isStored: true },

  'viager.applies': { shape: 'flag', about: 'A sale for a life annuity; a bouquet or a monthly amount says so too' },

  description_title: { shape: 'words', about: 'The headline; the name of a project' },
  description: { shape: 'words', about: 'The text; the summary of a project' },
  situation: { shape: 'words', about: 'Of a project' },
  technical: { shape: 'words', about: 'Of a project' },
  delivery: { shape: 'words', about: 'Of a project' },
  external_url: { shape: 'url', about: 'Of a project that has a site to itself: its page leads there' },

  images: { shape: 'files', about: 'In the order they are shown' },
  plans: { shape: 'files', about: 'Shown behind the photographs' },
  documents: { shape: 'files', about: 'Only what is public is named on the page of a project', isStored: true },
  video_url: { shape: 'url', about: 'YouTube, Vimeo, Facebook, or a media file' },
  virtual_tour_url: { shape: 'url', about: 'Matterport, TVL or Yisual' },

  'negotiator.id': { shape: 'id', about: '' },
  'negotiator.name': { shape: 'text', about: '' },
  'negotiator.email': { shape: 'text', about: '' },
  'negotiator.phone': { shape: 'text', about: '' },
  'office.id': { shape: 'id', about: '' },
  'office.name': { shape: 'text', about: '' },
}

/** Every field of a record, by its path: names with dots between. */
export const recordFields: ReadonlyMap<string, Field> = new Map(Object.entries({ ...ownFields, ...factFields }))
