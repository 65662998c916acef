import { languages } from '#messages/languages.ts'
import { locales } from '#messages/locales.ts'

let months: ReadonlyMap<string, number> | null = null

/** The number of the month that has this name in one of the languages, whatever its accents and case; null if none has. */
export function monthNamed(name: string): number | null {
  months ??= monthNames()
  return months.get(plain(name)) ?? null
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
