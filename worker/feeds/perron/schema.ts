import { maxOpenDays } from '#db/model/visits/open-day.ts'
import { allowedValues, type Field, recordFields, type Shape } from './record-fields.ts'

type Schema = { readonly [key: string]: unknown }

const words: Schema = {
  anyOf: [{ type: 'string' }, { type: 'object', propertyNames: { pattern: '^[A-Za-z]{2,3}([-_][A-Za-z0-9]+)*$' }, additionalProperties: { type: 'string' } }],
}
const planRoom: Schema = {
  type: 'object',
  required: ['letter', 'name'],
  properties: { letter: { type: 'string' }, name: words, surface: { type: 'number' }, box: { type: 'array', items: { type: 'number' } } },
}
const file: Schema = {
  anyOf: [
    { type: 'string' },
    {
      type: 'object',
      additionalProperties: false,
      required: ['url'],
      properties: {
        id: { type: 'string' },
        url: { type: 'string' },
        name: words,
        width: { type: 'number' },
        height: { type: 'number' },
        placeholder: { type: 'string' },
        updated_at: { type: 'string', format: 'date-time' },
        kind: { type: 'string' },
        public: { type: 'boolean' },
        rooms: { type: 'array', items: planRoom },
      },
    },
  ],
}
const place: Schema = {
  anyOf: [words, { type: 'object', additionalProperties: false, required: ['name'], properties: { name: words, distance: { type: ['number', 'string'] } } }],
}

const wallTime: Schema = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d' }
const openDay: Schema = { type: 'object', additionalProperties: false, required: ['from', 'to'], properties: { from: wallTime, to: wallTime } }

const answer: Schema = { anyOf: [{ enum: allowedValues.answer }, { type: 'boolean' }] }

const shapes: Readonly<Partial<Record<Shape, Schema>>> = {
  id: { type: 'string', minLength: 1, maxLength: 200 },
  text: { type: 'string' },
  words,
  number: { type: 'number' },
  flag: { type: 'boolean' },
  answer,
  statement: { anyOf: [{ type: 'boolean' }, words] },
  day: { type: 'string', format: 'date' },
  instant: { type: 'string', format: 'date-time' },
  availability: words,
  url: { type: 'string', format: 'uri' },
  files: { type: 'array', items: file },
  places: { type: 'array', items: place },
  openDays: { type: 'array', maxItems: maxOpenDays, items: openDay },
}

/** The JSON Schema (2020-12) of a file of the neutral format, made of the same table the reader uses. */
export function listingsSchema(): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Listings in the neutral format, version 1',
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'version', 'extent', 'listings'],
    properties: {
      kind: { const: 'listings' },
      version: { const: '1' },
      extent: { enum: ['full', 'delta'], description: 'full: what is absent is withdrawn; delta: only what is named under deleted' },
      generated_at: { type: 'string', format: 'date-time' },
      channel: { type: 'object', description: 'What the channel of another site says of this file (worker/exports/exports.md); not read' },
      deleted: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id'],
          properties: { id: shapes.id, deleted_at: { type: 'string', format: 'date-time' } },
        },
      },
      listings: { type: 'array', items: { ...objectOf(tree()), required: ['id', 'status', 'location'] } },
    },
  }
}

interface Branch {
  readonly fields: Map<string, Field>
  readonly objects: Map<string, Branch>
}

/** The table of fields as nested objects. */
function tree(): Branch {
  const top: Branch = { fields: new Map(), objects: new Map() }
  for (const [path, field] of recordFields) {
    const names = path.split('.')
    const last = names.pop() ?? path
    let at = top
    for (const name of names) {
      const below = at.objects.get(name) ?? { fields: new Map(), objects: new Map() }
      at.objects.set(name, below)
      at = below
    }
    at.fields.set(last, field)
  }
  return top
}

function objectOf({ fields, objects }: Branch): Schema {
  const own = [...fields].map(([name, { shape, about }]) => [name, { ...withNull(schemaOf(shape)), ...(about === '' ? {} : { description: about }) }] as const)
  const nested = [...objects].map(([name, branch]) => [name, objectOf(branch)] as const)
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries([...own, ...nested]) }
}

function schemaOf(shape: Shape): Schema {
  return shapes[shape] ?? { enum: allowedValues[shape] }
}

/** Allows null, which is equivalent to absent. */
function withNull(schema: Schema): Schema {
  return { anyOf: [schema, { type: 'null' }] }
}
