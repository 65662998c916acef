import type { Db } from '#db/client.ts'
import type { Home } from '#db/model/listings/listing.ts'
import { type HomeWeek, lastWeek, letterWeeks, runningWeek, weekFrom } from '#db/model/owners/owner-digest.ts'
import { readHomeWeeks } from '#db/owners/home-weeks.ts'
import type { LetterPage } from '#ui/owners/letter/letter.part.tsx'
import { periodOf, presentLetter } from '#ui/owners/letter/letter.present.ts'
import { presentOwnedStock } from '#ui/owners/owned-stock.present.ts'
import type { WeekOf } from '#ui/owners/owner-home.present.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

/** The last week of a home that is over; the running one for a home that has been with the agency for less. Null if the stock does not have it. */
export async function latestWeek(db: Db, home: Home, now: Date): Promise<WeekOf | null> {
  const last = lastWeek(now)
  const [week] = await readHomeWeeks(db, [home], last)
  if (week === undefined || week.startedOn <= last.last) return week === undefined ? null : { week, period: last }
  const running = runningWeek(now)
  const [begun] = await readHomeWeeks(db, [home], running)
  return begun === undefined ? null : { week: begun, period: running }
}

type LetterContext = Pick<PageContext, 'store' | 'agency' | 'locale' | 'now'>

/** The letters of a home, the newest first. */
export function lettersOf(week: HomeWeek, { now, locale }: Pick<LetterContext, 'now' | 'locale'>): LetterPage['letters'] {
  const closedOn = week.stock.kind === 'listing' ? week.stock.closedOn : null
  return letterWeeks(now, week.startedOn, closedOn).map((first) => ({ first, period: periodOf(weekFrom(first), locale) }))
}

/** The letter of a week, composed again from what is stored; null where there is none. @param first as the address names it */
export async function readLetter(
  { store, agency, locale, now }: LetterContext,
  home: Home,
  first: string,
): Promise<(LetterPage & { readonly week: HomeWeek }) | null> {
  if (!/^\d{4}-\d\d-\d\d$/.test(first) || Number.isNaN(Date.parse(first))) return null
  const period = weekFrom(first)
  const [week] = await readHomeWeeks(store.primary, [home], period)
  const letters = week === undefined ? [] : lettersOf(week, { now, locale })
  if (week === undefined || !letters.some((each) => each.first === first)) return null
  const letter = presentLetter(week, period, { agency, locale, at: now.toISOString() })
  return { letter, photo: presentOwnedStock(week.stock, locale).photo, letters, week }
}
