import type { Email } from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { numberWords } from '#db/model/calculators/number-words.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { sampledLocales } from '../full.ts'
import { aProperty, aRental } from '../kit/factories.ts'
import { lendLeadSite, site } from '../leads/lead-site.ts'
import { type Answers, fillIn, openForm, personAnswers, post } from './form-filler.ts'

const nl = href('purchaseOffer', 'nl', { id: 4001 })

lendLeadSite({
  load: (site) =>
    site.importFeed([
      aProperty({ ID: 4001 }),
      aProperty({ ID: 4002, PublishPrice: false }),
      aProperty({ ID: 4003, PublishAddress: false, Street: 'Geheimstraat', HouseNumber: '99' }),
      aRental({ ID: 4004 }),
    ]),
})

/** An offer by one buyer; `overrides` replaces answers. */
function offerAnswers(overrides: Answers = {}): Answers {
  return personAnswers({
    remark: '',
    street: 'Langestraat',
    houseNumber: '3',
    zip: '8000',
    city: 'Brugge',
    offer: '395.000',
    offerWords: 'driehonderdvijfennegentigduizend euro',
    offerStart: '2199-01-01',
    offerEnd: '2199-01-15',
    signedAt: 'Brugge',
    signedOn: '2026-11-21',
    ...overrides,
  })
}

async function countLeads(): Promise<unknown> {
  return (await site.db.prepare('SELECT count(*) AS count FROM leads').first<{ count: number }>())?.count
}

/** The fields with errors, in the order of the summary. */
function errorFieldsIn(html: string): readonly (string | undefined)[] {
  return [...html.slice(html.indexOf('class="error-summary"'), html.indexOf('<form class="form"')).matchAll(/href="#(\w+)"/g)].map(([, name]) => name)
}

describe.each(sampledLocales)('in %s', (locale) => {
  const path = href('purchaseOffer', locale, { id: 4001 })

  test('an offer redirects to the thank-you page and is mailed to the buyer and the office', async () => {
    const answer = await fillIn(site, path, offerAnswers({ offerWords: numberWords(395_000, locale), conditions: 'Zeile 1' }))
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${href('thankYouPurchaseOffer', locale)}?listing=4001`])
    expect((await site.fetch(href('thankYouPurchaseOffer', locale))).status).toBe(200)
    const mails = await site.mails()
    expect(mails).toHaveLength(2)
    for (const mail of mails) {
      expect(mail.text).toContain('395.000')
      // The buyer's address is unconfirmed, so the mail repeats nothing that was typed.
      expect(mail.text?.includes(numberWords(395_000, locale))).toBe(isToOffice(mail))
      expect(mail.text).not.toContain('2199-01-15')
      expect(`${mail.subject} ${mail.text}`).not.toMatch(/(?:mail|form)\.[a-z]|\{|undefined|offer[A-Z]|second[A-Z]/)
    }
  })

  test('missing fields are listed in page order, and nothing is stored', async () => {
    const answer = await post(site, path, {})
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(errorFieldsIn(html).join(' ')).toBe('firstName lastName email phone street zip city offer offerWords offerStart offerEnd captcha')
    const t = translator(locale)
    for (const key of ['form.error.offerStart.missing', 'form.error.offerEnd.missing'] as const) expect(html).toContain(t(key))
    expect(await countLeads()).toBe(0)
  })
})

test.each([
  ['words for a different amount', { offerWords: 'driehonderdduizend' }, ['offerWords']],
  ['words without figures', { offer: '' }, ['offer']],
  ['an amount with cents', { offer: '395000,50' }, ['offer']],
  ['an offer of zero', { offer: '0' }, ['offer']],
  ['an amount over the maximum', { offer: '1000000000' }, ['offer']],
  ['an invalid start date', { offerStart: '2199-02-30' }, ['offerStart']],
  ['an incomplete end date', { offerEnd: '2199-02' }, ['offerEnd']],
  ['an end before the start', { offerEnd: '2198-12-31' }, ['offerEnd']],
  ['an end in the past', { offerEnd: '2020-01-15' }, ['offerEnd']],
  ['a start in the past', { offerStart: '2020-01-01' }, ['offerStart']],
  ['a term in the past', { offerStart: '2020-01-01', offerEnd: '2020-01-15' }, ['offerStart', 'offerEnd']],
  ['an incomplete second buyer', { secondFirstName: 'Tom' }, ['secondLastName']],
  ['a title without a second buyer', { secondTitle: 'ms' }, ['secondFirstName', 'secondLastName']],
  ['a postcode that is not Belgian', { zip: '99' }, ['zip']],
  ['a Belgian postcode in France', { country: 'FR' }, ['zip']],
])('%s: the error names the field, and all input is kept', async (_, wrong, fields) => {
  const answer = await fillIn(site, nl, offerAnswers({ signedAt: 'Sint-Kruis', ...wrong }))
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(errorFieldsIn(html)).toEqual(fields)
  for (const typed of ['Sint-Kruis', ...Object.values(wrong).filter((value) => value !== '')]) expect(html).toContain(`value="${typed}"`)
  expect(await countLeads()).toBe(0)
})

test.each([
  ['offerStart', '2199', 'form.error.offerStart.incomplete'],
  ['offerStart', '2199-02-30', 'form.error.offerStart.invalid'],
  ['offerStart', '2020-01-01', 'form.error.offerStart.past'],
  ['offerEnd', '2199-02', 'form.error.offerEnd.incomplete'],
  ['offerEnd', '2199-01-0', 'form.error.offerEnd.incomplete'],
  ['offerEnd', '2199-02-30', 'form.error.offerEnd.invalid'],
] as const)('%s %s is answered by %s', async (field, day, message) => {
  const html = await (await fillIn(site, nl, offerAnswers({ [field]: day }))).text()
  expect(html).toContain(translator('nl')(message))
})

test('a buyer may live abroad, and place and day of signing are optional', async () => {
  const abroad = { street: 'Rue de Béthune', zip: '59000', city: 'Lille', country: 'FR', signedAt: '', signedOn: '', title: '' }
  expect((await fillIn(site, nl, offerAnswers(abroad))).status).toBe(303)
  const notices = (await site.mails()).filter(isToOffice)
  expect(notices).toHaveLength(1)
  for (const { text } of notices) {
    expect(text).toContain('Frankrijk')
    expect(text).toContain('€ 395.000')
  }
})

test('an error response suggests the missing amount in words and shows the advance', async () => {
  const html = await (await fillIn(site, nl, offerAnswers({ offer: '€ 412 500', offerWords: '' }))).text()
  expect(errorFieldsIn(html)).toEqual(['offerWords'])
  expect(html).toMatch(/<input[^>]*id="offerWords"[^>]*value="vierhonderdtwaalfduizend vijfhonderd"/)
  expect(html).toContain('€ 41.250')
})

test('two buyers and long conditions with special characters are mailed as typed', async () => {
  const naughty = "<script>alert(1)</script> „Ω≈ç√∫” ' OR 1=1 -- {name}"
  const second = { secondTitle: 'mr', secondFirstName: 'Søren', secondLastName: 'O’Brien' }
  expect((await fillIn(site, nl, offerAnswers({ ...second, conditions: `${naughty}\r\nregel 2` }))).status).toBe(303)
  for (const mail of await site.mails()) {
    expect(mail.text?.includes(naughty)).toBe(isToOffice(mail))
    expect(mail.text?.includes('O’Brien')).toBe(isToOffice(mail))
    expect(mail.html).not.toContain('<script>alert')
  }
})

test('financing is asked and may be left out; a loan is named to the office, and an amount that is none is refused', async () => {
  const send = (more: Answers) => fillIn(site, nl, offerAnswers(more))
  const t = translator('nl')
  const refused = await send({ financing: 'loan', loanAmount: 'veel' })
  expect([refused.status, errorFieldsIn(await refused.text())]).toEqual([422, ['loanAmount']])
  expect((await send({ financing: 'loan', loanAmount: '250.000' })).status).toBe(303)
  const fields = String(await site.db.prepare('SELECT fields FROM leads').first('fields'))
  expect(JSON.parse(fields)).toMatchObject({ financing: 'loan', loanAmount: '250.000' })
  const notice = (await site.mails()).find(({ text }) => text?.includes('250.000'))
  expect(notice?.text).toContain(t('form.field.loanAmount'))
  expect(notice?.text).toContain(t('form.choice.financing.loan'))
  expect((await send({ offer: '396.000', offerWords: 'driehonderdzesennegentigduizend euro' })).status).toBe(303)
  expect(await site.mails()).toHaveLength(4)
})

test('an offer sent twice is stored once', async () => {
  const { carried, captcha } = await openForm(site, nl)
  const answers = { ...carried, captcha, ...offerAnswers() }
  const both = await Promise.all([post(site, nl, answers), post(site, nl, answers)])
  expect(both.map(({ status }) => status)).toEqual([303, 303])
  expect(await countLeads()).toBe(1)
  expect(await site.mails()).toHaveLength(2)
})

test('an unpublished address is in neither page nor mails', async () => {
  const path = href('purchaseOffer', 'nl', { id: 4003 })
  expect(await site.html(path)).not.toContain('Geheimstraat')
  await fillIn(site, path, offerAnswers())
  const mails = await site.mails()
  expect(mails).toHaveLength(2)
  for (const mail of mails) expect(`${mail.html}${mail.text}`).not.toContain('Geheimstraat')
})

test('only a listing for sale with a published price takes offers', async () => {
  const page = async (name: 'propertyForSale' | 'propertyForRent', id: number) => {
    const redirect = await site.fetch(href(name, 'nl', { city: '-', type: '-', id }))
    return site.html(redirect.headers.get('Location') ?? '')
  }
  expect(await page('propertyForSale', 4001)).toContain(`href="${nl}"`)
  for (const [name, id] of [
    ['propertyForSale', 4002],
    ['propertyForRent', 4004],
  ] as const) {
    expect(await page(name, id)).toContain(href('enquiry', 'nl', { id }))
    expect(await page(name, id)).not.toContain(href('purchaseOffer', 'nl', { id }))
    expect((await site.fetch(href('purchaseOffer', 'nl', { id }))).status).toBe(302)
  }
  for (const id of ['0', 'abc', '999999', '4001x']) expect([302, 404]).toContain((await site.fetch(href('purchaseOffer', 'nl', { id }))).status)
  expect(await site.html(nl)).toContain('noindex')
})

function isToOffice({ to }: Email): boolean {
  return to?.[0]?.address?.endsWith('@perron.example') === true
}
