import { languages } from '#messages/languages.ts'
import { locales } from '#messages/locales.ts'
import { readDay } from './date.ts'

/** '15 januari 2020', '1er janvier 2020', '1. Januar 2020', with or without 'from' before it. */
const spelled = /^(?:[\p{L}\s]{0,24}\s)?(\d{1,2})(?:er|e|st|nd|rd|th|\.)?\s+(\p{L}+)\.?\s+(\d{4})$/u

let months: ReadonlyMap<string, number> | null = null

/**
 * A day written out in one of the languages, so that every language can show it and a past day is recognised.
 * @returns YYYY-MM-DD; null when it is not such a day
 */
export function readSpelledDay(text: string): string | null {
  const [, day = '', name = '', year] = spelled.exec(text.trim()) ?? []
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
