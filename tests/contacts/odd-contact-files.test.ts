import { expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { type DeskBrowser, deskOf, lendDeskSite, site, undoIn } from '../desk/desk-site.ts'

/** Hostile cells in files of contacts, and acts that the page does not offer in its state. */
lendDeskSite()

const heading = 'E-mail;Naam;Voornaam;Telefoon;Straat;Postcode;Gemeente;Taal;Toestemming op;Bron van toestemming;Opmerking'
const columns = ['email', 'name', 'firstName', 'phone', 'street', 'postalCode', 'town', 'language', 'consentDate', 'consentSource', 'note']

async function send(browser: DeskBrowser, rows: readonly string[]): Promise<string> {
  const form = new FormData()
  form.set('do', 'upload')
  form.set('contactFile', new File([[heading, ...rows].join('\r\n')], 'klanten.csv', { type: 'text/csv' }))
  const sent = await browser.fetch(href('deskContactImports', 'nl'), { method: 'POST', body: form })
  return new URL(sent.headers.get('Location') ?? '', 'http://site.invalid').pathname
}

const act = (browser: DeskBrowser, path: string, name: string, more: Readonly<Record<string, string>> = {}) =>
  browser.post(path, { do: name, once: crypto.randomUUID(), ...more })

const preview = (browser: DeskBrowser, path: string) =>
  act(browser, path, 'preview', { origin: 'ownRecords', ...Object.fromEntries(columns.map((column, at) => [`sheet.${at}.column`, column])) })

test('cells with formulas, markup, control characters and ten thousand letters are imported or refused, and all are taken back', async () => {
  const browser = await deskOf('manager')
  const rows = [
    '=HYPERLINK("http://x")@example.com;A;B',
    'a\u0000b@example.com;N\u0000ul;B',
    `long@example.com;${'x'.repeat(10_000)};B`,
    'formula@example.com;=1+1;@SUM(A1)',
    `markup@example.com;<script>alert(1)</script>;B;;${'y'.repeat(9_000)};;;;;;${'z'.repeat(10_000)}`,
    'FACES@EXAMPLE.COM;😀;\ud83d;abc',
    ';;;+32 479 00 00 00;;;;;;',
    ';;;0479 00 00 00;;;;;;',
  ]
  const path = await send(browser, rows)
  expect((await preview(browser, path)).status).toBe(303)
  const imported = await act(browser, path, 'importNow')
  expect(imported.status).toBe(303)
  const { results } = await site.db.prepare('SELECT id FROM contacts').all<{ id: string }>()
  expect(results.length).toBeGreaterThan(3)
  for (const { id } of results) expect(await browser.html(href('deskContact', 'nl', { id }))).not.toContain('<script>alert')
  expect((await browser.post(path, await undoIn(browser, imported))).status).toBe(303)
  expect(await site.db.prepare('SELECT count(*) AS many FROM contacts').first('many')).toBe(0)
})

test('an import that is continued before its columns are decided stays on its page', async () => {
  const browser = await deskOf('manager')
  const path = await send(browser, ['a@example.com;A;B'])
  const answer = await act(browser, path, 'carryOn')
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, path])
})
