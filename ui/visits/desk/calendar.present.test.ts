import { expect, test } from 'vitest'
import { presentDeskDays } from './calendar.present.ts'

const appointment = (startsAt: string, endsAt: string) => ({
  ...{
    id: 'a',
    startsAt,
    endsAt,
    listingId: 1,
    how: 'onSite' as const,
    sequence: 0,
    fields: {},
    jointId: null,
    assignee: null,
    assigneeName: null,
    card: null,
  },
})

test.each([
  ['on the day summer time begins', '2026-03-29', '2026-03-29T08:00:00.000Z', '2026-03-29T08:45:00.000Z'],
  ['on the day before', '2026-03-28', '2026-03-28T09:00:00.000Z', '2026-03-28T09:45:00.000Z'],
  ['on the day summer time ends', '2026-10-25', '2026-10-25T09:00:00.000Z', '2026-10-25T09:45:00.000Z'],
  ['on the day before it ends', '2026-10-24', '2026-10-24T08:00:00.000Z', '2026-10-24T08:45:00.000Z'],
])('a visit at ten %s stands at ten, and the present time beside it', (_, day, startsAt, endsAt) => {
  const office = { day, isClosed: false, isHoliday: false, starts: [], closed: [], absent: [], appointments: [appointment(startsAt, endsAt)] }
  const shown = { now: new Date(startsAt), person: null, by: 'day' as const, dayPath: () => '', visitPath: (id: string) => `?visit=${id}` }
  const [{ now, visits: [visit] = [] } = { now: null }] = presentDeskDays([office], shown, 'nl')
  expect([now, visit?.time, visit?.until, visit?.path]).toEqual(['10:00', '10:00', '10:45', '?visit=a'])
})
