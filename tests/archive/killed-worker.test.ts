import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importInto } from '../feeds/import-into.ts'
import { isFull } from '../full.ts'
import { chanceFrom } from '../kit/chance.ts'
import { manyProperties } from '../kit/factories.ts'
import { killedDuring, openKillableSite } from '../kit/faults/killable-site.ts'
import { openArchives } from './archive-of.ts'

const seed = 20_261_129
const patience = 900_000 // ms: after each kill a command waits until the site answers again
const homes = manyProperties(300, (index) => ({ ID: 5001 + index }))
const dearer = (price: number) =>
  homes.map((record, index) => ({ ...record, ...(index % 3 === 0 && { Price: price + index * 1_000 }), ...(index === 1 && { PublishAddress: false }) }))

/** Moments of a task that takes `length` milliseconds, spread over it. */
const momentsOf = (length: number, count: number) => {
  const chance = chanceFrom(seed)
  return Array.from({ length: count }, (_, index) => Math.round(((index + chance.between(0, 1)) * length) / count))
}

async function timed<Result>(task: () => Promise<Result>): Promise<{ readonly result: Result; readonly length: number }> {
  const start = performance.now()
  return { result: await task(), length: performance.now() - start }
}

describe.runIf(isFull)(`a Worker killed at forty moments (seed ${seed})`, { timeout: patience }, () => {
  const archives = openArchives()
  let place: Awaited<ReturnType<typeof openKillableSite>>
  const backUp = (name: string) => {
    rmSync(archives.path(name), { force: true })
    return archives.backUp(name, place.site)
  }
  const importHomes = (records: object) => {
    writeFileSync(archives.path('feed.json'), JSON.stringify(records))
    return importInto(place.site, [archives.path('feed.json')])
  }
  const rowsOf = async (query: string) => {
    const database = await place.site.miniflare.getD1Database('DB')
    return (await database.prepare(query).all<{ value: unknown }>()).results.map(({ value }) => value)
  }
  /** Three minutes later. */
  const endLease = () => rowsOf("UPDATE archive_runs SET leased_until = '2026-01-01T00:00:00.000Z' WHERE state = 'reading' RETURNING id AS value")
  const triggers = () => rowsOf("SELECT name AS value FROM sqlite_schema WHERE type = 'trigger' ORDER BY name")
  const pricesOf = async () => (await rowsOf('SELECT price AS value FROM listings ORDER BY id')).map(Number)

  beforeAll(async () => {
    place = await openKillableSite()
    expect(await importHomes(homes)).toMatchObject({ status: 0 })
    const files = await place.site.miniflare.getR2Bucket('FILES')
    for (let at = 0; at < 40; at += 1) await files.put(`cv/${at}`, `%PDF-1.7 ${at}`)
  })
  afterAll(async () => {
    await place.close()
    archives.close()
  })

  test('goes on with an archive: the command ends by itself, or the next one does', async () => {
    const { length } = await timed(() => backUp('whole.tar'))
    for (const moment of momentsOf(length, 14)) {
      const during = await killedDuring(place, () => backUp('killed.tar'), moment, endLease)
      const after = during?.status === 0 ? during : await backUp('killed.tar')
      expect(after, `killed after ${moment} ms`).toMatchObject({ status: 0, errors: [] })
      expect(after.lines, `killed after ${moment} ms`).toEqual(expect.arrayContaining(['listings 300', 'files 40', expect.stringMatching(/ 0 differences\.$/)]))
      expect(await rowsOf("SELECT name AS value FROM sqlite_schema WHERE name GLOB 'archive_log_*'")).toEqual([])
    }
  })

  test('restores again what a restore has left half done', async () => {
    await backUp('source.tar')
    const before = await triggers()
    const restore = () => archives.restore('source.tar', place.site, '--force')
    const { length } = await timed(restore)
    for (const moment of momentsOf(length, 13)) {
      const during = await killedDuring(place, restore, moment)
      const after = during?.status === 0 ? during : await restore()
      expect(after, `killed after ${moment} ms`).toMatchObject({ status: 0, errors: [] })
      expect(after.lines, `killed after ${moment} ms`).toEqual(expect.arrayContaining(['listings 300', 'files 40']))
      expect(await rowsOf('SELECT count(*) AS value FROM listings WHERE listed = 1')).toEqual([300])
      expect(await triggers(), `killed after ${moment} ms`).toEqual(before)
    }
  })

  test('holds a harmful import whole, or has not begun it', async () => {
    const before = await pricesOf()
    const { length } = await timed(() => importHomes(dearer(3_000_000)))
    for (const [index, moment] of momentsOf(length, 13).entries()) {
      const records = dearer(4_000_000 + index * 100_000)
      await killedDuring(place, () => importHomes(records), moment)
      expect(await pricesOf(), `killed after ${moment} ms`).toEqual(before)
      expect((await importHomes(records)).status, `killed after ${moment} ms`).toBe(3)
      expect(await pricesOf(), `killed after ${moment} ms`).toEqual(before)
      expect(await rowsOf('SELECT count(*) AS value FROM imports WHERE held IS NOT NULL')).toEqual([1])
    }
  })
})
