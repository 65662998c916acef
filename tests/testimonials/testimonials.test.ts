import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { type Answers, openForm } from '../forms/form-filler.ts'
import {
  asFile,
  decide,
  files,
  form,
  leads,
  lendTestimonialSite,
  linkInMail,
  page,
  photograph,
  rows,
  send,
  site,
  tagOf,
  typed,
  write,
} from './testimonial-site.ts'

lendTestimonialSite()

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
      expect(mail.text?.includes('Niemand heeft ons opgejaagd.')).toBe(mail.to?.[0]?.address === 'info@perron.example')
      expect(`${mail.subject}${mail.text}`).not.toMatch(/(?:mail|form)\.[a-z]|\{|undefined/)
    }
    const own = mails.find((mail) => mail.to?.[0]?.address === 'Els@example.com')
    expect(own?.subject).toBe(t('mail.testimonial.confirmation.subject'))
    expect(`${own?.text}${own?.html}`).not.toContain('seal=')
  })

  test('the page without testimonials says so and links to the form, and every page links to it', async () => {
    const html = await site.html(href('testimonials', locale))
    expect(html).toContain(t('testimonials.none'))
    expect(html).toContain(`href="${path}"`)
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(await site.html(href('contact', locale))).toContain(`href="${href('testimonials', locale)}"`)
    expect(await site.html(href('home', locale))).not.toContain('<blockquote')
  })

  test('missing fields are listed in page order', async () => {
    const answer = await write({ about: 'iemand', website: 'geen adres' }, asFile('nothing', 'a.jpg'), path)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    const summary = html.slice(html.indexOf('class="error-summary"'), html.indexOf('<form class="form"'))
    expect([...summary.matchAll(/href="#(\w+)"/g)].map(([, name]) => name)).toEqual(['name', 'website', 'comment', 'picture', 'email', 'publish', 'privacy'])
    expect(summary).toContain(t('form.error.website.invalid'))
    expect(summary).toContain(t('form.error.picture.invalid'))
    expect(html).toContain('value="geen adres"')
    expect([await rows(), await files()]).toEqual([[], []])
  })
})

test('the page shows the introduction and text that the agency has written', async () => {
  const words = { title: { nl: 'Wat klanten zeggen', fr: 'Ce que disent nos clients' }, summary: { nl: 'Ongewijzigd overgenomen.', fr: 'Repris tels quels.' } }
  const written = { page: 'testimonials', ...words, body: { nl: '## Zo kiezen we\n\nWe plaatsen alles.', fr: '## Notre choix\n\nNous publions tout.' } }
  expect((await site.importFeed({ kind: 'content', pages: [written], articles: [] })).errors).toEqual([])
  const html = await site.html(page)
  for (const text of ['<h1>Wat klanten zeggen</h1>', '<meta name="description" content="Ongewijzigd overgenomen."', '<h2>Zo kiezen we</h2>'])
    expect(html).toContain(text)
  expect(html).toContain(translator('nl')('testimonials.none'))
  expect(await site.html(href('testimonials', 'en'))).toMatch(/<h1 lang="fr">|<h1 lang="nl">/)
})

test('a testimonial that cannot be stored says so, and leaves nothing behind', async () => {
  await site.db.prepare('ALTER TABLE testimonials RENAME TO elsewhere').run()
  const answer = await write(typed, asFile(await photograph(), 'wij.jpg')).finally(() => site.db.prepare('ALTER TABLE elsewhere RENAME TO testimonials').run())
  const html = await answer.text()
  expect(answer.status).toBe(503)
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

describe('the testimonials API', () => {
  const postTestimonial = (texts: Answers, picture: File | null = null, token = site.token) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(texts)) body.append(name, value)
    if (picture) body.append('picture', picture)
    return site.fetch('/testimonials', { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } })
  }
  const own: Answers = { locale: 'fr', name: 'Odile', comment: 'Très bien.', postedOn: '2025-03-04', email: 'odile@example.com' }

  test('the testimonials API publishes existing testimonials once, and their authors can have them erased', async () => {
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

  test('the testimonials API changes the ETag when an older testimonial replaces another', async () => {
    await postTestimonial(own)
    const before = await tagOf(page)
    await site.db.prepare('DELETE FROM testimonials').run()
    await postTestimonial({ ...own, name: 'Marc', comment: 'Goed.' })
    expect(await tagOf(page)).not.toBe(before)
    expect(await site.html(page, { headers: { 'If-None-Match': before ?? '' } })).toContain('Marc')
  })

  test('the testimonials API answers 400 to invalid requests', async () => {
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

  test('the testimonials API answers 401 without a valid token', async () => {
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
    await announce()
  }
  /** Rows written without the API are not announced as a change until the five-minute job runs. */
  const announce = async () => {
    await site.db.prepare('UPDATE catalogue SET content = content + 1').run()
    await (await site.miniflare.getWorker()).scheduled({ cron: '*/5 * * * *', scheduledTime: new Date() })
  }

  test('many testimonials are shown twelve to a page, newest first', async () => {
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
