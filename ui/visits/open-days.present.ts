import type { ListingCard } from '#db/model/listings/listing.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { comingOpenDays } from '#db/model/visits/open-day.ts'
import type { OpenDayTerms } from '#db/model/visits/open-day-places.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '../routes.ts'
import { dayText } from '../site/intl.present.ts'

/** An open day of a home in words. */
export interface OpenDayView {
  /** 'Sat 5 December, 10:00–12:00' */
  readonly text: string
  /** The path of its calendar file. */
  readonly file: string
  /** The form that registers for it; null if it is open to all. */
  readonly register: string | null
}

type WithOpenDays = Pick<ListingCard, 'id' | 'state' | 'openDays'>

/** The coming open days of a home on offer. */
export function presentOpenDays(listing: WithOpenDays, locale: Locale, now: Date, terms: readonly OpenDayTerms[] = []): readonly OpenDayView[] {
  return coming(listing, now).map(({ day, from, to }) => ({
    text: translator(locale)('openDay.when', { day: format(day, locale, 'middle'), from, to }),
    file: `/open-days/${listing.id}-${day}-${from.replace(':', '')}.ics?lang=${locale}`,
    register: terms.some((each) => each.isOpen && each.day === day && each.opens === from)
      ? `${href('openDay', locale, { id: listing.id })}?${new URLSearchParams({ day })}`
      : null,
  }))
}

/** The next open day for a badge, 'Open day Sat 5 Dec'; null without one. */
export function openDayBadge(listing: WithOpenDays, locale: Locale, now: Date): string | null {
  const [next] = coming(listing, now)
  return next === undefined ? null : translator(locale)('openDay.badge', { day: format(next.day, locale, 'short').replaceAll(' ', '\u00a0') })
}

/** Only what is on offer can be visited. */
function coming({ state, openDays }: WithOpenDays, now: Date) {
  return state === 'available' || state === 'option' ? comingOpenDays(openDays, wallTimeOf(now).day) : []
}

function format(day: string, locale: Locale, size: 'middle' | 'short'): string {
  return dayText(day, locale, { weekday: 'short', day: 'numeric', month: size === 'short' ? 'short' : 'long' })
}
