import { languages } from '#messages/languages.ts'
import { locales } from '#messages/locales.ts'
import { readDay } from './date.ts'

/**
 * The words before a day from which a home is free. Any other words may say something else of the day: until when it is let, or since when.
 */
const fromWhen =
  /^(?:(?:vrij|beschikbaar|libre|disponible|available|frei|verfügbar)\s+)?(?:(?:vanaf|per|op|[àa] partir du|[àa] dater du|d[èe]s le|le|au|from|as (?:of|from)|on|ab(?: dem)?|zum|am)\s+)?(?=\d)/i
/** '15 januari 2020', '1er janvier 2020', '1. Januar 2020'. */
const spelled = /^(\d{1,2})(?:er|e|st|nd|rd|th|\.)?\s+(\p{L}+)\.?\s+(\d{4})$/u
const anyDay = /\d{1,2}\S{0,2}\s+\p{L}+\.?\s+\d{4}|\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?/u

let months: ReadonlyMap<string, number> | null = null

/** A text without 'from', 'free as of' and the like before a day. */
export function withoutFrom(text: string): string {
  return text.normalize('NFC').trim().replace(fromWhen, '')
}

/** Whether a text has a day in it, of whatever meaning. */
export function namesDay(text: string): boolean {
  return anyDay.test(text)
}

/**
 * A day written out in one of the languages, with or without 'from' before it, so that every language can show it and a past day is recognised.
 * @returns YYYY-MM-DD; null when it is not such a day
 */
export function readSpelledDay(text: string): string | null {
  const [, day = '', name = '', year] = spelled.exec(withoutFrom(text)) ?? []
  months ??= monthNames()
  const month = months.get(plain(name))
  return year === undefined || month === undefined ? null : (readDay(`${year}-${month}-${day}`) ?? null)
}

function monthNames(): ReadonlyMap<string, number> {
  return new Map(
    locales.flatMap((locale) =>
      Array.from({ length: 12 }, (_, month) => {
        const name = new Intl.DateTimeFormat(languages[locale].tag, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2020, month, 1))
        return [plain(name), month + 1] as const
      }),
    ),
  )
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
