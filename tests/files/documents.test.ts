import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { linksEnd } from '#worker/signing/links.ts'
import { openForm } from '../forms/form-filler.ts'
import { aProperty, propertyAnswer } from '../kit/factories.ts'
import {
  authorised,
  day,
  form,
  jpeg,
  lendDocumentSite,
  linksIn,
  mailTo,
  megabyte,
  names,
  offered,
  pdf,
  png,
  projectForm,
  projectPage,
  put,
  remove,
  request,
  send,
  site,
  storedFiles,
  storedKeys,
} from './document-site.ts'

lendDocumentSite()

describe('the document API', () => {
  test('the document API creates, replaces and deletes a document; uploading the same file again changes nothing', async () => {
    const first = await put('property/1/epc')
    expect([first.status, await first.json()]).toEqual([
      201,
      { key: 'epc', name: names, type: 'application/pdf', size: pdf.length, position: 1, changed: true },
    ])
    expect(await (await put('property/1/plan', png, { name: 'Plan' })).json()).toMatchObject({ type: 'image/png', position: 2, name: { any: 'Plan' } })
    const version = async () => (await site.db.prepare('SELECT content FROM catalogue').first<{ content: number }>())?.content ?? 0
    const before = await version()
    const same = await put('property/1/epc', pdf, {})
    expect([same.status, await same.json()]).toMatchObject([200, { changed: false, name: names }])
    expect(await version()).toBe(before)
    const replaced = await put('property/1/epc', `${pdf}\n`, { position: '9' })
    expect([replaced.status, await replaced.json()]).toMatchObject([200, { changed: true, name: names, size: pdf.length + 1, position: 9 }])
    expect(await version()).toBe(before + 1)

    const listed = await site.fetch('/documents/property/1', { headers: authorised() })
    expect(await listed.json()).toMatchObject({ documents: [{ key: 'plan' }, { key: 'epc', position: 9 }], missing: [] })
    expect(await (await site.fetch('/documents/property/1/epc', { headers: authorised() })).text()).toBe(`${pdf}\n`)

    expect((await remove('property/1/epc')).status).toBe(204)
    expect((await remove('property/1/epc')).status).toBe(404)
    expect(await storedKeys()).toEqual({ 'property/1': ['plan'] })
  })

  test('the document API removes GPS coordinates from a photograph', async () => {
    expect(jpeg.includes('GPS')).toBe(true)
    expect(await (await put('property/1/photo', jpeg)).json()).toMatchObject({ type: 'image/jpeg', changed: true })
    const fetched = Buffer.from(await (await site.fetch('/documents/property/1/photo', { headers: authorised() })).arrayBuffer())
    expect(fetched.includes('GPS')).toBe(false)
    expect(await (await put('property/1/photo', jpeg)).json()).toMatchObject({ changed: false, size: fetched.length })
  })

  test('the document API removes GPS coordinates and texts from a PNG, also from one that was stored before uploads were cleaned', async () => {
    const plan = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a05030' } })
      .withExif({ IFD0: { Artist: 'Els' }, IFD3: { GPSLatitude: '51/1 12/1 30/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Tulpstraat 12</x:xmpmeta>')
      .png()
      .toBuffer()
    const fetched = async () => Buffer.from(await (await site.fetch('/documents/property/1/plan', { headers: authorised() })).arrayBuffer())
    await put('property/1/plan', plan)
    expect((await fetched()).toString('latin1')).not.toMatch(/Els|eXIf|Tulpstraat/)
    const files = await site.miniflare.getR2Bucket('FILES')
    for (const name of await storedFiles()) await files.put(name, plan)
    const clean = await fetched()
    expect(clean.toString('latin1')).not.toMatch(/Els|eXIf|Tulpstraat/)
    expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(plan).raw().toBuffer())
  })

  test.each([
    [3, 40, 20],
    [6, 20, 40],
    [8, 20, 40],
  ])('the document API keeps orientation %i of a photograph and removes its other metadata', async (orientation, width, height) => {
    const exif = { IFD0: { Artist: 'Els' }, IFD3: { GPSLatitude: '51/1 12/1 30/1' } }
    const taken = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a05030' } })
      .jpeg()
      .withExif(exif)
      .withMetadata({ orientation })
      .toBuffer()
    await put('property/1/photo', taken)
    const fetched = Buffer.from(await (await site.fetch('/documents/property/1/photo', { headers: authorised() })).arrayBuffer())
    expect(fetched.toString('latin1')).not.toMatch(/Els|GPS/)
    expect(await sharp(fetched).metadata()).toMatchObject({ orientation, autoOrient: { width, height }, exif: { length: 32 } })
    expect(await sharp(fetched).raw().toBuffer()).toEqual(await sharp(taken).raw().toBuffer())
  })

  test('the document API lists the documents of the feed that have no file yet', async () => {
    await put('project/71/11', pdf, {})
    const listed = await (await site.fetch('/documents/project/71', { headers: authorised() })).json()
    expect(listed).toMatchObject({ documents: [{ key: '11', name: { nl: 'Lastenboek' } }], missing: [{ id: '12' }] })
  })

  test('the nightly job deletes replaced and orphaned files', async () => {
    await put('property/1/epc')
    await put('property/1/epc', `${pdf}\n`)
    await (await site.miniflare.getR2Bucket('FILES')).put('documents/orphan', pdf)
    expect(await storedFiles()).toHaveLength(3)
    const runNightlyJob = async (at: number) => (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date(at) })
    await runNightlyJob(Date.now())
    expect(await storedFiles()).toHaveLength(3)
    await runNightlyJob(Date.now() + 2 * day)
    expect(await storedFiles()).toHaveLength(1)
    expect(await (await site.fetch('/documents/property/1/epc', { headers: authorised() })).text()).toBe(`${pdf}\n`)
  })

  test.each<[string, () => Promise<Response>, number, RegExp]>([
    ['an HTML page called PDF', () => put('property/1/x', '<script>alert(1)</script>'), 415, /a PDF, a JPEG or a PNG/],
    ['a picture truncated in its header', () => put('property/1/x', png.subarray(0, 12)), 415, /a PDF, a JPEG or a PNG/],
    ['an empty file', () => put('property/1/x', ''), 400, /empty/],
    ['an unknown listing', () => put('property/999/x'), 404, /no property 999/],
    ['an unknown project', () => put('project/1/x'), 404, /no project 1/],
    ['a document without a name', () => put('property/1/x', pdf, {}), 400, /a name is needed/],
    ['a name of two lines', () => put('property/1/x', pdf, { name: 'a\nb' }), 400, /one line/],
    ['a name with a bidirectional override', () => put('property/1/x', pdf, { nl: 'a\u202eb' }), 400, /one line/],
    ['a name that is too long', () => put('property/1/x', pdf, { name: 'x'.repeat(121) }), 400, /120/],
    ['a negative position', () => put('property/1/x', pdf, { name: 'x', position: '-1' }), 400, /position/],
    ['over 20 MB', () => put('property/1/x', new Blob([pdf, new Uint8Array(20 * megabyte)])), 413, /20 MB/],
    ['a key with a slash', () => put('property/1/a%2fb'), 404, /no such address/],
    ['a key of dots', () => put('property/1/%2e%2e%2e'), 404, /no such address/],
    ['an unknown kind', () => put('house/1/x'), 404, /no such address/],
    ['an id with a leading zero', () => put('property/01/x'), 404, /no such address/],
  ])('the document API refuses %s and says why', async (_, refused, status, why) => {
    const answer = await refused()
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 'no-store'])
    expect((await answer.json()).error).toMatch(why)
    expect([await storedKeys(), await storedFiles()]).toEqual([{}, []])
  })

  test('the document API accepts at most forty documents per listing', async () => {
    for (let index = 1; index <= 40; index += 1) expect((await put(`property/5/d${index}`)).status).toBe(201)
    expect((await put('property/5/d41')).status).toBe(409)
    expect((await put('property/5/d40', `${pdf}\n`)).status).toBe(200)
    const opened = await openForm(site, form(5))
    expect(
      (
        await send(
          form(5),
          Array.from({ length: 40 }, (_, index) => `d${index + 1}`),
          opened,
        )
      ).status,
    ).toBe(303)
    expect(linksIn((await mailTo('Annelie@example.com'))[0]?.text)).toHaveLength(40)
  })

  test('the document API requires a valid token', async () => {
    await put('property/1/epc')
    for (const headers of [{}, { Authorization: 'Bearer another' }]) {
      expect((await site.fetch('/documents/property/1/epc?name=x', { method: 'PUT', body: pdf, headers })).status).toBe(401)
      expect((await site.fetch('/documents/property/1/epc', { method: 'DELETE', headers })).status).toBe(401)
      expect((await site.fetch('/documents/property/1', { headers })).status).toBe(401)
    }
    expect((await site.fetch('/documents/property/1/epc', { headers: { Authorization: 'Bearer another' } })).status).toBe(401)
    expect(await storedKeys()).toEqual({ 'property/1': ['epc'] })
  })
})

test('a truncated link shows a page in a browser and returns 401 to other clients', async () => {
  for (const path of [
    '/documents/',
    '/documents/property',
    '/documents/property/1',
    '/documents/property/1/',
    '/documents/property/1/%E0%A4%A',
    '/documents/property/1/a/b',
  ]) {
    const shown = await site.fetch(path, { headers: { Accept: 'text/html,*/*', 'Accept-Language': 'fr' } })
    expect([shown.status, (await shown.text()).includes(translator('fr')('documents.link.changed'))], path).toEqual([403, true])
    expect((await site.fetch(path)).status, path).toBe(401)
  }
})

test('concurrent uploads all appear on the listing page', async () => {
  const path = (await site.fetch(href('propertyForSale', 'nl', { city: '-', type: '-', id: 2 }))).headers.get('Location') ?? ''
  const keys = Array.from({ length: 12 }, (_, index) => `d${index}`)
  await Promise.all(keys.map((key) => put(`property/2/${key}`, pdf, { name: `Bijlage ${key}` })))
  const html = await site.html(path)
  for (const key of keys) expect(html).toContain(`Bijlage ${key}<`)
})

test('a document is an uncached download named in the language of the mail', async () => {
  await put('property/1/epc', pdf, { nl: 'Énergie: «A/B» "x" (2026)', fr: 'Énergie' })
  await request(form(1, 'nl'), ['epc'])
  const [link = ''] = linksIn((await mailTo('Annelie@example.com'))[0]?.text)
  for (const method of ['GET', 'HEAD']) {
    const answer = await site.fetch(link, { method })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent('Énergie «A B» x (2026).pdf').replace('(', '%28').replace(')', '%29')}`,
    )
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await answer.text()).toBe(method === 'GET' ? pdf : '')
  }
})

test('a document link works for seven days', async () => {
  const now = new Date('2026-11-21T10:00:00.000Z')
  expect(linksEnd(now).toISOString()).toBe('2026-11-28T10:00:00.000Z')
})

describe('documents of a project', () => {
  test('files are matched to the feed’s documents by id, and others are listed after them', async () => {
    await put('project/71/12', pdf, {})
    await put('project/71/extra', pdf, { name: 'Extra' })
    const html = await projectPage(71, 'fr')
    const list = html.slice(html.indexOf('class="downloads"'))
    const order = ['Cahier des charges', 'auprès de l’agence', 'Liste des prix', 'PDF', 'Extra'].map((text) => list.indexOf(text))
    expect(order).toEqual([...order].sort((one, other) => one - other))
    expect(order).not.toContain(-1)
    expect(html).toContain(`href="${projectForm(71, 'fr')}"`)
    const shown = await site.html(projectForm(71, 'fr'))
    expect(offered(shown)).toEqual(['12', 'extra'])
    expect((await request(projectForm(71, 'fr'), ['12'])).status).toBe(303)
    const [mail] = await mailTo('Annelie@example.com')
    expect(mail?.text).toContain('Liste des prix')
    const [link = ''] = linksIn(mail?.text)
    expect(await (await site.fetch(link)).text()).toBe(pdf)
    expect((await request(projectForm(71, 'fr'), ['11'])).status).toBe(422)
  })

  test('?lng= redirects to the form’s path in that language', async () => {
    const moved = await site.fetch(`${projectForm(71, 'fr')}?lng=de`)
    expect([moved.status, moved.headers.get('Location')]).toEqual([302, projectForm(71, 'de')])
  })
})

test('adding or removing a document changes the ETag of its page', async () => {
  const path = (await site.fetch(href('propertyForSale', 'nl', { city: '-', type: '-', id: 2 }))).headers.get('Location') ?? ''
  const tags: (string | null)[] = []
  const noteTag = async () => tags.push((await site.fetch(path)).headers.get('ETag'))
  await noteTag()
  await put('property/2/epc')
  await noteTag()
  expect(await site.html(path)).toContain(names.nl)
  await remove('property/2/epc')
  await noteTag()
  expect(await site.html(path)).not.toContain(names.nl)
  const [before, during, after] = tags
  expect(during).not.toBe(before)
  expect(after, 'the page is unchanged').toBe(before)
})

test('a document whose announcement was interrupted shows after the next call or five-minute job', async () => {
  const path = (await site.fetch(href('propertyForSale', 'nl', { city: '-', type: '-', id: 2 }))).headers.get('Location') ?? ''
  const runFiveMinuteJobs = async () => (await site.miniflare.getWorker()).scheduled({ cron: '*/5 * * * *', scheduledTime: new Date() })
  const isAnnounced = () => site.db.prepare("SELECT announced ->> '$.content' = content AS same FROM catalogue").first<number>('same')
  await put('property/2/epc')
  for (const [index, next] of [() => put('property/1/plan', png, { name: 'Plan' }), () => remove('property/2/never'), runFiveMinuteJobs].entries()) {
    const name = `Renamed ${index}`
    await site.db.batch([
      site.db.prepare("UPDATE documents SET name = json_object('any', ?) WHERE listing_id = 2").bind(name),
      site.db.prepare('UPDATE catalogue SET content = content + 1'),
    ])
    expect(await isAnnounced()).toBe(0)
    await next()
    expect([await isAnnounced(), (await site.html(path)).includes(name)]).toEqual([1, true])
  }
})

test('searches stay correct after a document upload and a later import', async () => {
  const found = async () => (await (await site.fetch('/api/listings?lang=en&goal=sale')).json()).total
  const before = await found()
  const indexes = async () => (await site.kv.list({ prefix: 'search:' })).keys.map(({ name }) => name).sort()
  const known = await indexes()
  await put('property/1/epc')
  expect(await indexes(), 'a document changes no search index').toEqual(known)
  expect(await found()).toBe(before)
  await site.importFeed(propertyAnswer([aProperty({ ID: 8 })]), ['--partial'])
  expect(await found()).toBe(before + 1)
})

test('document links of a withdrawn listing stop working', async () => {
  await put('property/6/epc')
  await request(form(6), ['epc'])
  const [link = ''] = linksIn((await mailTo('Annelie@example.com'))[0]?.text)
  expect((await site.fetch(link)).status).toBe(200)
  await site.db.prepare("UPDATE listings SET state = 'withdrawn', listed = 0 WHERE id = 6").run()
  const answer = await site.fetch(link)
  expect([answer.status, (await answer.text()).includes(translator('nl')('documents.link.gone'))]).toEqual([410, true])
})

test('a malformed link page address shows an error without echoing it', async () => {
  for (const query of ['', '?why=gone', '?why=<b>&property=1', '?property=9e9', '?project=71', '?property=__proto__']) {
    const answer = await site.fetch(href('documentLink', 'nl') + query)
    expect([403, 410]).toContain(answer.status)
    expect(await answer.text()).not.toContain('<b>&')
  }
})
