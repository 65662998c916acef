import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import type { Db } from '#db/client.ts'
import { forgetRefusals } from '#db/feeds/guard/refused-records.ts'
import { findRun } from '#db/feeds/import-runs.ts'
import { resumeImport } from '#db/feeds/imports.ts'
import { dropOldBefore } from '#db/feeds/returns/import-before.ts'
import { openReturn } from '#db/feeds/returns/open-return.ts'
import * as schema from '#db/schema.ts'
import { stageReturn } from '#worker/feeds/returns/stage-return.ts'
import { aProject, aProperty, type FeedRecord, manyProperties } from '../../kit/factories.ts'
import { memoryDatabase } from '../../kit/memory-database.ts'
import { currentImport, finishImported, importRecords } from '../import-records.ts'

const member = { id: 'staff-manager', role: 'manager' } as const
const stock = manyProperties(20, (index) => ({ ID: 5001 + index }))
/** The stock with other values of some homes. */
const withChanges = (changes: Readonly<Record<number, FeedRecord | null>>) =>
  stock.flatMap((record) => {
    const change = changes[Number(record.ID)]
    return change === null ? [] : [{ ...record, ...change }]
  })

function open() {
  const db = drizzle(memoryDatabase(), { schema })
  let hour = 0
  const send = async (listings: readonly FeedRecord[], projects: readonly FeedRecord[] = [], force = true) => {
    hour += 1
    return importRecords(db, { listings, projects, force, at: new Date(Date.UTC(2026, 10, 20, hour)).toISOString() })
  }
  return { db, send }
}

async function lastImport(db: Db): Promise<string> {
  const all = await db.select({ id: schema.imports.id, at: schema.imports.startedAt, via: schema.imports.via }).from(schema.imports)
  return (
    all
      .filter(({ via }) => via === 'token')
      .sort((one, other) => one.at.localeCompare(other.at))
      .at(-1)?.id ?? ''
  )
}

async function returnImport(db: Db, id: string) {
  hours += 1
  const returned = await openReturn(db, await currentImport(db, id), member, new Date(Date.UTC(2026, 10, 22, hours)))
  const step = await finishImported(db, returned)
  return { returned, step }
}
let hours = 0

async function homeOf(db: Db, id: number) {
  const rows = await db.select().from(schema.listings)
  const home = rows.find((row) => row.id === id)
  if (home === undefined) throw new Error(`There is no home ${id}`)
  return home
}

test('a return puts back prices and texts of all homes that an import changed, and sends no alerts', async () => {
  const { db, send } = open()
  await send(stock)
  const before = await homeOf(db, 5001)
  const wrong = withChanges(
    Object.fromEntries(stock.map((record) => [record.ID, { Price: 9_000_000, DescriptionB: { nl: 'Tekst volgt.', fr: '', en: '', de: '' } }])),
  )
  await send(wrong)
  const { returned, step } = await returnImport(db, await lastImport(db))
  expect(step).toMatchObject({ done: true, counts: { changed: 20, unchanged: 0 } })
  const after = await homeOf(db, 5001)
  expect([after.price, after.record.description, after.card.earlierPrices]).toEqual([before.price, before.record.description, undefined])
  const told = await db.select().from(schema.listingEvents)
  expect(told.filter((event) => event.importId === returned)).toEqual([])

  await send(wrong, [], false)
  expect((await homeOf(db, 5001)).price, 'the same feed does not bring the error again').toBe(before.price)
  await send(withChanges({ 5001: { Price: 401_000 } }), [], false)
  expect([(await homeOf(db, 5001)).price, (await homeOf(db, 5002)).price]).toEqual([401_000, before.price])
})

test('an import can be returned whatever the last letter of its id', async () => {
  const { db, send } = open()
  await send(stock)
  const { price } = await homeOf(db, 5001)
  await importRecords(db, { id: 'import-h', listings: withChanges({ 5001: { Price: 401_000 } }), force: true, at: '2026-11-21T00:00:00.000Z' })
  await returnImport(db, 'import-h')
  expect((await homeOf(db, 5001)).price).toBe(price)
})

test('a return publishes nothing that is hidden, sold or withdrawn, and leaves what has changed since', async () => {
  const { db, send } = open()
  await send(stock)
  const price = (await homeOf(db, 5001)).price
  const change = { Price: 777_000, Garden: true }
  await send(
    withChanges({
      5001: { ...change, PublishAddress: false },
      5002: { ...change, PublishPrice: false, Price: undefined },
      5003: { ...change, Status: 2 },
      5004: change,
      5005: change,
      5006: change,
    }),
  )
  const changed = await lastImport(db)
  await send(
    withChanges({
      5001: { ...change, PublishAddress: false },
      5002: { ...change, PublishPrice: false, Price: undefined },
      5003: { ...change, Status: 2 },
      5004: { ...change, PublishAddress: false },
      5005: null,
      5006: { ...change, Price: 778_000 },
    }),
  )
  const { step } = await returnImport(db, changed)
  const shown = async (id: number) => {
    const { price: amount, state, card } = await homeOf(db, id)
    return [amount, state, card.place.address === null ? 'hidden' : 'shown']
  }
  expect(await shown(5001), 'hidden by the import').toEqual([price, 'available', 'hidden'])
  expect(await shown(5002), 'without its price').toEqual([null, 'available', 'shown'])
  expect(await shown(5003), 'sold').toEqual([price, 'sold', 'shown'])
  expect(await shown(5004), 'hidden since').toEqual([777_000, 'available', 'hidden'])
  expect((await shown(5005))[1], 'withdrawn since').toBe('withdrawn')
  expect(await shown(5006), 'changed since').toEqual([778_000, 'available', 'shown'])
  expect(step).toMatchObject({ counts: { changed: 3, unchanged: 2 } })
})

test('homes that an import added leave the site and stay away, until the return is returned', async () => {
  const { db, send } = open()
  await send(stock)
  const longer = [...stock, aProperty({ ID: 6001 })]
  await send(longer)
  const newHomes = async () => (await db.select().from(schema.listingEvents)).map(({ listingId, kind }) => `${kind} ${listingId}`)
  expect(await newHomes()).toEqual(['new 6001'])
  const { returned } = await returnImport(db, await lastImport(db))
  expect([(await homeOf(db, 6001)).state, await newHomes()]).toEqual(['withdrawn', []])
  await forgetRefusals(db, '2026-01-01')
  await send(longer, [], false)
  expect((await homeOf(db, 6001)).state).toBe('withdrawn')

  await returnImport(db, returned)
  await send(longer, [], false)
  expect((await homeOf(db, 6001)).state).toBe('available')
})

test('a return that would withdraw a fifth of the stock is held, and one that would empty many texts', async () => {
  const { db, send } = open()
  await send(manyProperties(10, (index) => ({ ID: 7001 + index })))
  const { step } = await returnImport(db, await lastImport(db))
  expect(step).toMatchObject({ refused: { why: 'withdraws', missing: 10 } })

  const empty = { nl: '', fr: '', en: '', de: '' }
  await send(manyProperties(10, (index) => ({ ID: 7001 + index, DescriptionB: empty })))
  await send(manyProperties(10, (index) => ({ ID: 7001 + index })))
  const emptied = await returnImport(db, await lastImport(db))
  expect(emptied.step).toMatchObject({ refused: { why: 'judged', findings: [{ harm: 'text' }] } })
  const { held, state } = await currentImport(db, emptied.returned)
  expect([state, held === null]).toEqual(['refused', false])
  await resumeImport(db, emptied.returned, '2026-11-23T10:00:00.000Z')
  expect(await finishImported(db, emptied.returned, { force: true })).toMatchObject({ counts: { changed: 10 } })
})

test('a project is put back', async () => {
  const { db, send } = open()
  await send(stock, [aProject({ ID: 8001, Name: 'Before' })])
  await send(stock, [aProject({ ID: 8001, Name: 'After' })])
  const { step } = await returnImport(db, await lastImport(db))
  expect(step).toMatchObject({ counts: { changed: 1 } })
  const [project] = await db.select().from(schema.projects)
  expect(JSON.stringify(project?.record.name)).toContain('Before')
})

test('an import that only raises the time of change stores nothing', async () => {
  const { db, send } = open()
  await send(stock)
  await send(stock.map((record) => ({ ...record, LastChangedDate: '2026-11-19 08:00:00' })))
  const id = await lastImport(db)
  expect(await findRun(db, id)).toMatchObject({ counts: { changed: 20 }, hasBefore: 0 })
})

test('a second click opens no second return, one that was cut off goes on, and a week later there is nothing to return', async () => {
  const { db, send } = open()
  await send(stock)
  await send(withChanges({ 5001: { Price: 300_000 } }))
  const id = await lastImport(db)
  const run = await currentImport(db, id)
  const now = new Date('2026-11-22T10:00:00.000Z')
  const opened = await openReturn(db, run, member, now)
  expect(await openReturn(db, run, member, now)).toBe(opened)
  expect(await db.select().from(schema.auditLog)).toHaveLength(1)
  expect(await findRun(db, id)).toMatchObject({ hasBefore: 1, returned: opened })
  await stageReturn(db, await currentImport(db, opened))
  await finishImported(db, opened)
  expect((await homeOf(db, 5001)).price).toBe(395_000)

  await dropOldBefore(db, new Date('2026-11-29T00:00:00.000Z'))
  expect((await findRun(db, id))?.hasBefore).toBe(0)
})
