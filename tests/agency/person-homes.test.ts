import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPrimary } from '#db/client.ts'
import { listHomeContacts, listNewestOfContacts } from '#db/listings/contact-homes.ts'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import type { Env } from '#worker/env.ts'
import { countedDatabase } from '../kit/counted-database.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { aProperty } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

const [liesbet, wouter, idle] = ['liesbet', 'wouter', 'joseph'].map((key) => demoAgency.people.find((person) => person.key === key))
const byName = { ManagerName: 'Liesbet Vermaelen' }

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site[Symbol.asyncDispose]())

/** The page of a person. */
async function pageOf(key: string, locale: (typeof locales)[number] = 'nl'): Promise<string> {
  const moved = await site.fetch(href('person', locale, { person: key }), { redirect: 'manual' })
  return site.html(moved.headers.get('Location') ?? '')
}

/** The numbers of the homes on it, in order. */
const homesOn = (html: string) => [...new Set([...html.matchAll(/href="\/nl\/te-(?:koop|huur)\/[^"]*\/(\d+)\/"/g)].map(([, id]) => Number(id)))]

test('the homes of a person are on their page, the newest first, with those of another way to write them and no others', async () => {
  await site.importFeed([
    aProperty({ ID: 1, ...byName, CreatedDate: '2026-05-01 10:00:00' }),
    aProperty({ ID: 2, ...byName, ManagerDirectPhone: '+32 2 555 01 01', CreatedDate: '2026-05-03 10:00:00', Goal: 1 }),
    aProperty({ ID: 3, ManagerName: 'LIESBET VERMAELEN', CreatedDate: '2026-05-02 10:00:00' }),
    // The address of a person outweighs the name.
    aProperty({ ID: 4, ManagerName: 'Een ander', ManagerEmail: liesbet?.email?.toUpperCase(), CreatedDate: '2026-05-04 10:00:00' }),
    aProperty({ ID: 5, ...byName, ManagerEmail: wouter?.email }),
    aProperty({ ID: 6, ManagerName: 'Onbekende Makelaar' }),
    aProperty({ ID: 7 }),
  ])
  expect(homesOn(await pageOf('liesbet'))).toEqual([4, 2, 3, 1])
  expect(homesOn(await pageOf('wouter'))).toEqual([5])
})

test.each(locales)('the section says in %s whose homes they are, and a person without any has none', async (locale) => {
  const title = (name = '') => translator(locale)('person.homes', { name })
  expect(await pageOf('liesbet', locale)).toContain(title(liesbet?.name))
  const other = await pageOf(idle?.key ?? '', locale)
  expect(other).toContain(idle?.name)
  expect(other).not.toContain('id="homes"')
})

test('what is sold, withdrawn or not for the internet is not among them, and a hidden street is not told', async () => {
  await site.importFeed(
    [
      aProperty({ ID: 1, ...byName, Status: 2 }),
      aProperty({ ID: 2, ...byName, PublishInternet: false }),
      aProperty({ ID: 8, ...byName, PublishAddress: false, Street: 'Geheimstraat', HouseNumber: '77' }),
    ],
    ['--force'],
  )
  const page = await pageOf('liesbet')
  expect(homesOn(page)).toEqual([8])
  expect(page).not.toContain('Geheimstraat')
})

test('a home whose contact changes leaves the page of the one for that of the other at once', async () => {
  await site.importFeed([aProperty({ ID: 8, ManagerName: 'Wouter Desloover' })], ['--force'])
  expect([homesOn(await pageOf('liesbet')), homesOn(await pageOf('wouter'))]).toEqual([[], [8]])
})

test('of a thousand homes only those that are shown are read, and about a row for each contact', async () => {
  const others = Array.from({ length: 20 }, (_, at) => aProperty({ ID: 101 + at, ManagerName: `Makelaar ${at}` }))
  await site.importFeed([aProperty({ ID: 100, ...byName }), ...others], ['--force'])
  await copies(1_000)
  const { DB } = await site.miniflare.getBindings<Pick<Env, 'DB'>>()
  const rows = { read: 0, trips: 0 }
  const db = openPrimary(countedDatabase(DB, rows))
  const contacts = await listHomeContacts(db)
  expect(contacts).toHaveLength(21)
  expect(rows.read).toBeLessThan(100)
  rows.read = 0
  const some = contacts.slice(0, 4)
  expect(some.map(({ contact }) => contact.name)).toContain(byName.ManagerName)
  expect(await listNewestOfContacts(db, some, 24)).toHaveLength(24)
  expect(rows.read).toBeLessThan(100)
  expect(rows.trips).toBe(2)
})

/** Adds copies of a home. */
async function copies(count: number): Promise<void> {
  const { results } = await site.db.prepare("SELECT name FROM pragma_table_info('listings') WHERE name NOT IN ('id', 'external_id')").all<{ name: string }>()
  const columns = results.map(({ name }) => name).join(', ')
  await site.db
    .prepare(
      `INSERT INTO listings (id, external_id, ${columns}) WITH RECURSIVE copy (id) AS (SELECT 1000 UNION ALL SELECT id + 1 FROM copy WHERE id < ${1000 + count})
       SELECT copy.id, copy.id, ${columns} FROM copy, listings WHERE listings.id = 100`,
    )
    .run()
}
