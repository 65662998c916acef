import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { dropHeld, resumeImport } from '#db/feeds/imports.ts'
import type { Import } from '#db/model/feeds/import-run.ts'
import * as schema from '#db/schema.ts'
import { anImport, currentImport, finishImported, importRecords, salt } from '../../../tests/feeds/import-records.ts'
import { aProperty, type FeedRecord } from '../../../tests/kit/factories.ts'
import { memoryDatabase } from '../../../tests/kit/memory-database.ts'
import { stageRecords } from '../import/stage-records.ts'
import { refuseHeld } from './refuse-held.ts'

const hidden = { PublishAddress: false, Street: 'Langerei' }
const ten = Array.from({ length: 10 }, (_, at) => aProperty({ ID: 4001 + at, Price: 400_000 + at * 1_000, HouseNumber: String(at + 1) }))
const at = (hour: number) => `2026-11-26T${String(hour).padStart(2, '0')}:00:00.000Z`

/** A site with a stock of ten homes, unless they are given. */
async function stocked(stock: readonly FeedRecord[] = ten) {
  const d1 = memoryDatabase()
  const db = drizzle(d1, { schema })
  const rows = async (query: string) => (await d1.prepare(query).all()).results
  await importRecords(db, { listings: stock, at: at(1) })
  /** Imports a feed by steps. @returns the import, and its last step */
  const send = async (listings: readonly FeedRecord[], hour: number) => {
    const current = await anImport(db, { at: at(hour) })
    await stageRecords(db, current, { kind: 'listing', position: 1, records: listings }, salt)
    const last = await finishImported(db, current.id)
    return { run: await currentImport(db, current.id), last }
  }
  const prices = async () => (await rows('SELECT price FROM listings ORDER BY id')).map(({ price }) => Number(price))
  return { db, rows, send, prices }
}

const swapped = ten.map((record, index) => (index < 4 ? { ...record, Goal: 1, Price: 900 } : record))

test('an import that swaps sale and rent is held: nothing changes, and the desk can show examples', async () => {
  const { send, rows } = await stocked()
  const { run, last } = await send(swapped, 2)
  expect(last).toEqual({ refused: { why: 'judged', findings: [{ harm: 'goal', count: 4, stock: 10 }] } })
  expect(run).toMatchObject({ state: 'refused', held: { examples: [{ id: 4001, harm: 'goal', before: 'sale', after: 'rent' }, {}, {}, {}] } })
  expect(await rows("SELECT count(*) AS count FROM listings WHERE goal = 'rent'")).toEqual([{ count: 0 }])
})

test('the sender may insist', async () => {
  const { db, rows } = await stocked()
  expect(await importRecords(db, { listings: swapped, at: at(2), force: true })).toMatchObject({ done: true, counts: { changed: 4 } })
  expect(await rows("SELECT count(*) AS count FROM listings WHERE goal = 'rent'")).toEqual([{ count: 4 }])
})

test('what hides is applied at once from an import that is held, and nothing else of the same record', async () => {
  const { send, rows } = await stocked(ten.map((record) => ({ ...record, DescriptionB: { nl: 'Rustig huis in de Langerei.' } })))
  const changes: readonly FeedRecord[] = [
    { ...hidden, Price: 9_000_000 },
    { PublishPrice: false, DescriptionB: { nl: 'Andere tekst.' } },
    { Status: 2, Price: 9_100_000 },
    { Status: 5 },
    { Price: 9_200_000 },
    { Price: 9_300_000 },
  ]
  const feed = ten.slice(0, 9).map((record, index) => ({ ...record, DescriptionB: { nl: 'Rustig huis in de Langerei.' }, ...changes[index] }))
  const { last } = await send(feed, 2)
  expect(last).toMatchObject({ refused: { findings: [{ harm: 'price' }] } })
  const homes = await rows(
    `SELECT id, price, state, card ->> '$.place.address.street' AS street, record ->> '$.description.nl' AS text, withdrawn_at IS NOT NULL AS gone FROM listings ORDER BY id`,
  )
  const text = 'Rustig huis in de Langerei.'
  expect(homes).toEqual([
    { id: 4001, price: 400_000, state: 'available', street: null, text: 'Rustig huis in de ….', gone: 0 },
    { id: 4002, price: null, state: 'available', street: 'Langerei', text, gone: 0 },
    { id: 4003, price: 402_000, state: 'sold', street: 'Langerei', text, gone: 0 },
    { id: 4004, price: 403_000, state: 'withdrawn', street: 'Langerei', text, gone: 0 },
    ...[5, 6, 7, 8, 9].map((index) => ({ id: 4000 + index, price: 399_000 + index * 1_000, state: 'available', street: 'Langerei', text, gone: 0 })),
    { id: 4010, price: 409_000, state: 'withdrawn', street: 'Langerei', text, gone: 1 },
  ])
  expect(JSON.stringify(await rows('SELECT card, record FROM listings WHERE id = 4001'))).not.toContain('Langerei')
})

test('a person publishes what is held', async () => {
  const { db, send, rows } = await stocked()
  const { run } = await send(swapped, 2)
  await resumeImport(db, run.id, at(3))
  expect(await finishImported(db, run.id, { force: true })).toMatchObject({ done: true, counts: { changed: 4 } })
  expect(await rows("SELECT count(*) AS count FROM listings WHERE goal = 'rent'")).toEqual([{ count: 4 }])
})

test('what a person has refused is neither asked again nor published, and everything else is', async () => {
  const { db, send, prices } = await stocked()
  const dear = ten.map((record, index) => (index < 4 ? { ...record, Price: 4_000_000 + index * 90_000 } : record))
  const { run } = await send(dear, 2)
  await refuse(db, run)
  const again = dear.map((record) => (record.ID === 4010 ? { ...record, Price: 390_000 } : record))
  expect((await send(again, 3)).last).toMatchObject({ done: true, counts: { changed: 1, withdrawn: 0 } })
  const before = ten.map(({ Price }) => Price)
  expect(await prices()).toEqual([...before.slice(0, 9), 390_000])
  const other = again.map((record, index) => (index < 4 ? { ...record, Price: 5_000_000 + index * 90_000 } : record))
  expect((await send(other, 4)).last).toMatchObject({ refused: { findings: [{ harm: 'price', count: 4 }] } })
})

test('a refused absence leaves the homes, until they were in a feed again', async () => {
  const { db, send, rows } = await stocked()
  const { run, last } = await send(ten.slice(4), 2)
  expect(last).toEqual({ refused: { why: 'withdraws', kind: 'listing', missing: 4, stock: 10 } })
  await refuse(db, run)
  expect((await send(ten.slice(4), 3)).last).toMatchObject({ done: true, counts: { withdrawn: 0 } })
  expect((await send(ten, 4)).last).toMatchObject({ done: true })
  expect((await send(ten.slice(1), 5)).last).toMatchObject({ done: true, counts: { withdrawn: 1 } })
  expect(await rows('SELECT count(*) AS count FROM refused_records')).toEqual([{ count: 0 }])
})

test('an import that is held for the same as the one before leaves that one standing', async () => {
  const { db, send } = await stocked()
  const first = await send(swapped, 2)
  const second = await send(swapped, 3)
  expect([(await currentImport(db, first.run.id)).held === null, second.run.held]).toEqual([false, null])
  expect(second.last).toHaveProperty('refused')
  await send(ten, 4)
  expect((await currentImport(db, first.run.id)).held).toBe(null)
})

async function refuse(db: Parameters<typeof refuseHeld>[0], run: Import): Promise<void> {
  await refuseHeld(db, run, new Date(at(2)))
  await dropHeld(db, run.id, at(2))
}
