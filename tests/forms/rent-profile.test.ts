import { describe, expect, test } from 'vitest'
import { href } from '#ui/routes.ts'
import { sampledLocales } from '../full.ts'
import { aProperty, aRental } from '../kit/factories.ts'
import { lendLeadSite, site } from '../leads/lead-site.ts'
import { type Answers, fillIn, openForm, personAnswers, post } from './form-filler.ts'

const ghent = href('rentProfile', 'nl', { id: 4001 })
const visited = `${ghent}?stage=2`
const brussels = `${href('rentProfile', 'nl', { id: 4005 })}?stage=2`
const wallonia = `${href('rentProfile', 'nl', { id: 4002 })}?stage=2`

lendLeadSite({
  load: (site) =>
    site.importFeed([
      aRental({ ID: 4001, Zip: '9000', City: { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' } }),
      aRental({ ID: 4002, Zip: '4000', City: { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' } }),
      aProperty({ ID: 4003 }),
      aRental({ ID: 4004, MinimumIncome: 2850, MaximumPersons: 3 }),
      aRental({ ID: 4005 }),
    ]),
})

/** A household of four that has viewed the listing; `overrides` replaces answers. */
function profileAnswers(overrides: Answers = {}): Answers {
  const household = { adults: '2', children: '2', childrenAges: '3 en 7', income1: '2.400', income2: '1.950,50' }
  return personAnswers({ remark: '', ...household, movingDate: '2199-02-01', pets: 'Een kat', movingReason: 'Nieuw werk', ...overrides })
}

/** The names of a form's fields, without those that every form has. */
function fieldsOf(html: string): readonly (string | undefined)[] {
  const form = html.slice(html.indexOf('<form class="form"'))
  return [...new Set([...form.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name))].filter(
    (name) => !/^(?:submission|captcha|captchaToken|altcha|privacy|newsletter)$/.test(name ?? ''),
  )
}

async function leads(): Promise<readonly Record<string, unknown>[]> {
  return (await site.db.prepare('SELECT * FROM leads').all()).results
}

const contact = ['title', 'firstName', 'lastName', 'email', 'phone', 'remark']
const untitled = contact.slice(1)
const household = ['adults', 'children', 'childrenAges', 'income1', 'income2']

describe.each(sampledLocales)('in %s', (locale) => {
  const path = `${href('rentProfile', locale, { id: 4001 })}?stage=2`

  test('a profile redirects to the thank-you page and is mailed to the applicant and the office', async () => {
    const answer = await fillIn(site, path, profileAnswers())
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${href('thankYouRentProfile', locale)}?listing=4001`])
    expect((await site.fetch(href('thankYouRentProfile', locale))).status).toBe(200)
    const mails = await site.mails()
    expect(mails).toHaveLength(2)
    for (const mail of mails) {
      for (const typed of ['3 en 7', '€ 2.400', '€ 1.950,50', 'Een kat', 'Nieuw werk'])
        expect(mail.text?.includes(typed), typed).toBe(mail.to?.[0]?.address?.endsWith('@perron.example'))
      expect(`${mail.subject} ${mail.text}`).not.toMatch(/(?:mail|form)\.[a-z]|\{|undefined|children[A-Z]|moving[A-Z]|income\d|2199-02-01/)
    }
  })
})

test('shows the minimum income and maximum number of persons of the record', async () => {
  const html = await site.html(href('rentProfile', 'fr', { id: 4004 }))
  expect(html).toMatch(/Revenu net minimum par mois<\/th><td[^>]*>€\s?2\.850</)
  expect(html).toMatch(/Nombre maximum de personnes<\/th><td[^>]*>3</)
  expect(await site.html(ghent)).not.toContain('Maximumaantal personen')
})

test('changing the language keeps the stage', async () => {
  const path = href('rentProfile', 'de', { id: 4001 })
  const locations = [`${visited}&lng=de`, `${ghent}?lng=de`].map(async (address) => (await site.fetch(address)).headers.get('Location'))
  expect(await Promise.all(locations)).toEqual([`${path}?stage=2`, path])
})

test('before a viewing only name and contact details are asked for and stored', async () => {
  expect(fieldsOf(await site.html(ghent))).toEqual(contact)
  expect((await fillIn(site, ghent, profileAnswers())).status).toBe(303)
  expect(JSON.stringify(await leads())).not.toMatch(/2\.400|Een kat|3 en 7/)
  expect(await site.html(ghent)).toContain(`href="${visited}"`)
})

test('after a viewing Wallonia’s closed list applies: only the household’s composition and income are asked for and stored', async () => {
  expect(fieldsOf(await site.html(visited))).toEqual([...contact, ...household, 'movingDate', 'pets', 'movingReason'])
  expect(fieldsOf(await site.html(wallonia))).toEqual([...untitled, 'adults', 'children', 'income1', 'income2'])
  expect((await fillIn(site, wallonia, profileAnswers())).status).toBe(303)
  const kept = JSON.stringify(await leads())
  expect(kept).toContain('2.400')
  expect(kept).not.toMatch(/Een kat|Nieuw werk|3 en 7/)
})

test('Brussels’ closed list applies by stage: name and contact, then the number of persons and the amount of income', async () => {
  const sent = profileAnswers({ title: 'ms', persons: '4' })
  expect(fieldsOf(await site.html(brussels.replace('?stage=2', '')))).toEqual(untitled)
  expect(fieldsOf(await site.html(brussels))).toEqual([...untitled, 'persons', 'income1', 'income2'])
  expect((await fillIn(site, brussels, sent)).status).toBe(303)
  const [lead] = await leads()
  expect(Object.keys(JSON.parse(String(lead?.fields))).sort()).toEqual(['email', 'firstName', 'income1', 'income2', 'lastName', 'persons', 'phone'])
  const office = (await site.mails()).find(({ to }) => to?.[0]?.address?.endsWith('@perron.example'))
  expect(office?.text).toContain('Aantal personen: 4')
})

test('an application needs no consent, says who receives it, and is stored without a tick', async () => {
  const html = await site.html(brussels)
  expect(html).not.toContain('name="privacy"')
  expect(html).toContain('legt uw kandidatuur voor aan de verhuurder')
  expect((await fillIn(site, visited, profileAnswers({ privacy: '' }))).status).toBe(303)
  const [lead] = await leads()
  expect(String(lead?.consent)).toContain('legt uw kandidatuur voor aan de verhuurder')
})

test('a profile is erased after three months', async () => {
  await fillIn(site, visited, profileAnswers())
  const [lead] = await leads()
  const days = (Date.parse(String(lead?.erase_after)) - Date.parse(String(lead?.created_at))) / 86_400_000
  expect(days).toBeGreaterThan(88)
  expect(days).toBeLessThan(93)
})

test.each([
  ['no adult', { adults: '0' }, ['adults']],
  ['a number of adults in words', { adults: 'twee' }, ['adults']],
  ['children without ages', { childrenAges: '' }, ['childrenAges']],
  ['an income in words', { income1: 'veel' }, ['income1']],
  ['an income that is not a number', { income2: 'genoeg' }, ['income2']],
  ['an incomplete date', { movingDate: '2199-02' }, ['movingDate']],
])('%s: the error names the field, and all input is kept', async (_, wrong, fields) => {
  const answer = await fillIn(site, visited, profileAnswers({ pets: '<b>Rex & Mirza</b>', ...wrong }))
  expect(answer.status).toBe(422)
  const html = await answer.text()
  const summary = html.slice(html.indexOf('class="error-summary"'), html.indexOf('<form class="form"'))
  expect([...summary.matchAll(/href="#(\w+)"/g)].map(([, name]) => name)).toEqual(fields)
  expect(html).toContain('value="&lt;b&gt;Rex &amp; Mirza&lt;/b&gt;"')
  expect(await leads()).toEqual([])
})

test('after a viewing, only name and contact details are required too', async () => {
  expect((await fillIn(site, visited, personAnswers({ title: '', remark: 'Bel me gerust.' }))).status).toBe(303)
  expect(JSON.stringify(await leads())).toContain('Bel me gerust.')
  expect(await site.mails()).toHaveLength(2)
})

test('a profile sent twice is stored once', async () => {
  const { carried, captcha } = await openForm(site, visited)
  const answers = { ...carried, captcha, ...profileAnswers() }
  const both = await Promise.all([post(site, visited, answers), post(site, visited, answers)])
  expect(both.map(({ status }) => status)).toEqual([303, 303])
  expect(await leads()).toHaveLength(1)
  expect(await site.mails()).toHaveLength(2)
})

test('a listing for rent links to its form, which shows the amount due at signing; one for sale has no form', async () => {
  const redirect = await site.fetch(href('propertyForRent', 'nl', { city: '-', type: '-', id: 4001 }))
  expect(await site.html(redirect.headers.get('Location') ?? '')).toContain(`href="${ghent}"`)
  const page = await site.html(ghent)
  expect(page).toContain('noindex')
  expect(page).toContain('€ 4.690') // a month's rent of 1150, charges of 90, three months' deposit
  expect((await site.fetch(href('rentProfile', 'nl', { id: 4003 }))).status).toBe(302)
})
