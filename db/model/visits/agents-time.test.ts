import { expect, test } from 'vitest'
import { absentDuring, agentsTimeOf, type BookedVisit, candidatesFor, type MemberTime, readSlots, staffingAt, writeSlots } from './agents-time.ts'

const week = [[{ from: '09:00', to: '12:00' }], [], [], [], [], [], []]
const hours = { week: null, bufferMinutes: 0, showsHomes: true }
const an: MemberTime = { id: 'an', email: 'an@perron.example', name: 'An', role: 'agent', offices: ['gent'], hours: { ...hours, bufferMinutes: 30 } }
const bo: MemberTime = { ...an, id: 'bo', email: 'bo@perron.example', name: 'Bo', hours: null }
/** A Monday, ten to eleven in Brussels. */
const period = { startsAt: '2026-12-07T09:00:00.000Z', endsAt: '2026-12-07T10:00:00.000Z' }
const visit = (over: Partial<BookedVisit> = {}): BookedVisit => ({ ...period, office: 'gent', listingId: 1, assignee: 'an', jointId: null, ...over })

test('an office goes by its calendar alone until one of its agents sets hours', () => {
  const time = (members: readonly MemberTime[]) => agentsTimeOf('gent', members, [])
  expect(time([])).toBe(null)
  expect(time([bo])).toBe(null)
  expect(time([{ ...an, offices: ['namur'] }, bo])).toBe(null)
  expect(time([{ ...an, hours: { ...hours, showsHomes: false } }, bo])).toBe(null)
  expect(time([an, bo])?.agents.map(({ id }) => id)).toEqual(['an', 'bo'])
})

test('a manager shows homes only if their hours say so, and an editor never does', () => {
  const manager: MemberTime = { ...bo, id: 'manager', role: 'manager', offices: null }
  const ids = (other: MemberTime) => agentsTimeOf('gent', [an, other], [])?.agents.map(({ id }) => id)
  expect(ids(manager)).toEqual(['an'])
  expect(ids({ ...manager, hours })).toEqual(['an', 'manager'])
  expect(ids({ ...manager, role: 'editor', hours })).toEqual(['an'])
})

test('an office has no agent available outside the hours of all agents, and while all are absent', () => {
  const staffing = (members: readonly MemberTime[], absentFrom: string | null, at = period) =>
    staffingAt(
      agentsTimeOf('gent', members, absentFrom === null ? [] : [{ staffId: 'an', startsAt: absentFrom, endsAt: '2026-12-08T00:00:00.000Z' }]),
      [],
      at,
      null,
    )
  const morning = { ...an, hours: { ...hours, week } }
  expect(staffing([morning], null)).toBe('free')
  expect(staffing([morning], null, { startsAt: '2026-12-07T10:30:00.000Z', endsAt: '2026-12-07T11:15:00.000Z' })).toBe('away')
  expect(staffing([morning], null, { startsAt: '2026-12-08T09:00:00.000Z', endsAt: '2026-12-08T10:00:00.000Z' })).toBe('away')
  expect(staffing([an], '2026-12-07T09:30:00.000Z')).toBe('away')
  expect(staffing([an], '2026-12-07T10:00:00.000Z')).toBe('free')
  expect(staffing([an, bo], '2026-12-07T09:30:00.000Z')).toBe('free')
  expect(staffingAt(null, [], period, null)).toBe('free')
})

test('an agent has one visit at a time, and between two places the time it takes to get there', () => {
  const time = agentsTimeOf('gent', [an], [])
  const next = { startsAt: '2026-12-07T10:15:00.000Z', endsAt: '2026-12-07T11:00:00.000Z' }
  expect(staffingAt(time, [visit()], period, 1)).toBe('busy')
  expect(staffingAt(time, [visit()], next, 2)).toBe('busy')
  expect(staffingAt(time, [visit()], next, null)).toBe('busy')
  expect(staffingAt(time, [visit()], next, 1)).toBe('free')
  expect(staffingAt(time, [visit({ assignee: 'someone else' })], period, 1)).toBe('free')
})

test('an unassigned visit occupies one of the office’s agents', () => {
  const time = agentsTimeOf('gent', [an, bo], [])
  const open = visit({ assignee: null })
  expect(staffingAt(time, [open], period, 2)).toBe('free')
  expect(staffingAt(time, [open, open], period, 2)).toBe('busy')
  expect(staffingAt(time, [open, visit()], period, 2)).toBe('busy')
  expect(staffingAt(time, [visit({ assignee: null, office: 'namur' })], period, 2)).toBe('free')
})

test('the agent of the home is preferred, by address in any case or by account', () => {
  const time = agentsTimeOf('gent', [an, bo], [])
  if (time === null) throw new Error('no agents')
  const ranks = (preferred: readonly (string | null)[]) => candidatesFor(time, period, { listingId: 1, preferred, except: null }).agents.map(({ rank }) => rank)
  expect(ranks([null])).toEqual([0, 0])
  expect(ranks([' BO@perron.example '])).toEqual([0, 1])
  expect(ranks(['bo@perron.example', 'an'])).toEqual([1, 2])
  expect(candidatesFor(time, period, { listingId: 1, preferred: [], except: null }).agents[0]).toMatchObject({
    from: '2026-12-07T08:30:00.000Z',
    until: '2026-12-07T10:30:00.000Z',
  })
})

test('a day names the agents who are absent on it', () => {
  const time = agentsTimeOf('gent', [an, bo], [{ staffId: 'bo', startsAt: '2026-12-07T08:00:00.000Z', endsAt: '2026-12-07T09:30:00.000Z' }])
  expect(time && absentDuring(time, period)).toEqual(['Bo'])
})

test('slots are read as they are typed, in order and without overlap, and written again', () => {
  expect(readSlots(' 9:00 – 12:30, 13:30-18:00')).toEqual([
    { from: '09:00', to: '12:30' },
    { from: '13:30', to: '18:00' },
  ])
  expect(readSlots('')).toEqual([])
  for (const wrong of ['9', '12:00-09:00', '09:00-25:00', '09:00-12:00, 11:00-13:00', 'closed']) expect(readSlots(wrong)).toBe(null)
  expect(writeSlots(readSlots('9:00-12:30,13:30-18:00') ?? [])).toBe('09:00-12:30, 13:30-18:00')
})
