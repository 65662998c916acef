import { gzipSync } from 'node:zlib'
import { drizzle } from 'drizzle-orm/d1'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addEntry, decidePublication, findEntry, revertPublication, saveEntry } from '#db/feeds/entries.ts'
import * as schema from '#db/schema.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { acts, type DeskBrowser, deskOf, lendDeskSite, meanwhileIn, signedIn, site, undoIn } from '../desk/desk-site.ts'
import { aProperty, manyProperties } from '../kit/factories.ts'
import { countsIn } from './preview-counts.ts'

lendDeskSite({}, (lent) =>
  lent.importFeed([...manyProperties(10, (index) => ({ ID: 5001 + index })), aProperty({ ID: 5100, City: '', Zip: '' })]).then(() => undefined),
)

const t = translator('nl')
const imports = href('deskImports', 'nl')

describe('past imports', () => {
  test('past imports are listed with their senders, and each shows what it rejected and why', async () => {
    const browser = await deskOf('manager')
    const html = await browser.html(imports)
    expect(html).toContain(t('desk.imports.via.bootstrap'))
    expect(html).toContain(t('desk.imports.sync.unset'))
    const path = /href="(\/nl\/desk\/imports?\/[a-z0-9]+\/)"/.exec(html)?.[1] ?? ''
    const run = await browser.html(path)
    expect(run).toContain(t('desk.reject.place'))
    expect(run).toContain(t('desk.import.positionId', { position: '11', id: '5100' }))
    expect(run).toContain('&quot;ID&quot;: 5100')
    expect(await browser.html(href('desk', 'nl'))).toContain(`href="${path}">${t('desk.today.rejects', { count: 1 })}`)
    expect(run).toContain(`href="${href('deskHome', 'nl', { id: 5001 })}"`)
  })

  test('an import names the fields that it changed in each home', async () => {
    await site.importFeed(manyProperties(10, (index) => ({ ID: 5001 + index, ...(index === 0 && { Price: 123_000, NumberOfBedRooms: 9 }) })))
    const browser = await deskOf('manager')
    const run = await browser.html(/href="(\/nl\/desk\/imports?\/[a-z0-9]+\/)"/.exec(await browser.html(imports))?.[1] ?? '')
    expect(run).toMatch(new RegExp(`>T-5001<.*?→ € 123\\.000; [^<]*${t('fact.bedrooms')}`))
  })

  test('a refused import says why, and a synchronisation without a CRM is refused', async () => {
    const browser = await deskOf('manager')
    await site.importFeed(manyProperties(5, (index) => ({ ID: 5001 + index })))
    expect(await browser.html(imports)).toContain(t('desk.imports.why.withdraws.listing', { missing: '5', stock: '10' }))
    const answer = await browser.post(imports, { do: 'synchronise' })
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(t('form.deskImports.unset'))])
    expect(await acts()).toEqual([])
  })
})

const neutral = (ids: readonly string[], overrides: object = {}) => ({
  kind: 'listings',
  version: '1',
  extent: 'full',
  listings: ids.map((id) => ({
    id,
    type: 'house',
    negotiation: 'sale',
    status: 'available',
    price: { amount: 395000, hidden: false },
    location: { street: 'Vlierstraat', number: '12', postal_code: '9000', city: 'Gent', country: 'BE', hidden: true },
    description_title: { nl: `Woning ${id} met tuin` },
    ...overrides,
  })),
})

describe('a feed file sent at the desk', () => {
  const forSale = async () => Number(/content="(\d+) pand/.exec(await site.html(`${href('forSale', 'nl')}?zip=9000`))?.[1] ?? 0)
  const chunk = (browser: Awaited<ReturnType<typeof deskOf>>, below: string, body: object) =>
    browser.fetch(`/import/desk${below}`, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })

  test('a feed file sent at the desk arrives in chunks and changes the public list', async () => {
    const browser = await deskOf('manager')
    const { id }: { id: string } = await (await chunk(browser, '', { mode: 'partial', format: 'perron' })).json()
    const { listings } = neutral(['C-1', 'C-2'])
    for (const [index, record] of listings.entries()) await chunk(browser, `/${id}/records`, { kind: 'listing', position: index + 1, records: [record] })
    const finish = async () => (await chunk(browser, `/${id}/finish`, { kinds: ['listing', 'project'], mode: 'full' })).json()
    await expect.poll(finish).toMatchObject({ done: true, counts: { added: 2 } })
    expect(await forSale()).toBe(2)
    expect(await browser.html(imports)).toContain(t('desk.imports.via.upload', { name: 'Els Maes' }))
    expect((await acts()).at(-1)).toBe(`import import ${id}`)
  })

  test('a feed file sent at the desk is accepted only from managers on the site’s own pages', async () => {
    const opening = { mode: 'partial', format: 'perron' }
    expect((await chunk(await deskOf('agent'), '', opening)).status).toBe(403)
    const browser = await deskOf('manager')
    const foreign = { method: 'POST', body: JSON.stringify(opening), headers: { 'Sec-Fetch-Site': 'cross-site' } }
    expect([(await browser.fetch('/import/desk', foreign)).status, (await site.fetch('/import/desk', foreign)).status]).toEqual([401, 401])
    expect((await chunk(browser, '', { ...opening, source: 'desk' })).status).toBe(400)
  })

  test('a feed file sent at the desk can also be submitted as a form: what it would do is shown, and done once it is confirmed', async () => {
    const browser = await deskOf('manager')
    const send = (file: Blob | null, fields: Readonly<Record<string, string>> = {}) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ do: 'upload', source: 'two', ...fields })) form.set(name, value)
      if (file) form.set('feedFile', file, 'feed.json.gz')
      return browser.fetch(imports, { method: 'POST', body: form })
    }
    const packed = (feed: object) => new Blob([gzipSync(JSON.stringify(feed))])
    const preview = async (...ids: readonly string[]) => (await send(packed(neutral(ids)))).headers.get('Location') ?? ''
    const first = await preview('D-1', 'D-2', 'D-3', 'D-4')
    expect(first).toMatch(/\/imports?\/[a-z0-9]+\/preview\/$/)
    expect([countsIn(await browser.html(first)), await forSale()]).toEqual([[4, 0, 0, 0, 0], 2])
    const done = await browser.post(first, { do: 'importNow' })
    expect([done.status, done.headers.get('Location'), await forSale()]).toEqual([303, first.replace('preview/', ''), 6])
    expect((await acts()).at(-1)).toMatch(/^import import /)
    expect((await browser.post(first, { do: 'importNow' })).status, 'once').toBe(422)

    const less = await preview('D-1')
    const html = await browser.html(less)
    expect(countsIn(html)).toEqual([0, 0, 1, 3, 0])
    expect(html).toContain(t('desk.imports.why.withdraws.listing', { missing: '3', stock: '4' }))
    expect([(await browser.post(less, { do: 'importNow' })).status, await forSale()], 'more than a fifth').toEqual([422, 6])
    expect([(await browser.post(less, { do: 'importPart' })).status, await forSale()]).toEqual([303, 6])
    const all = await preview('D-1')
    expect([(await browser.post(all, { do: 'importAll' })).status, await forSale()]).toEqual([303, 3])

    const stale = await preview('D-2')
    const newer = await preview('D-1', 'D-5')
    expect((await browser.post(stale, { do: 'importAll' })).status, 'a newer file of the source').toBe(422)
    expect((await (await deskOf('manager')).fetch(newer)).status, 'the same member').toBe(200)
    expect((await browser.post(newer, { do: 'discardImport' })).headers.get('Location')).toBe(imports)
    expect(await forSale()).toBe(3)
    for (const wrong of [null, new Blob(['{"kind":"agency"}']), new Blob([new Uint8Array([0x1f, 0x8b, 1, 2, 3])])]) expect((await send(wrong)).status).toBe(422)
    expect((await send(packed(neutral(['E-1'])), { source: 'desk' })).status).toBe(422)
  })
})

describe('an unclean file sent at the desk', () => {
  const send = async (file: string | Uint8Array, source: string) => {
    const browser = await deskOf('manager')
    const form = new FormData()
    form.set('do', 'upload')
    form.set('source', source)
    form.set('feedFile', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'feed.json')
    const answer = await browser.fetch(imports, { method: 'POST', body: form })
    return { status: answer.status, place: answer.headers.get('Location') ?? '', html: await answer.text(), browser }
  }

  test('a file sent at the desk is read in Windows-1252, and refused in words where it cannot be read', async () => {
    const feed = neutral(['L-1'], { description: { nl: 'Café à louer' } })
    const { status, place, browser } = await send(Buffer.from(JSON.stringify(feed), 'latin1'), 'latin')
    expect([status, place]).toEqual([303, expect.stringMatching(/preview\/$/)])
    await browser.post(place, { do: 'importNow' })
    const id = await site.db.prepare("SELECT id, record FROM listings WHERE source = 'latin'").first<{ id: number; record: string }>()
    expect(id?.record).toContain('Café à louer')
    expect(await browser.html(href('deskHome', 'nl', { id: id?.id ?? 0 }))).not.toContain(t('desk.home.remarks'))
    const wide = await send(Buffer.from(`\ufeff${JSON.stringify(feed)}`, 'utf16le'), 'wide')
    expect([wide.status, wide.html]).toEqual([422, expect.stringContaining(t('form.deskImports.utf16'))])
    const workbook = await send(Buffer.from('PK\u0003\u0004 a workbook'), 'book')
    expect([workbook.status, workbook.html]).toEqual([422, expect.stringContaining(t('form.deskImports.workbook'))])
    for (const prose of ['Dag allemaal', 'naam;prijs\n', '']) expect((await send(prose, 'prose')).status).toBe(422)
  })

  test('a file sent at the desk that is not whole is refused, and nothing overrides it', async () => {
    const feed = { GetPropertyListJsonResult: { Success: true, Value: { RowsCount: 12, Items: manyProperties(10, (index) => ({ ID: 5001 + index })) } } }
    const { place, browser } = await send(JSON.stringify(feed), 'omnicasa')
    const refused = await browser.fetch(place)
    expect([refused.status, refused.headers.get('Location')]).toEqual([303, place.replace('preview/', '')])
    expect(await browser.html(place.replace('preview/', ''))).toContain(t('desk.imports.why.incomplete.listing', { held: '10', announced: '12' }))
    expect((await browser.post(place, { do: 'importAll' })).status).toBe(422)
  })

  test('a file with values that were not understood has remarks beside its homes, with its import and in the list of the stock, by field', async () => {
    const images = ['https://elsewhere.example/1.jpg', 'ftp://elsewhere.example/2.jpg']
    const { place, browser } = await send(JSON.stringify(neutral(['R-1', 'R-2'], { images, owner: '<b>Janssens</b>' })), 'remarks')
    expect(await browser.html(place)).toContain(t('desk.import.pictureHosts', { hosts: 'elsewhere.example (2)' }))
    const run = await browser.html((await browser.post(place, { do: 'importNow' })).headers.get('Location') ?? '')
    expect(run).toContain(t('desk.pictures.waitingOn', { count: 2, host: 'elsewhere.example' }))
    const list = /href="([^"]+\?import=[^"]+)"/.exec(run)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const ofImport = await browser.html(list)
    expect(ofImport).toContain('images (2)')
    expect(ofImport).toContain('owner (2)')
    expect(ofImport).toContain(t('desk.remark.unknownField'))
    const stock = href('deskRemarks', 'nl')
    expect(await browser.html(stock)).toContain(t('desk.remark.notFetched'))
    const owners = await browser.html(`${stock}?field=owner`)
    expect([owners.includes('ftp://elsewhere.example'), owners.split('class="remark-field').length - 1]).toEqual([false, 2])
    const kept = await site.db
      .prepare('SELECT (SELECT group_concat(remarks) FROM listings) || (SELECT group_concat(value) FROM import_remarks) AS kept')
      .first<string>('kept')
    expect(kept, 'what stands in an unknown field').not.toContain('Janssens')
    expect(await browser.html(`${stock}?page=9`)).toContain(t('desk.remarks.none'))
    const id = await site.db.prepare("SELECT id FROM listings WHERE external_id = 'R-1'").first<number>('id')
    const home = await browser.html(href('deskHome', 'nl', { id: id ?? 0 }))
    expect(home).toContain(t('desk.home.remarks'))
    expect(home).toContain('ftp://elsewhere.example/2.jpg')
    expect((await (await deskOf('agent')).fetch(stock)).status).toBe(403)
    expect((await browser.fetch(`${stock}?import=unknown`)).status).toBe(404)
  })
})

describe('a home entered by hand', () => {
  const entries = href('deskEntries', 'nl')
  const create = async (browser: DeskBrowser) => (await browser.post(entries, { do: 'create' })).headers.get('Location') ?? ''
  const versionOf = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
  const complete = {
    negotiation: 'sale',
    type: 'house',
    status: 'available',
    'location.street': 'Meerhemkaai',
    'location.number': '17',
    'location.postal_code': '9940',
    'location.city': 'Evergem',
    'location.country': 'BE',
    'location.hidden': 'hidden',
    'price.amount': '315.000',
    'price.hidden': 'no',
    bedrooms: '3',
    'description_title.nl': 'Rijwoning met stadstuin',
    'description.nl': 'Aan de Meerhemkaai 17, vlak bij het water.',
  }
  const picture = async () =>
    new Blob(
      [
        new Uint8Array(
          await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a86' } })
            .jpeg()
            .toBuffer(),
        ),
      ],
      { type: 'image/jpeg' },
    )
  const onList = async () => Number(/content="(\d+) pand/.exec(await site.html(`${href('forSale', 'nl')}?zip=9940`))?.[1] ?? 0)

  test('a home entered by hand goes from a draft through its preview to the public list, and is marked as sold there', async () => {
    const browser = await deskOf('agent', { offices: ['brussel'] })
    const path = await create(browser)
    const act = async (name: string, fields: Readonly<Record<string, string>> = {}) =>
      browser.post(path, { do: name, version: versionOf(await browser.html(path)), ...fields })

    expect((await act('save', { 'description_title.nl': 'Nog niets' })).headers.get('Location')).toContain('done=saved')
    expect((await act('publish', {})).status).toBe(422)
    expect(await browser.html(path)).toContain(t('desk.entry.obstacle'))

    const files = new FormData()
    files.set('do', 'addPictures')
    files.append('pictures', await picture(), 'gevel.jpg')
    expect((await browser.fetch(path, { method: 'POST', body: files })).headers.get('Location')).toContain('done=pictures')
    const preview = (await act('preview', complete)).headers.get('Location') ?? ''
    const seen = await browser.html(preview)
    expect(seen).toContain('Rijwoning met stadstuin')
    expect(seen).not.toContain('Meerhemkaai')
    expect(await onList()).toBe(0)

    expect((await act('publish', complete)).headers.get('Location')).toContain('done=published')
    expect(await onList()).toBe(1)
    const html = await browser.html(path)
    expect(html).toContain(t('desk.entry.unlawful'))
    expect(html, 'another office serves the place').not.toContain(t('desk.entry.home'))
    const manager = await deskOf('manager')
    const desk = new RegExp(`href="([^"]+)">${t('desk.entry.home')}<`).exec(await manager.html(path))?.[1] ?? ''
    expect(await manager.html(desk)).toContain(`href="${path}">${t('desk.home.entry')}<`)
    const home = /href="([^"]+)">[^<]*<\/a>/.exec(html.split(t('desk.entry.standing'))[1] ?? '')?.[1] ?? ''
    const page = await site.html(home)
    expect(page).toContain('Rijwoning met stadstuin')
    expect(page).toContain('315.000')
    expect(page).not.toContain('Meerhemkaai')
    const photo = /\/photos\/\d+\/[a-z0-9]+\/480\.webp/.exec(page)?.[0] ?? ''
    expect((await site.fetch(photo)).status).toBe(200)

    expect((await act('close')).headers.get('Location')).toContain('done=closed')
    expect(await onList()).toBe(0)
    expect(await site.html(home)).toContain(t('state.sold'))
    expect((await act('reopen')).headers.get('Location')).toContain('done=reopened')
    expect((await act('withdraw')).headers.get('Location')).toContain('done=withdrawn')
    expect((await site.fetch(home)).status).toBe(410)
    expect((await act('restore')).headers.get('Location')).toContain('done=published')
    expect(await onList()).toBe(1)
    expect((await acts()).slice(-3).map((each) => each.split(' ')[0])).toEqual(['open', 'withdraw', 'publish'])
  })

  test('a home entered by hand does not exist for another office', async () => {
    const path = await create(await deskOf('agent', { offices: ['brussel'] }))
    await site.db.prepare("UPDATE staff SET offices = '[\"brugge\"]' WHERE role = 'agent'").run()
    const other = await signedIn('staff-agent')
    expect([(await other.fetch(path)).status, (await other.post(path, { do: 'save' })).status, (await other.fetch(`${path}preview/`)).status]).toEqual([
      404, 404, 404,
    ])
  })

  test('a home entered by hand is removed as a draft at once, comes back with its pictures by the undo, and is deleted a day later', async () => {
    const browser = await deskOf('manager')
    const path = await create(browser)
    const id = path.split('/').at(-2) ?? ''
    const files = new FormData()
    files.set('do', 'addPictures')
    files.append('pictures', await picture(), 'gevel.jpg')
    await browser.fetch(path, { method: 'POST', body: files })
    const photo = /\/photos\/[^" ]+\/480\.jpg/.exec(await browser.html(path))?.[0] ?? ''
    const seen = async () => [
      (await browser.fetch(path)).status,
      (await site.fetch(photo)).status,
      (await browser.html(href('deskEntries', 'nl'))).includes(path),
    ]
    expect(await seen()).toEqual([200, 200, true])

    const first = await browser.post(path, { do: 'remove', version: '1' })
    const undo = await undoIn(browser, first)
    expect([undo, await seen()]).toEqual([{ do: 'restore', entry: id, version: '2' }, [404, 404, false]])
    const restored = await browser.post(href('deskEntries', 'nl'), undo)
    expect([restored.headers.get('Location'), await seen()]).toEqual([`${path}?done=back`, [200, 200, true]])
    expect(await browser.html(`${path}?done=back`)).toContain(t('desk.entry.done.back'))
    // A form from before the removal, and the undo of an earlier one.
    expect((await browser.post(path, { do: 'remove', version: '1' })).status).toBe(422)
    await browser.post(path, { do: 'remove', version: '3' })
    const late = await (await deskOf('agent')).post(href('deskEntries', 'nl'), undo)
    expect([late.headers.get('Location'), await seen()]).toEqual([`${href('deskEntries', 'nl')}?done=gone`, [404, 404, false]])
    expect((await acts()).filter((act) => act.endsWith(` entry ${id}`)).map((act) => act.split(' ')[0])).toEqual(['make', 'change', 'remove', 'undo', 'remove'])

    const other = await create(browser)
    await browser.post(other, { do: 'remove', version: '1' })
    const originals = async () =>
      (await (await site.miniflare.getR2Bucket('FILES')).list({ prefix: 'photos/' })).objects.filter(({ key }) => key.endsWith('/original')).length
    const kept = await originals()
    await site.db.prepare("UPDATE entries SET removed_at = '2026-01-01T08:00:00.000Z' WHERE id = ?").bind(id).run()
    await (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date() })
    const rows = 'SELECT (SELECT count(*) FROM entries WHERE id = ?1) + (SELECT count(*) FROM entry_pictures WHERE entry_id = ?1) AS rows'
    await expect.poll(() => site.db.prepare(rows).bind(id).first('rows')).toBe(0)
    const left = site.db.prepare('SELECT count(*) AS rows FROM entries WHERE id = ?').bind(other.split('/').at(-2))
    expect([await originals(), await left.first('rows')]).toEqual([kept - 1, 1])
    const gone = await browser.post(href('deskEntries', 'nl'), { do: 'restore', entry: id, version: '4' })
    expect(gone.headers.get('Location')).toContain('done=gone')
  })

  test('a home entered by hand keeps pictures that a colleague adds before a reordering is undone, and logs only what was done', async () => {
    const browser = await deskOf('manager')
    const path = await create(browser)
    const add = async () => {
      const files = new FormData()
      files.set('do', 'addPictures')
      files.append('pictures', await picture(), 'gevel.jpg')
      return browser.fetch(path, { method: 'POST', body: files })
    }
    const shown = async () => [...(await browser.html(path)).matchAll(/value="remove ([^"]+)"/g)].map(([, id]) => id)
    await add()
    await add()
    const [first = '', second = ''] = await shown()
    const moved = await browser.post(path, { do: 'arrange', move: `first ${second}` })
    const notice = await browser.html(moved.headers.get('Location')?.split('#')[0] ?? '')
    const [order = '', arranged = ''] = ['order', 'arranged'].map((name) => new RegExp(`name="${name}" value="([^"]*)"`).exec(notice)?.[1])
    await add()
    const third = (await shown()).at(-1) ?? ''
    await browser.post(path, { do: 'arrange', order, arranged })
    expect(await shown()).toEqual([first, second, third])
    const late = await browser.post(path, { do: 'arrange', order, arranged })
    expect([late.status, (await late.text()).includes(t('form.deskEntry.picturesChanged'))]).toEqual([422, true])
    await browser.post(path, { do: 'arrange', move: `remove ${second}` })
    expect(await shown()).toEqual([first, third])
    const id = path.split('/').at(-2) ?? ''
    await site.db.prepare("UPDATE entries SET state = 'withdrawn' WHERE id = ?").bind(id).run()
    expect((await browser.post(path, { do: 'remove', version: '1' })).status).toBe(422)
    expect(await acts()).not.toContain(`remove entry ${id}`)
  })

  test('a home entered by hand takes at most 200 pictures, and says which were left out', async () => {
    const browser = await deskOf('manager')
    const path = await create(browser)
    const id = path.split('/').at(-2) ?? ''
    const rows = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 198)
      INSERT INTO entry_pictures (id, entry_id, kind, width, height, position) SELECT 'many' || i, ?, 'photo', 640, 480, i FROM n`
    await site.db.prepare(rows).bind(id).run()
    const form = new FormData()
    form.set('do', 'addPictures')
    for (const name of ['last.jpg', 'over.jpg']) form.append('pictures', await picture(), name)
    const answer = await browser.fetch(path, { method: 'POST', body: form })
    expect([answer.status, (await answer.text()).includes(t('form.error.pictures.full'))]).toEqual([422, true])
    // Two at once find room for one.
    await site.db.prepare("DELETE FROM entry_pictures WHERE id = 'many0'").run()
    const added = () => browser.fetch(path, { method: 'POST', body: one })
    const one = new FormData()
    one.set('do', 'addPictures')
    one.append('pictures', await picture(), 'one.jpg')
    expect((await Promise.all([added(), added()])).map(({ status }) => status).sort()).toEqual([303, 422])
    expect(await site.db.prepare('SELECT count(*) AS rows FROM entry_pictures WHERE entry_id = ?').bind(id).first('rows')).toBe(200)
    form.set('version', versionOf(await browser.html(path)))
    const saved = await browser.fetch(path, { method: 'POST', body: form })
    expect([saved.status, (await saved.text()).includes(t('form.deskEntry.picturesFull.text'))]).toEqual([422, true])
  })

  test('a home entered by hand saves what was typed and the pictures with whichever button is pressed, and a refused one keeps the other', async () => {
    const browser = await deskOf('manager')
    const path = await create(browser)
    const send = async (act: string, fields: Readonly<Record<string, string>>, ...files: readonly (readonly [Blob, string])[]) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ do: act, version: versionOf(await browser.html(path)), ...complete, ...fields })) form.set(name, value)
      for (const [file, name] of files) form.append('pictures', file, name)
      return browser.fetch(path, { method: 'POST', body: form })
    }
    const gable = async () => [await picture(), 'gevel.jpg'] as const
    const ids = (html: string) => [...html.matchAll(/value="remove ([^"]+)"/g)].map(([, id]) => id)
    const state = async () => {
      const html = await browser.html(path)
      return [/name="bedrooms"[^>]*value="(\d+)"/.exec(html)?.[1], ids(html).length]
    }
    expect((await send('save', { bedrooms: '3' }, await gable())).headers.get('Location')).toContain('done=savedWithPictures')
    expect(await state()).toEqual(['3', 1])
    expect((await send('addPictures', { bedrooms: '4' }, await gable())).status).toBe(303)
    const [first = '', second = ''] = ids(await browser.html(path))
    expect((await send('arrange', { bedrooms: '5', move: `later ${first}` })).status).toBe(303)
    expect([await state(), ids(await browser.html(path))]).toEqual([
      ['5', 2],
      [second, first],
    ])
    const bad = await send('save', { bedrooms: '6' }, [new Blob(['no picture']), 'brief.jpg'])
    expect([bad.status, (await bad.text()).includes(t('form.deskEntry.notPictures')), await state()]).toEqual([422, true, ['6', 2]])
    const wrong = await send('addPictures', { bedrooms: 'veel' }, await gable())
    expect([wrong.status, (await wrong.text()).includes('value="veel"'), await state()]).toEqual([422, true, ['6', 3]])
  })

  test('a home entered by hand keeps what a colleague saves while it is being published, as an unpublished change', async () => {
    const db = drizzle(site.db, { schema })
    const now = new Date()
    const record = { 'location.city': 'Gent', status: 'available', bedrooms: '3' }
    await addEntry(db, { id: 'while-published', office: null, record }, 'staff-manager', now)
    const entry = () => findEntry(db, 'while-published')
    const read = await entry()
    if (read === null) throw new Error('no entry')
    const decision = { state: 'published', record, published: record, isChanged: false } as const
    expect(await decidePublication(db, read, decision, [], 'staff-manager', now)).toHaveLength(1)
    expect(await decidePublication(db, read, { ...decision, state: 'withdrawn' }, [], 'staff-agent', now), 'late').toEqual([])
    expect(await saveEntry(db, read, { record: {}, office: null }, 'staff-agent', now), 'late').toEqual([])
    const typed = { ...record, bedrooms: '4' }
    await saveEntry(db, { ...read, version: 2 }, { record: typed, office: null }, 'staff-agent', now)
    expect(await entry()).toMatchObject({ isChanged: true, published: record, record: typed, version: 3 })
    await revertPublication(db, read, now.toISOString())
    expect(await entry(), 'it could not be shown').toMatchObject({ state: 'draft', isChanged: true, published: null, record: typed, version: 4 })
  })

  test('a home entered by hand is published by the first of two people; the second sees what changed and by whom', async () => {
    const first = await deskOf('manager', { name: 'Liesbet Claes' })
    const second = await deskOf('agent')
    const path = await create(first)
    const id = path.split('/').at(-2) ?? ''
    const row = () =>
      site.db.prepare("SELECT state, version, record ->> 'bedrooms' AS typed, published ->> 'bedrooms' AS shown FROM entries WHERE id = ?").bind(id).first()
    const logged = async () => (await acts()).filter((act) => act.endsWith(` entry ${id}`)).map((act) => act.split(' ')[0])
    const bedrooms = (number: string) => ({ ...complete, bedrooms: number })
    await first.post(path, { do: 'publish', version: '1', ...bedrooms('5') })
    const late = await second.post(path, { do: 'publish', version: '1', ...bedrooms('6') })
    const html = await late.text()
    expect([late.status, html.includes('value="6"'), html.includes(t('desk.entry.saved', { value: '5' }))]).toEqual([422, true, true])
    expect(meanwhileIn(html)).toEqual([
      expect.stringMatching(new RegExp(`^${t('desk.act.publish')} Liesbet Claes`)),
      expect.stringMatching(new RegExp(`^${t('desk.act.change')}: .*${t('fact.bedrooms')}.* Liesbet Claes`)),
    ])
    const published = { state: 'published', version: 3, typed: '5', shown: '5' }
    expect([await row(), await logged()]).toEqual([published, ['make', 'change', 'publish']])
    for (const act of ['withdraw', 'close', 'reopen', 'restore', 'remove'] as const) {
      const refused = await second.post(path, { do: act, version: '2' })
      const shown = await refused.text()
      expect([act, refused.status, shown.includes(t('form.deskEntry.actedMeanwhile')), versionOf(shown)]).toEqual([act, 422, true, '3'])
      expect(meanwhileIn(shown)).toEqual([expect.stringContaining('Liesbet Claes')])
    }
    expect([await row(), await logged()]).toEqual([published, ['make', 'change', 'publish']])
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => (index % 2 ? first : second).post(path, { do: 'publish', version: '3', ...bedrooms(`${10 + index}`) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array.from({ length: 5 }, () => 422)])
    const after = await row()
    expect(after).toMatchObject({ version: 5, shown: after?.typed })
    const home = /href="([^"]+)">[^<]*<\/a>/.exec((await first.html(path)).split(t('desk.entry.standing'))[1] ?? '')?.[1] ?? ''
    expect(await site.html(home)).toMatch(new RegExp(`>${after?.shown}<|${after?.shown} slaapkamers`))
    expect((await logged()).slice(3)).toEqual(['change', 'publish'])
  })

  test('a home entered by hand whose publication a crash cut short is shown after the next job run', async () => {
    const browser = await deskOf('manager')
    const path = await create(browser)
    await browser.post(path, { do: 'save', version: '1', ...complete, 'location.postal_code': '9930' })
    const before = new Date(Date.now() - 10 * 60 * 1000).toISOString()
    const id = path.split('/').at(-2) ?? ''
    await site.db.prepare("UPDATE entries SET state = 'published', published = record, pending_since = ? WHERE id = ?").bind(before, id).run()
    await (await site.miniflare.getWorker()).scheduled({ cron: '*/5 * * * *', scheduledTime: new Date() })
    expect(await site.html(`${href('forSale', 'nl')}?zip=9930`)).toMatch(/content="1 pand/)
    expect(await site.db.prepare('SELECT pending_since FROM entries WHERE id = ?').bind(id).first('pending_since')).toBeNull()
  })

  test('a home entered by hand keeps what was typed when a value is invalid or a colleague saved first', async () => {
    const browser = await deskOf('manager')
    const path = await create(browser)
    const wrong = await browser.post(path, { do: 'save', version: '1', ...complete, bedrooms: 'veel', 'negotiator.email': 'x' })
    const html = await wrong.text()
    expect([wrong.status, html.includes('value="veel"'), html.includes(t('form.deskEntry.unusable'))]).toEqual([422, true, true])
    await browser.post(path, { do: 'save', version: '1', ...complete })
    const late = await browser.post(path, { do: 'save', version: '1', ...complete, bedrooms: '4' })
    const shown = await late.text()
    expect([late.status, shown.includes(t('desk.entry.saved', { value: '3' })), versionOf(shown)]).toEqual([422, true, '2'])
  })
})

test('the whole filtered log can be exported by members who may read it, without formulas', async () => {
  const browser = await deskOf('manager', { name: '=cmd()' })
  await site.db
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600) INSERT INTO audit_log
       SELECT NULL, '2026-11-01T08:00:00.000Z', 'staff-manager', 'manager', CASE WHEN i % 2 THEN 'test' ELSE 'send' END, 'mail', 'mail-' || i, '[]', NULL FROM n`,
    )
    .run()
  const log = href('deskAudit', 'nl')
  const linesOf = async (query: string) => (await browser.html(`${log}?${query}`)).trimEnd().split('\r\n')
  expect(await browser.html(`${log}?act=test`)).toContain(`${log}?act=test&amp;csv=1`)
  const [head, ...tested] = await linesOf('act=test&csv=1')
  expect([head, tested.length]).toEqual([expect.stringContaining(t('desk.audit.about')), 300])
  expect(tested[0]).toMatch(/^2026-11-01 09:00,'=cmd\(\),.*,mail-599,,$/)
  expect((await linesOf('csv=1')).filter((line) => line.includes(',mail-'))).toHaveLength(600)
  expect(await acts()).toContain('export audit ')
  expect((await (await deskOf('agent')).fetch(`${log}?csv=1`)).status).toBe(403)
})
