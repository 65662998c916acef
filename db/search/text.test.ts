import { expect, test } from 'vitest'
import { stockOf } from '../../tests/listings/listing-rows.ts'
import { openPrimary } from '../client.ts'
import { buildIndex } from './build.ts'
import { matchText } from './text.ts'

const stock = stockOf([
  { id: 1, words: 'een huis met tuin a 12 spacieux' },
  { id: 2, words: 'appartement met zwembad a2 tuinhuis' },
  { id: 3, goal: 'rent', words: 'huis met zwembad', place: ['BE', '4900', 'Spa'] },
  { id: 4, isListed: false, words: 'huis met zwembad en tuin' },
])

async function anIndex() {
  const db = openPrimary(await stock)
  const index = await buildIndex(db, 1)
  /** The ids of the marked rows; null without marks. */
  const idsWith = async (q: string | null) => {
    const marks = await matchText(db, index, q)
    return marks && [...marks].flatMap((mark, row) => (mark === 1 ? [index.columns.id[row]] : []))
  }
  return { db, index, idsWith }
}

test.each<[q: string | null, ids: readonly number[] | null]>([
  [null, null],
  ['huis', [1, 3]],
  ['zwembad', [2, 3]],
  ['tuin', [2, 1]],
  ['tuin zwembad', [2]],
  ['HUÏS, met tuïn!', [1]],
  ['a', [1]],
  ['a 1', []],
  ['a 12', [1]],
  ['a2', [2]],
  ['kasteel', []],
  ['', []],
  ['  …  ', []],
  ['spa', [3]],
  ['spaci', [1]],
  ['4900', [3]],
  ['9000', []],
  ['huis"tuin', [1]],
  ['NOT huis', []],
])('the text %j marks the homes %j', async (q, ids) => {
  const { idsWith } = await anIndex()
  const found = await idsWith(q)
  expect(found === null ? null : found.toSorted()).toEqual(ids === null ? null : [...ids].sort())
})

test('a word that the tokenizer splits is in no home', async () => {
  const { db, index } = await anIndex()
  const refusing = { ...db, all: () => Promise.reject(new Error('the query failed', { cause: new Error('D1_ERROR: fts5: phrase queries are not supported') })) }
  expect(await matchText(Object.assign(Object.create(db), refusing), index, 'huis')).toEqual(new Uint8Array(3))
  const failing = { ...db, all: () => Promise.reject(new Error('the database is away')) }
  await expect(matchText(Object.assign(Object.create(db), failing), index, 'tuin')).rejects.toThrow('the database is away')
})

test('the answers to the last twenty texts are kept with their index', async () => {
  const { db, index } = await anIndex()
  const ask = (q: string) => matchText(db, index, q)
  const first = await ask('huis met')
  expect(await ask('Huis, met')).toBe(first)
  for (let number = 1; number <= 19; number += 1) await ask(`word${number}`)
  expect(await ask('huis met')).toBe(first)
  await ask('word20')
  expect(await ask('word20')).toBe(await ask('word20'))
  expect(await ask('huis met')).not.toBe(first)
})
