import type { Place } from '#db/model/listings/listing.ts'
import { addressLine, streetLine } from '#db/model/places/address.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { Booking } from '#db/model/visits/appointment.ts'
import type { CalendarDay } from '#db/model/visits/calendar.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { LeadRow } from '../forms/lead-rows.present.ts'
import { capitalised, dayText } from '../site/intl.present.ts'

/** A day with its selectable start times. */
export interface StartDayView {
  readonly day: string
  /** 'Tuesday 24 November', as a heading and within a sentence. */
  readonly label: string
  readonly inSentence: string
  /** The value is the instant, the text its local time. */
  readonly starts: readonly { readonly value: string; readonly text: string }[]
}

/** Presents free days for a form. */
export function presentStartDays(days: readonly CalendarDay[], locale: Locale): readonly StartDayView[] {
  return days.map(({ day, starts }) => {
    const inSentence = dayText(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
    return { day, label: capitalised(inSentence), inSentence, starts: starts.map(({ startsAt, time }) => ({ value: startsAt, text: time })) }
  })
}

/** One free time as a visitor picks it: 'Tue 24 Nov', '10:00'. */
interface FreeTimeView {
  /** The instant, which the form submits. */
  readonly start: string
  readonly day: string
  readonly time: string
}

/** The next free times, at most one a day while there are enough days, in order. */
export function presentFreeTimes(days: readonly CalendarDay[], count: number, locale: Locale): readonly FreeTimeView[] {
  const firsts = days.slice(0, count).map(({ day, starts }) => ({ day, start: starts[0] }))
  const rest = days.slice(0, count).flatMap(({ day, starts }) => starts.slice(1).map((start) => ({ day, start })))
  return [...firsts, ...rest]
    .slice(0, count)
    .sort((one, other) => ((one.start?.startsAt ?? '') < (other.start?.startsAt ?? '') ? -1 : 1))
    .flatMap(({ day, start }) =>
      start ? [{ start: start.startsAt, day: dayText(day, locale, { weekday: 'short', day: 'numeric', month: 'short' }), time: start.time }] : [],
    )
}

/** 'Tuesday 24 November 2026 at 10:00', in local time at the listing. */
export function whenText(startsAt: string, locale: Locale): string {
  const { day, time } = wallTimeOf(new Date(startsAt))
  return translator(locale)('appointment.when', { day: fullDay(day, locale), time })
}

type Agreed = Pick<Booking, 'startsAt' | 'endsAt' | 'how' | 'people'>

/**
 * An appointment as text rows: when, how and where, no more precise than the address is published.
 * @param place null when the listing no longer exists
 * @param reader whether it is shown to the visitor or the office
 */
export function presentAppointmentRows(
  { startsAt, endsAt, how, people }: Agreed,
  place: Place | null,
  locale: Locale,
  reader: 'visitor' | 'office',
): readonly LeadRow[] {
  const t = translator(locale)
  const { day, time } = wallTimeOf(new Date(startsAt))
  const end = wallTimeOf(new Date(endsAt)).time
  const where = how === 'video' ? t(reader === 'office' ? 'mail.appointmentNotice.video' : 'appointment.place.video') : whereText(place, locale, reader)
  return [
    { name: 'start', label: t('form.field.start'), value: `${capitalised(fullDay(day, locale))}, ${time}–${end}` },
    { name: 'how', label: t('appointment.how'), value: people === undefined ? t(`form.choice.how.${how}`) : t('openDay.kind') },
    { name: 'party', label: t('form.field.party'), value: people === undefined ? '' : String(people) },
    { name: 'place', label: t('appointment.place'), value: where },
  ].filter(({ value }) => value !== '')
}

function whereText(place: Place | null, locale: Locale, reader: 'visitor' | 'office'): string {
  if (place === null) return ''
  const note = translator(locale)(reader === 'office' ? 'mail.appointmentNotice.hidden' : 'appointment.place.later')
  return streetLine(place, locale) === null ? [addressLine(place, locale), note].filter((line) => line !== '').join('\n') : addressLine(place, locale)
}

function fullDay(day: string, locale: Locale): string {
  return dayText(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}
