import { dayAfter, wallTimeOf } from '#db/model/brussels-time.ts'
import type { Lead } from '#db/model/lead.ts'
import type { ListingCard } from '#db/model/listing.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { href } from '../../routes.ts'
import { leadName } from '../lead-rows.ts'
import { placeOf, streetOf } from '../listing-card.ts'
import { titleOf } from '../listing-title.ts'
import { type PhoneView, presentPhone } from '../phone.ts'

/** A day of an office as its calendar has it. */
interface OfficeDay {
  readonly day: string
  readonly isClosed: boolean
  readonly starts: readonly { readonly time: string; readonly capacity: number; readonly taken: number }[]
  readonly closed: readonly string[]
  readonly appointments: readonly {
    readonly id: string
    readonly startsAt: string
    readonly listingId: number
    readonly how: 'onSite' | 'video'
    readonly fields: Lead['fields']
  }[]
}

export interface DeskVisitView {
  readonly id: string
  readonly href: string
  readonly time: string
  readonly who: string
  readonly phone: PhoneView | null
  readonly home: string
  readonly isByVideo: boolean
}

export interface DeskDayView {
  readonly day: string
  readonly name: string
  readonly isToday: boolean
  readonly isPast: boolean
  readonly isClosed: boolean
  readonly starts: OfficeDay['starts']
  readonly closed: readonly string[]
  readonly visits: readonly DeskVisitView[]
}

/** The days of a week in words. @param today YYYY-MM-DD */
export function presentDeskDays(days: readonly OfficeDay[], cards: readonly ListingCard[], today: string, locale: Locale): readonly DeskDayView[] {
  const name = new Intl.DateTimeFormat(languages[locale].tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const homes = new Map(cards.map((card) => [card.id, card]))
  return days.map(({ day, isClosed, starts, closed, appointments }) => ({
    ...{ day, isClosed, starts, closed },
    name: name.format(new Date(`${day}T12:00:00Z`)),
    isToday: day === today,
    isPast: day < today,
    visits: appointments.map(({ id, startsAt, listingId, how, fields }) => {
      const card = homes.get(listingId)
      return {
        id,
        href: href('deskLead', locale, { id }),
        time: wallTimeOf(new Date(startsAt)).time,
        who: leadName(fields),
        phone: typeof fields.phone === 'string' && fields.phone !== '' ? presentPhone(fields.phone) : null,
        home: card === undefined ? String(listingId) : [streetOf(card) || titleOf(card, locale), placeOf(card, locale)].join(', '),
        isByVideo: how === 'video',
      }
    }),
  }))
}

/** A week as '23 – 29 November 2026'. */
export function presentWeek(monday: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languages[locale].tag, { dateStyle: 'long', timeZone: 'UTC' })
  return format.formatRange(new Date(`${monday}T12:00:00Z`), new Date(`${dayAfter(monday, 6)}T12:00:00Z`))
}
