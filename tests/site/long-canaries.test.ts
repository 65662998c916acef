import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nextAgency } from '#db/agency/next-agency.ts'
import { overlaidDatabase } from '#db/site/overlaid-database.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { muteErrors } from '../kit/faults/muted-errors.ts'
import { startSite, type TestSite } from '../kit/site.ts'

// Pages that fail are logged.
muteErrors()

const everyLanguage = (text: string) => ({ nl: text, fr: text, en: text, de: text })

/** Imports an article with this Dutch text, by the command. */
function importText(site: TestSite, body: string) {
  const file = join(site.state, 'content.json')
  const texts = { name: everyLanguage('Huis'), title: everyLanguage('Huis'), summary: everyLanguage('Kort'), body: { ...everyLanguage('Kort'), nl: body } }
  writeFileSync(file, JSON.stringify({ kind: 'content', articles: [{ key: 'huis', category: 'tips', published: '2026-01-02', state: 'published', ...texts }] }))
  return site.importFile(file)
}

const inDutch: typeof demoAgency = { ...demoAgency, languages: { enabled: ['nl'], default: 'nl' } }

test('texts longer than a statement of the database are tried before they are published', async () => {
  await using site = await startSite({}, inDutch)
  const long = "'t Is een huis. ".repeat(3_500)
  expect((await importText(site, '[huizen](/nl/te-koop/) '.repeat(500))).errors).toEqual([])
  expect((await importText(site, long)).errors).toEqual([expect.any(String), '  /nl/tips/huis/: hardly any links are left'])
  expect((await importText(site, `${long}${'[huizen](/nl/te-koop/) '.repeat(150)}`)).errors, 'long, and in order').toEqual([])
})

test('a record longer than a statement of the database is read in the place of the stored one', async () => {
  await using site = await startSite({}, demoAgency)
  const { version: _, ...record } = demoAgency
  const long = { ...record, name: { nl: "'t Huis ".repeat(30_000) } }
  const next = overlaidDatabase(site.db, nextAgency(long, '2026-12-01T09:00:00.000Z'))
  const read = next.prepare("SELECT length(record ->> '$.name.nl') AS length, changed_at FROM agency WHERE id = ?").bind(1)
  expect(await read.first()).toEqual({ length: 240_000, changed_at: '2026-12-01T09:00:00.000Z' })
})

test('a text of thousands of headings and quotes is tried and published, without a table of its contents', async () => {
  await using site = await startSite({}, inDutch)
  const lines = (line: string) => line.repeat(Math.floor(59_000 / line.length))
  for (const text of [lines('a\n=\n'), lines('> a\n\n'), lines('# a\n')]) expect((await importText(site, text)).errors).toEqual([])
  const html = await (await site.fetch('/nl/tips/huis/')).text()
  expect([html.split('<h2 id="section-').length - 1, html.includes('id="contents"')]).toEqual([14_750, false])
})
