import { expect, test, vi } from 'vitest'
import { resendToCrm } from '#db/leads/crm/crm-leads.ts'
import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import { signUpStatements, signUpsOf } from '#worker/alerts/subscription-sign-ups.ts'
import { openCrmWorld } from '../../../tests/kit/crms/crm-world.ts'
import type { CrmCall, CrmFault, FakeCrm } from '../../../tests/kit/crms/fake-crm.ts'
import { demoAgency } from '../../../tests/kit/demo-agency.ts'
import { muteErrors } from '../../../tests/kit/faults/muted-errors.ts'
import { anOmnicasa } from '../../../tests/kit/faults/omnicasa-service.ts'
import { aSweepBright } from '../../../tests/kit/faults/sweepbright-service.ts'
import { aWhise } from '../../../tests/kit/faults/whise-service.ts'
import { leadOfForm } from '../../../tests/leads/form-leads.ts'
import { referenceOf } from './crm-writer.ts'

// Leads that are given up are logged.
muteErrors()

const fakes: Readonly<Record<CrmName, () => FakeCrm>> = { omnicasa: anOmnicasa, whise: aWhise, sweepbright: aSweepBright }
const crms: readonly CrmName[] = ['omnicasa', 'whise', 'sweepbright']

/** These faults befall the first writes, one each; `undefined` for none. */
function firstWrites(crm: FakeCrm, ...faults: readonly CrmFault[]): (call: CrmCall) => CrmFault {
  const left = [...faults]
  return (call) => (crm.isWrite(call) ? (left.shift() ?? null) : null)
}

test.each(crms)('a lead for %s is sent once, however often its message is delivered', async (name) => {
  const crm = fakes[name]()
  using world = await openCrmWorld(name, crm)
  const lead = leadOfForm('enquiry', 1)
  await world.submit(lead)
  await world.submit(lead)
  await Promise.all([world.send(lead.id), world.send(lead.id)])
  await world.send(lead.id)
  expect(crm.arrived.map(({ reference }) => reference)).toEqual([referenceOf(lead.id)])
  expect(await world.row(lead.id)).toMatchObject({ state: 'sent', attempts: 1, doubt_since: null, leased_until: null, sent_at: '2026-12-01T09:00:00.000Z' })
  expect(await world.d1.prepare('SELECT crm_state FROM leads').first('crm_state')).toBe('sent')
})

test.each(['omnicasa', 'whise'] as const)('after a lost answer %s is asked before anything is repeated', async (name) => {
  for (const fault of ['cutBefore', 'cutAfter', 'busyBefore', 'busyAfter'] as const) {
    const crm = fakes[name]()
    using world = await openCrmWorld(name, crm, { faultOf: firstWrites(crm, fault) })
    const lead = leadOfForm('enquiry', 1)
    await world.submit(lead)
    await world.send(lead.id)
    expect(await world.row(lead.id)).toMatchObject({ state: 'waiting', due_at: '2026-12-01T09:05:00.000Z', doubt_since: '2026-12-01T09:00:00.000Z' })
    await world.settle()
    expect(crm.arrived, fault).toHaveLength(1)
    expect(await world.states()).toEqual({ sent: 1 })
  }
})

test.each(crms)('what %s cannot say is left to a person', async (name) => {
  const crm = fakes[name]()
  using world = await openCrmWorld(name, crm, { faultOf: firstWrites(crm, 'cutAfter') })
  const lead = leadOfForm('enquiry', 1, { email: null, fields: { firstName: 'An', lastName: 'Peeters', phone: '+32 470 12 34 56' } })
  await world.submit(lead)
  await world.settle()
  expect(await world.states()).toEqual({ uncertain: 1 })
  expect(crm.arrived).toHaveLength(1)
  await resendToCrm(world.db, lead.id, name, new Date('2026-12-02T09:00:00.000Z'))
  await world.settle()
  expect(await world.states()).toEqual({ sent: 1 })
  expect(crm.arrived).toHaveLength(2)
})

test('a home that SweepBright does not know any more is named in a general contact', async () => {
  const crm = aSweepBright()
  using world = await openCrmWorld('sweepbright', crm)
  await world.submit(leadOfForm('rentProfile', 1))
  await world.settle()
  expect(crm.arrived.map(({ call }) => call)).toEqual(['contacts'])
})

test('an agency may have uncertain leads repeated', async () => {
  const crm = aSweepBright()
  using world = await openCrmWorld('sweepbright', crm, { faultOf: firstWrites(crm, 'cutAfter') })
  await world.rules({ repeats: true })
  await world.submit(leadOfForm('enquiry', 1))
  await world.settle()
  expect(await world.states()).toEqual({ sent: 1 })
  expect(crm.arrived).toHaveLength(2)
})

test.each([
  ['omnicasa', 'ContactOnMe: No person …'],
  ['whise', 'v1/contacts/upsert: … is not valid BadRequestFormat'],
  ['sweepbright', 'status 422 to estates/x4001/contacts: phone'],
] as const)('a lead that %s refuses says why, without what was typed', async (name, reason) => {
  const crm = fakes[name]()
  using world = await openCrmWorld(name, crm)
  const lead = leadOfForm('enquiry', 1, { fields: { firstName: 'An', lastName: 'Refused', email: 'an.1@example.com', phone: '+32 470 12 34 56' } })
  await world.submit(lead)
  await world.settle()
  expect(await world.row(lead.id)).toMatchObject({ state: 'refused', error: reason })
  expect(crm.arrived).toEqual([])
})

test.each(crms)('%s may be down for a week, and no lead is lost', async (name) => {
  const crm = fakes[name]()
  const down = { since: true }
  using world = await openCrmWorld(name, crm, { faultOf: () => (down.since ? 'busyBefore' : null) })
  for (const form of ['contact', 'enquiry', 'valuation'] as const) await world.submit(leadOfForm(form, 1))
  await world.settle(7)
  expect(await world.states()).toEqual({ waiting: 3 })
  down.since = false
  await world.settle()
  expect(await world.states()).toEqual({ sent: 3 })
  expect(crm.arrived).toHaveLength(3)
})

test('a lead is dead after almost twelve days, and can be sent again', async () => {
  const logged = vi.spyOn(console, 'error')
  const crm = aWhise()
  const down = { since: true }
  using world = await openCrmWorld('whise', crm, { faultOf: () => (down.since ? 'cutBefore' : null) })
  const lead = leadOfForm('contact', 1)
  await world.submit(lead)
  await world.settle(11)
  expect(await world.states()).toEqual({ waiting: 1 })
  await world.settle()
  expect(await world.row(lead.id)).toMatchObject({ state: 'dead', failures: 30, error: 'the connection for token failed or was cut off' })
  expect(JSON.stringify(logged.mock.calls)).toMatch(/^(?!.*(?:@|Peeters|nooit)).*given up for whise: contact-1/)
  down.since = false
  await resendToCrm(world.db, lead.id, 'whise', new Date('2026-12-20T09:00:00.000Z'))
  await world.settle()
  expect(await world.states()).toEqual({ sent: 1 })
})

test('a token that ends between two calls is fetched again once', async () => {
  const crm = aWhise()
  const first = { isDue: true }
  using world = await openCrmWorld('whise', crm, {
    faultOf: (call) => {
      if (call.path === 'v1/admin/offices/list' && first.isDue) crm.endToken()
      if (call.path === 'v1/admin/offices/list') first.isDue = false
      return null
    },
  })
  await world.submit(leadOfForm('contact', 1))
  await world.settle()
  expect(await world.row('contact-1')).toMatchObject({ state: 'sent', attempts: 1, external_id: '1000' })
})

test.each([
  ['omnicasa', 'ContactOnMe: Wrong password … of …'],
  ['whise', 'v1/admin/clients/token: no client FailedAuthentication'],
  ['sweepbright', 'status 401 to oauth/token'],
] as const)('leads wait while the log-in of %s is wrong', async (name, reason) => {
  const crm = fakes[name]()
  const wrong = { OMNICASA_PASSWORD: 'wrong', WHISE_CLIENT: '78', SWEEPBRIGHT_SECRET: 'wrong' }
  using world = await openCrmWorld(name, crm, { variables: wrong })
  await world.submit(leadOfForm('contact', 1))
  await world.send('contact-1')
  expect(await world.row('contact-1')).toMatchObject({ state: 'waiting', error: reason, doubt_since: null, due_at: '2026-12-01T09:01:00.000Z' })
})

test.each(['alert', 'newsletter'] as const)('a lead of the form %s waits until its address is confirmed', async (form) => {
  const crm = anOmnicasa()
  using world = await openCrmWorld('omnicasa', crm)
  const lead = leadOfForm(form, 1)
  await world.submit(lead)
  for (const signUp of await signUpsOf(world.db, lead, demoAgency)) for (const statement of signUpStatements(world.db, signUp, lead)) await statement
  await world.send(lead.id)
  expect(await world.row(lead.id)).toMatchObject({ state: 'unconfirmed', due_at: '2026-12-01T10:00:00.000Z', failures: 0 })
  await world.d1.exec("UPDATE subscriptions SET state = 'active'")
  await world.settle()
  expect(await world.states()).toEqual({ sent: 1 })
  expect(crm.arrived[0]?.content.IsReceivedEmail).toBe(form === 'newsletter' ? true : undefined)
})

test('a lead that cannot be prepared is tried again, and blocks no other', async () => {
  const crm = anOmnicasa()
  using world = await openCrmWorld('omnicasa', crm)
  await world.submit(leadOfForm('contact', 1))
  await world.submit(leadOfForm('contact', 2))
  await world.d1.exec(`UPDATE leads SET fields = '{"lastName":{"no":"text"}}' WHERE id = 'contact-1'`)
  await world.settle(1)
  expect(await world.row('contact-1')).toMatchObject({ state: 'waiting', error: 'the lead could not be prepared', doubt_since: null })
  expect(await world.row('contact-2')).toMatchObject({ state: 'sent' })
})

test('an alert and a newsletter whose sign-up is gone are not sent', async () => {
  const crm = anOmnicasa()
  using world = await openCrmWorld('omnicasa', crm)
  for (const form of ['alert', 'newsletter'] as const) await world.submit(leadOfForm(form, 1))
  await world.settle()
  expect(await world.states()).toEqual({ skipped: 2 })
  expect(crm.arrived).toEqual([])
})

test('a form that is switched off, or has no place, is not sent', async () => {
  const crm = anOmnicasa()
  using world = await openCrmWorld('omnicasa', crm)
  const early = leadOfForm('contact', 1)
  await world.submit(early)
  await world.rules({ off: ['contact'] })
  for (const form of ['contact', 'sendToFriend', 'jobApplication', 'testimonial'] as const) await world.submit(leadOfForm(form, 2))
  await world.settle()
  expect(await world.states()).toEqual({ skipped: 1 })
  expect(crm.arrived).toEqual([])
})
