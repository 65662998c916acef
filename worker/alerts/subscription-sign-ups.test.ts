import { expect, test } from 'vitest'
import { openPrimary } from '#db/client.ts'
import { saveLead } from '#db/leads/leads.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import { memoryDatabase } from '../../tests/kit/memory-database.ts'
import { aLead } from '../../tests/leads/lead-factory.ts'
import { signUpStatements, signUpsOf } from './subscription-sign-ups.ts'

const agency = { name: { nl: 'Perron', fr: 'Quai' } }
const consent = { version: '2026-11', text: 'Ik ga akkoord.', at: '2026-11-21T10:00:00.000Z', newsletter: false }
const weeklyAlert = { goal: 'sale', search: '?zone=be-31005', rhythm: 'weekly' }
const alertLead = (fields: Lead['fields'] = {}, other: Partial<Lead> = {}) =>
  aLead({ form: 'alert', email: 'An@Example.com', fields: { ...weeklyAlert, ...fields }, ...other })

function aSite() {
  const d1 = memoryDatabase()
  const db = openPrimary(d1)
  const signUpsIn = (lead: Lead) => signUpsOf(db, lead, agency)
  const ids = async (lead: Lead) => (await signUpsIn(lead)).map(({ signUp }) => signUp.id)
  /** Stores what a lead signs up for. @returns the ids */
  const store = async (lead: Lead) => {
    const all = await signUpsIn(lead)
    const statements = all.flatMap((each) => signUpStatements(db, each, lead))
    await saveLead(db, lead, [], null, statements)
    return all.map(({ signUp }) => signUp.id)
  }
  const subscriptions = async () => (await d1.prepare('SELECT id, state, rhythm, replaces, due_at FROM subscriptions ORDER BY created_at, id').all()).results
  const setState = (id: string, state: string) => d1.prepare('UPDATE subscriptions SET state = ? WHERE id = ?').bind(state, id).run()
  return { d1, signUpsIn, ids, store, subscriptions, setState }
}

test.each<[what: string, kinds: readonly string[], lead: Lead]>([
  ['a contact form', [], aLead({ form: 'contact' })],
  ['a form without an address', [], aLead({ form: 'newsletter', email: null })],
  ['the form of the newsletter', ['newsletter'], aLead({ form: 'newsletter' })],
  ['a ticked newsletter', ['newsletter'], aLead({ form: 'contact', consent: { ...consent, newsletter: true } })],
  ['a saved search', ['alert'], alertLead()],
  ['a saved search to rent', ['alert'], alertLead({ goal: 'rent' })],
  ['a search request', ['alert'], alertLead({}, { form: 'demandRegister' })],
  ['a search request with the newsletter', ['alert', 'newsletter'], alertLead({}, { form: 'demandRegister', consent: { ...consent, newsletter: true } })],
  ['a search in another form', [], alertLead({}, { form: 'contact' })],
  ['a search without a goal', [], alertLead({ goal: 'both' })],
  ['a search that is a list', [], alertLead({ search: ['a', 'b'] })],
])('%s signs up for %j', async (_, kinds, lead) => {
  expect((await aSite().signUpsIn(lead)).map(({ signUp }) => signUp.kind)).toEqual(kinds)
})

test('a saved search asks its address to confirm it', async () => {
  const [request, ...others] = await aSite().signUpsIn(alertLead({ title: 'mr', firstName: 'Jan', lastName: 'De Smet' }, { locale: 'fr' }))
  const id = request?.signUp.id ?? ''
  expect(id).toMatch(/^alert-[0-9a-f]{32}$/)
  expect([request, ...others]).toEqual([
    {
      signUp: {
        ...{ id, kind: 'alert', email: 'An@Example.com', locale: 'fr', createdAt: '2026-11-21T10:00:00.000Z', replaces: null },
        alert: { goal: 'sale', search: '?zone=be-31005', rhythm: 'weekly' },
        name: 'Jan De Smet',
        formal: { title: 'mr', lastName: 'De Smet' },
        consent,
      },
      changed: null,
      mailId: `${id}.2992092`,
      mail: { template: 'optIn', locale: 'fr', to: 'An@Example.com', replyTo: null, data: { subscription: id } },
    },
  ])
})

test.each([
  ['instant', 'instant'],
  ['daily', 'daily'],
  ['weekly', 'weekly'],
  ['hourly', 'daily'],
  [null, 'daily'],
])('an alert with the rhythm %o is sent %s', async (rhythm, sent) => {
  expect((await aSite().signUpsIn(alertLead({ rhythm })))[0]?.signUp.alert?.rhythm).toBe(sent)
})

test.each<[form: Lead['form'], locale: Lead['locale'], words: string]>([
  ['newsletter', 'nl', 'Ik wil de nieuwsbrief per e\u2060-\u2060mail krijgen. Perron bewaart mijn adres tot ik me uitschrijf.'],
  ['contact', 'nl', 'Stuur mij één keer per maand het nieuwe aanbod.'],
  ['newsletter', 'fr', 'Quai'],
])('the newsletter of the form %s in %s has its own words of consent', async (form, locale, words) => {
  const lead = aLead({ form, locale, fields: {}, consent: { ...consent, newsletter: true } })
  const [request] = await aSite().signUpsIn(lead)
  expect(request?.signUp).toMatchObject({ kind: 'newsletter', alert: null, replaces: null, consent: { version: '2026-11', at: consent.at, newsletter: true } })
  expect(request?.signUp.consent.text).toContain(words)
  expect([request?.signUp.id, request?.signUp.name, request?.signUp.formal]).toEqual([expect.stringMatching(/^newsletter-[0-9a-f]{32}$/), null, null])
})

test('the same alert for the same address is one subscription, any other is another one', async () => {
  const { ids } = aSite()
  const [first] = await ids(alertLead())
  expect(await ids(alertLead({ rhythm: 'daily' }, { email: 'an@example.COM', locale: 'de' }))).toEqual([first])
  const others = [alertLead({ goal: 'rent' }), alertLead({ search: '' }), alertLead({}, { email: 'jo@example.com' })]
  const all = [first, ...(await Promise.all(others.map(ids))).flat()]
  expect(new Set(all).size).toBe(4)
})

test('the same sign-up within ten minutes is one mail', async () => {
  const { signUpsIn } = aSite()
  const mailAt = async (time: string) => (await signUpsIn(alertLead({}, { createdAt: `2026-11-21T${time}Z` })))[0]?.mailId
  expect(await mailAt('10:09:59.999')).toBe(await mailAt('10:00:00.000'))
  expect(await mailAt('10:10:00.000')).not.toBe(await mailAt('10:00:00.000'))
})

test.each([
  ['pending', 1],
  ['active', 0],
  ['paused', 0],
  ['ended', 1],
])('a newsletter that is %s gets %i sign-ups from a ticked box', async (state, count) => {
  const { store, signUpsIn, setState } = aSite()
  const [id = ''] = await store(aLead({ form: 'newsletter' }))
  await setState(id, state)
  expect(await signUpsIn(aLead({ form: 'contact', consent: { ...consent, newsletter: true } }))).toHaveLength(count)
  expect(await signUpsIn(aLead({ form: 'newsletter', consent: { ...consent, newsletter: true } }))).toHaveLength(1)
})

test('an address gets at most five alerts to confirm an hour, and the newsletter all the same', async () => {
  const { store, d1 } = aSite()
  const at = (minute: number) => ({ createdAt: `2026-11-21T10:0${minute}:00.000Z`, consent: { ...consent, newsletter: true }, form: 'demandRegister' as const })
  const found = []
  for (let number = 1; number <= 6; number += 1) found.push((await store(alertLead({ search: `?priceMin=${number}` }, at(number)))).length)
  expect(found).toEqual([2, 2, 2, 2, 2, 1])
  expect(await store(alertLead({ search: '?priceMin=7' }, { createdAt: '2026-11-21T11:01:00.000Z' }))).toHaveLength(0)
  expect(await store(alertLead({ search: '?priceMin=7' }, { createdAt: '2026-11-21T11:01:00.001Z' }))).toHaveLength(1)
  await d1.exec("UPDATE subscriptions SET state = 'active'")
  expect(await store(alertLead({ search: '?priceMin=8' }, at(7)))).toContainEqual(expect.stringMatching(/^alert-/))
})

test('a stored sign-up waits to be confirmed, and its mail waits to be sent', async () => {
  const { store, subscriptions, d1 } = aSite()
  const [id = ''] = await store(alertLead())
  expect(await subscriptions()).toEqual([{ id, state: 'pending', rhythm: 'weekly', replaces: null, due_at: null }])
  expect((await d1.prepare('SELECT id, lead_id IS NOT NULL AS has_lead, template, recipient, state FROM outbox').all()).results).toEqual([
    { id: `${id}.2992092`, has_lead: 1, template: 'optIn', recipient: 'An@Example.com', state: 'waiting' },
  ])
})

test('an alert that is edited into another replaces it once that is confirmed', async () => {
  const { store, subscriptions, setState } = aSite()
  const [old = ''] = await store(alertLead())
  await setState(old, 'active')
  const [changed] = await store(alertLead({ search: '?zone=be-44021', replaces: old }, { createdAt: '2026-11-22T10:00:00.000Z' }))
  expect(await subscriptions()).toEqual([
    { id: old, state: 'active', rhythm: 'weekly', replaces: null, due_at: null },
    { id: changed, state: 'pending', rhythm: 'weekly', replaces: old, due_at: null },
  ])
})

test('an alert whose rhythm alone is edited stays the same and takes the rhythm', async () => {
  const { store, signUpsIn, subscriptions, setState } = aSite()
  const [old = ''] = await store(alertLead())
  await setState(old, 'active')
  const edited = alertLead({ rhythm: 'instant', replaces: old }, { createdAt: '2026-11-22T10:00:00.000Z' })
  expect((await signUpsIn(edited)).map(({ signUp, changed }) => [signUp.id, signUp.replaces, changed])).toEqual([[old, null, old]])
  await store(edited)
  expect(await subscriptions()).toEqual([{ id: old, state: 'active', rhythm: 'instant', replaces: null, due_at: '2026-11-22T10:00:00.000Z' }])
})

test('only an alert replaces one, and only by an id', async () => {
  const { signUpsIn } = aSite()
  const changedBy = async (lead: Lead) => (await signUpsIn(lead)).map(({ changed }) => changed)
  expect(await changedBy(aLead({ form: 'newsletter', fields: { replaces: 'alert-1' } }))).toEqual([null])
  expect(await changedBy(alertLead({ replaces: ['alert-1'] }))).toEqual([null])
  expect(await changedBy(alertLead({ replaces: 'alert-1' }))).toEqual(['alert-1'])
})
