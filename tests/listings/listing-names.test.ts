import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { openImport } from '#db/feeds/imports.ts'
import { removeUnusedNames } from '#db/listings/listing-names.ts'
import * as schema from '#db/schema.ts'
import { locales } from '#messages/locales.ts'
import { aProperty } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

async function placesOf(site: TestSite): Promise<readonly string[]> {
  const { results } = await site.db.prepare("SELECT name FROM place_names WHERE locale = 'nl' ORDER BY sort_key").all<{ name: string }>()
  return results.map(({ name }) => name)
}

test('an import writes each place and category once, with a name in every language', async () => {
  await using site = await startSite()
  await site.importFeed([aProperty({ ID: 1, City: 'Brugge' }), aProperty({ ID: 2, City: 'Brugge' }), aProperty({ ID: 3, City: { nl: 'Luik', fr: 'Liège' } })])
  expect(await placesOf(site)).toEqual(['Brugge', 'Luik'])
  const { results } = await site.db.prepare("SELECT locale, name FROM place_names WHERE sort_key LIKE 'l%'").all()
  expect(results).toEqual(
    expect.arrayContaining([
      { locale: 'nl', name: 'Luik' },
      { locale: 'fr', name: 'Liège' },
      { locale: 'de', name: 'Luik' },
    ]),
  )
  expect(await site.db.prepare('SELECT count(*) AS count FROM category_names').first()).toEqual({ count: locales.length })
})

test('names that no listing uses are removed, but not while an import runs', async () => {
  await using site = await startSite()
  await site.importFeed([aProperty({ ID: 1, City: 'Brugge' }), aProperty({ ID: 2, City: 'Damme' })])
  await site.importFeed([aProperty({ ID: 1, City: 'Brugge' })], ['--force'])
  const db = drizzle(site.db, { schema })
  await openImport(db, 'running', 'full', { source: 'omnicasa', format: 'omnicasa', sender: { via: 'token', by: null } }, '2026-11-22T08:00:00.000Z')
  await removeUnusedNames(db)
  expect(await placesOf(site)).toEqual(['Brugge', 'Damme'])
  await site.db.prepare('DELETE FROM imports').run()
  await removeUnusedNames(db)
  expect(await placesOf(site)).toEqual(['Brugge'])
  expect(await (await site.fetch('/api/listings?lang=fr&goal=sale&sort=city')).json()).toMatchObject({ total: 1 })
})

test('an index in memory sorts by place names in a language that an import adds', async () => {
  await using site = await startSite()
  const towns = [
    { nl: 'Doornik', fr: 'Tournai' },
    { nl: 'Kortrijk', fr: 'Courtrai' },
  ]
  const records = towns.map((City, index) => aProperty({ ID: index + 1, City }))
  const cities = async () => {
    const answer = await site.fetch('/api/listings?lang=fr&goal=sale&sort=city&dir=asc')
    const { items }: { items: readonly { city: string }[] } = await answer.json()
    return items.map(({ city }) => city)
  }
  await site.importFeed(records)
  await site.db.prepare("DELETE FROM place_names WHERE locale = 'fr'").run()
  await site.db.prepare('UPDATE catalogue SET version = version + 1, names_revision = version + 1').run()
  await expect.poll(cities).toEqual(['Tournai', 'Courtrai'])
  await site.importFeed(records.map((record) => ({ ...record, Marquee: 'Nouveau' })))
  await expect.poll(cities).toEqual(['Courtrai', 'Tournai'])
})
