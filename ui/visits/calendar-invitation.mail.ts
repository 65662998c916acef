import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { visibleText } from '#db/model/site/visible-text.ts'
import { mailto } from '../agency/phone.present.ts'

/** An appointment as a calendar entry. Its recipient can read everything in it. */
export interface CalendarInvitation {
  /** `PUBLISH` for a file to fetch. */
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  /** The same for every version of one appointment. */
  readonly uid: string
  /** Version: of two entries with the same uid, calendars keep the higher. */
  readonly sequence: number
  /** When this version was made. */
  readonly stampedAt: Date
  readonly startsAt: Date
  readonly endsAt: Date
  readonly summary: string
  readonly description: string
  /** Null for a video call. */
  readonly location: string | null
  readonly url: string
  readonly organizer: Participant
  /** All except the organizer. */
  readonly attendees: readonly Participant[]
}

interface Participant {
  readonly name: string
  readonly email: string
}

/** The time zone of every appointment, also in Luxembourg, whose clocks agree. Its rule has held since 1996. */
const timeZone = 'Europe/Brussels'
const zoneLines = [
  ...['BEGIN:VTIMEZONE', `TZID:${timeZone}`],
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
]

const maxLine = 75 // octets, without the line end (RFC 5545, 3.1)

/** Writes an invitation or its cancellation as iCalendar (RFC 5545, RFC 5546). Texts are escaped, so that they cannot add a property. */
export function writeInvitation({ method, organizer, attendees, description, ...entry }: CalendarInvitation): string {
  return written([
    ...head,
    `METHOD:${method}`,
    ...zoneLines,
    ...eventLines(
      { ...entry, isCancelled: method === 'CANCEL' },
      [`DESCRIPTION:${escapeText(description)}`],
      [
        `ORGANIZER;CN=${quoted(organizer.name)}:${mailto(organizer.email)}`,
        // The visitor picked the time, so no answer is asked for.
        ...attendees.map(({ name, email }) => `ATTENDEE;CN=${quoted(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(email)}`),
      ],
    ),
    'END:VCALENDAR',
  ])
}

/** An entry of a calendar that is subscribed to. */
export interface CalendarEntry extends Pick<CalendarInvitation, 'uid' | 'sequence' | 'stampedAt' | 'startsAt' | 'endsAt' | 'summary' | 'location' | 'url'> {
  readonly isCancelled: boolean
}

/** Writes a calendar to subscribe to. @param name as calendar programs show it */
export function writeCalendar(name: string, entries: readonly CalendarEntry[]): string {
  return written([
    ...head,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT30M',
    'X-PUBLISHED-TTL:PT30M',
    ...zoneLines,
    ...entries.flatMap((entry) => eventLines(entry)),
    'END:VCALENDAR',
  ])
}

const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Estate agency website//Appointments//EN', 'CALSCALE:GREGORIAN']

function eventLines(
  { uid, sequence, stampedAt, startsAt, endsAt, summary, location, url, isCancelled }: CalendarEntry,
  afterSummary: readonly string[] = [],
  people: readonly string[] = [],
): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stampedAt)}`,
    `DTSTART;TZID=${timeZone}:${local(startsAt)}`,
    `DTEND;TZID=${timeZone}:${local(endsAt)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...afterSummary,
    ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
    `URL:${new URL(url).href}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...people,
    'END:VEVENT',
  ]
}

function written(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** 20261124T090000Z */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** 20261124T100000, as clocks in Belgium and Luxembourg show it. */
function local(moment: Date): string {
  const { day, time } = wallTimeOf(moment)
  return `${day}T${time}00`.replace(/[-:]/g, '')
}

/** A value of type TEXT (RFC 5545, 3.3.11), without control characters. */
function escapeText(text: string): string {
  return plain(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** A quoted parameter value, which cannot hold a quotation mark (RFC 5545, 3.2). */
function quoted(text: string): string {
  return `"${visibleText(plain(text)).replace(/\s+/g, ' ').replaceAll('"', "'").trim()}"`
}

function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
}

/** Folds a line into pieces of at most 75 octets, between characters; each but the first begins with a space. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxLine) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}
