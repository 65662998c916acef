import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { saveLead } from '#db/leads/leads.ts'
import { dayAfter, wallTimeOf } from '#db/model/site/brussels-time.ts'
import * as schema from '#db/schema.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { CookieBrowser } from '../accounts/cookie-browser.ts'
import { type DeskBrowser, deskOf, lendDeskSite, letTimePass, site, undoIn } from '../desk/desk-site.ts'
import { aProperty } from '../kit/factories.ts'
import { storeOwner, storeSession } from '../owners/owner-factory.ts'
import { aLead } from './lead-factory.ts'

const homes = [4001, 4002, 4003, 4004, 4005, 4006, 4007, 4008]
lendDeskSite({}, (lent) => lent.importFeed(homes.map((ID) => aProperty({ ID }))).then(() => undefined))

const t = translator('nl')
const today = wallTimeOf(new Date()).day
const [tomorrow, yesterday] = [dayAfter(today, 1), dayAfter(today, -1)]
const homePage = (id: number) => href('deskHomeOffers', 'nl', { id })
const pageOf = (id: string) => href('deskOffer', 'nl', { id })

interface SentOffer {
  readonly id: string
  readonly home: number
  readonly offer: string
  readonly who?: string
  readonly locale?: 'nl' | 'fr'
  readonly end?: string
  readonly conditions?: string
}

/** Stores an offer as the site's form does. */
async function anOffer({ id, home, offer, who = 'Peeters', locale = 'nl', end = tomorrow, conditions = '' }: SentOffer): Promise<void> {
  const email = `${id}@example.com`
  const fields = { firstName: 'An', lastName: who, email, offer, offerEnd: end, conditions }
  await saveLead(drizzle(site.db, { schema }), aLead({ id, form: 'purchaseOffer', listingId: home, locale, email, fields }), [])
}

const versionOf = async (id: string) => String(await site.db.prepare('SELECT version FROM offers WHERE id = ?').bind(id).first('version'))
const stateOf = (id: string) => site.db.prepare('SELECT state FROM offers WHERE id = ?').bind(id).first('state')
const take = async (browser: DeskBrowser, id: string, step: string, more: Readonly<Record<string, string>> = {}) =>
  browser.post(`${pageOf(id)}?step=${step}`, { do: 'take', step, version: await versionOf(id), ...more })
const acceptance = { acceptedBy: 'Greet Maes', acceptedOn: today, acceptedIn: 'paper', sure: '1' }
const mails = async () => {
  await letTimePass()
  return (await site.mails()).map(({ to, subject, text }) => ({ to: to?.[0]?.address, subject, text: (text ?? '').replaceAll(/\s+/g, ' ') }))
}

describe('the offers on a home', () => {
  test('an offer sent by the form is listed with the others, the highest first, and counted on the page of the home', async () => {
    await anOffer({ id: 'low', home: 4001, offer: '380.000', who: 'Laag' })
    await anOffer({ id: 'high', home: 4001, offer: '€ 395 000', who: 'Hoog', conditions: 'Onder voorbehoud van <b>lening</b>' })
    await anOffer({ id: 'late', home: 4001, offer: '999.000', who: 'Laat', end: yesterday })
    const browser = await deskOf('agent')
    const html = await browser.html(homePage(4001))
    expect([...html.matchAll(/€ \d{3}\.000/g)].map(([amount]) => amount)).toEqual(['€ 395.000', '€ 380.000', '€ 999.000'])
    expect(html).toContain('&lt;b&gt;lening')
    expect(html).toContain(t('offer.state.lapsed'))
    expect(await browser.html(href('deskHome', 'nl', { id: 4001 }))).toContain('Biedingen op dit pand (2 open)')
    expect(await browser.html(href('deskOffers', 'nl'))).toContain('Hoog')
  })

  test('an offer that has lapsed cannot be accepted, but answered by a counter-offer, and its bidder can be told', async () => {
    const html = await (await deskOf('agent')).html(pageOf('late'))
    expect(html).toContain('step=countered')
    expect(html).toContain('step=lapsed')
    expect(html).not.toContain('step=accepted')
    expect((await take(await deskOf('manager'), 'late', 'accepted', acceptance)).status).toBe(422)
    expect(await stateOf('late')).toBe('received')
  })

  test('the nightly job takes offers off the list of open ones that lapsed over a month ago', async () => {
    await anOffer({ id: 'old', home: 4001, offer: '300.000', end: dayAfter(today, -40) })
    await (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date() })
    expect([await stateOf('old'), await stateOf('late'), await stateOf('low')]).toEqual(['lapsed', 'received', 'received'])
  })
})

describe('an offer entered at the desk', () => {
  const typed = { do: 'make', 'bid.lastName': 'Claes', 'bid.phone': '0478 12 34 56', 'bid.spoken': 'nl', 'bid.offer': '402.000', 'bid.receivedOn': today }
  const stored = () => site.db.prepare('SELECT count(*) AS n FROM offers WHERE listing_id = 4002').first('n')

  test.each([
    [{ 'bid.offer': 'veel' }, 'bid.offer'],
    [{ 'bid.offer': '' }, 'bid.offer'],
    [{ 'bid.phone': '' }, 'bid.phone'],
    [{ 'bid.receivedOn': tomorrow }, 'bid.receivedOn'],
    [{ 'bid.offerEnd': yesterday }, 'bid.offerEnd'],
    [{ 'bid.lastName': 'https://x.example' }, 'bid.lastName'],
    [{ financing: 'magic' }, 'financing'],
  ])('%j is refused, with what was typed', async (wrong, field) => {
    const answer = await (await deskOf('agent')).post(homePage(4002), { ...typed, ...wrong })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(`href="#${field}"`)
    if (field !== 'bid.lastName') expect(html).toContain('Claes')
    expect(await stored()).toBe(0)
  })

  test('an offer sent twice is stored once, with a lead that needs no answer, and nobody is mailed', async () => {
    const browser = await deskOf('agent')
    const form = { ...typed, submission: 'offeratthedesk00000001', 'bid.conditions': 'Lening', financing: 'loan' }
    expect((await browser.post(homePage(4002), form)).status).toBe(303)
    expect((await browser.post(homePage(4002), form)).status).toBe(303)
    expect(await stored()).toBe(1)
    const lead = await site.db.prepare('SELECT form, is_open, answered_at IS NOT NULL AS answered FROM leads WHERE listing_id = 4002').first()
    expect(lead).toEqual({ form: 'purchaseOffer', is_open: 0, answered: 1 })
    const html = await browser.html(homePage(4002))
    for (const text of ['€ 402.000', 'Claes', t('form.choice.financing.loan')]) expect(html).toContain(text)
    expect(await mails()).toEqual([])
  })
})

describe('the confirmation of an offer entered at the desk', () => {
  test.each(['nl', 'fr', 'en', 'de'] as const)('goes to a bidder with an address, in %s, once, without the amount, and not to the office', async (locale) => {
    const browser = await deskOf('agent')
    const email = `bidder.${locale}@example.com`
    const form = {
      do: 'make',
      'bid.lastName': 'Claes',
      'bid.email': email,
      'bid.spoken': locale,
      'bid.offer': '412.345',
      'bid.receivedOn': today,
      submission: `confirmed-${locale}-0000001`,
    }
    for (const _ of [1, 2]) expect((await browser.post(homePage(4008), form)).status).toBe(303)
    const sent = await mails()
    const of = translator(locale)
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[email, expect.stringContaining(of('mail.purchaseOffer.confirmation.subject'))]])
    expect(sent[0]?.text).toContain(of('mail.confirmation.private.byHand').replaceAll('\u2060', '').replaceAll(/\s+/g, ' '))
    expect(sent[0]?.text).not.toContain('412')
    const [siteWords = ''] = of('mail.confirmation.why', { site: '§' }).replaceAll('\u2060', '').split('§')
    expect(sent[0]?.text).not.toContain(siteWords)
  })

  test('financing and the loan that the form of the site asks for stand with the offer', async () => {
    const fields = {
      firstName: 'An',
      lastName: 'Smet',
      email: 'loan@example.com',
      offer: '390.000',
      offerEnd: tomorrow,
      financing: 'loan',
      loanAmount: '250.000',
    }
    await saveLead(drizzle(site.db, { schema }), aLead({ id: 'with-loan', form: 'purchaseOffer', listingId: 4007, email: fields.email, fields }), [])
    expect(await (await deskOf('agent')).html(homePage(4007))).toContain(`${t('form.choice.financing.loan')}, € 250.000`)
  })
})

describe('a step with an offer', () => {
  test('each step mails the bidder in their language, with the agent’s line, and names no other bidder, amount or number', async () => {
    await anOffer({ id: 'claire', home: 4003, offer: '395.000', who: 'Dubois', locale: 'fr' })
    await anOffer({ id: 'rival', home: 4003, offer: '401.000', who: 'Rivaal' })
    const browser = await deskOf('agent', { name: 'Wouter Maes' })
    await take(browser, 'claire', 'presented', { offerLine: 'Bonne journée' })
    await take(browser, 'claire', 'countered', { counterAmount: '405.000', counterUntil: tomorrow })
    await take(browser, 'claire', 'accepted', acceptance)
    const sent = await mails()
    expect(sent.map(({ to }) => to)).toEqual(['claire@example.com', 'claire@example.com', 'claire@example.com'])
    const [presented, countered, accepted] = sent.map(({ text }) => text)
    for (const text of ['Nous avons soumis votre offre de € 395.000', 'pas encore une acceptation', 'Bonne journée', 'Wouter Maes'])
      expect(presented).toContain(text)
    for (const text of ['contre-offre de € 405.000', 'votre offre de € 395.000', 'la vente est conclue et vous engage']) expect(countered).toContain(text)
    for (const text of ['la contre-offre de € 405.000', 'La vente est ainsi conclue', 'compromis', '10 %']) expect(accepted).toContain(text)
    for (const text of ['Rivaal', '401.000', 'rival@']) expect(JSON.stringify(sent)).not.toContain(text)
    const lead = await site.db.prepare("SELECT state, answered_at IS NOT NULL AS answered FROM leads WHERE id = 'claire'").first()
    expect(lead).toEqual({ state: 'done', answered: 1 })
  })

  test('once one offer is accepted, no other of the home can be, and one act refuses those that are chosen', async () => {
    await anOffer({ id: 'third', home: 4003, offer: '390.000', who: 'Derde' })
    const browser = await deskOf('agent')
    const answer = await take(browser, 'rival', 'accepted', acceptance)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(t('form.deskOffer.alreadyAccepted'))
    expect(await browser.html(homePage(4003))).toContain(t('desk.offers.others.hint'))
    const chosen = [`rival ${await versionOf('rival')}`, `third ${await versionOf('third')}`]
    const none = await browser.post(homePage(4003), { do: 'refuse' })
    expect(await none.text()).toContain(t('form.deskHomeOffers.noneChosen'))
    const form = new FormData()
    form.set('do', 'refuse')
    for (const each of chosen) form.append('chosen', each)
    const refused = await browser.fetch(homePage(4003), { method: 'POST', body: form, headers: { Origin: site.url } })
    expect([refused.status, await stateOf('rival'), await stateOf('third')]).toEqual([303, 'refused', 'refused'])
    const undo = await undoIn(browser, refused)
    expect((await browser.post(homePage(4003), { ...undo, do: 'undo' })).status).toBe(303)
    expect([await stateOf('rival'), await stateOf('third'), await mails()]).toEqual(['received', 'received', []])
  })

  test('a refusal names neither another offer nor a reason', async () => {
    const browser = await deskOf('agent')
    await take(browser, 'rival', 'refused')
    const [mail, ...others] = await mails()
    expect([mail?.to, others]).toEqual(['rival@example.com', []])
    expect(mail?.text).toContain('De eigenaar heeft uw bod van € 401.000 niet aanvaard.')
    for (const text of ['Dubois', '405.000', '390.000', 'ander bod', 'hoger']) expect(mail?.text).not.toContain(text)
  })

  test('undoing a step within ten seconds takes its mail back, and restores the counter-offer before it', async () => {
    await anOffer({ id: 'undo', home: 4004, offer: '395.000' })
    const browser = await deskOf('agent')
    await take(browser, 'undo', 'countered', { counterAmount: '405.000', counterUntil: tomorrow, noMail: '1' })
    const answer = await take(browser, 'undo', 'countered', { counterAmount: '402.000', counterUntil: tomorrow })
    const undo = await undoIn(browser, answer)
    expect((await browser.post(pageOf('undo'), { ...undo, do: 'undo' })).status).toBe(303)
    expect(await site.db.prepare("SELECT state, counter_amount FROM offers WHERE id = 'undo'").first()).toEqual({ state: 'countered', counter_amount: 405_000 })
    expect(await mails()).toEqual([])
    expect((await browser.post(pageOf('undo'), { ...undo, do: 'undo' })).status).toBe(422)
  })

  test('a step without a mail mails nobody, and a bidder without an address gets none', async () => {
    await anOffer({ id: 'quiet', home: 4004, offer: '385.000' })
    await take(await deskOf('agent'), 'quiet', 'refused', { noMail: '1' })
    expect([await stateOf('quiet'), await mails()]).toEqual(['refused', []])
  })

  test('of two people with the same form the second is refused and sees what the first did', async () => {
    await anOffer({ id: 'raced', home: 4004, offer: '386.000' })
    const [first, second] = [await deskOf('agent', { name: 'Els Maes' }), await deskOf('manager')]
    const form = { do: 'take', step: 'refused', version: '1' }
    expect((await first.post(pageOf('raced'), { ...form, step: 'presented' })).status).toBe(303)
    const late = await second.post(pageOf('raced'), form)
    expect(late.status).toBe(422)
    const html = await late.text()
    for (const text of [t('form.deskOffer.changedMeanwhile'), 'Els Maes', t('desk.audit.field.presented')]) expect(html).toContain(text)
    expect(await stateOf('raced')).toBe('presented')
  })

  test.each([
    ['countered', { counterAmount: '', counterUntil: tomorrow }, 'counterAmount'],
    ['countered', { counterAmount: '405.000,50', counterUntil: tomorrow }, 'counterAmount'],
    ['countered', { counterAmount: '405.000', counterUntil: yesterday }, 'counterUntil'],
    ['countered', { counterAmount: '405.000', counterUntil: 'morgen' }, 'counterUntil'],
    ['accepted', { ...acceptance, acceptedBy: '' }, 'acceptedBy'],
    ['accepted', { ...acceptance, acceptedOn: tomorrow }, 'acceptedOn'],
    ['accepted', { ...acceptance, acceptedIn: 'mondeling' }, 'acceptedIn'],
    ['refused', { offerLine: 'x'.repeat(5001) }, 'offerLine'],
  ])('the step %s with %j is refused at %s', async (step, wrong, field) => {
    const answer = await take(await deskOf('agent'), 'raced', step, wrong)
    expect([answer.status, await stateOf('raced')]).toEqual([422, 'presented'])
    expect(await answer.text()).toContain(`href="#${field}"`)
  })
})

describe('an acceptance', () => {
  const { sure: _, ...unsure } = acceptance

  test('an acceptance is asked about once, since it concludes the sale, and keeps who accepted, when and in which writing', async () => {
    await anOffer({ id: 'sold', home: 4005, offer: '395.000', conditions: 'Lening' })
    const browser = await deskOf('agent')
    const asked = await take(browser, 'sold', 'accepted', unsure)
    expect([asked.status, await stateOf('sold')]).toEqual([422, 'received'])
    const html = await asked.text()
    for (const text of [t('form.deskOffer.concludes'), 'value="Greet Maes"', 'name="sure"', t('desk.offers.conclude')]) expect(html).toContain(text)
    expect((await take(browser, 'sold', 'accepted', acceptance)).status).toBe(303)
    const row = await site.db.prepare("SELECT state, accepted_by, accepted_on, accepted_in FROM offers WHERE id = 'sold'").first()
    expect(row).toEqual({ state: 'accepted', accepted_by: 'Greet Maes', accepted_on: today, accepted_in: 'paper' })
    const [mail] = await mails()
    expect(mail?.text).toContain('onder de voorwaarden die in uw bod staan')
  })

  test('an acceptance has no undo; only a manager takes it back, with a reason that the log does not hold', async () => {
    const agent = await deskOf('agent')
    const event = String(await site.db.prepare("SELECT id FROM offer_events WHERE offer_id = 'sold'").first('id'))
    const form = { events: event, version: await versionOf('sold') }
    expect(await agent.html(pageOf('sold'))).not.toContain('value="correct"')
    expect((await agent.post(pageOf('sold'), { ...form, do: 'undo' })).status).toBe(422)
    expect((await agent.post(pageOf('sold'), { ...form, do: 'correct', correction: 'Mis' })).status).toBe(403)
    const manager = await deskOf('manager')
    expect((await manager.post(pageOf('sold'), { ...form, do: 'correct', correction: '' })).status).toBe(422)
    expect(await stateOf('sold')).toBe('accepted')
    expect((await manager.post(pageOf('sold'), { ...form, do: 'correct', correction: 'Verkeerde bieder' })).status).toBe(303)
    expect(await site.db.prepare("SELECT state, accepted_by FROM offers WHERE id = 'sold'").first()).toEqual({ state: 'received', accepted_by: null })
    expect(await manager.html(pageOf('sold'))).toContain('Verkeerde bieder')
    const log = await site.db.prepare("SELECT * FROM audit_log WHERE object = 'offer'").all()
    for (const text of ['Verkeerde', 'Maes', 'Peeters', '@']) expect(JSON.stringify(log.results)).not.toContain(text)
  })
})

describe('the owner', () => {
  const path = href('ownerHome', 'nl', { kind: 'listing', id: 4006 })
  async function anOwner(): Promise<CookieBrowser> {
    await storeOwner(site.db, 'owner@example.com', [{ kind: 'listing', id: 4006 }])
    return new CookieBrowser(() => site).keep('session', await storeSession(site.db, 'owner@example.com'))
  }

  test('the owner sees nothing of an offer before it is shown, the name only if it is, and nothing once it is withheld', async () => {
    await anOffer({ id: 'shown', home: 4006, offer: '371.000', who: 'Zichtbaar', conditions: 'Met lening' })
    await anOffer({ id: 'unshown', home: 4006, offer: '372.000', who: 'Verborgen' })
    const [owner, desk] = [await anOwner(), await deskOf('agent')]
    const seen = async () => {
      const html = await owner.html(path)
      return ['371.000', 'Met lening', 'Zichtbaar', t('owner.type.offer'), '372.000', 'Verborgen'].filter((text) => html.includes(text))
    }
    const show = async (act: string, more = {}) => desk.post(pageOf('shown'), { do: act, version: await versionOf('shown'), ...more })
    expect(await seen()).toEqual([])
    await show('release')
    expect(await seen()).toEqual(['371.000', 'Met lening', t('owner.type.offer')])
    await show('withhold')
    expect(await seen()).toEqual([])
    await show('release', { names: '1' })
    expect(await seen()).toEqual(['371.000', 'Met lening', 'Zichtbaar', t('owner.type.offer')])
    await take(desk, 'shown', 'presented', { noMail: '1' })
    expect(await owner.html(path)).toContain(t('offer.state.presented'))
  })
})

test('erasing a bidder erases the offer and its steps, and an export has both', async () => {
  await anOffer({ id: 'erased', home: 4007, offer: '395.000' })
  await take(await deskOf('agent'), 'erased', 'presented', { noMail: '1' })
  const ask = (what: string) =>
    site.fetch(`/privacy/${what}`, {
      method: 'POST',
      body: JSON.stringify({ email: 'erased@example.com' }),
      headers: { Authorization: `Bearer ${site.token}` },
    })
  expect(await (await ask('export')).json()).toMatchObject({ offers: [{ id: 'erased', amount: 395_000 }], offerEvents: [{ step: 'presented' }] })
  await ask('erase')
  const left = "SELECT (SELECT count(*) FROM offers WHERE id = 'erased') + (SELECT count(*) FROM offer_events WHERE offer_id = 'erased') AS n"
  expect(await site.db.prepare(left).first('n')).toBe(0)
})

test('each step renews the time for which an offer is kept', async () => {
  await anOffer({ id: 'renewed', home: 4008, offer: '395.000' })
  await site.db.prepare("UPDATE leads SET erase_after = '2026-12-31T00:00:00.000Z' WHERE id = 'renewed'").run()
  await take(await deskOf('agent'), 'renewed', 'presented', { noMail: '1' })
  const until = String(await site.db.prepare("SELECT erase_after FROM leads WHERE id = 'renewed'").first('erase_after'))
  expect(until.slice(0, 4)).toBe(String(Number(today.slice(0, 4)) + 2))
})
