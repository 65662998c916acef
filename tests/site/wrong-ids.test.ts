import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { sealedName } from '#worker/signing/links.ts'
import { type LinkPurpose, sealedQuery } from '#worker/signing/sealed-link.ts'
import { everyForm } from '../forms/every-form.ts'
import { postForm, secret, startEveryFormSite } from '../forms/every-form-site.ts'
import { upTo } from '../full.ts'
import { demoListings, demoProject } from '../kit/journeys/demo-state.ts'
import type { TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startEveryFormSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const real = demoListings.rich
const inDigits = (zero: string) => [...String(real)].map((digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))).join('')
/** Ids without a record, as written in an address; some are a known id in another spelling. */
const wrong = [
  ...['0', '-1', '1e9', '9007199254740992', '9007199254740993', '99999999999999999999', 'NaN', 'Infinity', 'null', 'undefined', '1.5', '%20', '%00', '%0A'],
  ...[
    '__proto__',
    'constructor',
    `${real}.0`,
    `0${real}`,
    `+${real}`,
    `${real}e0`,
    `0x${real.toString(16)}`,
    `${real}%2F..`,
    `..%2F${real}`,
    `%2F${real}`,
    `${real}%5C`,
  ],
  ...[
    `${real},1`,
    `${real}%00`,
    `%EF%BB%BF${real}`,
    `${real}'--`,
    encodeURIComponent(inDigits('٠')),
    encodeURIComponent(inDigits('०')),
    encodeURIComponent(inDigits('０')),
  ],
]

const pages = (['propertyForSale', 'project', 'reference'] as const).map(
  (name) => (id: string) => href(name, 'nl', { city: 'brugge', type: 'huis', name: 'x', id: '1234567' }).replace('1234567', id),
)
const forms = (
  [
    'enquiry',
    'viewing',
    'openDay',
    'construction',
    'purchaseOffer',
    'rentProfile',
    'documentRequest',
    'projectDocumentRequest',
    'appointment',
    'testimonialReview',
  ] as const
).map((name) => (id: string) => href(name, 'fr', { id: '1234567' }).replace('1234567', id))
const others: readonly ((id: string) => string)[] = [
  (id) => `/property/${id}`,
  (id) => `/photos/${id}/1/card.webp`,
  (id) => `/files/${id}`,
  (id) => `/documents/property/${id}/epc`,
  (id) => `/documents/project/${id}/1`,
  (id) => href('subscription', 'de', { id }),
  (id) => href('subscriptionEnd', 'de', { id }),
  (id) => href('ownerDigestEnd', 'de', { id }),
]

/** The result of following an address: the last status and path. */
async function followed(path: string): Promise<{ readonly status: number; readonly path: string; readonly html: string }> {
  let at = path
  for (let step = 0; step < 5; step += 1) {
    const answer = await site.fetch(at)
    const to = answer.headers.get('Location')
    if (to === null) return { status: answer.status, path: at, html: await answer.text() }
    expect(to, at).toMatch(/^\/(?![/\\])/)
    at = to
  }
  throw new Error(`${path} redirects endlessly`)
}

test('a wrong id leads to a page that says so; a known id in an odd spelling leads there or to its own record', async () => {
  for (const [index, address] of [...pages, ...forms, ...others].entries()) {
    for (const id of wrong.filter((_, at) => (at + index) % upTo(9, 1) === 0)) {
      const { status, path } = await followed(address(id))
      const isOwn = decodeURIComponent(id).normalize('NFKC').includes(String(real)) && path.endsWith(`/${real}/`)
      if (status !== 200 || !isOwn) expect.soft([400, 401, 403, 404, 410], `${address(id)} → ${path}`).toContain(status)
    }
  }
})

test('a form posted to a wrong id stores nothing', async () => {
  const leads = () => site.db.prepare('SELECT count(*) AS n FROM leads').first<number>('n')
  const before = await leads()
  for (const [index, address] of forms.entries()) {
    for (const id of wrong.filter((_, at) => (at + index) % upTo(12, 1) === 0)) {
      const answer = await site.fetch(address(id), { method: 'POST', body: new URLSearchParams({ email: 'a@example.com', privacy: '1' }) })
      expect.soft([302, 303, 400, 403, 404, 410, 422], address(id)).toContain(answer.status)
    }
  }
  expect(await leads()).toBe(before)
})

test('odd ids in lists of ids are left out', async () => {
  for (const path of [
    `${href('favourites', 'nl')}?ids=`,
    '/nl/map/card?id=',
    '/api/listings?lang=nl&goal=sale&zip=',
    '/nl/te-koop/?page=',
    '/map/places?zoom=',
  ]) {
    for (const id of wrong) expect.soft((await site.fetch(path + id)).status, path + id).toBeLessThan(500)
  }
})

test('a seal opens only the record it was made for', async () => {
  for (const name of ['viewing', 'jobApplication', 'testimonial', 'newsletter', 'alert'] as const) {
    for (const email of ['one@example.com', 'two@example.com']) {
      const form = everyForm.find((each) => each.form === name)
      if (!form) throw new Error(name)
      expect((await postForm(site, form, 'nl', { ...form.answers('nl'), email })).status, name).toBe(303)
    }
  }
  await site.db.prepare("UPDATE subscriptions SET state = 'active'").run()
  const idsOf = async (from: string) => (await site.db.prepare(`SELECT id FROM ${from} ORDER BY id LIMIT 2`).all<{ id: string }>()).results.map(({ id }) => id)
  const signing = { current: secret, previous: [] }
  const targets: readonly (readonly [LinkPurpose, string, (id: string) => string])[] = [
    ['file', "leads WHERE form = 'jobApplication'", (id) => `/files/${id}`],
    ['appointment', 'appointments', (id) => href('appointment', 'nl', { id })],
    ['testimonial', 'testimonials', (id) => href('testimonialReview', 'nl', { id })],
    ['newsletter', "subscriptions WHERE kind = 'newsletter'", (id) => href('subscription', 'nl', { id })],
    ['alert', "subscriptions WHERE kind = 'alert'", (id) => href('subscription', 'nl', { id })],
  ]
  for (const [purpose, from, address] of targets) {
    const [own = '', other = ''] = await idsOf(from)
    expect(other, from).not.toBe('')
    const seal = await sealedQuery(signing, purpose, own, new Date(Date.now() + 3_600_000))
    expect((await site.fetch(`${address(own)}?${seal}`)).status, purpose).toBe(200)
    for (const id of [other, `${own}x`, `${other}%00`, `${own}%2F..%2F${other}`, `x%2F..%2F${own}`]) {
      const answer = await site.fetch(`${address(id)}?${seal}`)
      expect.soft([400, 401, 403, 404, 410], `${purpose} ${id}`).toContain(answer.status)
      expect.soft(await answer.text(), `${purpose} ${id}`).not.toMatch(/(?:one|two)@example/)
    }
  }
  const owner = { kind: 'property', id: real } as const
  const [key = ''] = (await site.db.prepare('SELECT key FROM documents WHERE listing_id = ?').bind(real).all<{ key: string }>()).results.map((row) => row.key)
  const seal = await sealedQuery(signing, 'documents', sealedName(owner, key), new Date(Date.now() + 3_600_000))
  expect((await site.fetch(`/documents/property/${real}/${key}?${seal}`)).status).toBe(200)
  for (const path of [
    `property/${demoListings.forRent}/${key}`,
    `project/${real}/${key}`,
    `project/${demoProject}/${key}`,
    `property/${real}/other`,
    `property/0${real}/${key}`,
  ]) {
    expect.soft([401, 403, 404, 410], path).toContain((await site.fetch(`/documents/${path}?${seal}`)).status)
  }
})
