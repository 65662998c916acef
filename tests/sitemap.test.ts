import { expect, test } from 'vitest'
import { aProperty } from './factories.ts'
import { startSite, type TestSite } from './site.ts'

const added = 1100

test('the sitemap of a large stock is an index of parts that hold every listing once', async () => {
  await using site = await startSite({ ENABLED_LOCALES: 'nl' })
  await site.importFeed([aProperty({ ID: 7 })])
  expect(await site.html('/sitemap.xml')).toContain('<urlset')
  await copyListing(site, 7)
  const index = await site.html('/sitemap.xml')
  const parts = [...index.matchAll(/<sitemap><loc>[^<]*(\/sitemap\.xml\?from=\d+)<\/loc>/g)].map(([, path = '']) => path)
  expect(parts).toHaveLength(2)
  const texts = await Promise.all(parts.map((path) => site.html(path)))
  const paths = texts.flatMap((text) => [...text.matchAll(/<url><loc>[^<]*?(\/nl\/[^<]*)<\/loc>/g)].map(([, path]) => path))
  expect(paths.filter((path) => path?.includes('/7/'))).toHaveLength(added + 1)
  expect(paths.filter((path) => path === '/nl/te-koop/')).toHaveLength(1)
  for (const wrong of ['-1', '1e9', 'x', '%00', '9'.repeat(30)]) expect(await site.html(`/sitemap.xml?from=${wrong}`), wrong).toBe(texts[0])
})

/** Adds rows with ids from 1001, otherwise equal to a listing's. */
async function copyListing({ db }: TestSite, id: number): Promise<void> {
  const { results } = await db.prepare("SELECT name FROM pragma_table_info('listings') WHERE name NOT IN ('id', 'external_id')").all<{ name: string }>()
  const columns = results.map(({ name }) => name).join(', ')
  await db
    .prepare(
      `INSERT INTO listings (id, external_id, ${columns}) WITH RECURSIVE ids(next) AS (SELECT 1001 UNION ALL SELECT next + 1 FROM ids LIMIT ${added})
       SELECT next, next, ${columns} FROM ids, listings WHERE id = ?`,
    )
    .bind(id)
    .run()
}
