import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { saveAgencyVersion } from '#db/agency/agency-versions.ts'
import * as schema from '#db/schema.ts'
import type { Env } from '#worker/env.ts'
import { renderCanariesBy } from '#worker/site/canary/try-pages.ts'
import { anImport, importRecords, salt } from '../../../tests/feeds/import-records.ts'
import { demoAgency } from '../../../tests/kit/demo-agency.ts'
import { aProperty } from '../../../tests/kit/factories.ts'
import { memoryDatabase } from '../../../tests/kit/memory-database.ts'
import { memoryKv } from '../../../tests/kit/memory-kv.ts'
import { stageRecords } from '../import/stage-records.ts'
import { faultyPages } from './staged-pages.ts'

const five = [4001, 4002, 4003, 4004, 4005].map((ID) => aProperty({ ID, Street: 'Langerei', HouseNumber: '14' }))
const now = '2026-11-26T09:00:00.000Z'

/** A site with five homes and an import that changes all of them. Pages answer as given. */
async function aTrial(answer: (path: string) => Promise<Response>, changes: object = { Price: 400_000 }) {
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
  renderCanariesBy(({ url }) => answer(new URL(url).pathname))
  return { saveAgency, run: () => faultyPages(env, current, now) }
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
  ['the office, where a home is too', { PublishAddress: false, Street: 'Voorbeeldstraat', HouseNumber: '12' }, 'Voorbeeldstraat 12', undefined],
])('a page that names %s', async (_, changes, words, fault) => {
  const { run } = await aTrial(async () => page('€ 400.000', `<img alt="${words}">`), { Price: 400_000, ...changes })
  expect((await run()).examples[0]?.after).toBe(fault)
})
