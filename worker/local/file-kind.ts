import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parser, type Token } from 'stream-json/parser.js'
import { isTable } from '#db/model/feeds/feed-table.ts'
import { isCategoriesAnswer, isCategory } from '#worker/feeds/categories/categories-in.ts'
import { openOmnicasaOutline } from '#worker/feeds/omnicasa/outline.ts'
import { isStatisticsAnswer } from '#worker/feeds/statistics/outline.ts'
import { measured } from './entry-limit.ts'
import { readFeedFile } from './import/feed-file.ts'

/**
 * What a file holds: CSV by its look, JSON by its top-level `kind`, by Omnicasa's answers with statistics or categories, or by the keys of its first
 * record, if they are those of a category; null for other JSON.
 */
export type FileKind = { readonly format: 'csv' } | { readonly format: 'json'; readonly kind: string | null }

/** Reads a file as far as needed to tell its kind: up to `kind`, or to the first record of Omnicasa's. Throws RefusedFeed when it cannot be read. */
export async function readFileKind(path: string): Promise<FileKind> {
  const bytes = readFeedFile(path)
  const first = await bytes.next()
  await bytes.return(undefined)
  const start = first.done ? '' : new TextDecoder().decode(first.value)
  return isCsv(start, path) ? { format: 'csv' } : { format: 'json', kind: await readKind(path) }
}

/** A table starts with its column names, `id` among them; a file named .csv or .tsv is always a table. */
function isCsv(start: string, path: string): boolean {
  if (/^\s*[[{]/.test(start)) return false
  return /\.(?:csv|tsv)(?:\.gz)?$/i.test(path) || isTable(start)
}

async function readKind(path: string): Promise<string | null> {
  const outline = openOmnicasaOutline()
  let depth = 0
  let key = ''
  let kind: string | null = null

  let first: FirstRecord | null = null

  const isEnough = (token: Token): boolean => {
    if (first !== null) {
      if (!first.isWhole(token)) return false
      kind = isCategory(first.keys) ? 'categories' : null
      return true
    }
    const list = outline.take(token)
    if (list !== null && list !== 'unknown') return true
    if (list !== null) {
      first = openFirstRecord()
      return false
    }
    if (token.name.startsWith('start')) depth += 1
    else if (token.name.startsWith('end')) depth -= 1
    else if (depth === 1 && token.name === 'keyValue') {
      key = token.value
      if (isStatisticsAnswer(key)) kind = 'statistics'
      else if (isCategoriesAnswer(key)) kind = 'categories'
    } else if (depth === 1 && key === 'kind' && 'value' in token) kind = String(token.value)
    return kind !== null
  }
  const stop = new Error('enough was read')
  const bytes = measured(readFeedFile(path), { sinceEntry: 0 })
  const tokens = new Writable({ objectMode: true, write: (token: Token, _encoding, next) => next(isEnough(token) ? stop : null) })
  try {
    await pipeline(bytes, parser.asStream({ packValues: true, streamValues: false }), tokens)
  } catch {
    // Stopped early, or not JSON: the next step reads the whole file and reports the error.
  }
  return kind
}

type FirstRecord = ReturnType<typeof openFirstRecord>

/** Collects the keys of the first record of a list. */
function openFirstRecord() {
  const keys: string[] = []
  let depth = 0
  return {
    keys,
    isWhole(token: Token): boolean {
      if (token.name.startsWith('start')) depth += 1
      else if (token.name.startsWith('end')) depth -= 1
      else if (depth === 1 && token.name === 'keyValue') keys.push(token.value)
      return depth <= 0
    },
  }
}
