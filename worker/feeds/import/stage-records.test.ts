import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { anImport, finishImported, importRecords, salt } from '../../../tests/feeds/import-records.ts'
import { aNeutralListing, aNeutralProject } from '../../../tests/feeds/neutral-factory.ts'
import { aProject, aProperty } from '../../../tests/kit/factories.ts'
import { memoryDatabase } from '../../../tests/kit/memory-database.ts'
import { stageDeletions, stageRecords } from './stage-records.ts'

function open() {
  const d1 = memoryDatabase()
  const rows = async (query: string) => (await d1.prepare(query).all()).results
  return { db: drizzle(d1, { schema }), rows, staged: () => rows('SELECT kind, record_id AS id, position, outcome FROM import_rows ORDER BY kind, position') }
}

test('new records are staged under their ids, with the names of their places and categories', async () => {
  const { db, rows, staged } = open()
  const current = await anImport(db)
  expect(await stageRecords(db, current, { kind: 'listing', position: 11, records: [aProperty({ ID: 4001 }), aProperty({ ID: 4002 })] }, salt)).toEqual({
    rejected: [],
  })
  expect(await stageRecords(db, current, { kind: 'project', position: 1, records: [aProject({ ID: 9 })] }, salt)).toEqual({ rejected: [] })
  expect(await staged()).toEqual([
    { kind: 'listing', id: 4001, position: 11, outcome: 'added' },
    { kind: 'listing', id: 4002, position: 12, outcome: 'added' },
    { kind: 'project', id: 9, position: 1, outcome: 'added' },
  ])
  expect(await rows("SELECT columns ->> 'source' AS source, columns ->> 'external_id' AS id FROM import_rows WHERE record_id = 4001")).toEqual([
    { source: 'omnicasa', id: '4001' },
  ])
  expect(await rows("SELECT name FROM place_names WHERE locale = 'nl'")).toEqual([{ name: 'Brugge' }])
  expect(await rows("SELECT name FROM category_names WHERE locale = 'nl'")).toHaveLength(1)
})

test('records of another source get ids of their own, as do the projects that they name', async () => {
  const { db, rows } = open()
  const current = await anImport(db, { source: 'second', format: 'perron' })
  await stageRecords(db, current, { kind: 'listing', position: 1, records: [aNeutralListing({ id: 'A-1', project_id: 'P-1' })] }, salt)
  await stageRecords(db, current, { kind: 'project', position: 1, records: [aNeutralProject({ id: 'P-1' })] }, salt)
  expect(await rows("SELECT kind, record_id AS id, columns ->> 'project_id' AS project FROM import_rows ORDER BY kind")).toEqual([
    { kind: 'listing', id: 1_000_000_000, project: 1_000_000_001 },
    { kind: 'project', id: 1_000_000_001, project: null },
  ])
  expect(await rows("SELECT external_id FROM public_ids WHERE source = 'second' ORDER BY id")).toEqual([{ external_id: 'A-1' }, { external_id: 'P-1' }])
})

describe('a record that cannot be used', () => {
  test('a record that cannot be used is rejected with its position and reason, and kept for the desk', async () => {
    const { db, rows, staged } = open()
    const wrong = { ID: 4002, Goal: 7 }
    const unusable = [{ position: 14, id: '4004', reason: 'nested too deeply' }]
    const rejected = [{ position: 11, id: null, reason: 'no ID' }, { position: 12, id: '4002', reason: 'no city and no zip' }, ...unusable]
    const chunk = { kind: 'listing', position: 11, records: [{}, wrong, aProperty({ ID: 4003 })], unusable } as const
    expect(await stageRecords(db, await anImport(db), chunk, salt)).toEqual({ rejected })
    expect(await rows('SELECT kind, position, external_id AS id, reason, record FROM import_rejects ORDER BY position')).toEqual([
      { kind: 'listing', ...rejected[0], record: '{}' },
      { kind: 'listing', ...rejected[1], record: '{\n  "ID": 4002,\n  "Goal": 7\n}' },
      { kind: 'listing', ...rejected[2], record: null },
    ])
    expect(await staged()).toEqual([{ kind: 'listing', id: 4003, position: 13, outcome: 'added' }])
  })

  test('a record that cannot be used still counts as present if the stock has it', async () => {
    const { db, staged } = open()
    await importRecords(db, { listings: [aProperty({ ID: 4001 }), aProperty({ ID: 4002 }), aProperty({ ID: 4003 })] })
    const unusable = [{ position: 2, id: '4002', reason: 'nested too deeply' }]
    await stageRecords(db, await anImport(db), { kind: 'listing', position: 1, records: [{ ID: 4001, Goal: 7 }], unusable }, salt)
    expect(await staged()).toEqual([
      { kind: 'listing', id: 4001, position: 1, outcome: 'kept' },
      { kind: 'listing', id: 4002, position: 2, outcome: 'kept' },
    ])
  })

  test('a record that cannot be used counts as present by its id at another source', async () => {
    const { db, staged } = open()
    const second = { source: 'second', format: 'perron' } as const
    await importRecords(db, { ...second, listings: [aNeutralListing({ id: 'A-1' })] })
    const unusable = [
      { position: 1, id: 'A-1', reason: 'nested too deeply' },
      { position: 2, id: null, reason: 'nested too deeply' },
    ]
    await stageRecords(db, await anImport(db, second), { kind: 'listing', position: 1, records: [], unusable }, salt)
    expect(await staged()).toEqual([{ kind: 'listing', id: 1_000_000_000, position: 1, outcome: 'kept' }])
  })

  test('a record that cannot be used is one that repeats the id of an earlier one', async () => {
    const { db, staged } = open()
    const records = [aProperty({ ID: 4001 }), {}, aProperty({ ID: 4001 })]
    const unusable = [{ position: 14, id: null, reason: 'nested too deeply' }]
    expect(await stageRecords(db, await anImport(db), { kind: 'listing', position: 11, records, unusable }, salt)).toEqual({
      rejected: [
        { position: 12, id: null, reason: 'no ID' },
        { position: 13, id: '4001', reason: 'ID 4001 appears twice; the first at position 11 is used' },
        { position: 14, id: null, reason: 'nested too deeply' },
      ],
    })
    expect(await staged()).toEqual([{ kind: 'listing', id: 4001, position: 11, outcome: 'added' }])
  })

  test('a record that cannot be used is one that is larger than a row', async () => {
    const { db } = open()
    const images = Array.from({ length: 150 }, (_, index) => `https://crm.example/${'p'.repeat(1_900)}/${index}.jpg`)
    const chunk = { kind: 'listing', position: 1, records: [aNeutralListing({ images })] } as const
    const current = await anImport(db, { source: 'second', format: 'perron' })
    expect(await stageRecords(db, current, chunk, salt)).toEqual({ rejected: [{ position: 1, id: 'A-1', reason: 'the record is too large' }] })
  })
})

describe('a record that equals the one in the stock', () => {
  const house = aProperty({ ID: 4001 })

  test('a record that equals the one in the stock is not read again, unless the salt has changed', async () => {
    const { db, rows, staged } = open()
    await importRecords(db, { listings: [house, aProperty({ ID: 4002 })] })
    const current = await anImport(db)
    expect(await stageRecords(db, current, { kind: 'listing', position: 1, records: [house] }, salt)).toEqual({ rejected: [] })
    expect(await staged()).toEqual([])
    expect(await rows('SELECT kind, position, count, records FROM import_unchanged')).toEqual([
      { kind: 'listing', position: 1, count: 1, records: '{"4001":1}' },
    ])
    await stageRecords(db, await anImport(db), { kind: 'listing', position: 1, records: [house] }, 'another salt of the site')
    expect(await staged()).toEqual([{ kind: 'listing', id: 4001, position: 1, outcome: 'unchanged' }])
  })

  test('a record that equals the one in the stock is staged as changed when it differs, and comes back when it was withdrawn', async () => {
    const { db, rows, staged } = open()
    await importRecords(db, { listings: [house] })
    await stageRecords(db, await anImport(db), { kind: 'listing', position: 1, records: [{ ...house, Price: 400_000 }] }, salt)
    expect(await staged()).toEqual([{ kind: 'listing', id: 4001, position: 1, outcome: 'changed' }])
    await importRecords(db, { listings: [], force: true })
    const again = await anImport(db, { at: '2026-11-26T09:00:00.000Z' })
    await stageRecords(db, again, { kind: 'listing', position: 1, records: [house] }, salt)
    expect(await finishImported(db, again.id)).toMatchObject({ counts: { added: 1 } })
    expect(await rows('SELECT state, withdrawn_at FROM listings')).toEqual([{ state: 'available', withdrawn_at: null }])
  })

  test('a record that equals the one in the stock gets the remarks of the first time again, with the values that are not stored', async () => {
    const { db, rows } = open()
    const seller = { location: { ...Object(aNeutralListing().location), owner: { name: 'An' } }, 'price.note': ' secret ', bought: ['a'], rooms: 'vier à vijf' }
    const record = aNeutralListing({ id: 'A-1', ...seller })
    const remarks = [
      { position: 5, id: 'A-1', field: 'location.owner', value: '{"name":"An"}', reason: 'unknownField' },
      { position: 5, id: 'A-1', field: 'price.note', value: 'secret', reason: 'unknownField' },
      { position: 5, id: 'A-1', field: 'bought', value: '["a"]', reason: 'unknownField' },
      { position: 5, id: 'A-1', field: 'rooms', value: 'vier à vijf', reason: 'notUnderstood' },
    ]
    for (const stored of [4, 0]) {
      const current = await anImport(db, { source: 'second', format: 'perron' })
      const staged = await stageRecords(db, current, { kind: 'listing', position: 4, records: [aNeutralListing({ id: 'A-0' }), record] }, salt)
      expect(staged).toEqual({ rejected: [], remarks })
      const kept = await rows(`SELECT record_id AS id, position, field, value FROM import_remarks WHERE import_id = '${current.id}' ORDER BY number`)
      expect(kept).toHaveLength(stored)
      if (stored > 0) expect(kept[0]).toEqual({ id: 1_000_000_001, position: 5, field: 'location.owner', value: '' })
      if (stored > 0) expect(kept[3]).toEqual({ id: 1_000_000_001, position: 5, field: 'rooms', value: 'vier à vijf' })
      if (stored > 0) expect(await rows("SELECT remarked_to ->> 'listing' AS last FROM imports")).toEqual([{ last: 5 }])
      await finishImported(db, current.id)
    }
  })
})

test('a record is read with what the stock knows of it: when it came on offer, and whether it had a page', async () => {
  const { db, rows } = open()
  const house = aProperty({ ID: 4001, CreatedDate: undefined, LastChangedDate: '2026-10-01 10:00:00' })
  await importRecords(db, { listings: [house] })
  await importRecords(db, { listings: [{ ...house, LastChangedDate: '2026-11-01 10:00:00', PublishInternet: false }], at: '2026-11-26T09:00:00.000Z' })
  expect(await rows('SELECT created_at, state FROM listings')).toEqual([{ created_at: '2026-10-01T08:00:00.000Z', state: 'withdrawn' }])
  await importRecords(db, { listings: [aProperty({ ID: 4002, PublishInternet: false })], mode: 'partial', at: '2026-11-26T10:00:00.000Z' })
  await importRecords(db, { listings: [aProperty({ ID: 4002, PublishInternet: false, Price: 1 })], mode: 'partial', at: '2026-11-26T11:00:00.000Z' })
  expect(await rows('SELECT state FROM listings WHERE id = 4002')).toEqual([{ state: 'prospective' }])
})

test('listings and projects are named as deleted by their ids, and ids that nothing has are ignored', async () => {
  const d1 = memoryDatabase()
  const db = drizzle(d1, { schema })
  const staged = async (id: string) =>
    (await d1.prepare(`SELECT kind, record_id AS id, outcome FROM import_rows WHERE import_id = '${id}' ORDER BY kind`).all()).results
  await importRecords(db, { listings: [aProperty({ ID: 4001 }), aProperty({ ID: 7 })], projects: [aProject({ ID: 7 })] })

  const both = await anImport(db, { mode: 'partial' })
  expect(await stageDeletions(db, both, ['7', '8', 'text'])).toBe(2)
  expect(await staged(both.id)).toEqual([
    { kind: 'listing', id: 7, outcome: 'deleted' },
    { kind: 'project', id: 7, outcome: 'deleted' },
  ])
  const one = await anImport(db, { mode: 'partial' })
  expect(await stageDeletions(db, one, ['7', '4001'], ['listing'])).toBe(2)
  expect(await staged(one.id)).toHaveLength(2)
  expect(await stageDeletions(db, await anImport(db, { source: 'second' }), ['7', '4001'])).toBe(0)
})
