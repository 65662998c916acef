import { expect, test } from 'vitest'
import { openPrimary } from '#db/client.ts'
import { saveLead } from '#db/leads/leads.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import { aFormRequest } from '../../../tests/forms/form-request.ts'
import { aLead } from '../../../tests/leads/lead-factory.ts'
import { viewingForm } from './viewing.form.ts'

const place = { zip: '8000', city: { nl: 'Brugge' }, country: 'BE', countryName: null, address: null, district: null, point: null } as const
const home = { id: 12, place, contact: { office: null, name: null, email: null, phone: null } }
/** A Thursday at ten in the morning in Bruges, whose office takes one visitor at a time for 45 minutes. */
const thursday = '2026-12-03T09:00:00.000Z'
const visit = (id: string, start = thursday, other: Lead['fields'] = {}) =>
  aLead({ id, form: 'viewing', locale: 'fr', createdAt: '2026-12-01T09:00:00.000Z', fields: { start, ...other } })

function aCalendar(listing: Parameters<typeof viewingForm>[0] = home) {
  const request = aFormRequest()
  const db = openPrimary(request.d1)
  const form = viewingForm(listing, request)
  const book = async (lead: Lead) => saveLead(db, lead, [], null, [...((await form.also?.(db, lead, null)) ?? [])])
  const refusal = (lead: Lead) => form.refusal?.(db, lead)
  const booked = async () => (await request.d1.prepare('SELECT * FROM appointments ORDER BY id').all()).results
  return { form, book, refusal, booked }
}

test('a viewing takes the seat of its start with the office of the home', async () => {
  const { book, booked } = aCalendar()
  expect(await book(visit('one'))).toBe('stored')
  expect(await booked()).toEqual([
    {
      ...{ id: 'one', office: 'brugge', organizer: 'brugge@perron.example', listing_id: 12, how: 'onSite', locale: 'fr' },
      ...{ starts_at: thursday, ends_at: '2026-12-03T09:45:00.000Z', seat: 1, state: 'confirmed', sequence: 0 },
      ...{ changed_at: '2026-12-01T09:00:00.000Z', assignee: null, joint_id: null },
    },
  ])
})

test('the manager of the home organizes it, and it may take place by video', async () => {
  const { book, booked } = aCalendar({ ...home, contact: { ...home.contact, email: 'els@perron.example' } })
  await book(visit('one', thursday, { how: 'video' }))
  expect(await booked()).toMatchObject([{ organizer: 'els@perron.example', how: 'video' }])
})

test('a home elsewhere is visited with the main office', async () => {
  const { book, booked } = aCalendar({ ...home, place: { ...place, country: 'other', zip: '59000' } })
  await book(visit('one'))
  expect(await booked()).toMatchObject([{ office: 'brugge' }])
})

test('a start without a free seat stores nothing, and its field says so', async () => {
  const { book, refusal, booked } = aCalendar()
  expect(await refusal(visit('one'))).toBe(null)
  await book(visit('one'))
  await expect(book(visit('two'))).rejects.toThrow()
  expect([await refusal(visit('two')), (await booked()).length]).toEqual([{ start: 'invalid' }, 1])
})

test('the same form again keeps its seat', async () => {
  const { book, booked } = aCalendar()
  expect([await book(visit('one')), await book(visit('one')), (await booked()).length]).toEqual(['stored', 'known', 1])
})

test.each([
  ['at night', '2026-12-03T02:00:00.000Z'],
  ['on a Sunday', '2026-12-06T09:00:00.000Z'],
  ['between two starts', '2026-12-03T09:30:00.000Z'],
  ['today', '2026-12-01T13:00:00.000Z'],
])('a viewing %s is refused', async (_, start) => {
  const { book, refusal } = aCalendar()
  await expect(book(visit('one', start))).rejects.toThrow()
  expect(await refusal(visit('one', start))).toEqual({ start: 'invalid' })
})

test('without any office there is no seat', async () => {
  const request = aFormRequest()
  const form = viewingForm(home, { ...request, agency: { ...request.agency, offices: [], mainOffice: null } })
  expect(await form.refusal?.(openPrimary(request.d1), visit('one'))).toEqual({ start: 'invalid' })
})

test('its mails are those of the booking', () => {
  expect(aCalendar().form.name).toBe('viewing')
  expect(aCalendar().form.dueMails?.(visit('one'))).toEqual({
    mails: 'booking',
    appointment: {
      ...{ id: 'one', office: 'brugge', organizer: 'brugge@perron.example', listingId: 12, how: 'onSite', locale: 'fr', startsAt: thursday },
      ...{ endsAt: '2026-12-03T09:45:00.000Z', state: 'confirmed', sequence: 0, changedAt: '2026-12-01T09:00:00.000Z', assignee: null },
    },
  })
})
