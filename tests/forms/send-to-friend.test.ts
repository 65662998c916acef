import { describe, expect, test } from 'vitest'
import type { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { sampledLocales } from '../full.ts'
import { importDemoContent, vacancyPath } from '../kit/demo-content.ts'
import { aProject, aProperty, projectAnswer } from '../kit/factories.ts'
import { lendLeadSite, site } from '../leads/lead-site.ts'
import { type Answers, fillIn, openForm, post } from './form-filler.ts'

lendLeadSite({
  async load(site) {
    await importDemoContent(site, 'jobs')
    await site.importFeed([
      aProperty({ ID: 4001, Ident: 'BRU-14' }),
      aProperty({ ID: 4002, PublishAddress: false, Street: 'Geheimstraat', HouseNumber: '99' }),
      aProperty({ ID: 4003, Status: 2 }),
    ])
    await site.importFeed(projectAnswer([aProject({ ID: 71 }), aProject({ ID: 72, Status: 'sold', Constructions: [] })]))
  },
})

const listingPath = (id: number) => href('propertyForSale', 'nl', { city: '-', type: '-', id })
const path = (page: string, locale: (typeof locales)[number] = 'nl') => `${href('sendToFriend', locale)}?page=${encodeURIComponent(page)}`

function answers(overrides: Answers = {}): Answers {
  return {
    friendFirstName: 'Bruno',
    friendLastName: 'Claes',
    friendEmail: 'bruno@example.com',
    firstName: 'Annelie',
    lastName: 'Peeters',
    email: 'Annelie@example.com',
    privacy: '1',
    ...overrides,
  }
}

async function mailTo(address: string) {
  const mails = (await site.mails()).filter((mail) => mail.to?.[0]?.address === address)
  expect(mails).toHaveLength(1)
  return mails[0]
}

describe.each(sampledLocales)('in %s', (locale) => {
  test('the form mails the friend the link without any text of the sender, and confirms to the sender; the office learns only the sender', async () => {
    const t = translator(locale)
    const answer = await fillIn(site, path(listingPath(4001), locale), answers({ note: 'Is dit niets voor jou?\nMet tuin.' }))
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${href('thankYouSendToFriend', locale)}?listing=4001`])
    const thanks = await site.html(answer.headers.get('Location') ?? '')
    expect(thanks).toMatch(new RegExp(`class="button" href="/${locale}/[^"]*/4001/"`))
    expect(thanks).toContain(t('form.sendToFriend.step2'))
    expect(await site.mails()).toHaveLength(3)
    const notice = (await site.mails()).find(({ subject }) => subject === 'Doorgestuurd naar een vriend: Annelie Peeters (BRU-14)')
    expect(notice?.replyTo).toEqual([{ name: 'Annelie Peeters', address: 'Annelie@example.com' }])
    expect(`${notice?.text}${notice?.html}`).not.toMatch(/Bruno|bruno@|Met tuin/)
    expect(notice?.text).toMatch(/\/nl\/te-koop\/[^/]+\/[^/]+\/4001\//)
    const note = await mailTo('bruno@example.com')
    expect(note?.to).toEqual([{ name: 'Bruno Claes', address: 'bruno@example.com' }])
    expect(note?.replyTo).toEqual([{ name: 'Perron', address: 'brugge@perron.example' }])
    expect(`${note?.subject}${note?.text}${note?.html}${JSON.stringify(note?.headers)}`).not.toMatch(/Annelie|annelie|Peeters|Met tuin|niets voor jou/)
    expect(note?.text).toContain(t('form.sendToFriend.title'))
    expect(note?.text).toContain(String(new Date().getFullYear()))
    for (const body of [note?.text, note?.html]) expect(body).toMatch(new RegExp(`http://[^/]+/${locale}/[^/]+/[^/]+/[^/]+/4001/`))
    expect(note?.text).toContain(t('mail.friendNote.why', { site: new URL(site.url).host }).replaceAll('\u2060', ''))
    const confirmation = await mailTo('Annelie@example.com')
    expect(confirmation?.subject).toBe(t('mail.sendToFriend.confirmation.subject'))
    expect(`${confirmation?.text}${confirmation?.html}`).not.toMatch(/Bruno|bruno@|Met tuin/)
    for (const mail of [note, confirmation]) {
      expect(mail?.html).toContain(`<html lang="${locale}">`)
      expect(`${mail?.subject}${mail?.text}`).not.toMatch(/(?:mail|form|route)\.[a-z]+[A-Z.]|\{|undefined/)
    }
  })
})

test('a listing links to the form, which shows the listing and is not indexed', async () => {
  const page = await site.html((await site.fetch(listingPath(4001))).headers.get('Location') ?? '')
  const link = /href="([^"]*doorsturen\/\?page=[^"]+)"/.exec(page)?.[1] ?? ''
  const form = await site.fetch(link)
  expect(form.status).toBe(200)
  const html = await form.text()
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(html).toMatch(/<article class="card" data-listing-id="4001"/)
})

test('a project is sent with its name and link', async () => {
  await fillIn(site, path(href('project', 'fr', { city: '-', name: '-', id: 71 })), answers())
  expect((await mailTo('bruno@example.com'))?.text).toMatch(/^PROJECT\nDe Boomgaard, Gent[\s\S]*\/nl\/nieuwbouw\/gent\/de-boomgaard\/71\//m)
})

test('any other page is sent in the form’s language', async () => {
  await fillIn(site, path('/fr/conseils/', 'de'), answers())
  const note = await mailTo('bruno@example.com')
  expect(note?.subject).toBe('Für Sie weitergeleitet: Tipps')
  expect(note?.text).toContain(`SEITE\nTipps\n${new URL(site.url).origin}/de/tipps/`)
  expect((await mailTo('Annelie@example.com'))?.text).toContain('/de/tipps/')
})

test.each([
  'https://evil.example/nl/tips/',
  '//evil.example/',
  '/nl/login/../../x',
  '/xx/tips/',
  '/nl/eigenaar/',
  '/nl/login/',
  '/nl/bedankt/',
  '%00',
  '',
  '/nl/contact/doorsturen/',
])('the home page is sent instead of a page that is not public: %s', async (page) => {
  expect((await fillIn(site, path(page), answers())).status).toBe(303)
  const text = (await mailTo('bruno@example.com'))?.text ?? ''
  expect(text).toContain(`${new URL(site.url).origin}/nl/\n`)
  expect(text).not.toContain('evil')
})

test.each([
  ['a sold listing', listingPath(4003), /^\/nl\/te-koop\/.+\/4003\/$/],
  ['an unknown listing', listingPath(999), /^\/nl\/te-koop\/.+\/999\/$/],
  ['an unknown project', href('project', 'nl', { city: '-', name: '-', id: 999 }), /^\/nl\/nieuwbouw\/.+\/999\/$/],
])('%s is not sent: the visitor is redirected to its page', async (_, page, location) => {
  for (const answer of [await site.fetch(path(page)), await post(site, path(page), answers())]) {
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toMatch(location)
  }
})

test("errors are listed in page order, including the friend's address, and input is kept", async () => {
  const t = translator('en')
  const { carried, captcha } = await openForm(site, path(listingPath(4001), 'en'))
  const answer = await post(site, path(listingPath(4001), 'en'), { ...carried, captcha, note: 'Look', friendEmail: 'bruno@', lastName: 'Peeters' })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  const summary = html.slice(html.indexOf('class="error-summary"'), html.indexOf('<form class="form"'))
  expect([...summary.matchAll(/href="#(\w+)"/g)].map(([, name]) => name)).toEqual(['friendEmail', 'firstName', 'email', 'privacy'])
  expect(summary).toContain(t('form.error.friendEmail.invalid'))
  expect(html).toMatch(/name="lastName"[^>]*value="Peeters"|value="Peeters"[^>]*name="lastName"/)
  expect(html).not.toContain('Look<')
  expect(html).toMatch(/name="friendEmail"[^>]*value="bruno@"|value="bruno@"[^>]*name="friendEmail"/)
  expect(await countLeads()).toBe(0)
})

test.each([
  ['firstName', 'Win op www.evil.example'],
  ['firstName', 'evil.example'],
  ['lastName', 'evil.example?x=1'],
  ['friendFirstName', 'пример.рф/kup'],
  ['friendFirstName', 'mailto:a@b'],
  ['friendLastName', 'evil\u200b.example'],
  ['friendLastName', 'Bruno\r\nBcc: all@example.com'],
])('links in names and header injection are refused: %s "%s"', async (name, text) => {
  const answer = await fillIn(site, path(listingPath(4001)), answers({ [name]: text }))
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(translator('nl')(name.endsWith('irstName') ? 'form.error.firstName.invalid' : 'form.error.lastName.invalid'))
  expect(await countLeads()).toBe(0)
})

test('markup in a name does not reach the friend', async () => {
  await fillIn(site, path(listingPath(4001)), answers({ friendFirstName: '<b>Bo</b>', firstName: '<i>An' }))
  const note = await mailTo('bruno@example.com')
  expect(note?.to?.[0]?.name).toBe('')
  expect(`${note?.text}${note?.html}`).not.toMatch(/Bo|<i>|&lt;/)
})

test('a form sent twice mails the friend once', async () => {
  const { carried, captcha } = await openForm(site, path(listingPath(4001)))
  const sent = { ...carried, captcha, ...answers() }
  const both = await Promise.all([post(site, path(listingPath(4001)), sent), post(site, path(listingPath(4001)), sent)])
  expect(both.map(({ status }) => status)).toEqual([303, 303])
  expect(await site.mails()).toHaveLength(3)
  expect(await countLeads()).toBe(1)
})

test('an unpublished address is not sent to the friend', async () => {
  await fillIn(site, path(listingPath(4002)), answers())
  const note = await mailTo('bruno@example.com')
  expect(`${note?.subject}${note?.text}${note?.html}`).not.toContain('Geheimstraat')
  expect(note?.text).toContain('8000 Brugge')
})

test("the friend's address is stored for a month and not subscribed to anything", async () => {
  await fillIn(site, path(listingPath(4001)), answers({ newsletter: '1' }))
  const lead = await site.db.prepare('SELECT created_at, erase_after, consent FROM leads').first<{ created_at: string; erase_after: string; consent: string }>()
  const created = new Date(lead?.created_at ?? '')
  created.setUTCMonth(created.getUTCMonth() + 1)
  expect(lead?.erase_after).toBe(created.toISOString())
  expect(JSON.parse(lead?.consent ?? '')).toMatchObject({ newsletter: false })
})

async function countLeads(): Promise<number> {
  return (await site.db.prepare('SELECT count(*) AS count FROM leads').first<{ count: number }>())?.count ?? -1
}

test.each(sampledLocales)('in %s every public page has a link to send it, and the form names the page', async (locale) => {
  const t = translator(locale)
  for (const name of ['home', 'forSale', 'forRent', 'projects', 'contact', 'valuation', 'calculators', 'testimonials', 'newsletter', 'vacancy'] as const) {
    const path = name === 'vacancy' ? vacancyPath(locale) : href(name, locale)
    const html = await site.html(path)
    const link = `${href('sendToFriend', locale)}?page=${encodeURIComponent(path)}`
    expect(html, name).toContain(`href="${link}"`)
    expect(await site.html(link), name).toContain(`<a class="text-button" href="${path}">`)
  }
  for (const address of [href('favourites', locale), href('sendToFriend', locale), href('thankYouContact', locale), href('tips', locale)]) {
    expect(await site.html(address), address).not.toContain(t('sendToFriend.page'))
  }
  expect(await (await site.fetch(`/${locale}/no-such-page/`)).text()).not.toContain(t('sendToFriend.page'))
})

test('a list is sent with its search, but without free text', async () => {
  const html = await site.html(`${href('forSale', 'nl')}?type=house&q=evil.example&priceMax=400000`)
  const link = /href="([^"]*doorsturen[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(new URLSearchParams(link.split('?')[1]).get('page')).toContain('q=evil.example')
  const answer = await fillIn(site, link, answers({ note: '' }))
  const list = `${href('forSale', 'nl')}?type=house&priceMax=400000`
  expect(answer.headers.get('Location')).toBe(`${href('thankYouSendToFriend', 'nl')}?${new URLSearchParams({ page: list })}`)
  const note = await mailTo('bruno@example.com')
  expect(note?.text).toContain(list)
  expect(`${note?.text}${note?.html}`).not.toContain('evil')
})

test.each(['//evil.example/nl/te-koop/', 'https://evil.example/nl/te-koop/', '/nl/../evil', 'javascript:alert(1)', '/nl/te-koop/?x=//evil.example'])(
  'the form takes no foreign page: %s',
  async (page) => {
    const html = await site.html(`${href('sendToFriend', 'nl')}?${new URLSearchParams({ page })}`)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main).not.toMatch(/evil|javascript:/)
  },
)
