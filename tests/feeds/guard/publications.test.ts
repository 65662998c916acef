import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { isFull } from '../../full.ts'
import { chanceFrom } from '../../kit/chance.ts'
import { memoryDatabase } from '../../kit/memory-database.ts'
import { importRecords } from '../import-records.ts'
import { type MadeHome, madeStock, recordOf } from './made-homes.ts'
import { harmfulPublication, ordinaryDay } from './publications.ts'

const seed = Number(process.env.FUZZ_SEED ?? (isFull ? Date.now() % 2 ** 31 : 20_261_129))
/** Whole ways: by default few, on small stocks. */
const count = isFull ? 100 : 2

async function stocked(stock: readonly MadeHome[]) {
  const db = drizzle(memoryDatabase(), { schema })
  const send = async (homes: readonly MadeHome[], hour: number) =>
    importRecords(db, { listings: homes.map(recordOf), at: new Date(Date.UTC(2026, 10, 1, hour)).toISOString() })
  await send(stock, 0)
  return send
}

test(`records of harmful publications are held on their whole way (seed ${seed})`, async () => {
  const missed: string[] = []
  for (let number = 0; number < count; number += 1) {
    const stock = madeStock(seed, isFull && number % 2 === 1 ? 300 : 10)
    const { name, homes } = harmfulPublication(seed, isFull ? number : number * 7, stock)
    const last = await (await stocked(stock))(homes, 240)
    if (!('refused' in last)) missed.push(name)
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(isFull ? 5 : 0)
})

test(`records of ordinary days pass on their whole way (seed ${seed})`, async () => {
  const chance = chanceFrom(seed)
  let stock = madeStock(seed, isFull ? 300 : 20)
  const send = await stocked(stock)
  for (let day = 1; day <= count; day += 1) {
    stock = ordinaryDay(chance, stock)
    expect(await send(stock, day * 24), `day ${day}`).toMatchObject({ done: true })
  }
})
