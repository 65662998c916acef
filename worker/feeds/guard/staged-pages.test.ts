import { drizzle } from 'drizzle-orm/d1'
import { afterEach, describe, expect, test } from 'vitest'
import { saveAgencyVersion } from '#db/agency/agency-versions.ts'
import { supersedeOthers } from '#db/feeds/imports.ts'
import * as schema from '#db/schema.ts'
import type { Env } from '#worker/env.ts'
import { renderCanariesBy } from '#worker/site/canary/try-pages.ts'
import { anImport, currentImport, finishImported, importRecords, salt } from '../../../tests/feeds/import-records.ts'
import { demoAgency } from '../../../tests/kit/demo-agency.ts'
import { aProperty } from '../../../tests/kit/factories.ts'
import { memoryDatabase } from '../../../tests/kit/memory-database.ts'
import { memoryKv } from '../../../tests/kit/memory-kv.ts'
import { stageRecords } from '../import/stage-records.ts'
import type { TryPages } from './judge-import.ts'
import { faultyPages } from './staged-pages.ts'

// Other files of the same process test without an app.
afterEach(() => renderCanariesBy(null))

const five = [4001, 4002, 4003, 4004, 4005].map((ID) => aProperty({ ID, Street: 'Langerei', HouseNumber: '14' }))
const now = '2026-11-26T09:00:00.000Z'

/** A site with five homes and an import that changes all of them. Pages answer as given. */
async function aTrial(answer: (path: string, given: Env) => Promise<Response>, changes: object = { Price: 400_000 }) {
  const d1 = memoryDatabase()
  const db = drizzle(d1, { schema })
  const { version: _, ...record } = demoAgency
  const saveAgency = (enabled: typeof record.languages.enabled) =>
    saveAgencyVersion(db, { ...record, languages: { enabled, default: 'nl' } }, { origin: 'import', actor: null, fields: [], now: new Date(now) }, null)
  await saveAgency(['nl', 'fr'])
  await importRecords(db, { listings: five })
  const current = await anImport(db, { at: now })
  await stageRecords(db, current, { kind: 'listing', position: 1, records: five.map((home) => ({ ...home, ...changes })) }, salt)
  const bindings = { LISTINGS: memoryKv().kv, FILES: {}, WORK: {}, VIEWS: {}, MAILINGS: {}, ORIGIN: 'https://www.perron.example' }
  const env: Env = Object.assign(Object.create(null), { DB: d1, ...bindings })
  renderCanariesBy(({ url }, given) => answer(new URL(url).pathname, given))
  return { db, env, current, saveAgency, run: () => faultyPages(env, current, [], now) }
}

const page = (price: string, words = '') => new Response(`<html><main><h1>Huis</h1><div class="property-price"><p>${price}</p></div>${words}</main></html>`)

test('a language that the agency switches off while an import is tried holds nothing', async () => {
  let isFrench = true
  const { run, saveAgency } = await aTrial(async (path) => {
    if (path === '/fr/' && isFrench) {
      await saveAgency(['nl'])
      isFrench = false
    }
    return path.startsWith('/fr/') && !isFrench ? new Response('', { status: 404 }) : page('€ 400.000')
  })
  expect(await run()).toMatchObject({ examples: [] })
})

test('a fault that stays is found, whatever else is published meanwhile', async () => {
  const { run, saveAgency } = await aTrial(async (path) => {
    await saveAgency(['nl', 'fr'])
    return path.includes('4003') ? page('€ 1') : page('€ 400.000')
  })
  expect((await run()).examples).toMatchObject([{ id: 4003, after: 'price' }])
})

test.each([
  ['an address that is not published', { PublishAddress: false }, 'Langerei 14', 'address'],
  ['another spelling of it', { PublishAddress: false }, '14, Langerei', 'address'],
  ['an address that is published', {}, 'Langerei 14', undefined],
  ['a street that has the name of the town', { PublishAddress: false, Street: 'Brugge', HouseNumber: '14' }, 'Brugge 14', 'address'],
  ['another street’s number before the town', { PublishAddress: false, Street: 'Brugge', HouseNumber: '14' }, 'Langerei 14, Brugge', undefined],
  ['the office, where a home is too', { PublishAddress: false, Street: 'Voorbeeldstraat', HouseNumber: '12' }, 'Voorbeeldstraat 12', undefined],
])('a page that names %s', async (_, changes, words, fault) => {
  const { run } = await aTrial(async () => page('€ 400.000', `<img alt="${words}">`), { Price: 400_000, ...changes })
  expect((await run()).examples[0]?.after).toBe(fault)
})

describe('an import that no longer lists a home', () => {
  /** The pages of a site that loses home 4005. Without it, they answer as given. */
  const losing = async (answer: (path: string) => Response) => {
    const { db, env } = await aTrial(async (path, { DB }) => {
      const home = await DB.prepare("SELECT state, listed, card ->> '$.state' AS shown FROM listings WHERE id = ?").bind(4005).first()
      if (home?.listed === 1) return page('€ 395.000')
      expect(home).toEqual({ state: 'withdrawn', listed: 0, shown: 'withdrawn' })
      return answer(path)
    })
    const current = await anImport(db, { at: '2026-11-26T10:00:00.000Z' })
    await stageRecords(db, current, { kind: 'listing', position: 1, records: five.slice(0, 4) }, salt)
    const tryPages: TryPages = (of, missing, at) => faultyPages(env, of, missing, at)
    const listed = async () => (await env.DB.prepare('SELECT id FROM listings WHERE listed = 1 ORDER BY id').all<{ id: number }>()).results.map(({ id }) => id)
    return { last: await finishImported(db, current.id, {}, tryPages), held: (await currentImport(db, current.id)).held, listed: await listed() }
  }
  const gone = new Response('<html><main><h1>Weg</h1></main></html>', { status: 410 })
  const four = [4001, 4002, 4003, 4004]

  test('is applied if the home’s page says so and nothing links to it', async () => {
    const { last, listed } = await losing((path) => (path.includes('4005') ? gone.clone() : page('€ 395.000')))
    expect([last, listed]).toMatchObject([{ done: true, counts: { withdrawn: 1 } }, four])
  })

  test.each([
    ['the home’s page fails', (path: string) => (path.includes('4005') ? new Response('', { status: 500 }) : page('')), '/nl/te-koop/-/-/4005/', 'error'],
    ['the home is still offered', () => page('€ 395.000'), '/nl/te-koop/-/-/4005/', 'kept'],
    [
      'a page still links to it',
      (path: string) => (path.includes('4005') ? gone.clone() : path === '/fr/' ? page('', '<a href="/fr/a-vendre/bruges/maison/4005/">') : page('')),
      '/fr/',
      'kept',
    ],
  ] as const)('is held, and the home is withdrawn all the same, if %s', async (_, answer, path, fault) => {
    const { last, held, listed } = await losing(answer)
    expect([last, held?.examples, listed]).toMatchObject([{ refused: { why: 'judged' } }, [{ before: path, after: fault }], four])
  })
})

test('an import that another one of its source supersedes while it is tried is neither held nor applied', async () => {
  const { db, env, current } = await aTrial(async () => {
    await supersedeOthers(db, 'omnicasa', now)
    return new Response('', { status: 404 })
  })
  const tryPages: TryPages = (of, missing, at) => faultyPages(env, of, missing, at)
  expect(await finishImported(db, current.id, {}, tryPages)).toMatchObject({ counts: { changed: 0 } })
  expect(await currentImport(db, current.id)).toMatchObject({ state: 'superseded', held: null, refusal: null })
})
