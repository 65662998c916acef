import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarInvitation, writeInvitation } from './calendar-invitation.ts'

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
    'BEGIN:VEVENT',
    'UID:abc-123@perron.example',
    'SEQUENCE:0',
    'DTSTAMP:20261121T181530Z',
    'DTSTART:20261124T090000Z',
    'DTEND:20261124T094500Z',
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

test('any text survives escaping: lines stay short, no property is added, and the text reads back', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constantFrom('a\r\nATTENDEE:x', '\\n', '"";:,'),
  )
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
