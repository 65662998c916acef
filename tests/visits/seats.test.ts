import { drizzle } from 'drizzle-orm/d1'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#db/client.ts'
import { saveLead } from '#db/leads/leads.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import type { Appointment } from '#db/model/visits/appointment.ts'
import { startTerms } from '#db/model/visits/calendar.ts'
import * as schema from '#db/schema.ts'
import { cancelAppointment, claimSeat, findAppointment, hasFreeSeat, moveAppointment } from '#db/visits/appointments.ts'
import { setException } from '#db/visits/calendar-exceptions.ts'
import { appointmentMails } from '#worker/visits/appointment-mails.ts'
import { upTo } from '../full.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { aLead } from '../leads/lead-factory.ts'

const now = new Date('2026-11-23T09:30:00Z')
const mailContext = { signing: { current: 'a secret of this test', previous: [] }, officeLocale: 'nl' } as const
/** In Brussels, which takes two appointments at a time; the last is not a regular start. */
const [ten, eleven, early] = ['2026-11-26T09:00:00.000Z', '2026-11-26T10:00:00.000Z', '2026-11-26T07:15:00.000Z']

let site: TestSite
let db: Db
beforeAll(async () => {
  site = await startSite({ MAIL_TRANSPORT: 'none' })
  db = drizzle(site.db, { schema })
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(empty)

async function empty(): Promise<void> {
  await site.db.batch(['leads', 'outbox', 'appointments', 'calendar_exceptions'].map((table) => site.db.prepare(`DELETE FROM ${table}`)))
}

const termsOf = (startsAt: string) => startTerms(officeByKey(demoAgency, 'brussel')?.calendar ?? [], new Date(startsAt), now)

function newAppointment(id: string, startsAt: string): Appointment {
  const { endsAt } = termsOf(startsAt)
  const agreed = { office: 'brussel', organizer: 'brussel@perron.example', listingId: 4001, how: 'onSite', locale: 'nl', state: 'confirmed' } as const
  return { id, ...agreed, startsAt, endsAt, sequence: 0, changedAt: now.toISOString(), assignee: null }
}

/** Books as the form does; false if no seat was free. */
async function book(id: string, startsAt: string): Promise<boolean> {
  const lead = aLead({ id })
  const appointment = newAppointment(id, startsAt)
  const mails = await appointmentMails('booked', appointment, lead, mailContext)
  return saveLead(db, lead, mails, null, [claimSeat(db, appointment, termsOf(startsAt))]).then(
    () => true,
    () => false,
  )
}

async function move(known: Appointment, startsAt: string): Promise<boolean> {
  const moved = { ...known, startsAt, endsAt: termsOf(startsAt).endsAt, sequence: known.sequence + 1 }
  const mails = await appointmentMails('moved', moved, aLead({ id: known.id }), mailContext)
  return moveAppointment(db, known, moved, termsOf(startsAt), mails).then(
    () => true,
    () => false,
  )
}

async function cancel(known: Appointment): Promise<void> {
  const cancelled = { ...known, state: 'cancelled', sequence: known.sequence + 1 } as const
  await cancelAppointment(db, known, cancelled, await appointmentMails('cancelled', cancelled, aLead({ id: known.id }), mailContext))
}

async function known(id: string): Promise<Appointment> {
  const found = await findAppointment(db, id)
  if (!found) throw new Error(`No appointment ${id}`)
  return found.appointment
}

async function bookedSeats(): Promise<readonly { starts_at: string; seat: number }[]> {
  const { results } = await site.db
    .prepare("SELECT starts_at, seat FROM appointments WHERE state = 'confirmed' ORDER BY starts_at, seat")
    .all<{ starts_at: string; seat: number }>()
  return results
}

async function countRows(table: 'leads' | 'outbox' | 'appointments'): Promise<number> {
  return (await site.db.prepare(`SELECT count(*) AS count FROM ${table}`).first<{ count: number }>())?.count ?? -1
}

describe('concurrent bookings', () => {
  test('get one distinct seat each until all are taken; failed ones store nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(4), fc.integer({ min: 1, max: 7 }), fc.constantFrom(ten, early), async (capacity, visitors, startsAt) => {
        await empty()
        await setException(db, 'brussel', { ...termsOf(startsAt), capacity })
        const outcomes = await Promise.all(Array.from({ length: visitors }, (_, index) => book(`visitor${index}`, startsAt)))
        const seats = Math.min(capacity, visitors)
        expect(outcomes.filter((got) => got)).toHaveLength(seats)
        expect((await bookedSeats()).map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, index) => index + 1))
        expect([await countRows('leads'), await countRows('appointments'), await countRows('outbox')]).toEqual([seats, seats, 2 * seats])
        expect(await hasFreeSeat(db, 'brussel', startsAt, termsOf(startsAt))).toBe(seats < capacity)
      }),
      { numRuns: upTo(8, 25) },
    )
  })

  test('a repeated booking keeps its one seat, even if the start is full by then', async () => {
    const outcomes = [await book('one', ten), await book('two', ten), await book('one', ten)]
    expect(outcomes).toEqual([true, true, true])
    expect(await bookedSeats()).toHaveLength(2)
    expect(await countRows('outbox')).toBe(4)
  })
})

describe('no seat is available', () => {
  test.each([
    ['on too short notice', '2026-11-24T09:00:00.000Z'],
    ['too far ahead', '2026-12-29T09:00:00.000Z'],
    ['in the past', '2026-11-03T09:00:00.000Z'],
    ['between two starts', '2026-11-26T09:30:00.000Z'],
    ['at night', '2026-11-26T01:00:00.000Z'],
    ['on a Sunday', '2026-11-29T09:00:00.000Z'],
  ])('no seat can be booked %s', async (_, startsAt) => {
    expect(await book('one', startsAt)).toBe(false)
    expect(await countRows('leads')).toBe(0)
  })

  test('no seat is available on a day that is closed while a visitor fills in the form', async () => {
    await setException(db, 'brussel', { day: '2026-11-26', time: null, capacity: 0 })
    expect(await book('one', ten)).toBe(false)
    await setException(db, 'brussel', { day: '2026-11-26', time: '10:00', capacity: 1 })
    expect([await book('one', ten), await book('two', ten)]).toEqual([true, false])
  })

  test('no seat is available at a start whose capacity fell to the number of taken seats, regardless of which seats those are', async () => {
    await Promise.all([book('one', ten), book('two', ten)])
    await cancel(await known((await seatOf('one')) === 1 ? 'one' : 'two'))
    await setException(db, 'brussel', { day: '2026-11-26', time: '10:00', capacity: 1 })
    expect(await book('three', ten)).toBe(false)
  })
})

describe('an appointment', () => {
  test('an appointment that is cancelled and moved in the same millisecond is cancelled, and mails nothing about the move', async () => {
    await book('one', ten)
    const before = await known('one')
    const cancelled = { ...before, state: 'cancelled', sequence: 1 } as const
    const mails = await appointmentMails('cancelled', cancelled, aLead({ id: 'one' }), mailContext)
    await cancelAppointment(db, before, cancelled, mails.slice(0, 1))
    await move(before, eleven)
    expect([(await known('one')).state, await countRows('outbox')]).toEqual(['cancelled', 3])
  })

  test('an appointment keeps its seat and sends no mail if the new start is full', async () => {
    await Promise.all([book('one', ten), book('two', eleven), book('three', eleven)])
    const before = await known('one')
    expect(await move(before, eleven)).toBe(false)
    expect(await known('one')).toEqual(before)
    expect(await countRows('outbox')).toBe(6)
  })

  test('an appointment frees its seat when it moves or is cancelled', async () => {
    await Promise.all([book('one', ten), book('two', ten)])
    expect(await move(await known('one'), eleven)).toBe(true)
    expect(await book('three', ten)).toBe(true)
    await cancel(await known('two'))
    expect(await book('four', ten)).toBe(true)
    expect(await bookedSeats()).toEqual([ten, ten, eleven].map((starts_at, index) => ({ starts_at, seat: [1, 2, 1][index] })))
  })

  test('changed concurrently is changed once and mailed once', async () => {
    await book('one', ten)
    const before = await known('one')
    await Promise.all([move(before, eleven), move(before, eleven), cancel(before)])
    expect(await known('one')).toMatchObject({ sequence: 1 })
    expect(await countRows('outbox')).toBe(4)
  })

  test('concurrent moves to one start succeed while it has seats; the others stay', async () => {
    await setException(db, 'brussel', { day: '2026-11-26', time: '10:00', capacity: 10 })
    await Promise.all(Array.from({ length: 10 }, (_, index) => book(`visitor${index}`, ten)))
    const all = await Promise.all(Array.from({ length: 10 }, (_, index) => known(`visitor${index}`)))
    const outcomes = await Promise.all(all.map((each) => move(each, eleven)))
    expect(outcomes.filter((moved) => moved)).toHaveLength(2)
    const starts = (await bookedSeats()).map(({ starts_at }) => starts_at)
    expect(starts).toEqual([...Array.from({ length: 8 }, () => ten), eleven, eleven])
  })
})

async function seatOf(id: string): Promise<number | undefined> {
  return (await site.db.prepare('SELECT seat FROM appointments WHERE id = ?').bind(id).first<{ seat: number }>())?.seat
}
