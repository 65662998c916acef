import { describe, expect, test } from 'vitest'
import { historyIdOf, readHistory, readHistoryType, readInterest, readStatus, readVisitState } from './read-history.ts'

test.each([
  [1, 'visit'],
  ['1', 'visit'],
  [2, 'phoneIn'],
  [3, 'phoneOut'],
  [4, 'mailOut'],
  [7, 'mailIn'],
  [11, 'website'],
  [16, 'demand'],
  [26, 'other'],
  ['mail_out', 'mailOut'],
  ['Visite', 'visit'],
  [null, 'other'],
])('the type %j is %s', (value, type) => {
  expect(readHistoryType(value)).toBe(type)
})

test.each([
  ['Afgewerkt', 'done'],
  ['Terminé', 'done'],
  ['open', 'open'],
  ['Te doen', 'open'],
  ['Répondu', 'answered'],
  ['Geannuleerd', 'cancelled'],
  ['Gepland', 'planned'],
  [true, 'done'],
  [false, 'open'],
  ['?', null],
  [undefined, null],
])('the status %j is %j', (value, status) => {
  expect(readStatus(value)).toBe(status)
})

test.each([
  ['Voorlopig', 'provisional'],
  ['No-show', 'missed'],
  ['annulé', 'cancelled'],
  ['Bevestigd', 'confirmed'],
  [undefined, 'confirmed'],
])('the state %j of a visit is %s', (value, state) => {
  expect(readVisitState(value)).toBe(state)
})

test.each([
  [true, 'interested'],
  ['nee', 'notInterested'],
  ['Niet geïnteresseerd', 'notInterested'],
  ['twijfelt', 'undecided'],
  ['geïnteresseerd', 'interested'],
  ['très intéressé', 'interested'],
  ['', null],
])('the interest %j is %j', (value, interest) => {
  expect(readInterest(value)).toBe(interest)
})

const listing = { kind: 'listing', externalId: '4001' } as const
const communication = { ID: 71, ObjectID: 4001, Date: '2026-11-02 14:30:00' }
const visit = { ...communication, TypeID: 1 }
const communicationRow = {
  externalId: '71',
  at: '2026-11-02T13:30:00.000Z',
  type: 'other',
  isReleased: true,
  contact: null,
  subject: null,
  comment: null,
  status: null,
}
const seen = {
  ...{ externalId: '71', startsAt: '2026-11-02T13:30:00.000Z', isReleased: true },
  ...{ visitor: null, state: 'confirmed', interest: null, feedback: null, feedbackIsReleased: false },
}
const without = (entry: Readonly<Record<string, unknown>>, name: string) => Object.fromEntries(Object.entries(entry).filter(([key]) => key !== name))

describe('a communication', () => {
  const full = { ...communication, TypeID: 3, UserName: 'An Maes', Subject: 'Prijs', Comment: '<p>Gebeld</p><p>over de prijs</p>', Status: 'Afgewerkt' }
  const read = { ...communicationRow, type: 'phoneOut', contact: 'An Maes', subject: 'Prijs', comment: 'Gebeld\n\nover de prijs', status: 'done' }

  test('a communication has its type, contact, subject, text and status', () => {
    expect(readHistory(full, 'communications', 'omnicasa')).toEqual({ of: 'communication', home: listing, row: read })
  })

  test('a communication may be about a project', () => {
    const entry = { ...without(full, 'ObjectID'), ProjectID: 9 }
    expect(readHistory(entry, 'communications', 'omnicasa')).toMatchObject({ home: { kind: 'project', externalId: '9' } })
  })

  test.each([
    ['ID', ['HistoryID', 'CalendarID', 'AppointmentID']],
    ['Date', ['At', 'StartsAt', 'StartDate', 'DateTime', 'FromDate', 'CreatedDate']],
    ['TypeID', ['HistoryTypeID', 'HistoryType', 'Type']],
    ['UserName', ['Contact', 'ContactPerson', 'ManagerName', 'EmployeeName']],
    ['Subject', ['Title', 'Description']],
    ['Comment', ['Content', 'Remark', 'Text']],
    ['Status', ['StatusName', 'State', 'IsDone', 'Done']],
  ])('a communication is the same with other names for the field %s', (field, names) => {
    const { [field]: value, ...others }: Readonly<Record<string, unknown>> = full
    for (const name of names) expect(readHistory({ ...others, [name]: value }, 'communications', 'omnicasa'), name).toMatchObject({ row: read })
  })

  test('a communication has a text of 5,000 characters and lines of 200', () => {
    const long = { ...communication, UserName: 'n'.repeat(201), Subject: 's'.repeat(201), Comment: `${'t '.repeat(2_499)}t .` }
    expect(readHistory(long, 'communications', 'omnicasa')).toMatchObject({
      row: { contact: `${'n'.repeat(199)}…`, subject: `${'s'.repeat(199)}…`, comment: `${'t '.repeat(2_499)}t` },
    })
  })

  test.each([5, ' ', '<br>'])('a communication has no text if %j stands for it', (text) => {
    expect(readHistory({ ...communication, Comment: text }, 'communications', 'omnicasa')).toEqual({
      of: 'communication',
      home: listing,
      row: communicationRow,
    })
  })
})

describe('a visit', () => {
  const full = { ...visit, Visitor: 'Bo Claes', State: 'Voorlopig', Interest: false, Feedback: 'Te klein.', FeedbackReleased: true }
  const read = { ...seen, visitor: 'Bo C.', state: 'provisional', interest: 'notInterested', feedback: 'Te klein.', feedbackIsReleased: true }

  test('a visit has the visitor’s short name, its state, interest and feedback', () => {
    expect(readHistory(full, 'communications', 'omnicasa')).toEqual({ of: 'visit', home: listing, row: read })
  })

  test('a visit in the list of visits needs no type', () => {
    expect(readHistory({ ...full, TypeID: 3 }, 'visits', 'omnicasa')).toEqual({ of: 'visit', home: listing, row: read })
  })

  test.each([
    ['Visitor', ['VisitorName', 'PersonName', 'ContactName']],
    ['State', ['Status', 'StatusName']],
    ['Interest', ['Interested', 'IsInterested']],
    ['Feedback', ['Evaluation', 'Comment', 'Remark', 'Content']],
    ['FeedbackReleased', ['PublishFeedback', 'ShowFeedbackToOwner']],
  ])('a visit is the same with other names for the field %s', (field, names) => {
    const { [field]: value, ...others }: Readonly<Record<string, unknown>> = full
    for (const name of names) expect(readHistory({ ...others, [name]: value }, 'visits', 'omnicasa'), name).toMatchObject({ row: read })
  })

  test.each([
    ['PersonFirstName', 'PersonLastName'],
    ['VisitorFirstName', 'VisitorLastName'],
    ['FirstName', 'LastName'],
  ])('a visit has the visitor’s name from %s and %s', (first, last) => {
    expect(readHistory({ ...full, [first]: 'Annelie', [last]: 'peeters' }, 'visits', 'omnicasa')).toMatchObject({ row: { visitor: 'Annelie P.' } })
  })

  test('a visit has nothing that is not sent', () => {
    expect(readHistory(visit, 'communications', 'omnicasa')).toEqual({ of: 'visit', home: listing, row: seen })
  })
})

describe('an owner sees', () => {
  const names = [
    'Released',
    'IsReleased',
    'Publish',
    'IsPublish',
    'Published',
    'IsPublished',
    'PublishOwner',
    'PublishToOwner',
    'ShowToOwner',
    'VisibleForOwner',
  ]

  test.each([communication, visit])('what Omnicasa lists unless it says no, and of other formats only what they release: %j', (entry) => {
    expect(readHistory(entry, 'communications', 'omnicasa')).toMatchObject({ row: { isReleased: true } })
    expect(readHistory(entry, 'communications', 'perron')).toMatchObject({ row: { isReleased: false } })
    for (const name of names) {
      expect(readHistory({ ...entry, [name]: false }, 'communications', 'omnicasa'), name).toMatchObject({ row: { isReleased: false } })
      expect(readHistory({ ...entry, [name]: 'ja' }, 'communications', 'perron'), name).toMatchObject({ row: { isReleased: true } })
    }
  })
})

test.each([
  ['text', 'not a record'],
  [without(communication, 'ID'), 'no ID'],
  [{ ...communication, ObjectID: 0 }, 'no listing or project is named'],
  [{ ...communication, Date: 'soon' }, 'no date'],
])('%j is refused: %s', (entry, reason) => {
  expect(readHistory(entry, 'communications', 'omnicasa')).toEqual({ reason })
})

test('the id of an entry is known without reading it', () => {
  expect([historyIdOf({ CalendarID: 71 }), historyIdOf({}), historyIdOf(71)]).toEqual(['71', null, null])
})
