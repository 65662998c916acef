import { dayAfter } from '../site/brussels-time.ts'

/** Days of the year that are holidays, MM-DD, and days counted from Easter Sunday. */
interface HolidayRule {
  readonly fixed: readonly string[]
  readonly fromEaster: readonly number[]
}

const easterMonday = 1
const ascension = 39
const whitMonday = 50

/**
 * Belgium: royal decree of 18 April 1974, article 1. Luxembourg: labour code, article L. 232-2 (with Europe day since 2019).
 * For a holiday on a Sunday each employer chooses another day: an exception in the agency's calendar, not a rule.
 */
const rules: Readonly<Record<'BE' | 'LU', HolidayRule>> = {
  BE: { fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'], fromEaster: [easterMonday, ascension, whitMonday] },
  LU: { fixed: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'], fromEaster: [easterMonday, ascension, whitMonday] },
}

/** Whether a day, YYYY-MM-DD, is a public holiday in a country. */
export function isPublicHoliday(day: string, country: 'BE' | 'LU'): boolean {
  const { fixed, fromEaster } = rules[country]
  if (fixed.includes(day.slice(5))) return true
  const easter = easterSunday(Number(day.slice(0, 4)))
  return fromEaster.some((days) => dayAfter(easter, days) === day)
}

/** Easter in the Gregorian calendar, YYYY-MM-DD (Meeus, Jones, Butcher). */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const corrected = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + corrected + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const days = moon + sunday - 7 * late + 114
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
