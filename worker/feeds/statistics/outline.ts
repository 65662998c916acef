import type { Token } from 'stream-json/parser.js'
import type { FeedFormat } from '#db/model/feeds/import-run.ts'
import { type Answer, refusalIn } from '../omnicasa/outline.ts'
import type { FileOutline } from '../outline.ts'
import { plainKey } from '../values/plain-key.ts'
import { type StatisticsList, statisticsLists } from './reading.ts'

/** Omnicasa's answers, by plain key, and the list each holds. */
const envelopes: ReadonlyMap<string, StatisticsList> = new Map([
  ['getvisitstatisticofpropertyjsonresult', 'totals'],
  ['getmediaobjectstatisticsgraphlistjsonresult', 'views'],
  ['getcalendarhistoriesjsonresult', 'communications'],
  ['getmediaonlinehistoriesjsonresult', 'media'],
])
const listPaths = new Set(['', 'items', 'value', 'value.items'])
const neutralLists = new Map<string, StatisticsList>(statisticsLists.map((list) => [list, list]))

/** Whether a top-level key is that of a response with statistics or histories. */
export function isStatisticsAnswer(key: string): boolean {
  return envelopes.has(plainKey(key))
}

/** A list of a file, and the format it is in. */
export interface StatisticsOutline extends FileOutline<StatisticsList> {
  /** Of the whole file; known with its first list. */
  format(): FeedFormat
  /** Values that are a single record instead of a list, as the sums of one listing may be. */
  single(): readonly { readonly list: StatisticsList; readonly entry: Readonly<Record<string, unknown>> }[]
}

/** Opens an outline: Omnicasa's answers in any order, or the lists of the neutral format. */
export function openStatisticsOutline(): StatisticsOutline {
  const path: string[] = []
  const answers = new Map<string, Record<string, unknown>>()
  const values = new Map<string, Record<string, unknown>>()
  let ignored = 0
  let found: FeedFormat | null = null

  const listHere = (): StatisticsList | null => {
    const [top = '', ...below] = path
    const answer = envelopes.get(top)
    if (answer !== undefined) return listPaths.has(below.join('.')) ? answer : null
    return below.length === 0 ? (neutralLists.get(top) ?? null) : null
  }
  const note = (value: unknown) => {
    const [top = '', ...below] = path
    const key = below.at(-1)
    if (!envelopes.has(top) || key === undefined) return
    const into = below.length === 1 ? answers : below.length === 2 && below[0] === 'value' ? values : null
    into?.set(top, { ...into.get(top), [key]: value })
  }

  return {
    take(token: Token) {
      const list = ignored === 0 && token.name === 'startArray' ? listHere() : null
      if (ignored > 0 || (token.name === 'startArray' && list === null)) {
        ignored += token.name.startsWith('start') ? 1 : token.name.startsWith('end') ? -1 : 0
        return null
      }
      if (list !== null) {
        found = envelopes.has(path[0] ?? '') ? 'omnicasa' : 'perron'
        return list
      }
      if (token.name === 'startObject') path.push('')
      else if (token.name === 'endObject') path.pop()
      else if (token.name === 'keyValue') path[path.length - 1] = plainKey(token.value)
      else if ('value' in token) note(token.value)
      return null
    },
    objection() {
      for (const answer of answers.values()) {
        const refusal = refusalIn(answer satisfies Answer)
        if (refusal !== null) return `the service refused: ${refusal}`
      }
      return found === null && this.single().length === 0 ? `none of its lists is known: ${statisticsLists.join(', ')}` : null
    },
    format: () => found ?? (values.size > 0 ? 'omnicasa' : 'perron'),
    single() {
      const isRow = (row: Readonly<Record<string, unknown>>) => Object.keys(row).some((key) => !['from', 'to', 'rowscount'].includes(key))
      return [...values].flatMap(([top, entry]) => {
        const list = envelopes.get(top)
        return list !== undefined && isRow(entry) ? [{ list, entry }] : []
      })
    },
  }
}
