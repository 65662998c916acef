import fc from 'fast-check'
import ICAL from 'ical.js'
import { convertIcsCalendar } from 'ts-ics'
import { expect, test } from 'vitest'
import { anyText } from '../../tests/kit/any-text.ts'
import { type CalendarInvitation, writeInvitation } from './calendar-invitation.mail.ts'

const visit: CalendarInvitation = {
  method: 'REQUEST',
  uid: 'abc-123@perron.example',
  sequence: 0,
  stampedAt: new Date('2026-11-21T18:15:30.500Z'),
  startsAt: new Date('2026-11-24T09:00:00Z'),
  endsAt: new Date('2026-11-24T09:45:00Z'),
  summary: 'Bezoek: Trapgevel met tuin, Brugge',
  description: 'Langerei 14\nTot dan; of eerder, als het kan.',
  location: 'Langerei 14, 8000 Brugge',
  url: 'https://www.perron.example/nl/te-koop/brugge/house/4001/',
  organizer: { name: 'Perron', email: 'brugge@perron.example' },
  attendees: [{ name: 'Annelie "Anna" Peeters', email: 'annelie+huis@example.com' }],
}

/** Unfolds the lines, as readers do first. */
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n')

test('an invitation is an event with its organizer and attendees', () => {
  expect(unfolded(writeInvitation(visit))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Estate agency website//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:REQUEST',
    ...['BEGIN:VTIMEZONE', 'TZID:Europe/Brussels'],
    ...[
      'BEGIN:DAYLIGHT',
      'TZNAME:CEST',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'DTSTART:19960331T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'END:DAYLIGHT',
    ],
    ...[
      'BEGIN:STANDARD',
      'TZNAME:CET',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'DTSTART:19961027T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'END:STANDARD',
    ],
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:abc-123@perron.example',
    'SEQUENCE:0',
    'DTSTAMP:20261121T181530Z',
    'DTSTART;TZID=Europe/Brussels:20261124T100000',
    'DTEND;TZID=Europe/Brussels:20261124T104500',
    'SUMMARY:Bezoek: Trapgevel met tuin\\, Brugge',
    'DESCRIPTION:Langerei 14\\nTot dan\\; of eerder\\, als het kan.',
    'LOCATION:Langerei 14\\, 8000 Brugge',
    'URL:https://www.perron.example/nl/te-koop/brugge/house/4001/',
    'STATUS:CONFIRMED',
    'ORGANIZER;CN="Perron":mailto:brugge@perron.example',
    'ATTENDEE;CN="Annelie \'Anna\' Peeters";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:annelie+huis@example.com',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a cancellation is marked in METHOD and STATUS and keeps its uid; a video call has no location', () => {
  const lines = unfolded(writeInvitation({ ...visit, method: 'CANCEL', sequence: 2, location: null }))
  expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2', 'UID:abc-123@perron.example']))
  expect(lines.filter((line) => line.startsWith('LOCATION'))).toEqual([])
})

/** What two independent parsers read from an invitation. */
function readBoth(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  ICAL.TimezoneService.reset()
  if (zone) ICAL.TimezoneService.register(zone)
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  const parsed = convertIcsCalendar(undefined, text)
  const [other] = parsed.events ?? []
  const one = {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
    endsAt: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    description: event.description,
    location: event.location,
    organizer: event.organizer.replace('mailto:', ''),
    attendees: event.attendees.map((each) => String(each.getFirstValue()).replace('mailto:', '')),
  }
  const two = {
    method: parsed.method,
    uid: other?.uid,
    sequence: other?.sequence,
    startsAt: other?.start.date.toISOString(),
    endsAt: other?.end?.date.toISOString(),
    summary: other?.summary,
    description: other?.description,
    location: other?.location ?? null,
    organizer: other?.organizer?.email,
    attendees: other?.attendees?.map(({ email }) => email),
  }
  return { one, two }
}

test.each([
  ['in winter', '2026-11-24T09:00:00.000Z', '2026-11-24T09:45:00.000Z'],
  ['in summer', '2027-07-01T14:00:00.000Z', '2027-07-01T14:45:00.000Z'],
  ['on the day clocks go forward', '2027-03-28T08:00:00.000Z', '2027-03-28T08:45:00.000Z'],
  ['on the day clocks go back', '2026-10-25T09:00:00.000Z', '2026-10-25T09:45:00.000Z'],
])('two other iCalendar parsers read the same appointment: %s', (_, startsAt, endsAt) => {
  const { uid, summary, description, location, organizer, attendees } = visit
  const sequence = 1
  const written = writeInvitation({ ...visit, sequence, startsAt: new Date(startsAt), endsAt: new Date(endsAt) })
  const expected = {
    ...{ method: 'REQUEST', uid, sequence, startsAt, endsAt, summary, description, location },
    ...{ organizer: organizer.email, attendees: attendees.map(({ email }) => email) },
  }
  expect(readBoth(written)).toEqual({ one: expected, two: expected })
})

test('two other iCalendar parsers read a cancellation of the same appointment', () => {
  const { one, two } = readBoth(writeInvitation({ ...visit, method: 'CANCEL', sequence: 2 }))
  for (const read of [one, two]) expect(read).toMatchObject({ method: 'CANCEL', uid: visit.uid, sequence: 2 })
})

test('a name contains no invisible characters', () => {
  const text = writeInvitation({ ...visit, attendees: [{ name: 'Jan \u202egro.live\u200b', email: 'jan@example.com' }] })
  expect(unfolded(text).find((line) => line.startsWith('ATTENDEE'))).toContain('CN="Jan gro.live"')
})

test('any text survives escaping: lines stay short, no property is added, and the text reads back', () => {
  const anything = fc.oneof(anyText(300), fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constantFrom('a\r\nATTENDEE:x', '\\n', '"";:,'))
  const names = unfolded(writeInvitation(visit)).map((line) => line.split(/[:;]/)[0])
  fc.assert(
    fc.property(anything, anything, anything, anything, (summary, description, location, name) => {
      const text = writeInvitation({ ...visit, summary, description, location, attendees: [{ name, email: 'annelie@example.com' }] })
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const lines = unfolded(text)
      expect(lines.map((line) => line.split(/[:;]/)[0])).toEqual(names)
      expect(readText(lines, 'SUMMARY')).toBe(normalized(summary))
      expect(readText(lines, 'DESCRIPTION')).toBe(normalized(description))
      expect(readText(lines, 'LOCATION')).toBe(normalized(location))
      expect(lines.find((line) => line.startsWith('ATTENDEE'))).toMatch(/^ATTENDEE;CN="[^"\p{Cc}]*";ROLE=REQ-PARTICIPANT;/u)
    }),
    { numRuns: 500 },
  )
})

function readText(lines: readonly string[], name: string): string {
  const value = lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? ''
  return value.replace(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter))
}

/** The text without what iCalendar cannot hold: control characters and lone surrogates; line ends as \n. */
function normalized(text: string): string {
  return [...text.toWellFormed().replace(/\r\n?|[\u2028\u2029]/g, '\n')]
    .filter((letter) => !/\p{Cc}/u.test(letter) || letter === '\n' || letter === '\t')
    .join('')
}

test.each([
  ['2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z', '20270328T013000', '20270328T033000'],
  ['2027-10-30T23:30:00Z', '2027-10-31T02:30:00Z', '20271031T013000', '20271031T033000'],
  ['2028-02-28T23:30:00Z', '2028-02-29T00:30:00Z', '20280229T003000', '20280229T013000'],
  ['2026-12-31T22:30:00Z', '2026-12-31T23:30:00Z', '20261231T233000', '20270101T003000'],
  ['2038-01-19T03:15:00Z', '2038-01-19T04:15:00Z', '20380119T041500', '20380119T051500'],
  ['2100-02-28T23:30:00Z', '2100-03-01T09:00:00Z', '21000301T003000', '21000301T100000'],
])('a visit from %s to %s stands in the calendar at its time in Brussels, and readers find the same moments', (from, to, start, end) => {
  const text = writeInvitation({ ...visit, startsAt: new Date(from), endsAt: new Date(to) })
  expect(unfolded(text)).toEqual(expect.arrayContaining([`DTSTART;TZID=Europe/Brussels:${start}`, `DTEND;TZID=Europe/Brussels:${end}`]))
  const component = new ICAL.Component(ICAL.parse(text))
  for (const zone of component.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const event = new ICAL.Event(component.getFirstSubcomponent('vevent') ?? undefined)
  expect([event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([new Date(from), new Date(to)])
})
