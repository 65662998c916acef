import { type } from 'arktype'
import { openStatisticsOutline } from '#worker/feeds/statistics/outline.ts'
import type { StatisticsList } from '#worker/feeds/statistics/reading.ts'
import { readFeedFile } from './feed-file.ts'
import { postJson } from './import-client.ts'
import type { ImportOrder, ImportTotals } from './import-order.ts'
import { DeepEntry, readLists } from './json-lists.ts'

const maxEntries = 250
const maxChunkLength = 500_000 // characters

const Taken = type({
  saved: { added: 'number', changed: 'number', unchanged: 'number' },
  rejected: type({ position: 'number', id: 'string | null', reason: 'string' }).array(),
})

interface Chunk {
  readonly list: StatisticsList
  readonly position: number
  readonly entries: string[]
  length: number
}

/** Sends a file of statistics and histories, Omnicasa's or the neutral format's. Positions count from 1 in each list. */
export async function sendStatistics({ file, source, target, report }: ImportOrder): Promise<ImportTotals> {
  const outline = openStatisticsOutline()
  const positions = new Map<StatisticsList, number>()
  const totals = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, rejected: 0 }
  let chunk: Chunk | null = null

  const flush = async () => {
    if (chunk === null) return
    const { list, position, entries } = chunk
    chunk = null
    const named = source === null ? '' : `"source":${JSON.stringify(source)},`
    const body = `{"format":"${outline.format()}",${named}"list":"${list}","position":${position},"entries":[${entries.join(',')}]}`
    const { saved, rejected } = await postJson(await target(), '/import/statistics', body, Taken)
    totals.added += saved.added
    totals.changed += saved.changed
    totals.unchanged += saved.unchanged
    totals.rejected += rejected.length
    for (const { position, id, reason } of rejected) report(`${list}: position ${position}${id === null ? '' : `, id ${id}`}: ${reason}`)
  }
  const take = (list: StatisticsList, value: unknown): Promise<void> | null => {
    const position = (positions.get(list) ?? 0) + 1
    positions.set(list, position)
    const json = JSON.stringify(value instanceof DeepEntry ? null : value)
    const isFull = chunk !== null && (chunk.list !== list || chunk.entries.length >= maxEntries || chunk.length + json.length > maxChunkLength)
    const flushed = isFull ? flush() : null
    chunk ??= { list, position, entries: [], length: 0 }
    chunk.entries.push(json)
    chunk.length += json.length
    return flushed
  }

  await readLists<StatisticsList>(readFeedFile(file), outline, { begin: () => undefined, entry: take, end: () => undefined })
  for (const { list, entry } of outline.single()) await take(list, entry)
  await flush()
  return totals
}
