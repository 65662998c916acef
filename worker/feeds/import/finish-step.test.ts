import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import type { ImportMode, ImportRefusal } from '#db/model/feeds/import-run.ts'
import * as schema from '#db/schema.ts'
import { anImport, currentImport, finishImported, importRecords, salt } from '../../../tests/feeds/import-records.ts'
import { aNeutralListing, aNeutralProject } from '../../../tests/feeds/neutral-factory.ts'
import { aProject, aProperty } from '../../../tests/kit/factories.ts'
import { memoryDatabase } from '../../../tests/kit/memory-database.ts'
import { excessIn, finishStep, refusalText } from './finish-step.ts'
import { stageDeletions, stageRecords } from './stage-records.ts'

function open() {
  const d1 = memoryDatabase()
  const rows = async (query: string) => (await d1.prepare(query).all()).results
  const inStock = async (kind: 'listings' | 'projects' = 'listings') =>
    (await rows(`SELECT id FROM ${kind} WHERE withdrawn_at IS NULL ORDER BY id`)).map(({ id }) => id)
  return { d1, db: drizzle(d1, { schema }), rows, inStock }
}

const rules = { holdsBack: null, review: { offices: [], today: '2026-11-26' } }
const later = '2026-11-26T09:00:00.000Z'
const five = [4001, 4002, 4003, 4004, 4005].map((ID) => aProperty({ ID }))

test('a home keeps the day on which an import first brought it', async () => {
  const { db, rows } = open()
  const cameOn = () => rows('SELECT came_on AS day FROM listings')
  await importRecords(db, { listings: [aProperty({ ID: 4001 })] })
  const [first] = await cameOn()
  expect(first?.day).toMatch(/^\d{4}-\d\d-\d\d$/)
  await db.run("UPDATE listings SET came_on = '2020-02-02'")
  await importRecords(db, { listings: [aProperty({ ID: 4001, Price: 1_000 })] })
  expect(await cameOn()).toEqual([{ day: '2020-02-02' }])
})

test('an import is applied in steps: it begins, copies slices, withdraws and closes', async () => {
  const { db, inStock } = open()
  const projects = [8, 9, 10, 11, 12].map((ID) => aProject({ ID }))
  expect(await importRecords(db, { listings: five, projects })).toEqual({
    done: true,
    counts: { added: 10, changed: 0, unchanged: 0, withdrawn: 0 },
    version: expect.any(Number),
  })
  const current = await anImport(db, { at: later })
  await stageRecords(db, current, { kind: 'listing', position: 1, records: [{ ...five[0], Price: 400_000 }, ...five.slice(1, 4)] }, salt)
  await stageRecords(db, current, { kind: 'project', position: 1, records: projects.slice(0, 4) }, salt)
  await stageDeletions(db, current, ['4002'])
  const step = async (resume: { kind: 'listing' | 'project'; after: number } | null) =>
    finishStep(db, await currentImport(db, current.id), { kinds: ['listing', 'project'], mode: null, force: false, resume }, rules, later)
  expect(await step(null)).toEqual({ done: false, resume: null })
  expect((await currentImport(db, current.id)).state).toBe('applying')
  expect(await step(null)).toEqual({ done: false, resume: { kind: 'listing', after: 500 } })
  expect(await step({ kind: 'listing', after: 500 })).toEqual({
    ...{ done: true, version: expect.any(Number), counts: { added: 0, changed: 1, unchanged: 7, withdrawn: 2 } },
  })
  expect([await inStock(), await inStock('projects')]).toEqual([
    [4001, 4002, 4003, 4004],
    [8, 9, 10, 11],
  ])
  expect(await step(null)).toMatchObject({ done: true, version: null })
})

test('an import without changes raises no version', async () => {
  const { db } = open()
  await importRecords(db, { listings: five })
  expect(await importRecords(db, { listings: five, at: later })).toEqual({
    done: true,
    counts: { added: 0, changed: 0, unchanged: 5, withdrawn: 0 },
    version: null,
  })
})

test('an import that one of two simultaneous requests holds for its pages is not applied by the other', async () => {
  const { db } = open()
  await importRecords(db, { listings: five })
  const current = await anImport(db, { at: later })
  await stageRecords(db, current, { kind: 'listing', position: 1, records: five.map((record) => ({ ...record, Price: 400_000 })) }, salt)
  const finishing = { kinds: ['listing'], mode: null, force: false, resume: null } as const
  const faulty = { examples: [{ id: 4001, harm: 'page', before: '/nl/', after: 'error' }], tried: 1 } as const
  const other = () => finishStep(db, current, finishing, { ...rules, tryPages: async () => faulty }, later)
  const fine = { examples: [], tried: 1 }
  await finishStep(db, current, finishing, { ...rules, tryPages: () => other().then(() => fine) }, later)
  expect(await currentImport(db, current.id)).toMatchObject({ state: 'receiving', refusal: { why: 'judged' } })
})

describe('records that are missing from a feed', () => {
  const stocked = async () => {
    const site = open()
    await importRecords(site.db, { listings: five, projects: [aProject({ ID: 9 })] })
    return site
  }

  test('records that are missing from a feed are withdrawn up to a fifth of the stock', async () => {
    const { db, inStock } = await stocked()
    const feed = { listings: five.slice(1), projects: [aProject({ ID: 9 })], at: later }
    expect(await importRecords(db, feed)).toMatchObject({ done: true, counts: { withdrawn: 1 } })
    expect(await inStock()).toEqual([4002, 4003, 4004, 4005])
    expect(await importRecords(db, { ...feed, listings: five.slice(2) })).toEqual({ refused: { why: 'withdraws', kind: 'listing', missing: 1, stock: 4 } })
    expect(await inStock()).toEqual([4002, 4003, 4004, 4005])
  })

  test('records that are missing from a feed may be projects too, and are all withdrawn if the sender insists', async () => {
    const { db, inStock } = await stocked()
    expect(await importRecords(db, { listings: five })).toEqual({ refused: { why: 'withdraws', kind: 'project', missing: 1, stock: 1 } })
    expect(await importRecords(db, { listings: five, at: later, force: true })).toMatchObject({ done: true, counts: { withdrawn: 1 } })
    expect([await inStock(), await inStock('projects')]).toEqual([[4001, 4002, 4003, 4004, 4005], []])
  })

  test('records that are missing from a feed stay if the feed has no list of their kind, or is a part', async () => {
    const { db, inStock } = await stocked()
    expect(await importRecords(db, { kinds: [], force: true, at: later })).toMatchObject({ done: true, counts: { withdrawn: 0 } })
    expect(await importRecords(db, { mode: 'partial', force: true, at: later })).toMatchObject({ done: true, counts: { withdrawn: 0 } })
    expect(await importRecords(db, { listings: five, kinds: ['listing'], at: later })).toMatchObject({ done: true, counts: { withdrawn: 0 } })
    expect([await inStock(), await inStock('projects')]).toEqual([[4001, 4002, 4003, 4004, 4005], [9]])
  })

  test.each<readonly [ImportMode, ImportMode, number]>([
    ['full', 'partial', 0],
    ['partial', 'full', 6],
  ])('records missing from a feed that began as %s and says at its end that it is %s: %i are withdrawn', async (mode, given, withdrawn) => {
    const { db } = await stocked()
    const current = await anImport(db, { mode, at: later })
    const finish = async (state: ImportMode | null) =>
      finishStep(db, await currentImport(db, current.id), { kinds: ['listing', 'project'], mode: state, force: true, resume: null }, rules, later)
    await finish(given)
    expect((await currentImport(db, current.id)).mode).toBe(given)
    for (let step = await finish(null); !('done' in step && step.done); step = await finish(null)) expect(step).toHaveProperty('done', false)
    expect((await db.query.imports.findFirst({ where: (imports, { eq }) => eq(imports.id, current.id) }))?.counts?.withdrawn).toBe(withdrawn)
  })
})

describe('a refused import', () => {
  test.each(['token', 'upload', 'sync'] as const)('a refused import of a %s is held for the desk if it only withdraws too much', async (via) => {
    const { db } = open()
    await importRecords(db, { listings: five })
    const current = await anImport(db, { via, at: later })
    await finishImported(db, current.id)
    const held = { kinds: ['listing', 'project'], mode: 'full' }
    expect(await currentImport(db, current.id)).toMatchObject({ state: 'refused', refusal: { why: 'withdraws', missing: 5, stock: 5 }, held })
  })

  test('a refused import is one whose list is shorter than it says, unless it is a part', async () => {
    const { db } = open()
    const short = [{ kind: 'listing', held: 5, announced: 6 } as const]
    const current = await anImport(db, { via: 'upload' })
    const refused = { why: 'incomplete', kind: 'listing', held: 5, announced: 6 }
    expect(await finishImported(db, current.id, { short, force: true })).toEqual({ refused })
    expect(await currentImport(db, current.id)).toMatchObject({ state: 'refused', refusal: refused, held: null })
    expect(await importRecords(db, { listings: five, short, mode: 'partial' })).toMatchObject({ done: true, counts: { added: 5 } })
  })
})

describe('on a site with as many listings as it can search', () => {
  /** A site with five listings that counts 350,000. */
  async function full() {
    const { d1, db, inStock } = open()
    await importRecords(db, { listings: five })
    const counted = 'SELECT count(*) FROM listings INDEXED BY listings_searched WHERE listed = 1'
    const prepare = (query: string) => d1.prepare(query === counted ? 'SELECT 350000' : query)
    return { db: drizzle(Object.create({ prepare, batch: (statements: D1PreparedStatement[]) => d1.batch(statements) }), { schema }), inStock }
  }
  const sixth = aProperty({ ID: 4006 })

  test('an import that adds listings is refused, whatever its sender insists on', async () => {
    const { db, inStock } = await full()
    const refused = { why: 'excess', after: 350_001, most: 350_000 }
    expect(await importRecords(db, { listings: [sixth], mode: 'partial', force: true })).toEqual({ refused })
    expect(await importRecords(db, { listings: [...five.slice(1), sixth], kinds: ['project'], via: 'upload' })).toEqual({ refused })
    expect(await inStock()).toEqual([4001, 4002, 4003, 4004, 4005])
  })

  test('an import may withdraw as many as it adds, change listings and add projects', async () => {
    const { db, inStock } = await full()
    expect(await importRecords(db, { listings: [...five.slice(1), sixth], at: later })).toMatchObject({ counts: { added: 1, withdrawn: 1 } })
    expect(await inStock()).toEqual([4002, 4003, 4004, 4005, 4006])
    const changes = { listings: [{ ...sixth, Price: 400_000 }], projects: [aProject({ ID: 9 })], mode: 'partial', at: later } as const
    expect(await importRecords(db, changes)).toMatchObject({ counts: { added: 1, changed: 1 } })
  })
})

test('the units of a project are gathered from its listings, without the project’s hidden address', async () => {
  const { db, rows } = open()
  const location = { street: 'Lindenlei', number: '2', postal_code: '9000', city: 'Gent', country: 'BE' }
  const listings = [
    aNeutralListing({ id: 'A-1', project_id: 'P-1', unit: 'A1', description_title: 'Lindenlei 2, boven' }),
    aNeutralListing({ id: 'A-2', project_id: 'P-1', unit: 'Lindenlei 2', description_title: 'Met tuin' }),
  ]
  await importRecords(db, { source: 'second', format: 'perron', listings, projects: [aNeutralProject({ id: 'P-1', location })] })
  const [project] = await rows("SELECT record -> '$.constructions' AS units FROM projects")
  expect(JSON.parse(String(project?.units))).toMatchObject([
    { id: 'A-1', unit: 'A1', requirement: null, price: 395_000, state: 'available' },
    { id: 'A-2', unit: null, requirement: { any: 'Met tuin' } },
  ])
})

test('a unit that hides its address is stored without the street of its project', async () => {
  const { db, rows } = open()
  const location = { street: 'Vlierstraat', number: '12', postal_code: '9000', city: 'Gent', country: 'BE' }
  const listing = aNeutralListing({ id: 'A-1', project_id: 'P-1', location, description: 'Hoek Lindenlei.', description_title: 'Lindenlei 2' })
  const project = aNeutralProject({ id: 'P-1', description: 'Ook aan de Vlierstraat.', location: { ...location, street: 'Lindenlei', number: '2' } })
  await importRecords(db, { source: 'second', format: 'perron', listings: [listing], projects: [project] })
  expect(await rows("SELECT card ->> '$.title' AS title, record ->> '$.description' AS text FROM listings")).toEqual([
    { title: null, text: '{"any":"Hoek …."}' },
  ])
  expect(await rows("SELECT record ->> '$.summary' AS text FROM projects")).toEqual([{ text: '{"any":"Ook aan de …."}' }])
})

const weight = { stock: 1_000, added: 0, changed: 0, unchanged: 0, deleted: 0, missing: 0 }

test('an import may fill a site to its limit and not beyond', () => {
  expect(excessIn(349_000, { ...weight, added: 1_000 }, true)).toBe(null)
  expect(excessIn(349_000, { ...weight, added: 1_001 }, true)).toEqual({ why: 'excess', after: 350_001, most: 350_000 })
})

test('withdrawn listings make room for new ones', () => {
  const moved = { ...weight, added: 5_000, missing: 4_000, deleted: 1_000 }
  expect(excessIn(350_000, moved, true)).toBe(null)
  expect(excessIn(350_000, moved, false)).toMatchObject({ after: 354_000 })
})

test.each<readonly [ImportRefusal, string]>([
  [{ why: 'withdraws', kind: 'listing', missing: 1_201, stock: 12_345_678 }, 'would withdraw 1,201 of 12,345,678 listings, more than 20 %'],
  [{ why: 'withdraws', kind: 'project', missing: 21, stock: 100 }, 'would withdraw 21 of 100 projects, more than 20 %'],
  [{ why: 'excess', after: 350_001, most: 350_000 }, 'would bring the stock to 350,001 listings; a site searches at most 350,000'],
  [{ why: 'incomplete', kind: 'project', held: 999, announced: 1_000 }, 'holds 999 of the 1,000 projects that it names: it is not whole'],
  [{ why: 'givenUp' }, 'was aborted by its sender, or timed out'],
  [{ why: 'abandoned' }, 'was aborted by its sender, or timed out'],
])('the refusal %j of an import reads: %s', (refusal, text) => {
  expect(refusalText(refusal)).toBe(text)
})
