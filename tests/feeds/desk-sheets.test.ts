import { describe, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { columnField, fixedField } from '#ui/feeds/sheets/sheet-names.ts'
import { href } from '#ui/routes.ts'
import { type DeskBrowser, deskOf, lendDeskSite, site } from '../desk/desk-site.ts'
import { chosenIn, countsIn } from './preview-counts.ts'

lendDeskSite()

const t = translator('nl')
const imports = href('deskImports', 'nl')

async function upload(browser: DeskBrowser, file: string | Uint8Array, source: string): Promise<string> {
  const form = new FormData()
  form.set('do', 'upload')
  form.set('source', source)
  form.set('feedFile', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'panden.csv')
  const answer = await browser.fetch(imports, { method: 'POST', body: form })
  expect(answer.status).toBe(303)
  return answer.headers.get('Location') ?? ''
}

const listings = async (source: string) =>
  (
    await site.db
      .prepare(
        'SELECT external_id AS id, goal, state, price, bedrooms, card, record FROM listings WHERE source = ? AND withdrawn_at IS NULL ORDER BY external_id',
      )
      .bind(source)
      .all<Record<string, string | number | null>>()
  ).results

const dutch = [
  'Ref;Soort;Te koop/te huur;Vraagprijs (€);Straat;Nr;Postcode;Gemeente;Slaapkamers;Bewoonbare opp. (m²);EPC;KI;Intern;Foto 1;Foto 2',
  'A-1;Huis;Te koop;€ 395.000;Kerkstraat;12;9000;Gent;3;148,5 m²;245;1.042;sleutel;https://fotos.example/1.jpg;https://fotos.example/2.jpg',
  'A-2;Appartement;te huur;875,00;Stationsplein;9;2800;Mechelen;1;68;B;;;https://fotos.example/3.jpg;',
  '',
  'A-3;Huis;te kop;1;Veldweg;3;3500;Hasselt;2;100;;;;;',
].join('\r\n')

describe('a spreadsheet with Dutch headings', () => {
  test('is read, shown with what it would do, and imported with exactly those counts', async () => {
    const browser = await deskOf('manager')
    const columns = await upload(browser, dutch, 'dutch')
    const html = await browser.html(columns)
    const chosen = chosenIn(html)
    expect(Object.values(chosen)).toEqual([
      ...['reference', 'type', 'negotiation', 'price.amount', 'location.street', 'location.number', 'location.postal_code', 'location.city', 'bedrooms'],
      ...['sizes.liveable_area', 'energy.epc_value', 'cadastral_income', '', 'images', 'images'],
      ...['available', 'false', 'true'],
    ])
    expect(html).toContain('<li>€ 395.000</li>')
    const seen = await browser.post(columns, { do: 'preview', ...chosen })
    const place = seen.headers.get('Location') ?? ''
    const preview = await browser.html(place)
    expect(countsIn(preview)).toEqual([2, 0, 0, 0, 1])
    expect(preview, 'the row of the spreadsheet, its heading and its value').toMatch(/Rij 5, A-3.*te kop.*Te koop\/te huur/s)
    expect(preview).toContain('fotos.example (3)')
    expect(preview).toContain(t('desk.preview.hides.address'))
    expect(await listings('dutch')).toEqual([])

    const done = await browser.post(place, { do: 'importNow' })
    expect(done.headers.get('Location')).toBe(place.replace('preview/', ''))
    const [house, flat] = await listings('dutch')
    expect(house).toMatchObject({ id: 'A-1', goal: 'sale', state: 'available', price: 395_000, bedrooms: 3 })
    expect(flat).toMatchObject({ id: 'A-2', goal: 'rent', state: 'available', price: 875 })
    expect(JSON.parse(String(house?.card))).toMatchObject({
      mainType: 'house',
      surfaceLiving: 148.5,
      place: { zip: '9000', address: null, point: { exact: false } },
    })
    const counted = await site.db.prepare("SELECT counts, rejected FROM imports WHERE source = 'dutch'").first<{ counts: string; rejected: number }>()
    expect([JSON.parse(counted?.counts ?? ''), counted?.rejected]).toEqual([{ added: 2, changed: 0, unchanged: 0, withdrawn: 0 }, 1])
    expect(await site.db.prepare('SELECT count(*) AS count FROM sheets WHERE source = ?').bind('dutch').first('count'), 'the file is gone').toBe(0)

    const next = dutch.replace('395.000', '385.000').replace('A-2;', 'A-4;')
    const again = await upload(browser, next, 'dutch')
    expect(again, 'the choices are remembered').toMatch(/preview\/$/)
    const changes = await browser.html(again)
    expect(countsIn(changes)).toEqual([1, 1, 0, 1, 1])
    expect(changes).toMatch(/€\s395\.000 → €\s385\.000/)
    expect(changes).toContain(t('desk.imports.why.withdraws.listing', { missing: '1', stock: '2' }))
    expect((await browser.post(again, { do: 'importPart' })).status).toBe(303)
    expect((await listings('dutch')).map(({ id, price }) => [id, price])).toEqual([
      ['A-1', 385_000],
      ['A-2', 875],
      ['A-4', 875],
    ])
  })

  test('is shown to nobody but who uploaded it, and can be deleted', async () => {
    const browser = await deskOf('manager')
    const path = await upload(browser, dutch.replace('Intern', 'Privé'), 'private')
    await site.db.prepare("UPDATE sheets SET member = 'staff-other' WHERE source = 'private'").run()
    expect([(await browser.fetch(path)).status, (await browser.post(path, { do: 'preview' })).status]).toEqual([404, 404])
    await site.db.prepare("UPDATE sheets SET member = 'staff-manager' WHERE source = 'private'").run()
    expect((await browser.post(path, { do: 'discardSheet', once: 'first' })).headers.get('Location')).toBe(imports)
    expect(await site.db.prepare('SELECT count(*) AS count FROM sheet_parts WHERE sheet_id NOT IN (SELECT id FROM sheets)').first('count')).toBe(0)
    await site.db.prepare("UPDATE sheets SET created_at = '2026-01-01T00:00:00.000Z'").run()
    expect((await browser.fetch(path)).status).toBe(404)
  })

  test('asks for a reference and a place, refuses a field twice, and keeps what was chosen', async () => {
    const browser = await deskOf('manager')
    const path = await upload(browser, 'Iets;Prijs;Nog iets\nx;1;y\n', 'lacking')
    const send = async (columns: readonly string[]) => {
      const answer = await browser.post(path, { do: 'preview', ...Object.fromEntries(columns.map((column, at) => [columnField(at), column])) })
      return [answer.status, await answer.text()] as const
    }
    expect(await send(['', 'price.amount', ''])).toEqual([422, expect.stringContaining(t('form.deskSheet.noIdColumn'))])
    expect(await send(['reference', '', ''])).toEqual([422, expect.stringContaining(t('form.deskSheet.noPlaceColumn'))])
    const [status, html] = await send(['reference', 'location.city', 'location.city'])
    expect([status, html]).toEqual([422, expect.stringContaining(t('form.error.sheet.column.taken'))])
    expect(Object.values(chosenIn(html)).slice(0, 3)).toEqual(['reference', 'location.city', 'location.city'])
    expect((await send(['<script>', 'toString', '__proto__']))[0]).toBe(422)
  })

  test('shows addresses and hides prices if its sender says so', async () => {
    const browser = await deskOf('manager')
    const path = await upload(browser, dutch.replace('Intern', 'Sleutel'), 'shown')
    const chosen = { ...chosenIn(await browser.html(path)), [fixedField('location.hidden')]: 'false', [fixedField('price.hidden')]: 'true' }
    const preview = (await browser.post(path, { do: 'preview', ...chosen })).headers.get('Location') ?? ''
    expect(await browser.html(preview)).toContain(t('desk.preview.hides.price'))
    await browser.post(preview, { do: 'importNow' })
    const [house] = await listings('shown')
    expect([house?.price, JSON.parse(String(house?.card)).place.address]).toMatchObject([null, { street: 'Kerkstraat', houseNumber: '12' }])
  })
})

describe('a spreadsheet sent by script', () => {
  const send = (browser: DeskBrowser, body: string | Uint8Array, source = 'script') =>
    browser.fetch(`/import/desk/sheets?${new URLSearchParams({ source, name: 'biens.csv' })}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : new Blob([new Uint8Array(body)]),
    })

  test('is kept in parts, in UTF-16 too, and goes to its columns; a neutral one goes to its preview at once', async () => {
    const browser = await deskOf('manager')
    const french = 'Référence\tPrix\tCommune\tTransaction\r\nB-1\t395 000 €\tLiège\tÀ vendre\r\n'
    const { sheet }: { sheet: string } = await (await send(browser, Buffer.from(`\ufeff${french}`, 'utf16le'))).json()
    const html = await browser.html(href('deskSheet', 'nl', { id: sheet }))
    expect(Object.values(chosenIn(html)).slice(0, 4)).toEqual(['reference', 'price.amount', 'location.city', 'negotiation'])
    expect(html).toContain('<li>Liège</li>')
    const whole = 'id,negotiation,status,price.amount,price.hidden,location.city,location.hidden\nC-1,sale,available,1000,false,Gent,true\n'
    expect(await (await send(browser, whole, 'whole')).json()).toEqual({ preview: expect.any(String) })
  })

  test('of many rows is read in steps', async () => {
    const browser = await deskOf('manager')
    const rows = Array.from({ length: 2_600 }, (_, at) => `S-${at},sale,available,200000,false,Gent,true`)
    const answer = await send(browser, `id,negotiation,status,price.amount,price.hidden,location.city,location.hidden\n${rows.join('\n')}\n`, 'many')
    const { sheet }: { sheet: string } = await answer.json()
    const path = href('deskSheet', 'nl', { id: sheet })
    expect(await browser.html(path)).toContain(t('desk.sheet.reading', { staged: '2.500', rows: '2.600' }))
    const next = (await browser.post(path, { do: 'continueReading' })).headers.get('Location') ?? ''
    expect(countsIn(await browser.html(next))).toEqual([2_600, 0, 0, 0, 0])
    expect(await site.db.prepare("SELECT count(*) AS count FROM listings WHERE source = 'many'").first('count')).toBe(0)
    await browser.post(next, { do: 'importNow' })
    const counted = () => site.db.prepare("SELECT counts ->> '$.added' AS added FROM imports WHERE source = 'many' AND state = 'done'").first('added')
    await expect.poll(counted, { timeout: 20_000 }).toBe(2_600)
  })

  test('is refused if it is no table, too large, from another site or for another role', async () => {
    const browser = await deskOf('manager')
    expect(await (await send(browser, 'Dag allemaal')).json()).toMatchObject({ fault: { why: 'format' } })
    expect(await (await send(browser, new Uint8Array([0x50, 0x4b, 3, 4, 9]))).json()).toMatchObject({ fault: { why: 'workbook' } })
    expect((await send(browser, dutch, 'desk')).status).toBe(400)
    expect((await send(await deskOf('agent'), dutch)).status).toBe(403)
  })
})

test('the example is a table with headings in the language of the page, which spreadsheet programs open', async () => {
  const browser = await deskOf('manager')
  const answer = await browser.fetch(`${href('deskImports', 'fr')}?csv=1`)
  const text = await answer.text()
  expect(answer.headers.get('Content-Disposition')).toContain('homes-fr.csv')
  expect(text).toMatch(/^Référence;Type de bien;Transaction;Statut;Prix;/)
  const page = await browser.html(imports)
  expect(page).toContain(`${imports}?csv=1`)
})
