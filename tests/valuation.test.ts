import { expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { type Answers, fillIn } from './form-filler.ts'
import { lendLeadSite, site } from './lead-site.ts'

lendLeadSite()

/** What the specification requires, and nothing more. */
const least = { firstName: 'Annelie', lastName: 'Peeters', email: 'Annelie@example.com', phone: '0478 12 34 56', privacy: '1' }
const home = { street: 'Langestraat', zip: '8000', city: 'Brugge' }
const post = { postStreet: 'Rue Neuve', postHouseNumber: '12', postZip: '59000', postCity: 'Lille', postCountry: 'FR' }
const path = href('valuation', 'nl')

const send = (answers: Answers, locale: (typeof locales)[number] = 'nl') => fillIn(site, href('valuation', locale), { ...least, ...home, ...answers })

async function errorsOf(answer: Response): Promise<readonly (string | undefined)[]> {
  const html = await answer.text()
  const summary = html.slice(html.indexOf('error-summary'), html.indexOf('<form class="form"'))
  return [...summary.matchAll(/href="#(\w+)"/g)].map(([, name]) => name)
}

async function storedFields(): Promise<Readonly<Record<string, unknown>>> {
  const row = await site.db.prepare('SELECT fields FROM leads').first<{ fields: string }>()
  return JSON.parse(row?.fields ?? '{}')
}

const officeMail = async () => (await site.mails()).find(({ to }) => to?.[0]?.address === 'info@perron.example')

test('only what the specification requires is required, here and in the contact form', async () => {
  expect((await send({})).status).toBe(303)
  expect(await errorsOf(await fillIn(site, path, {}))).toEqual(['street', 'zip', 'city', 'firstName', 'lastName', 'email', 'phone', 'privacy'])
  expect((await fillIn(site, href('contact', 'nl'), least)).status).toBe(303)
  expect(await site.mails()).toHaveLength(4)
})

test.each(locales)('in %s the office reads how and when to reach the sender, and where the brochure goes', async (locale) => {
  expect((await send({ device: 'phone', slot: '16-19', brochure: '1', country: 'LU', zip: 'L-1611', ...post }, locale)).status).toBe(303)
  expect(await storedFields()).toMatchObject({ device: 'phone', slot: '16-19', brochure: '1', country: 'LU', ...post })
  const notice = await officeMail()
  for (const text of ['Contact bij voorkeur via: Telefoon', 'Best bereikbaar: 16:00–19:00', 'Land: Luxemburg', 'Rue Neuve 12', '59000 Lille', 'Frankrijk']) {
    expect(notice?.text).toContain(text)
  }
  const t = translator(locale)
  const html = await site.html(href('valuation', locale))
  for (const key of ['form.field.device', 'form.field.slot', 'form.brochure', 'form.field.postCountry'] as const) expect(html).toContain(t(key))
})

test.each([
  ['99', {}, ['zip']],
  ['0800', {}, ['zip']],
  ['59000', {}, ['zip']],
  ['L-1611', { country: 'BE' }, ['zip']],
  ['B-8000', { country: 'LU' }, ['zip']],
  ['75001', { country: 'FR' }, ['country']],
])('postcode %s with %j is refused', async (zip, answers, fields) => {
  const answer = await send({ zip, ...answers })
  expect(answer.status).toBe(422)
  expect(await errorsOf(answer)).toEqual(fields)
})

test('a brochure by post needs an address that fits its country', async () => {
  expect(await errorsOf(await send({ brochure: '1' }))).toEqual(['postStreet', 'postZip', 'postCity'])
  expect(await errorsOf(await send({ brochure: '1', ...post, postZip: '5900' }))).toEqual(['postZip'])
  expect(await errorsOf(await send({ brochure: '1', ...post, postCountry: 'XX' }))).toEqual(['postCountry'])
})

test('the address for a brochure that is not asked for is not kept', async () => {
  expect((await send(post)).status).toBe(303)
  expect(Object.keys(await storedFields()).filter((name) => name.startsWith('post'))).toEqual([])
  expect((await officeMail())?.text).not.toContain('Lille')
})

test('a title, a device and a slot that are not offered are refused, and “Miss” is understood', async () => {
  expect(await errorsOf(await send({ title: 'dr', device: 'fax', slot: '14-16' }))).toEqual(['title', 'device', 'slot'])
  expect((await send({ title: 'miss' })).status).toBe(303)
  expect((await officeMail())?.text).toContain('Mevrouw')
  expect(await site.html(path)).not.toContain('value="miss"')
})
