import { DomUtils } from 'htmlparser2'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { deskOf, lendDeskSite, site } from '../desk/desk-site.ts'
import { type Answers, figuresOf, personAnswers, post } from '../forms/form-filler.ts'
import { elements, type PageElement, parsePage } from '../kit/html.ts'

lendDeskSite()

beforeEach(async () => {
  const tables = ['articles', 'content_versions', 'unsaved_texts', 'leads', 'subscriptions', 'spent_captchas', 'rate_limits']
  await site.db.batch(tables.map((table) => site.db.prepare(`DELETE FROM ${table}`)))
})

/** Publishes a free page with a text in one language. @returns its id */
async function publish(body: string, language: 'Nl' | 'Fr' = 'Nl'): Promise<string> {
  const browser = await deskOf('editor')
  const made = await browser.post(href('deskContentNew', 'nl'), { do: 'make', place: 'free', articleName: 'Vraag maar', firstLanguage: language.toLowerCase() })
  const id = /content\/([^/]+)\//.exec(made.headers.get('Location') ?? '')?.[1] ?? ''
  const fields = { Name: 'Vraag maar', Title: 'Vraag maar', Summary: 'Kort.', Body: body, State: 'published', Version: '1' }
  const text = Object.fromEntries(Object.entries(fields).map(([field, value]) => [`text${field}${language}`, value]))
  const saved = await browser.post(`${href('deskContentText', 'nl', { id })}?from=nl&to=fr`, { do: 'save', ...text })
  expect(saved.headers.get('Location')).toContain('done=published')
  return id
}

/** Publishes a text that the editor would refuse, as if an earlier release had stored it. */
async function publishStored(body: string): Promise<void> {
  await publish('Tekst.')
  await site.db.prepare("UPDATE articles SET body = json_set(body, '$.nl', ?)").bind(body).run()
}

interface BlockForm {
  readonly action: string
  readonly method: string
  readonly carried: Answers
}

/** The forms in a page's text, without script. */
function formsIn(html: string, locale: Locale = 'nl'): readonly BlockForm[] {
  return elements(parsePage(html), isBlockForm).map((form) => {
    const hidden = elements(form, ({ name, attribs }) => name === 'input' && attribs.type === 'hidden')
    const words = elements(form, ({ attribs }) => attribs.class === 'captcha-word').map((each) => DomUtils.textContent(each))
    const carried = Object.fromEntries(hidden.map(({ attribs }) => [attribs.name ?? '', attribs.value ?? '']))
    return { action: form.attribs.action ?? '', method: form.attribs.method ?? 'get', carried: { ...carried, captcha: figuresOf(words[0] ?? '', locale) } }
  })
}

function isBlockForm({ name, attribs, parent }: PageElement): boolean {
  return name === 'form' && attribs.class === 'form' && parent?.type === 'tag' && (parent.attribs.class ?? '').includes('block-form')
}

const page = '/nl/vraag-maar/'
const leads = async () =>
  (await site.db.prepare("SELECT form, office, json_extract(fields, '$.remark') AS remark FROM leads").all<Readonly<Record<string, string | null>>>()).results

describe('a form in the text of a page', () => {
  test('a message is sent from the page to the office that its block names', async () => {
    await publish('::: form contact brugge')
    const [form] = formsIn(await site.html(page))
    expect([form?.method, form?.action]).toEqual(['post', '/nl/contact/?office=brugge'])
    const sent = await post(site, form?.action ?? '', { ...form?.carried, ...personAnswers() })
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, href('thankYouContact', 'nl')])
    expect(await leads()).toEqual([{ form: 'contact', office: 'brugge', remark: 'Wanneer is het kantoor open?' }])
    const recipients = (await site.mails()).map(({ to }) => to?.[0]?.address).sort()
    expect(recipients).toEqual(['Annelie@example.com', 'brugge@perron.example'])
  })

  test('what is wrong comes back on the own page of the form, which keeps what was typed and still writes to that office', async () => {
    await publish('::: form contact brugge')
    const [form] = formsIn(await site.html(page))
    const refused = await post(site, form?.action ?? '', { ...form?.carried, ...personAnswers({ email: 'geen adres', privacy: '' }) })
    const html = await refused.text()
    expect(refused.status).toBe(422)
    for (const part of ['value="geen adres"', 'Wanneer is het kantoor open?', 'id="email-error"', 'id="privacy-error"', 'Brugge']) expect(html).toContain(part)
    expect(await leads()).toEqual([])
  })

  test('without its captcha a form in a page is refused as on its own page', async () => {
    await publish('::: form newsletter')
    const [form] = formsIn(await site.html(page))
    const refused = await post(site, form?.action ?? '', { ...form?.carried, captcha: '', email: 'an@example.com', privacy: '1' })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('id="captcha-error"')])
  })

  test('a search is saved with the filters that its block names, and a newsletter is signed up for', async () => {
    await publish('::: form alert sale where=Brugge&type=house&bedroomsMin=3\n\n::: form newsletter')
    for (const form of formsIn(await site.html(page))) {
      const sent = await post(site, form.action, { ...form.carried, email: 'an@example.com', privacy: '1' })
      expect(sent.status).toBe(303)
    }
    const { results } = await site.db.prepare('SELECT kind, goal, search FROM subscriptions ORDER BY kind').all()
    expect(results).toEqual([
      { kind: 'alert', goal: 'sale', search: '?type=house&zone=be-31005&bedroomsMin=3' },
      { kind: 'newsletter', goal: null, search: null },
    ])
  })

  test('the first step of a valuation fills in the form, also with a place that is not known', async () => {
    await publish('::: form valuation')
    const [form] = formsIn(await site.html(page))
    expect([form?.method, form?.action]).toEqual(['get', href('valuation', 'nl')])
    const known = await site.html(`${form?.action}?kind=other&place=8000+Brugge`)
    expect(known).toMatch(/value="other" checked|checked="" [^>]*value="other"|value="other"[^>]*checked/)
    for (const part of ['value="8000"', 'value="Brugge"']) expect(known).toContain(part)
    expect(await site.html(`${form?.action}?place=Verweggistan"><b>`)).toContain('value="Verweggistan&quot;&gt;&lt;b&gt;"')
  })

  test('a page with several forms has each id once, and no captcha twice', async () => {
    await publish(['::: form contact', '::: form contact', '::: form newsletter', '::: form valuation', '::: form alert sale'].join('\n\n'))
    const [first, second] = [await site.html(page), await site.html(page)]
    const parsed = parsePage(first)
    const ids = elements(parsed, ({ attribs }) => attribs.id !== undefined).map(({ attribs }) => attribs.id ?? '')
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    for (const { attribs } of elements(parsed, ({ attribs: each }) => each.for !== undefined || each['aria-describedby'] !== undefined))
      for (const id of [attribs.for, ...(attribs['aria-describedby'] ?? '').split(' ')].filter(Boolean)) expect(ids).toContain(id)
    const forms = [...formsIn(first), ...formsIn(second)].filter(({ method }) => method === 'post')
    // The fifth form is left out.
    expect(formsIn(first)).toHaveLength(4)
    expect(new Set(forms.map(({ carried }) => carried.captchaToken)).size).toBe(forms.length)
    expect((await site.fetch(page)).headers.get('Cache-Control')).toBe('private, no-cache')
  })

  test('the preview at the desk shows the fields of a form that cannot be sent', async () => {
    const id = await publish('::: form contact')
    const html = await (await deskOf('manager')).html(href('deskContentPreview', 'nl', { id }))
    expect(html).toContain('id="form-0-email"')
    expect(html).toMatch(/<div class="form" inert/)
    expect(formsIn(html)).toEqual([])
    expect(html).not.toContain('captchaToken')
  })

  test('the preview says in place of the fifth form that visitors do not see it; the four before it are shown', async () => {
    const body = ['::: form contact', '::: form contact', '::: form newsletter', '::: form valuation', '::: form alert sale where=Brugge'].join('\n\n')
    const id = await publish(body)
    const remark = translator('nl')('desk.block.draft.formLeftOut', { most: '4' })
    const desk = await deskOf('manager')
    const html = await desk.html(href('deskContentPreview', 'nl', { id }))
    const [before = '', ...after] = html.split(remark)
    const shown = (part: string) => part.split('<div class="form" inert').length - 1
    expect([shown(before), after.map(shown)]).toEqual([4, [0]])
    expect(await site.html(page)).not.toContain(remark)
  })

  test('in a language without the text, the page shows the form in the words of the reader', async () => {
    await publish('::: form newsletter')
    const french = await site.html(await pathIn('fr'))
    expect(formsIn(french, 'fr').map(({ action }) => action)).toEqual([href('newsletter', 'fr')])
    expect(french).toContain(translator('fr')('form.newsletter.title'))
  })

  test('a language that the agency switches off takes its forms with it, also one that a reader still has open', async () => {
    await publish('::: form newsletter')
    const path = await pathIn('fr')
    const [open] = formsIn(await site.html(path), 'fr')
    await useLanguages('nl', 'en', 'de')
    try {
      const answers = { ...open?.carried, email: 'an@example.com', privacy: '1' }
      expect([(await site.fetch(path)).status, (await post(site, open?.action ?? '', answers)).status]).toEqual([404, 404])
      expect(await subscriptions()).toEqual([])
      const dutch = await site.html(page)
      expect(dutch).not.toContain('hreflang="fr"')
      const [form] = formsIn(dutch)
      expect((await post(site, form?.action ?? '', { ...form?.carried, email: 'an@example.com', privacy: '1' })).status).toBe(303)
      expect(await subscriptions()).toEqual([{ locale: 'nl' }])
    } finally {
      await useLanguages('nl', 'fr', 'en', 'de')
    }
    expect(formsIn(await site.html(path), 'fr').map(({ action }) => action)).toEqual([open?.action])
  })

  test('a page whose only text is in a language that is switched off is not indexed, says so, and has its form in the words of the reader', async () => {
    await publish('::: form newsletter', 'Fr')
    await useLanguages('nl', 'en', 'de')
    try {
      const html = await site.html(page)
      expect(html).toContain('<meta name="robots" content="noindex')
      expect(html).toContain(' lang="fr"')
      expect(html).not.toContain('hreflang="fr"')
      expect(formsIn(html).map(({ action }) => action)).toEqual([href('newsletter', 'nl')])
      expect(html).toContain(translator('nl')('form.newsletter.title'))
      expect(html).not.toContain(translator('fr')('form.newsletter.title'))
    } finally {
      await useLanguages('nl', 'fr', 'en', 'de')
    }
  })
})

/** Sets the languages of the site at the desk. */
async function useLanguages(...enabled: readonly Locale[]): Promise<void> {
  const browser = await deskOf('manager')
  const path = href('deskSettingsSection', 'nl', { section: 'languages' })
  const body = new FormData()
  const version = /name="version" value="(\d+)"/.exec(await browser.html(path))?.[1] ?? ''
  for (const [name, value] of Object.entries({ do: 'save', version, 'set.languages.default': 'nl' })) body.set(name, value)
  for (const locale of enabled) body.append('set.languages.enabled', locale)
  expect((await browser.fetch(path, { method: 'POST', body })).status).toBe(303)
}

const subscriptions = async () => (await site.db.prepare('SELECT locale FROM subscriptions').all()).results

/** The address of the page in another language. */
async function pathIn(locale: Locale): Promise<string> {
  const { headers } = await site.fetch(
    `${href('article', locale, { key: (await site.db.prepare('SELECT key FROM articles').first<{ key: string }>())?.key ?? '' })}`,
  )
  return headers.get('Location') ?? ''
}

test.each([
  ['a form in a quote', '::: quote An\n::: form contact\n:::'],
  ['a block in a block', '::: quote An\n::: figures\n25 | jaar\n:::\n:::'],
  ['a lone end', ':::'],
  ['markup in the name of an office', '::: form contact "><script>alert(1)</script>'],
  ['a form that a text cannot hold', '::: form offer'],
])('%s is left out of the page and never markup', async (_what, body) => {
  await publishStored(`Voor.\n\n${body}\n\nNa.`)
  const html = await site.html(page)
  expect([html.includes('Voor.'), html.includes('Na.')]).toEqual([true, true])
  expect(formsIn(html)).toEqual([])
  expect(html).not.toMatch(/:::|<script>alert/)
})

test('hostile Markdown in blocks is text', async () => {
  await publishStored(
    '::: quote <img src=x onerror=alert(1)>\n<script>alert(1)</script> [hier](javascript:alert(1))\n:::\n\n::: figures\n<b>1</b> | "><i>x</i>\n:::',
  )
  const html = await site.html(page)
  expect(html).not.toMatch(/<img src=x|<script>alert|href="javascript:|<b>1<\/b>|<i>x/)
  expect(html).toContain('&lt;b&gt;1&lt;/b&gt;')
})
