import { brusselsOffset } from '#db/model/site/brussels-time.ts'
import { hour, minute } from '#db/model/site/durations.ts'
import { languages } from '#messages/languages.ts'
import { locales } from '#messages/locales.ts'
import { type Note, noRemark } from '../remarks.ts'
import { saysNothing } from './nothing.ts'

let months: ReadonlyMap<string, number> | null = null

/** The number of the month that has this name in one of the languages, whatever its accents and case; null if none has. */
function monthNamed(name: string): number | null {
  months ??= monthNames()
  return months.get(folded(name)) ?? null
}

function monthNames(): ReadonlyMap<string, number> {
  return new Map(
    locales.flatMap((locale) =>
      Array.from({ length: 12 }, (_, month) => {
        const name = new Intl.DateTimeFormat(languages[locale].tag, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2020, month, 1))
        return [folded(name), month + 1] as const
      }),
    ),
  )
}

function folded(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

const wcf = /^\\?\/?Date\((-?\d{1,16})(?:[+-]\d{4})?\)\\?\/?$/
const plain = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?=$|[T\s])/
/** '31/12/33'; with hyphens the year might be the first. */
const shortYear = /^(\d{1,2})([/.])(\d{1,2})\2(\d{2})$/
/** '15 januari 2020', '1er janvier 2020', '1. Januar 2020'. */
const spelled = /^(\d{1,2})(?:er|e|st|nd|rd|th|\.)?\s+(\p{L}+)\.?\s+(\d{4})$/u
const compact = /^(\d{4})(\d{2})(\d{2})(?=$|T)/

const earliest = Date.UTC(1900, 0, 1)
const latest = Date.UTC(2200, 0, 1)

/**
 * The days that programs write for 'no date': spreadsheets, the first and last days of SQL and Unix, and what people type for 'never'. The years up to
 * 99 and 9999 are never meant either.
 */
const nullDays = new Set([
  ...['1601-01-01', '1753-01-01', '1899-12-30', '1899-12-31', '1900-01-00', '1900-01-01', '1904-01-01', '1970-01-01', '2079-06-06', '2099-12-31'],
  ...['2999-12-31', '3000-01-01', '4000-01-01', '4712-12-31'],
])

/**
 * Parses an instant in any of the feeds' formats: '/Date(1634038800000+0200)/' (the number alone is the instant), '2021-10-12 13:40:00'
 * (Brussels local time), day first with or without a time, '31 december 2033', or ISO 8601.
 * @returns UTC in ISO 8601 with milliseconds, so that text order is time order; null when it is not a date from 1900 up to 2200, undefined when it is a
 * date that stands for none
 */
export function readInstant(value: unknown, note: Note = noRemark): string | null | undefined {
  const instant = instantOf(value, note)
  return typeof instant === 'number' ? new Date(instant).toISOString() : instant
}

/**
 * A day in any of the feed's forms.
 * @returns YYYY-MM-DD in Brussels; null when it is not a date, undefined when it is one that stands for none
 */
export function readDay(value: unknown, note: Note = noRemark): string | null | undefined {
  const instant = instantOf(value, note)
  return typeof instant === 'number' ? dayIn(instant) : instant
}

/** What stands for the figures of a date that is yet to be filled in: 'xx/xx/xxxx', 'dd/mm/jjjj'. */
const unfilled = /^(?:[xdjt]{1,2}|\d{1,2})([-/.])[xm]{1,2}\1(?:[xyja]{2,4}|(?:19|20)?\d{2})$/i

/** Whether a text is meant to be a date, read or not. */
export function isDateLike(text: string): boolean {
  return (
    unfilled.test(text.trim()) ||
    wcf.test(text) ||
    /^\/?Date\(/.test(text) ||
    (/^[\d\s./:,+\-TZ]+(?:[ap]\.?m\.?)?$/i.test(text) && (text.match(/\d/g)?.length ?? 0) >= 4)
  )
}

function dayIn(instant: number): string {
  return new Date(instant + brusselsOffset(instant)).toISOString().slice(0, 10)
}

function instantOf(value: unknown, note: Note): number | null | undefined {
  if (typeof value !== 'string') return null
  const text = value.normalize('NFKC').trim()
  if (saysNothing(text)) return undefined
  const milliseconds = wcf.exec(text)?.[1]
  const written = milliseconds === undefined ? partsOf(text) : null
  if (written !== null && isNull(written)) return undefined
  const instant = milliseconds === undefined ? written && instantOfParts(written) : Number(milliseconds)
  if (instant === null) return null
  if (isNullInstant(instant)) return undefined
  if (shortYear.test(text)) note('corrected')
  if (instant >= earliest && instant < latest) return instant
  note('implausible')
  return null
}

interface Parts {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  readonly milliseconds: number
  readonly zone: string | undefined
}

/** A day whose month is a word, or whose year lacks its century, in figures. */
function inFigures(text: string): string {
  const [, day = '', name = '', year = ''] = spelled.exec(text) ?? []
  const month = name === '' ? null : monthNamed(name)
  if (month !== null) return `${day}/${month}/${year}`
  return text.replace(shortYear, (_, first: string, separator: string, second: string, last: string) =>
    [first, second, (Number(last) < 70 ? '20' : '19') + last].join(separator),
  )
}

/** The date in a text, whether or not it exists. */
function partsOf(text: string): Parts | null {
  const iso = inFigures(text).replace(dayFirst, '$3-$2-$1').replace(compact, '$1-$2-$3')
  const parts = plain.exec(iso)
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1, 7).map((part) => Number(part ?? 0))
  return { year, month, day, hours, minutes, seconds, milliseconds: Number((parts[7] ?? '0').padEnd(3, '0').slice(0, 3)), zone: parts[8] }
}

function isNull({ year, month, day }: Parts): boolean {
  const written = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
  return year <= 99 || year === 9999 || nullDays.has(written)
}

/** An instant may be the null date of another zone. */
function isNullInstant(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear()
  if (Number.isNaN(year) || year <= 99 || year >= 9998) return true
  return [new Date(instant).toISOString().slice(0, 10), dayIn(instant)].some((day) => nullDays.has(day))
}

function instantOfParts({ year, month, day, hours, minutes, seconds, milliseconds, zone }: Parts): number | null {
  const wall = Date.UTC(year, month - 1, day, hours, minutes, seconds, milliseconds)
  // Date would silently turn 31 February into 3 March.
  if (new Date(wall).getUTCMonth() !== month - 1 || new Date(wall).getUTCDate() !== day || hours > 23 || minutes > 59 || seconds > 59) return null
  if (zone === undefined) return wall - brusselsOffset(wall - hour)
  if (/^[zug]/i.test(zone)) return wall
  const [sign, zoneHours, zoneMinutes] = [zone.startsWith('-') ? -1 : 1, Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  return wall - sign * (zoneHours * hour + zoneMinutes * minute)
}

/**
 * The words before a day from which a home is free. Any other words may say something else of the day: until when it is let, or since when.
 */
const fromWhen =
  /^(?:(?:vrij|beschikbaar|libre|disponible|available|frei|verfügbar)\s+)?(?:(?:vanaf|per|op|[àa] partir du|[àa] dater du|d[èe]s le|le|au|from|as (?:of|from)|on|ab(?: dem)?|zum|am)\s+)?(?=\d)/i
const anyDay = /\d{1,2}\S{0,2}\s+\p{L}+\.?\s+\d{4}|\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?/u

/** A text without 'from', 'free as of' and the like before a day. */
export function withoutFrom(text: string): string {
  return text.normalize('NFC').trim().replace(fromWhen, '')
}

/** Whether a text has a day in it, of whatever meaning. */
export function namesDay(text: string): boolean {
  return anyDay.test(text)
}

/**
 * A day with or without 'from' before it, so that every language can show it and a past day is recognised.
 * @returns YYYY-MM-DD; null when it is not such a day
 */
export function readSpelledDay(text: string): string | null {
  return readDay(withoutFrom(text)) ?? null
}
