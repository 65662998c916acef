import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { shownPicture } from '#worker/files/testimonial-pictures.ts'
import { reviewLink } from '#worker/signing/review-link.ts'
import { sealedQuery } from '#worker/signing/sealed-link.ts'
import { type Answers, type OpenedForm, openForm } from './form-filler.ts'
import { startSite, type TestSite } from './site.ts'

const secret = 'a secret of this test'
const signing = { current: secret, previous: [] }
const form = href('testimonialForm', 'nl')
const page = href('testimonials', 'nl')
const megabyte = 1024 * 1024
const day = 24 * 60 * 60 * 1000

let site: TestSite
beforeAll(async () => {
  site = await startSite({ SIGNING_SECRET: secret })
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  for (const row of await rows()) await erase(row.id)
  await site.db.prepare('DELETE FROM leads').run()
  await site.kv.delete('testimonials:newest')
  for (const key of await files()) await (await site.miniflare.getR2Bucket('FILES')).delete(key)
  site.mailbox.empty()
})

const typed: Answers = {
  name: 'Els V. uit Brugge',
  about: 'verkocht een rijwoning',
  website: 'www.els.example',
  comment: 'Niemand heeft ons opgejaagd.\r\n\r\nDat blijft ons bij.',
  email: 'Els@example.com',
  publish: '1',
  privacy: '1',
}

async function send(answers: Answers, file: File | null, { carried, captcha }: OpenedForm, path = form): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...carried, captcha, ...answers })) body.append(name, value)
  if (file) body.append('picture', file)
  return site.fetch(path, { method: 'POST', body })
}

const write = async (answers: Answers = typed, file: File | null = null, path = form) => send(answers, file, await openForm(site, path), path)
const decide = (link: string, decision: string, withPicture = true) =>
  site.fetch(link, { method: 'POST', body: new URLSearchParams({ decision, ...(withPicture ? { picture: '1' } : {}) }) })

/** A phone photograph: 800 × 600, rotated by EXIF, with its location. */
async function photograph(): Promise<Buffer> {
  const pixels = { width: 800, height: 600, channels: 3, background: '#a05030' } as const
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 12/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '3/1 13/1 26/1' } }
  return sharp({ create: pixels })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Els Verhaege', Software: 'Telefoon' }, ...gps })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

const asFile = (bytes: Buffer | string, name: string) => new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name)

describe.each(locales)('in %s', (locale) => {
  const t = translator(locale)
  const path = href('testimonialForm', locale)

  test('a testimonial redirects to the thank-you page, is pending, and is mailed to author and office', async () => {
    const answer = await write(typed, null, path)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, href('thankYouTestimonial', locale)])
    expect(await site.html(href('thankYouTestimonial', locale))).toContain(t('form.testimonial.step3'))
    expect(await rows()).toMatchObject([{ state: 'waiting', locale, name: 'Els V. uit Brugge', website: 'https://www.els.example/', picture: null }])
    const mails = await site.mails()
    expect(mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual(['Els@example.com', 'info@perron.example'])
    for (const mail of mails) {
      expect(mail.text).toContain('Niemand heeft ons opgejaagd.')
      expect(`${mail.subject}${mail.text}`).not.toMatch(/(?:mail|form)\.[a-z]|\{|undefined/)
    }
    const own = mails.find((mail) => mail.to?.[0]?.address === 'Els@example.com')
    expect(own?.subject).toBe(t('mail.testimonial.confirmation.subject'))
    expect(`${own?.text}${own?.html}`).not.toContain('seal=')
  })

  test('the page says that there are no testimonials yet, links to the form, and is linked from every page', async () => {
    const html = await site.html(href('testimonials', locale))
    expect(html).toContain(t('testimonials.none'))
    expect(html).toContain(`href="${path}"`)
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(await site.html(href('contact', locale))).toContain(`href="${href('testimonials', locale)}"`)
    expect(await site.html(href('home', locale))).toContain(t('home.quote'))
  })

  test('missing fields are listed in page order', async () => {
    const answer = await write({ about: 'iemand', website: 'geen adres' }, asFile('nothing', 'a.jpg'), path)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    const summary = html.slice(html.indexOf('error-summary'), html.indexOf('<form'))
    expect([...summary.matchAll(/href="#(\w+)"/g)].map(([, name]) => name)).toEqual(['name', 'website', 'comment', 'picture', 'email', 'publish', 'privacy'])
    expect(summary).toContain(t('form.error.website.invalid'))
    expect(summary).toContain(t('form.error.picture.invalid'))
    expect(html).toContain('value="geen adres"')
    expect([await rows(), await files()]).toEqual([[], []])
  })
})

describe('the office', () => {
  test('previews it through the link in its mail, without changing anything', async () => {
    await write(typed, asFile(await photograph(), 'wij.jpg'))
    const link = await linkInMail()
    for (const method of ['HEAD', 'GET']) expect((await site.fetch(link, { method })).status).toBe(200)
    const answer = await site.fetch(link)
    expect([answer.headers.get('Cache-Control'), answer.headers.get('ETag')]).toEqual(['private, no-store', null])
    const html = await answer.text()
    expect(html).toContain('<html lang="nl">')
    expect(html).toContain('Dat blijft ons bij.')
    expect(html).toContain('href="https://www.els.example/" rel="nofollow ugc noopener"')
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).not.toContain('Els@example.com')
    const picture = await site.fetch((/src="(\/testimonials\/[^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'))
    expect([picture.status, picture.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(await rows()).toMatchObject([{ state: 'waiting' }])
    expect(await site.html(page)).not.toContain('Dat blijft ons bij.')
  })

  test('publishes it: the pages show it at once, and its author gets one mail, even after a double click', async () => {
    const [before, homeBefore] = [await tagOf(page), await tagOf(href('home', 'nl'))]
    await write()
    const link = await linkInMail()
    site.mailbox.empty()
    const answers = await Promise.all([decide(link, 'publish'), decide(link, 'publish')])
    expect(answers.map((answer) => [answer.status, answer.headers.get('Location')])).toEqual([
      [303, link],
      [303, link],
    ])
    await decide(link, 'publish')
    expect(await tagOf(page)).not.toBe(before)
    expect(await tagOf(href('home', 'nl'))).not.toBe(homeBefore)
    const html = await site.html(page)
    expect(html).toMatch(/<blockquote[^>]* lang="nl"[^>]*><p>Niemand heeft ons opgejaagd\.<\/p><p>Dat blijft ons bij\.<\/p>/)
    expect(html).not.toContain('noindex')
    const home = await site.html(href('home', 'fr'))
    expect(home).toContain('Niemand heeft ons opgejaagd.')
    expect(home).not.toContain(translator('fr')('home.quote'))
    const mails = await site.mails()
    expect(mails.map((mail) => [mail.to?.[0]?.address, mail.subject])).toEqual([['els@example.com', 'Uw getuigenis staat op de site']])
    expect(mails[0]?.text).toContain(`${site.url}${page}`)
    expect(mails[0]?.replyTo?.[0]?.address).toBe('info@perron.example')
  })

  test('unpublishes and republishes it without a mail', async () => {
    await write()
    const link = await linkInMail()
    await decide(link, 'publish')
    await site.mails()
    site.mailbox.empty()
    expect(await site.html(link)).toContain(translator('nl')('review.unpublish'))
    await decide(link, 'refuse')
    expect(await site.html(page)).not.toContain('Dat blijft ons bij.')
    expect(await site.html(href('home', 'nl'))).toContain(translator('nl')('home.quote'))
    await decide(link, 'publish')
    expect(await site.html(page)).toContain('Dat blijft ons bij.')
    expect(await site.mails()).toEqual([])
  })

  test('may publish it without the picture', async () => {
    await write(typed, asFile(await photograph(), 'wij.jpg'))
    const link = await linkInMail()
    await decide(link, 'publish', false)
    const [row] = await rows()
    expect(await site.html(page)).not.toContain('testimonial-picture')
    expect((await site.fetch(`/testimonials/${row?.id}/480.webp`)).status).toBe(404)
  })

  test('decides alone: forged, altered and expired links are refused', async () => {
    await write()
    const [row] = await rows()
    const id = row?.id ?? ''
    const now = Date.now()
    const path = href('testimonialReview', 'nl', { id })
    const links = [
      path,
      `${path}?until=9999999999999&seal=${'A'.repeat(43)}`,
      `${path}?${await sealedQuery(signing, 'file', id, new Date(now + day))}`,
      `${path}?${await sealedQuery(signing, 'testimonial', 'another', new Date(now + day))}`,
      `${path}?${await sealedQuery({ current: 'another secret', previous: [] }, 'testimonial', id, new Date(now + day))}`,
      await reviewLink(signing, id, 'nl', new Date(now - 60 * day - 1000)),
    ]
    for (const link of links) {
      const answer = await site.fetch(link)
      expect(answer.status, link).toBe(403)
      expect(await answer.text()).not.toContain('opgejaagd')
      expect((await decide(link, 'publish')).status, link).toBe(403)
    }
    const good = await reviewLink(signing, id, 'nl', new Date(now - 60 * day + 60_000))
    expect((await decide(good, 'destroy')).status).toBe(200)
    const foreign = await site.fetch(good, { method: 'POST', body: new URLSearchParams({ decision: 'publish' }), headers: { Origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    expect(await rows()).toMatchObject([{ state: 'waiting' }])
    await erase(id)
    expect([(await site.fetch(good)).status, (await decide(good, 'publish')).status]).toEqual([410, 410])
  })

  test.each(locales)('sees the review page in %s', async (locale) => {
    await write()
    const [row] = await rows()
    const html = await site.html(await reviewLink(signing, row?.id ?? '', locale, new Date()))
    expect(html).toContain(translator(locale)('review.waiting'))
    expect(html).toContain(translator(locale)('review.publish'))
  })
})

describe('a picture', () => {
  test('is re-encoded: upright, resized and without EXIF', async () => {
    const taken = await photograph()
    expect(metadataIn(taken)).toContain('Els Verhaege')
    expect((await sharp(taken).metadata()).exif?.length).toBeGreaterThan(100)
    await write(typed, asFile(taken, 'wij.jpg'))
    const [row] = await rows()
    expect(row?.picture).toBe('{"width":600,"height":800,"turn":90}')
    for (const width of [480, 960]) expect((await site.fetch(`/testimonials/${row?.id}/${width}.webp`)).status, 'before it is published').toBe(404)
    await decide(await linkInMail(), 'publish')
    const html = await site.html(page)
    expect(html).toContain(`<source type="image/webp" srcSet="/testimonials/${row?.id}/480.webp 480w, /testimonials/${row?.id}/960.webp 600w"`)
    const answer = await site.fetch(`/testimonials/${row?.id}/480.webp`)
    expect([answer.headers.get('Content-Type'), answer.headers.get('X-Content-Type-Options')]).toEqual(['image/webp', 'nosniff'])
    expect(answer.headers.get('Cache-Control')).toContain('private')
    const shown = Buffer.from(await answer.arrayBuffer())
    const { format, width, height, exif, xmp } = await sharp(shown).metadata()
    expect({ format, width, height, exif, xmp }).toEqual({ format: 'webp', width: 480, height: 640, exif: undefined, xmp: undefined })
    for (const key of await files()) expect(metadataIn(await fileOf(key)), key).not.toMatch(/Els Verhaege|Telefoon|Exif/)
    for (const other of ['481.webp', '480.jpg', '480', 'original', '480.webp.webp'])
      expect((await site.fetch(`/testimonials/${row?.id}/${other}`)).status).not.toBe(200)
    expect((await site.fetch(`/files/${row?.id}`)).status).toBe(401)
  })

  test.each(['png', 'webp'] as const)('may be a %s, whatever its file name', async (format) => {
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#123456' } })
      .toFormat(format)
      .toBuffer()
    expect((await write(typed, asFile(bytes, 'foto.txt'))).status).toBe(303)
    expect((await rows())[0]?.picture).toBe('{"width":300,"height":200,"turn":0}')
    await decide(await linkInMail(), 'publish')
    const [row] = await rows()
    const answer = await site.fetch(`/testimonials/${row?.id}/480.webp`)
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(300)
  })

  test('loses a page hidden in it when it is re-encoded', async () => {
    const polyglot = Buffer.concat([await photograph(), Buffer.from('<html><script>alert(1)</script></html>')])
    await write(typed, asFile(polyglot, 'foto.html'))
    await decide(await linkInMail(), 'publish')
    const [row] = await rows()
    const answer = await site.fetch(`/testimonials/${row?.id}/480.webp`)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).includes('script')).toBe(false)
  })

  test('that cannot be decoded is not shown, nor is the original', async () => {
    const broken = Buffer.concat([Buffer.from('ffd8ffc0000b080064006401011100ffd9', 'hex'), Buffer.from('<script>alert(1)</script>')])
    expect((await write(typed, asFile(broken, 'foto.jpg'))).status).toBe(303)
    await decide(await linkInMail(), 'publish')
    const [row] = await rows()
    const answer = await site.fetch(`/testimonials/${row?.id}/480.webp`)
    expect([answer.status, await answer.text()]).toEqual([404, ''])
  })

  test.each<[string, File]>([
    ['a drawing', asFile('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>', 'a.svg')],
    ['a page with the type of a photograph', new File(['<html><script>alert(1)</script>'], 'a.jpg', { type: 'image/jpeg' })],
    ['a PDF', asFile('%PDF-1.7', 'a.jpg')],
    ['an empty file', asFile('', 'a.jpg')],
    ['the first bytes of a photograph', asFile(Buffer.from('ffd8ffe0', 'hex'), 'a.jpg')],
    ['a photograph of size zero', asFile(Buffer.from('ffd8ffc0000b08000000000101110000ffd9', 'hex'), 'a.jpg')],
    ['a picture with too many pixels', asFile(hugePng(), 'a.png')],
    ['more than 5 MB', new File([Buffer.from('ffd8ffc0000b080064006401011100', 'hex'), new Uint8Array(5 * megabyte)], 'a.jpg')],
  ])('is not %s: the form is refused and all input is kept', async (_, file) => {
    const answer = await write(typed, file)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(`href="#picture">${translator('nl')('form.error.picture.invalid')}`)
    expect(html).toContain('value="Els@example.com"')
    expect(html).not.toContain('<script>alert')
    expect([await rows(), await files()]).toEqual([[], []])
  })

  test('has to be chosen again after another error, and the page says so', async () => {
    const html = await (await write({ ...typed, email: 'nobody' }, asFile(await photograph(), 'wij.jpg'))).text()
    expect(html).toContain(translator('nl')('form.fileAgain', { file: 'wij.jpg' }))
    expect(await files()).toEqual([])
  })

  function hugePng(): Buffer {
    const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex')
    header.writeUInt32BE(11_000, 16)
    header.writeUInt32BE(11_000, 20)
    return header
  }
})

test('without an image encoder no picture is shown, not even the original', async () => {
  const FILES = await site.miniflare.getR2Bucket('FILES')
  await FILES.put('testimonials/mine', Uint8Array.from(await photograph()))
  expect(await shownPicture({ FILES }, 'mine', { width: 600, height: 800, turn: 90 }, 480)).toBeNull()
})

test('a testimonial that cannot be stored says so, and nothing of it is kept', async () => {
  await site.db.prepare('ALTER TABLE testimonials RENAME TO elsewhere').run()
  const answer = await write(typed, asFile(await photograph(), 'wij.jpg')).finally(() => site.db.prepare('ALTER TABLE elsewhere RENAME TO testimonials').run())
  const html = await answer.text()
  expect(html).toContain(translator('nl')('form.testimonial.failed'))
  expect(html).toContain('Dat blijft ons bij.')
  expect(html).toContain(translator('nl')('form.fileAgain', { file: 'wij.jpg' }))
  expect([await leads(), await rows(), await site.mails()]).toEqual([[], [], []])
})

test('a testimonial sent twice is stored once, with one picture and two mails', async () => {
  const opened = await openForm(site, form)
  const picture = await photograph()
  const answers = await Promise.all([send(typed, asFile(picture, 'a.jpg'), opened), send(typed, asFile(picture, 'a.jpg'), opened)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect([await rows(), await files()]).toEqual([[expect.anything()], [expect.anything()]])
  expect(await site.mails()).toHaveLength(2)
})

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</blockquote></main><h1>x',
  '{t} {{7*7}} <%= 7*7 %> %s',
  "Robert'); DROP TABLE testimonials;--",
  '\u202Eevil\u202C',
  '👩‍👩‍👧‍👦 ﷽ Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A',
  'اختبار النص العربي',
]

test.each(hostile)('%j stays text on the page, the home page and in the mails', async (text) => {
  await write({ ...typed, name: text, about: text, comment: text })
  expect(await rows()).toMatchObject([{ name: text, about: text, comment: text }])
  const link = await linkInMail()
  await decide(link, 'publish')
  const shown = [await site.html(link), await site.html(page), await site.html(href('home', 'nl')), ...(await site.mails()).map((mail) => mail.html ?? '')]
  expect(shown).toHaveLength(6)
  for (const html of shown) expect(html).not.toMatch(/<script>alert|<img src=x|<h1>x/)
  expect(shown[1]).toContain(`<bdi>${escaped(text)}</bdi>`)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'https://user:pass@b.example',
  'http://',
  'localhost',
  'ftp://b.example',
  'a b.example',
])('a website %j is refused', async (website) => {
  const answer = await write({ ...typed, website })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(`href="#website">${translator('nl')('form.error.website.invalid')}`)
})

test('unknown fields are ignored', async () => {
  await write({ ...typed, state: 'published', id: 'mine', postedAt: '2001-01-01' })
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'waiting' })
  expect(row?.id).not.toBe('mine')
})

describe('retention', () => {
  const night = async (at: number) => (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date(at) })
  const months = (count: number) => count * 31 * day
  const ask = async (what: 'erase' | 'export', email: string) =>
    (await site.fetch(`/privacy/${what}`, { method: 'POST', body: JSON.stringify({ email }), headers: { Authorization: `Bearer ${site.token}` } })).json()

  test('a refused testimonial is erased after three months, with its picture and lead', async () => {
    await write(typed, asFile(await photograph(), 'wij.jpg'))
    const link = await linkInMail()
    await decide(link, 'refuse')
    await site.html(link)
    await night(Date.now() + 88 * day)
    expect([(await rows()).length, (await leads()).length]).toEqual([1, 1])
    await night(Date.now() + months(3) + day)
    expect([await rows(), await leads(), await files()]).toEqual([[], [], []])
  })

  test('an undecided testimonial is erased with its lead', async () => {
    await write(typed, asFile(await photograph(), 'wij.jpg'))
    await night(Date.now() + months(23))
    expect(await rows()).toHaveLength(1)
    await night(Date.now() + months(25))
    expect([await rows(), await leads(), await files()]).toEqual([[], [], []])
  })

  test('a published one outlives its lead without the address, and is erased on the author’s request', async () => {
    await write(typed, asFile(await photograph(), 'wij.jpg'))
    const link = await linkInMail()
    await decide(link, 'publish')
    await site.mails()
    const [row] = await rows()
    await site.fetch(`/testimonials/${row?.id}/480.webp`)
    await night(Date.now() + months(25))
    expect([(await rows()).length, await leads(), (await files()).length]).toEqual([1, [], 2])
    expect(JSON.stringify(await rows()).toLowerCase()).not.toContain('els@example.com')
    expect(await site.html(page)).toContain('Dat blijft ons bij.')
    expect(await ask('export', 'nobody@example.com')).toMatchObject({ testimonials: [] })
    expect(await ask('export', ' ELS@example.com')).toMatchObject({ leads: [], testimonials: [{ id: row?.id, name: 'Els V. uit Brugge', state: 'published' }] })
    expect(await ask('erase', 'other@example.com')).toEqual({ erased: 0, appointments: [] })
    expect(await ask('erase', 'els@example.com')).toEqual({ erased: 1, appointments: [] })
    expect([await rows(), await files()]).toEqual([[], []])
    expect(await site.html(page)).not.toContain('Dat blijft ons bij.')
    expect(await site.html(href('home', 'nl'))).toContain(translator('nl')('home.quote'))
    expect((await site.fetch(`/testimonials/${row?.id}/480.webp`)).status).toBe(404)
  })

  test('erasing a lead erases its pending testimonial, counted once', async () => {
    await write(typed, asFile(await photograph(), 'wij.jpg'))
    expect(await ask('export', 'els@example.com')).toMatchObject({ leads: [{ form: 'testimonial' }], testimonials: [{ state: 'waiting' }] })
    expect(await ask('erase', 'els@example.com')).toEqual({ erased: 1, appointments: [] })
    expect([await rows(), await leads(), await files()]).toEqual([[], [], []])
  })

  test('a picture without a stored testimonial is deleted after a day', async () => {
    await (await site.miniflare.getR2Bucket('FILES')).put('testimonials/nobody', 'x')
    await night(Date.now() + 60_000)
    expect(await files()).toHaveLength(1)
    await night(Date.now() + 25 * 60 * 60 * 1000)
    expect(await files()).toEqual([])
  })
})

describe('the testimonials API', () => {
  const postTestimonial = (texts: Answers, picture: File | null = null, token = site.token) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(texts)) body.append(name, value)
    if (picture) body.append('picture', picture)
    return site.fetch('/testimonials', { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } })
  }
  const own: Answers = { locale: 'fr', name: 'Odile', comment: 'Très bien.', postedOn: '2025-03-04', email: 'odile@example.com' }

  test('publishes existing testimonials once, and their authors can have them erased', async () => {
    for (const _ of [1, 2]) expect((await postTestimonial(own, asFile(await photograph(), 'o.jpg'))).status).toBe(200)
    expect(await rows()).toMatchObject([{ state: 'published', locale: 'fr', name: 'Odile', about: null }])
    expect(await site.html(page)).toContain('<time dateTime="2025-03-04">4 maart 2025</time>')
    const all = await (await site.fetch('/testimonials/all', { headers: { Authorization: `Bearer ${site.token}` } })).json()
    expect(all).toMatchObject({ testimonials: [{ name: 'Odile', state: 'published' }] })
    await decide(all.testimonials[0].review, 'refuse')
    expect(await site.html(page)).toContain(translator('nl')('testimonials.none'))
    await decide(all.testimonials[0].review, 'publish')
    expect(await site.mails()).toEqual([])
    await site.fetch('/privacy/erase', { method: 'POST', body: '{"email":"Odile@example.com"}', headers: { Authorization: `Bearer ${site.token}` } })
    expect([await rows(), await files()]).toEqual([[], []])
  })

  test('changes the ETag when an older testimonial replaces another', async () => {
    await postTestimonial(own)
    const before = await tagOf(page)
    await site.db.prepare('DELETE FROM testimonials').run()
    await postTestimonial({ ...own, name: 'Marc', comment: 'Goed.' })
    expect(await tagOf(page)).not.toBe(before)
    expect(await site.html(page, { headers: { 'If-None-Match': before ?? '' } })).toContain('Marc')
  })

  test('answers 400 to invalid requests', async () => {
    const wrong: readonly Answers[] = [
      {},
      { ...own, name: ' ' },
      { ...own, postedOn: '2025-02-30' },
      { ...own, postedOn: new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10) },
      { ...own, locale: 'es' },
      { ...own, website: 'javascript:x' },
    ]
    for (const texts of wrong) expect((await postTestimonial(texts)).status).toBe(400)
    expect((await postTestimonial(own, asFile('<svg/>', 'a.svg'))).status).toBe(400)
    expect((await site.fetch('/testimonials', { method: 'POST', body: '{', headers: { Authorization: `Bearer ${site.token}` } })).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('answers 401 without a valid token', async () => {
    expect((await postTestimonial(own, null, 'another')).status).toBe(401)
    expect((await site.fetch('/testimonials/all')).status).toBe(401)
    expect(await rows()).toEqual([])
  })
})

describe('many testimonials', () => {
  const insertTestimonials = async (count: number, locale: Locale = 'nl') => {
    const values = Array.from({ length: count }, (_, index) => {
      const at = new Date(Date.UTC(2026, 0, 1 + index)).toISOString()
      return `('many${index}', 'published', '${locale}', 'Klant ${index}', 'Goed nummer ${index}.', '${at}', '${at}')`
    })
    await site.db.prepare(`INSERT INTO testimonials (id, state, locale, name, comment, posted_at, decided_at) VALUES ${values.join(',')}`).run()
  }

  test('are shown twelve a page, newest first', async () => {
    await insertTestimonials(25)
    const namesOn = async (path: string) => [...(await site.html(path)).matchAll(/<bdi>Klant (\d+)<\/bdi>/g)].map(([, number]) => Number(number))
    expect(await namesOn(page)).toEqual(Array.from({ length: 12 }, (_, index) => 24 - index))
    expect(await namesOn(`${page}?page=3`)).toEqual([0])
    const second = await site.html(`${page}?page=2`)
    expect(second).toContain(`rel="prev" aria-label="Vorige pagina"`)
    expect(second).toContain(`href="${page}?page=3"`)
    expect(second).toContain('25 getuigenissen')
    const past = await site.fetch(`${page}?page=4`)
    expect(past.status).toBe(404)
    expect(await past.text()).toContain(`href="${page}"`)
    for (const odd of ['0', '-1', 'x', '1e9', '%00']) expect((await site.fetch(`${page}?page=${odd}`)).status).toBe(200)
  })

  test('answer 304 while the page has not changed', async () => {
    await insertTestimonials(1)
    const answer = await site.fetch(page)
    const tag = answer.headers.get('ETag') ?? ''
    expect(answer.headers.get('Cache-Control')).toBe('public, no-cache')
    expect((await site.fetch(page, { headers: { 'If-None-Match': tag } })).status).toBe(304)
  })
})

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')
}

function metadataIn(bytes: Buffer): string {
  return bytes.toString('latin1')
}

async function tagOf(path: string): Promise<string | null> {
  return (await site.fetch(path)).headers.get('ETag')
}

async function linkInMail(): Promise<string> {
  const notice = (await site.mails()).find((mail) => mail.to?.[0]?.address === 'info@perron.example')
  const url = new URL(/https?:\/\/\S+seal=\S+/.exec(notice?.text ?? '')?.[0] ?? '')
  expect(notice?.text).not.toContain('/files/')
  return url.pathname + url.search
}

interface Row {
  readonly id: string
  readonly state: string
  readonly picture: string | null
}

async function rows(): Promise<readonly Row[]> {
  return (await site.db.prepare('SELECT * FROM testimonials ORDER BY posted_at').all<Row>()).results
}

async function erase(id: string): Promise<void> {
  await site.db.prepare('DELETE FROM testimonials WHERE id = ?').bind(id).run()
}

async function leads(): Promise<readonly unknown[]> {
  return (await site.db.prepare('SELECT id FROM leads').all()).results
}

async function files(): Promise<readonly string[]> {
  const { objects } = await (await site.miniflare.getR2Bucket('FILES')).list({ prefix: 'testimonials/' })
  return objects.map(({ key }) => key)
}

async function fileOf(key: string): Promise<Buffer> {
  const file = await (await site.miniflare.getR2Bucket('FILES')).get(key)
  return Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0))
}
