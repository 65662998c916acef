import { drizzle } from 'drizzle-orm/d1'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveLead } from '#db/leads/leads.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import type { Appointment } from '#db/model/visits/appointment.ts'
import { startTerms } from '#db/model/visits/calendar.ts'
import * as schema from '#db/schema.ts'
import { claimSeat, findAppointment } from '#db/visits/appointments.ts'
import { cancel, moveTo } from '#worker/visits/appointment-change.ts'
import { appointmentMails } from '#worker/visits/appointment-mails.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import type { Fault } from '../kit/faults/fault.ts'
import { faultyDatabase } from '../kit/faults/faulty-database.ts'
import { muteErrors } from '../kit/faults/muted-errors.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { aLead } from '../leads/lead-factory.ts'

const now = new Date('2026-11-23T09:30:00Z')
const [ten, eleven] = ['2026-11-26T09:00:00.000Z', '2026-11-26T10:00:00.000Z']
const terms = startTerms(officeByKey(demoAgency, 'brugge')?.calendar ?? [], new Date(ten), now)
const lead = aLead({ id: 'one' })
const mailDeps = { signing: { current: 'a secret of this test', previous: [] }, officeLocale: 'nl' } as const
const booked: Appointment = {
  ...{ id: 'one', office: 'brugge', organizer: 'brugge@perron.example', listingId: 4001, how: 'onSite', locale: 'nl' },
  ...{ startsAt: ten, endsAt: terms.endsAt, state: 'confirmed', sequence: 0, changedAt: now.toISOString(), assignee: null },
}

let site: TestSite
beforeAll(async () => {
  site = await startSite({ MAIL_TRANSPORT: 'none' })
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  await site.db.batch(['leads', 'outbox', 'appointments'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
})
// Injected faults are logged.
muteErrors()

/** A database whose nth call fails. */
function faultyAt(number: number, fault: Fault) {
  let calls = 0
  const database = faultyDatabase(site.db, () => {
    calls += 1
    return calls === number ? fault : 'none'
  })
  return drizzle(database, { schema })
}

const healthy = () => drizzle(site.db, { schema })

function contextWith(db: ReturnType<typeof healthy>) {
  const settings = { signing: mailDeps.signing } as const
  return { store: { db }, settings, agency: demoAgency, now, clientAddress: '203.0.113.7', relay: async () => undefined }
}

async function book(db = healthy()): Promise<void> {
  await saveLead(db, lead, await appointmentMails('booked', booked, lead, mailDeps), null, [claimSeat(db, booked, terms)])
}

async function mailIds(): Promise<readonly unknown[]> {
  const { results } = await site.db.prepare('SELECT id FROM outbox ORDER BY id').all()
  return results.map(({ id }) => id)
}

test.each([
  ['moved', (known: Known) => moveTo(eleven, known, contextWith(healthy()))],
  ['cancelled', (known: Known) => cancel(known, contextWith(healthy()))],
])('a viewing changed since it was read is not %s, and no mail is queued', async (_, change) => {
  await book()
  const known = await findAppointment(healthy(), 'one')
  if (!known) throw new Error('it was not booked')
  await site.db.prepare("UPDATE appointments SET sequence = 1, changed_at = '2026-11-23T09:00:00.000Z', state = 'cancelled'").run()
  expect(await change(known)).toMatchObject({ ok: true, appointment: { startsAt: ten, state: 'cancelled', sequence: 1 } })
  expect(await mailIds()).toEqual(['one.1', 'one.2'])
})

type Known = NonNullable<Awaited<ReturnType<typeof findAppointment>>>

const cases = (['before', 'after'] as const).flatMap((fault) => [1, 2, 3, 4, 5].map((call) => [fault, call] as const))

describe.each(cases)('when the database fails %s executing call %i and the visitor retries', (fault, call) => {
  test('a viewing is booked once', async () => {
    await book(faultyAt(call, fault)).catch(() => undefined)
    await book()
    expect(await mailIds()).toEqual(['one.1', 'one.2'])
    expect((await findAppointment(healthy(), 'one'))?.appointment).toMatchObject({ startsAt: ten, sequence: 0 })
  })

  test('a viewing is moved once and two mails are queued', async () => {
    await book()
    await changeTwice((known, db) => moveTo(eleven, known, contextWith(db)))
    expect(await mailIds()).toEqual(['one.1', 'one.2', 'one.change1.1', 'one.change1.2'])
    expect((await findAppointment(healthy(), 'one'))?.appointment).toMatchObject({ startsAt: eleven, state: 'confirmed', sequence: 1 })
  })

  test('a viewing is cancelled once and two mails are queued', async () => {
    await book()
    await changeTwice((known, db) => cancel(known, contextWith(db)))
    expect(await mailIds()).toEqual(['one.1', 'one.2', 'one.change1.1', 'one.change1.2'])
    expect((await findAppointment(healthy(), 'one'))?.appointment).toMatchObject({ startsAt: ten, state: 'cancelled', sequence: 1 })
  })

  type Change = (known: Known, db: ReturnType<typeof healthy>) => Promise<unknown>

  async function changeTwice(change: Change): Promise<void> {
    for (const db of [faultyAt(call, fault), healthy()]) {
      const known = await findAppointment(healthy(), 'one')
      if (known) await change(known, db).catch(() => undefined)
    }
  }
})
