import type { Token } from 'stream-json/parser.js'
import { largest, rowsNumber } from '#db/model/feeds/feed-whole.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import type { RecordKind } from '#db/schema.ts'
import { readFlag } from '../fields.ts'
import type { FileOutline } from '../outline.ts'
import { readNumber } from '../values/number.ts'
import { plainKey } from '../values/plain-key.ts'

const maxMessageLength = 300

/** The envelope of the service's response, besides its value, by normalised key. */
export interface Answer {
  readonly code?: unknown
  readonly message?: unknown
  readonly success?: unknown
}

/** The service's error, from its message or code; null on success. */
export function refusalIn(answer: Answer): string | null {
  const message = typeof answer.message === 'string' ? answer.message.replace(/\s+/g, ' ').trim().slice(0, maxMessageLength) : ''
  const code = readNumber(answer.code)
  const isFailure = readFlag(answer.success) === false || (code !== null && code !== 0 && message !== '')
  return isFailure ? message || `code ${code ?? 'unknown'}` : null
}

/** One of Omnicasa's lists: of a known kind, or a list that does not name its kind. */
export type OmnicasaList = RecordKind | 'unknown'

/** The service's answers, by plain key, and the kind of record each lists. */
const envelopes: ReadonlyMap<string, RecordKind> = new Map([
  ['getpropertylistjsonresult', 'listing'],
  ['getprojectlistjsonresult', 'project'],
])

/** Paths of lists, relative to the envelope or to the root without one. */
const listPaths = new Set(['', 'items', 'value', 'value.items'])

interface OmnicasaOutline extends FileOutline<OmnicasaList> {
  /** The largest number of rows named beside each list. */
  announced(): ReadonlyMap<OmnicasaList, number>
}

/** Opens an outline: a bare array, `{"Items": […]}`, or the service's envelopes, in any casing and order. */
export function openOmnicasaOutline(): OmnicasaOutline {
  /** The current path of keys. */
  const path: string[] = []
  const answers = new Map<string, Answer>()
  const rows = new Map<OmnicasaList, number>()
  /** Nesting depth in arrays that are not lists of records. */
  let ignored = 0
  let hasList = false

  const place = () => {
    const envelope = envelopes.has(path[0] ?? '') ? (path[0] ?? '') : ''
    return { envelope, below: path.slice(envelope === '' ? 0 : 1) }
  }
  const noteRows = (envelope: string, value: unknown) => {
    const list = envelopes.get(envelope) ?? 'unknown'
    const count = largest([rows.get(list) ?? null, rowsNumber(value)])
    if (count !== null) rows.set(list, count)
  }
  const note = (value: unknown) => {
    const { envelope, below } = place()
    const [key, inner] = below
    if (below.length === 1 && isRowsKey(key)) noteRows(envelope, value)
    if (below.length === 2 && key === 'value' && isRowsKey(inner)) noteRows(envelope, value)
    if (below.length !== 1 || (key !== 'code' && key !== 'message' && key !== 'success')) return
    answers.set(envelope, { ...answers.get(envelope), [key]: value })
  }

  return {
    take(token: Token) {
      if (ignored > 0 || (token.name === 'startArray' && !listPaths.has(place().below.join('.')))) {
        ignored += token.name.startsWith('start') ? 1 : token.name.startsWith('end') ? -1 : 0
        return null
      }
      if (token.name === 'startArray') {
        hasList = true
        return envelopes.get(place().envelope) ?? 'unknown'
      }
      if (token.name === 'startObject') path.push('')
      else if (token.name === 'endObject') path.pop()
      else if (token.name === 'keyValue') path[path.length - 1] = plainKey(token.value)
      else if ('value' in token) note(token.value)
      return null
    },
    objection() {
      for (const answer of answers.values()) {
        const refusal = refusalIn(answer)
        if (refusal !== null) return `the service refused: ${refusal}`
      }
      return hasList ? null : 'no list of records was found in it, and no "kind" that says what it holds'
    },
    announced: () => rows,
  }
}

const isRowsKey = (key: string | undefined) => key === 'rowscount' || key === 'rowcount'

/** Infers the kind of an unnamed list from its first record. */
export function kindOf(record: unknown): RecordKind {
  if (!isJsonObject(record)) return 'listing'
  const keys = Object.keys(record).map(plainKey)
  return keys.includes('constructions') && !keys.includes('goal') ? 'project' : 'listing'
}
