import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Locale } from '#messages/locales.ts'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { localSecret } from '#worker/local/state.ts'
import { documentLink, linksEnd } from '#worker/signing/document-link.ts'
import { aProject, aProperty, aRental, projectAnswer, propertyAnswer } from './factories.ts'
import { openForm, personAnswers, post } from './form-filler.ts'
import { startSite, type TestSite } from './site.ts'

const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF'
const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000a0000000a0806000000', 'hex')
/** An 8 × 8 JPEG with GPS coordinates in its Exif segment. */
const jpeg = Buffer.concat([
  Buffer.from('ffd8', 'hex'),
  Buffer.from('ffe10013', 'hex'),
  Buffer.from('Exif\0\0GPS 51.2 3.2'.padEnd(0x11, ' ').slice(0, 0x11), 'latin1'),
  Buffer.from('ffc0000b080008000801011100ffda0008010100003f00d2ffd9', 'hex'),
])
const megabyte = 1024 * 1024
const day = 24 * 60 * 60 * 1000
const names = { nl: 'EPC-attest', fr: 'Certificat PEB', en: 'Energy certificate', de: 'Energieausweis' }

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  await site.importFeed({
    ...propertyAnswer([
      aProperty({ ID: 1 }),
      aProperty({ ID: 2 }),
      aRental({ ID: 3, Status: 4 }),
      aProperty({ ID: 4, Status: 2 }),
      aProperty({ ID: 5 }),
      aProperty({ ID: 6 }),
    ]),
    ...projectAnswer([
      aProject({
        ID: 71,
        Documents: [
          { ID: 11, Name: { nl: 'Lastenboek', fr: 'Cahier des charges', en: 'Specifications', de: 'Baubeschreibung' } },
          { ID: 12, Name: { nl: 'Prijslijst', fr: 'Liste des prix', en: 'Price list', de: 'Preisliste' } },
        ],
      }),
      aProject({ ID: 72, Documents: [], Constructions: [] }),
    ]),
  })
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  await site.mails()
  await site.db.batch([site.db.prepare('DELETE FROM leads'), site.db.prepare('DELETE FROM outbox'), site.db.prepare('DELETE FROM rate_limits')])
  for (const [owner, keys] of Object.entries(await storedKeys())) for (const key of keys) await remove(`${owner}/${key}`)
  for (const key of await storedFiles()) await (await site.miniflare.getR2Bucket('FILES')).delete(key)
  site.mailbox.empty()
})

const authorised = () => ({ Authorization: `Bearer ${site.token}` })
const put = (path: string, body: BodyInit = pdf, query: Record<string, string> = names) =>
  site.fetch(`/documents/${path}?${new URLSearchParams(query)}`, { method: 'PUT', body, headers: authorised() })
const remove = (path: string) => site.fetch(`/documents/${path}`, { method: 'DELETE', headers: authorised() })
const form = (id: number, locale: Locale = 'nl') => href('documentRequest', locale, { id })
const projectForm = (id: number, locale: Locale = 'nl') => href('projectDocumentRequest', locale, { id })
const page = (id: number, locale: Locale = 'nl') => followed(href('propertyForSale', locale, { city: '-', type: '-', id }))
const projectPage = (id: number, locale: Locale = 'nl') => followed(href('project', locale, { city: '-', name: '-', id }))

async function followed(path: string): Promise<string> {
  return site.html((await site.fetch(path)).headers.get('Location') ?? path)
}

/** The stored keys, by owner. */
async function storedKeys(): Promise<Record<string, string[]>> {
  const { results } = await site.db.prepare('SELECT id FROM documents ORDER BY id').all<{ id: string }>()
  const all: Record<string, string[]> = {}
  for (const { id } of results) {
    const [kind, owner, key = ''] = id.split('/')
    const keys = all[`${kind}/${owner}`] ?? []
    keys.push(key)
    all[`${kind}/${owner}`] = keys
  }
  return all
}

async function storedFiles(): Promise<readonly string[]> {
  const { objects } = await (await site.miniflare.getR2Bucket('FILES')).list({ prefix: 'documents/' })
  return objects.map(({ key }) => key)
}

/** Opens the form and requests documents. */
async function request(path: string, documents: readonly string[], overrides: Readonly<Record<string, string>> = {}): Promise<Response> {
  return send(path, documents, await openForm(site, path), overrides)
}

async function send(path: string, documents: readonly string[], { carried, captcha }: Awaited<ReturnType<typeof openForm>>, overrides = {}): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...carried, captcha, ...personAnswers({ remark: '', ...overrides }) })) body.append(name, value)
  for (const each of documents) body.append('documents', each)
  return site.fetch(path, { method: 'POST', body })
}

/** The documents a form offers. */
function offered(html: string): (string | undefined)[] {
  return [...html.matchAll(/<input[^>]*name="documents"[^>]*>/g)].map(([input]) => /value="([^"]*)"/.exec(input)?.[1])
}

async function mailTo(address: string) {
  return (await site.mails()).filter((mail) => mail.to?.[0]?.address === address)
}

function linksIn(text = ''): string[] {
  return (text.match(/https?:\/\/\S+\/documents\/\S+/g) ?? []).map((link) => new URL(link).pathname + new URL(link).search)
}

const leads = async () => (await site.db.prepare('SELECT id, fields, created_at FROM leads').all<{ id: string; fields: string; created_at: string }>()).results
const asStrings = (parts: readonly (number | string)[]) => parts.map(String)

describe('the document API', () => {
  test('creates, replaces and deletes a document; uploading the same file again changes nothing', async () => {
    const first = await put('property/1/epc')
    expect([first.status, await first.json()]).toEqual([
      201,
      { key: 'epc', name: names, type: 'application/pdf', size: pdf.length, position: 1, changed: true },
    ])
    expect(await (await put('property/1/plan', png, { name: 'Plan' })).json()).toMatchObject({ type: 'image/png', position: 2, name: { any: 'Plan' } })
    const version = async () => (await site.db.prepare('SELECT version FROM catalogue').first<{ version: number }>())?.version ?? 0
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

  test('removes GPS coordinates from a photograph', async () => {
    expect(jpeg.includes('GPS')).toBe(true)
    expect(await (await put('property/1/photo', jpeg)).json()).toMatchObject({ type: 'image/jpeg', changed: true })
    const fetched = Buffer.from(await (await site.fetch('/documents/property/1/photo', { headers: authorised() })).arrayBuffer())
    expect(fetched.includes('GPS')).toBe(false)
    expect(await (await put('property/1/photo', jpeg)).json()).toMatchObject({ changed: false, size: fetched.length })
  })

  test.each([
    [3, 40, 20],
    [6, 20, 40],
    [8, 20, 40],
  ])('keeps orientation %i of a photograph and removes its other metadata', async (orientation, width, height) => {
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

  test('lists the documents of the feed that have no file yet', async () => {
    await put('project/71/11', pdf, {})
    const listed = await (await site.fetch('/documents/project/71', { headers: authorised() })).json()
    expect(listed).toMatchObject({ documents: [{ key: '11', name: { nl: 'Lastenboek' } }], missing: [{ id: '12' }] })
  })

  test('the nightly job deletes replaced and orphaned files', async () => {
    await put('property/1/epc')
    await put('property/1/epc', `${pdf}\n`)
    await (await site.miniflare.getR2Bucket('FILES')).put('documents/nobody', pdf)
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
  ])('refuses %s and says why', async (_, refused, status, why) => {
    const answer = await refused()
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 'no-store'])
    expect((await answer.json()).error).toMatch(why)
    expect([await storedKeys(), await storedFiles()]).toEqual([{}, []])
  })

  test('accepts at most forty documents per listing', async () => {
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

  test('requires a valid token', async () => {
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

describe.each(locales)('in %s', (locale) => {
  const t = translator(locale)

  test('a listing page lists its documents and links to the form, which offers them all', async () => {
    expect(await page(1, locale)).not.toContain('id="documents"')
    await put('property/1/epc')
    await put('property/1/plan', png, { name: 'Plan <1> & "2"' })
    const html = await page(1, locale)
    expect(html).toContain(names[locale])
    expect(html).toContain('Plan &lt;1&gt; &amp; &quot;2&quot;')
    expect(html).toContain(t('documents.file', { type: 'PDF', size: t('unit.kilobytes', { value: '1' }) }))
    expect(html).toContain(`href="${form(1, locale)}"`)
    const shown = await site.html(form(1, locale))
    expect(shown).toMatch(/<meta name="robots" content="noindex/)
    expect([...shown.matchAll(/<input[^>]*name="documents"[^>]*>/g)].map(([input]) => input.includes('checked'))).toEqual([true, true])
    expect(shown).toContain(t('form.documentRequest.title'))
  })

  test('a request redirects to its thank-you page, mails the links to the visitor and notifies the office', async () => {
    await put('property/1/epc')
    await put('property/1/plan', png, { name: 'Plan' })
    const answer = await request(form(1, locale), ['epc', 'plan'])
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, href('thankYouDocumentRequest', locale)])
    const thanks = await site.html(href('thankYouDocumentRequest', locale))
    expect(thanks).toContain(t('form.documentRequest.thanks'))
    expect(thanks).toContain(t('form.documentRequest.step2'))
    const [mail] = await mailTo('Annelie@example.com')
    expect(mail?.subject).toBe(
      t('mail.documents.subject', {
        home: { nl: 'Trapgevel met tuin', fr: 'Pignon à gradins et jardin', en: 'Stepped gable and garden', de: 'Treppengiebel mit Garten' }[locale],
      }),
    )
    expect(mail?.text).toContain(names[locale])
    expect(mail?.text).toContain(String(new Date(Date.now() + 7 * day).getFullYear()))
    const links = linksIn(mail?.text)
    expect(links).toHaveLength(2)
    for (const link of links) expect(mail?.html).toContain(link.replaceAll('&', '&amp;'))
    expect(await (await site.fetch(links[0] ?? '')).text()).toBe(pdf)
    const [notice] = (await site.mails()).filter((each) => each.to?.[0]?.address !== 'Annelie@example.com')
    expect(notice?.text).toContain('Documenten: EPC-attest, Plan')
    expect(notice?.text).not.toContain('/documents/property')
    for (const each of await site.mails()) expect(`${each.subject}${each.text}`).not.toMatch(/(?:mail|form|route|documents)\.[a-z]+[A-Z.]|\{|undefined/)
    expect(await site.mails()).toHaveLength(2)
  })

  test('a repeated request stores and mails nothing; a button resends the links once a day', async () => {
    await put('property/1/epc')
    await put('property/1/plan', png, { name: 'Plan' })
    await request(form(1, locale), ['epc', 'plan'])
    const again = await request(form(1, locale), ['plan'], { email: 'ANNELIE@example.com' })
    const path = again.headers.get('Location') ?? ''
    expect([again.status, path.split('?')[0]]).toEqual([303, href('thankYouDocumentsAgain', locale)])
    const shown = await site.fetch(path)
    const html = await shown.text()
    expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(html).toContain(t('route.thankYouDocumentsAgain'))
    expect(html).toContain(t('documents.again.send'))
    expect(html).not.toContain('nnelie')
    expect([(await leads()).length, (await site.mails()).length]).toEqual([1, 2])

    for (const _ of [1, 2, 3]) {
      const sent = await post(site, path, {})
      expect([sent.status, sent.headers.get('Location')]).toEqual([303, href('thankYouDocumentRequest', locale)])
    }
    const mails = await mailTo('Annelie@example.com')
    expect(mails).toHaveLength(2)
    expect(linksIn(mails[1]?.text)).toHaveLength(2)
    expect((await site.mails()).length).toBe(3)
  })

  test('an expired, tampered or dead link shows a page that says so and links to the form', async () => {
    await put('property/1/epc')
    await request(form(1, locale), ['epc'])
    const [link = ''] = linksIn((await mailTo('Annelie@example.com'))[0]?.text)
    const signing = { current: localSecret(site.state, 'captcha'), previous: [] }
    const owner = { kind: 'property', id: 1 } as const
    const expired = await documentLink(signing, owner, 'epc', new Date(Date.now() - 1), locale)
    const changed = [
      link.replace(/until=(\d)/, (_, digit) => `until=${Number(digit) + 1}`),
      link.replace(/until=\d+/, 'until=9999999999999'),
      link.replace(/seal=./, 'seal=_'),
      link.replace('/1/epc', '/2/epc'),
      `/documents/property/1/epc?lng=${locale}`,
      `/documents/property/1/epc?lng=${locale}&until=&seal=`,
    ]
    const pages: [string, number, 'expired' | 'changed' | 'gone'][] = [
      [expired, 410, 'expired'],
      ...changed.map((each): [string, number, 'changed'] => [each, 403, 'changed']),
    ]
    for (const [path, status, why] of pages) {
      const answer = await site.fetch(path)
      const html = await answer.text()
      expect([answer.status, answer.headers.get('Cache-Control')], path).toEqual([status, 'private, no-store'])
      expect(html).toContain(`<html lang="${locale}"`)
      expect(html).toContain(t(`documents.link.${why}`))
      expect(html).toMatch(/<meta name="robots" content="noindex/)
      if (!path.includes('/2/')) expect(html).toContain(`href="${form(1, locale)}"`)
    }
    expect((await site.fetch(link)).status).toBe(200)
    await remove('property/1/epc')
    const gone = await site.fetch(link)
    expect(gone.status).toBe(410)
    const html = await gone.text()
    expect(html).toContain(t('documents.link.gone'))
    expect(html).not.toContain(`href="${form(1, locale)}"`)
  })

  test('the form of a listing without documents says so, and posts to it are not stored', async () => {
    for (const path of [form(2, locale), projectForm(72, locale)]) {
      const answer = await site.fetch(path)
      const html = await answer.text()
      expect([answer.status, html.includes(t('projects.noDocuments')), html.includes('name="documents"')]).toEqual([200, true, false])
      const posted = await send(path, ['epc'], { carried: {}, captcha: '' })
      expect(posted.status).toBe(422)
    }
    expect(await site.html(form(2, locale))).toContain(`href="${href('enquiry', locale, { id: 2 })}"`)
    expect(await projectPage(72, locale)).toContain(t('projects.noDocuments'))
    expect(await leads()).toEqual([])
  })

  test('a form without a document is shown again with its input kept and no box ticked', async () => {
    await put('property/1/epc')
    const answer = await request(form(1, locale), [])
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(`href="#documents">${t('form.error.documents.missing')}`)
    expect(html).toContain('value="Annelie@example.com"')
    expect(html.match(/<input[^>]*name="documents"[^>]*>/)?.[0]).not.toContain('checked')
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

test('a name that looks like spam is left out of the mail', async () => {
  await put('property/1/epc')
  await request(form(1, 'nl'), ['epc'], { firstName: 'Win now at', lastName: 'evil.example' })
  const [mail] = await mailTo('Annelie@example.com')
  expect(`${mail?.to?.[0]?.name}${mail?.text}${mail?.html}`).not.toContain('evil')
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
    const order = ['Cahier des charges', 'auprès du bureau', 'Liste des prix', 'PDF', 'Extra'].map((text) => list.indexOf(text))
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

describe('a repeated document request', () => {
  beforeEach(async () => {
    await put('property/1/epc')
    await put('property/1/plan', png, { name: 'Plan' })
    await put('property/2/epc')
  })
  const isNew = async (answer: Response) => answer.headers.get('Location') === href('thankYouDocumentRequest', 'nl')

  test('counts as new for another document, listing or e-mail address', async () => {
    expect(await isNew(await request(form(1), ['epc']))).toBe(true)
    expect(await isNew(await request(form(1), ['epc', 'plan']))).toBe(true)
    expect(await isNew(await request(form(2), ['epc']))).toBe(true)
    expect(await isNew(await request(form(1), ['epc'], { email: 'other@example.com' }))).toBe(true)
    expect(await isNew(await request(form(1), ['plan']))).toBe(false)
    expect(await leads()).toHaveLength(4)
  })

  test('counts as new when the first links have expired', async () => {
    await request(form(1), ['epc'])
    await site.db
      .prepare('UPDATE leads SET created_at = ?')
      .bind(new Date(Date.now() - 7 * day - 1000).toISOString())
      .run()
    expect(await isNew(await request(form(1), ['epc']))).toBe(true)
    expect(await leads()).toHaveLength(2)
  })

  test('still subscribes to the newsletter ticked this time', async () => {
    await request(form(1), ['epc'])
    await request(form(1), ['epc'], { newsletter: '1' })
    expect(await leads()).toHaveLength(1)
    const rows = await site.db.prepare("SELECT state, consent ->> 'text' AS agreed FROM subscriptions WHERE kind = 'newsletter'").all()
    expect(rows.results).toEqual([{ state: 'pending', agreed: translator('nl')('form.newsletter') }])
    expect((await site.mails()).map(({ subject }) => subject)).toContain(translator('nl')('mail.optIn.newsletter.ask.subject'))
  })

  test('sent twice from the same form is one request, thanked both times', async () => {
    const opened = await openForm(site, form(1))
    const twice = await Promise.all([send(form(1), ['epc'], opened), send(form(1), ['epc'], opened)])
    for (const answer of twice) expect(await isNew(answer)).toBe(true)
    expect([(await leads()).length, (await site.mails()).length]).toEqual([1, 2])
  })

  test('reveals one earlier request per captcha, not several', async () => {
    await request(form(1), ['epc'])
    await request(form(1), ['epc'], { email: 'other@example.com' })
    const opened = await openForm(site, form(1))
    expect((await send(form(1), ['epc'], opened)).headers.get('Location')).toContain('documents-requested')
    expect((await send(form(1), ['epc'], opened, { email: 'other@example.com' })).status).toBe(422)
  })

  test('offers no resend button on a forged link', async () => {
    await request(form(1), ['epc'])
    const [lead] = await leads()
    const plain = href('thankYouDocumentsAgain', 'nl')
    for (const query of ['', `?lead=${lead?.id}`, `?lead=${lead?.id}&until=9999999999999&seal=${'A'.repeat(43)}`, '?lead=&until=&seal=']) {
      expect(await site.html(plain + query)).not.toContain('<button class="button" type="submit">Opnieuw')
      const sent = await post(site, plain + query, {})
      expect([sent.status, sent.headers.get('Location')]).toEqual([303, plain])
    }
    expect(await site.mails()).toHaveLength(2)
  })

  test('redirects to the form when the documents are gone', async () => {
    await request(form(1), ['epc'])
    const path = (await request(form(1), ['epc'])).headers.get('Location') ?? ''
    await remove('property/1/epc')
    const sent = await post(site, path, {})
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, form(1)])
    expect(await site.mails()).toHaveLength(2)
  })
})

test('documents that are not offered are refused and the others stay ticked', async () => {
  await put('property/1/epc')
  await put('property/1/plan', png, { name: 'Plan' })
  for (const chosen of [['nothing'], ['epc', '../plan'], ['epc', 'epc'], ['__proto__']]) {
    const answer = await request(form(1), chosen)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(translator('nl')('form.error.documents.invalid'))
    expect(/<input[^>]*value="epc"[^>]*>/.exec(html)?.[0].includes('checked') ?? false).toBe(chosen.includes('epc'))
  }
  expect(await leads()).toEqual([])
})

test('a failed write shows its own error message and keeps the input', async () => {
  await put('property/1/epc')
  const opened = await openForm(site, form(1))
  await site.db.prepare("CREATE TRIGGER broken BEFORE INSERT ON leads BEGIN SELECT RAISE(ABORT, 'broken'); END").run()
  try {
    const answer = await send(form(1), ['epc'], opened)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(translator('nl')('form.documentRequest.failed'))
    expect(html).toContain('value="Annelie@example.com"')
  } finally {
    await site.db.prepare('DROP TRIGGER broken').run()
  }
  expect((await send(form(1), ['epc'], opened)).status).toBe(303)
})

test.each(asStrings([3, 4, 999]))('listing %s (rented, sold or unknown) has no form, and its page lists no documents', async (id) => {
  if (id !== '999') await put(`property/${id}/epc`)
  const path = form(Number(id))
  const answers = [await site.fetch(path), await send(path, ['epc'], { carried: {}, captcha: '' })]
  for (const answer of answers) expect(answer.status).toBe(302)
  expect(await site.html(answers[0]?.headers.get('Location') ?? '')).not.toContain('class="downloads"')
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
  expect(new Set(tags).size).toBe(3)
})

test('a crash between storing and publishing a document is repaired by the next call or nightly job', async () => {
  const path = (await site.fetch(href('propertyForSale', 'nl', { city: '-', type: '-', id: 2 }))).headers.get('Location') ?? ''
  const tag = async () => (await site.fetch(path)).headers.get('ETag')
  const runNightlyJob = async () => (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date() })
  await put('property/2/epc')
  for (const next of [() => put('property/2/epc'), () => remove('property/2/never'), runNightlyJob]) {
    const before = await tag()
    await site.db.prepare('UPDATE catalogue SET version = version + 1').run()
    expect(await tag()).toBe(before)
    await next()
    expect(await tag()).not.toBe(before)
  }
})

test('searches stay correct after a document upload and a later import', async () => {
  const found = async () => (await (await site.fetch('/api/listings?lang=en&goal=sale')).json()).total
  const before = await found()
  await put('property/1/epc')
  const version = (await site.db.prepare('SELECT version FROM catalogue').first<{ version: number }>())?.version
  const indexes = (await site.kv.list({ prefix: 'search:' })).keys.map(({ name }) => name)
  expect(
    indexes.filter((name) => name.endsWith(`:${version}`)),
    'the search index is carried over',
  ).toHaveLength(1)
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

test('erasing a person deletes their request and keeps the documents', async () => {
  await put('property/1/epc')
  await request(form(1), ['epc'])
  const body = JSON.stringify({ email: 'annelie@example.com' })
  const exported = await (await site.fetch('/privacy/export', { method: 'POST', body, headers: authorised() })).json()
  expect(exported).toMatchObject({ leads: [{ form: 'documentRequest', fields: { documents: ['epc'] } }], mails: [{ template: 'documents' }] })
  await site.fetch('/privacy/erase', { method: 'POST', body, headers: authorised() })
  expect(await leads()).toEqual([])
  expect(await storedKeys()).toEqual({ 'property/1': ['epc'] })
})
