import type { Lead } from '#db/model/leads/lead.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { OpenDay } from '#db/model/visits/open-day.ts'
import { type OpenDayTerms, slotsOf } from '#db/model/visits/open-day-places.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type PhoneView, presentPhone } from '../../agency/phone.present.ts'
import { leadName } from '../../forms/lead-rows.present.ts'
import { href } from '../../routes.ts'
import { capitalised, dayText } from '../../site/intl.present.ts'

/** An open day in the list of a home. */
export interface OpenDayLine {
  readonly key: string
  readonly text: string
  readonly href: string
  readonly isShown: boolean
}

/** A household that registered. */
export interface GuestLine {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly people: number
  readonly phone: PhoneView | null
  readonly email: string
  readonly remark: string
  readonly came: boolean | null
  readonly version: number
}

/** A time slot with the households that registered for it. */
export interface SlotView {
  readonly startsAt: string
  /** '10:15–10:30' */
  readonly text: string
  readonly taken: number
  readonly capacity: number
  readonly guests: readonly GuestLine[]
}

/** An open day at the desk: how it takes registrations, and who registered. */
export interface DeskOpenDayView {
  readonly day: string
  readonly opens: string
  readonly title: string
  /** Null if it has never taken registrations. */
  readonly terms: Pick<OpenDayTerms, 'minutes' | 'capacity' | 'isOpen'> | null
  readonly version: number
  readonly isOver: boolean
  /** Whether the home's record has it no longer. */
  readonly isGone: boolean
  readonly people: number
  readonly came: number
  readonly slots: readonly SlotView[]
}

interface StoredGuest {
  readonly id: string
  readonly startsAt: string
  readonly endsAt: string
  readonly people: number
  readonly came: boolean | null
  readonly sequence: number
  readonly fields: Lead['fields']
}

/** 'Sat 5 December 2026, 10:00–12:00' */
export function openDayText({ day, from, to }: OpenDay, locale: Locale): string {
  const date = capitalised(dayText(day, locale, { weekday: 'long', day: 'numeric', month: 'long' }))
  return translator(locale)('openDay.when', { day: date, from, to })
}

/** Presents an open day with its registrations, by time. */
export function presentDeskOpenDay(
  openDay: OpenDay,
  terms: OpenDayTerms | null,
  guests: readonly StoredGuest[],
  { today, isGone }: { readonly today: string; readonly isGone: boolean },
  locale: Locale,
): DeskOpenDayView {
  const { day, from, to } = openDay
  const slots = terms === null ? [] : slotsOf({ ...terms, closes: to })
  const starts = [...new Set([...slots.map(({ startsAt }) => startsAt), ...guests.map(({ startsAt }) => startsAt)])].sort()
  return {
    day,
    opens: from,
    title: openDayText(openDay, locale),
    terms,
    version: terms?.version ?? 0,
    isOver: day < today,
    isGone,
    people: total(guests),
    came: total(guests.filter(({ came }) => came === true)),
    slots: starts.map((startsAt) => {
      const among = guests.filter((guest) => guest.startsAt === startsAt)
      const endsAt = slots.find((slot) => slot.startsAt === startsAt)?.endsAt ?? among[0]?.endsAt ?? startsAt
      return {
        startsAt,
        text: `${wallTimeOf(new Date(startsAt)).time}\u2013${wallTimeOf(new Date(endsAt)).time}`,
        taken: total(among),
        capacity: terms?.capacity ?? 0,
        guests: among.map((guest) => presentGuest(guest, locale)),
      }
    }),
  }
}

function total(guests: readonly StoredGuest[]): number {
  return guests.reduce((sum, { people }) => sum + people, 0)
}

function presentGuest({ id, people, came, sequence, fields }: StoredGuest, locale: Locale): GuestLine {
  const textOf = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  return {
    id,
    name: leadName(fields),
    href: href('deskLead', locale, { id }),
    people,
    phone: textOf('phone') === '' ? null : presentPhone(textOf('phone')),
    email: textOf('email'),
    remark: textOf('remark'),
    came,
    version: sequence,
  }
}
