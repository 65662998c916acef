import type { Office } from '#db/model/agency/office.ts'
import type { OpeningHours, OpeningRules } from '#db/model/agency/opening-hours.ts'
import { townLine } from '#db/model/places/address.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { TimeSlot } from '#db/model/visits/calendar-rules.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { routeTo } from '../map/route-link.present.ts'
import { capitalised, dateFormat } from '../site/intl.present.ts'
import { formatDay } from '../site/number.present.ts'
import { officePath } from './agency-address.present.ts'
import { type PhoneView, presentPhone } from './phone.present.ts'

/** An office as visitors reach it. */
export interface OfficeView {
  readonly key: string
  readonly name: string
  /** The path of its page. */
  readonly href: string
  /** Street, then postcode and town; empty for an office without an address. */
  readonly address: readonly string[]
  readonly phone: PhoneView | null
  readonly email: string
  /** Opening hours, one line for consecutive days with the same hours; days on which it is closed are left out. */
  readonly hours: readonly string[]
  /** The data by which the browser knows whether it is open; null for an office without hours. */
  readonly openNow: IslandProps['open-now'] | null
  /** The address of a route service; null without a point. */
  readonly route: string | null
}

/** An office as pages show it. */
export function presentOffice(office: Office, locale: Locale): OfficeView {
  const { key, name, address, point, phone, email, hours, calendar } = office
  return {
    key,
    name: textIn(name, locale),
    href: officePath(office, locale),
    address: address ? [textIn(address.street, locale), townLine(address, locale)] : [],
    phone: phone === null ? null : presentPhone(phone),
    email,
    hours: hours ? [...weekLines(hours, locale), ...exceptionLines(hours, locale)] : [],
    openNow: hours && { rules: openingRules(hours, calendar), words: openingWords(locale) },
    route: point && routeTo(`${point.lat},${point.lng}`),
  }
}

/** Observes the public holidays of its calendar. */
function openingRules({ week, exceptions }: OpeningHours, calendar: Office['calendar']): OpeningRules {
  return { week, exceptions: exceptions.map(({ from, to, slots }) => ({ from, to, slots })), holidays: calendar.at(-1)?.country ?? null }
}

function openingWords(locale: Locale): IslandProps['open-now']['words'] {
  const t = translator(locale)
  const [day, time] = ['{day}', '{time}']
  return {
    open: t('office.open', { time }),
    opensToday: t('office.opensToday', { time }),
    opensOn: t('office.opensOn', { day, time }),
    closed: t('office.closedNow'),
  }
}

function weekLines({ week }: OpeningHours, locale: Locale): readonly string[] {
  const texts = week.map(slotsText)
  return texts.flatMap((hours, day) => {
    if (hours === '' || hours === texts[day - 1]) return []
    const end = texts.findIndex((other, at) => at > day && other !== hours)
    const days = capitalised(daysText(day, end < 0 ? texts.length - 1 : end - 1, locale))
    return [translator(locale)('office.line', { days, hours })]
  })
}

function daysText(from: number, to: number, locale: Locale): string {
  if (from === to) return weekday(from, locale)
  return translator(locale)('office.days', { from: weekday(from, locale), to: weekday(to, locale) })
}

function exceptionLines({ exceptions }: OpeningHours, locale: Locale): readonly string[] {
  const t = translator(locale)
  return exceptions.map(({ from, to, slots, note }) => {
    const days = from === to ? formatDay(from, locale) : t('office.dates', { from: formatDay(from, locale), to: formatDay(to, locale) })
    const noteText = note ? textIn(note, locale) : ''
    return t('office.line', { days: capitalised(days), hours: noteText || slotsText(slots) || t('office.closed') })
  })
}

const slotsText = (slots: readonly TimeSlot[]) => slots.map(({ from, to }) => `${from}–${to}`).join(', ')

/** 0 is Monday, as in the record. */
function weekday(day: number, locale: Locale): string {
  return dateFormat(locale, { weekday: 'long' }).format(new Date(Date.UTC(2024, 0, 1 + day)))
}
