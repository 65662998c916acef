import type { Lead } from '#db/model/leads/lead.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import { dayAfter, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { visitsAmong } from '#db/model/visits/joint-visit.ts'
import type { StartStanding } from '#db/model/visits/start-standing.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type PhoneView, presentPhone } from '../../agency/phone.present.ts'
import { leadSender } from '../../forms/lead-rows.present.ts'
import { homeName } from '../../listings/desk/home-name.present.ts'
import { href } from '../../routes.ts'
import { dayText, periodText } from '../../site/intl.present.ts'

/** A start of an office, and whether a visit can be moved there. */
interface DeskStart {
  readonly time: string
  readonly capacity: number
  readonly taken: number
  readonly standing: StartStanding | 'past'
  /** The ids of visits that alone occupy it, for each of which it counts as free. */
  readonly freeFor: readonly string[]
}

/** A day of an office as its calendar has it. */
interface OfficeDay {
  readonly day: string
  readonly isClosed: boolean
  readonly isHoliday: boolean
  readonly starts: readonly DeskStart[]
  readonly closed: readonly string[]
  /** The names of colleagues who are away. */
  readonly absent: readonly string[]
  readonly appointments: readonly {
    readonly id: string
    readonly startsAt: string
    readonly endsAt: string
    readonly listingId: number
    readonly how: 'onSite' | 'video'
    readonly sequence: number
    readonly fields: Lead['fields']
    readonly jointId: string | null
    readonly assignee: string | null
    readonly assigneeName: string | null
    /** Null once the home has left the stock. */
    readonly card: ListingCard | null
  }[]
}

export interface DeskVisitView {
  readonly id: string
  readonly href: string
  /** The calendar with the visit's details beside it. */
  readonly path: string
  readonly time: string
  readonly until: string
  readonly who: string
  readonly phone: PhoneView | null
  /** The other households of a joint visit. */
  readonly others: readonly { readonly id: string; readonly href: string; readonly who: string }[]
  readonly home: string
  readonly isByVideo: boolean
  /** Whether it has begun, so that it can no longer be cancelled or moved. */
  readonly isPast: boolean
  readonly version: number
  /** Null while unassigned. */
  readonly assignee: string | null
}

/** The visits of one colleague on a day, or the unassigned ones. */
interface ColleagueDay {
  readonly key: string
  readonly name: string
  readonly visits: readonly DeskVisitView[]
}

export interface DeskDayView {
  readonly day: string
  readonly name: string
  /** As short as the head of a column: 'Mon 23'. */
  readonly short: string
  /** The time, on today alone: HH:MM. */
  readonly now: string | null
  /** Path of the view by day. */
  readonly path: string
  readonly isToday: boolean
  readonly isPast: boolean
  readonly isClosed: boolean
  readonly isHoliday: boolean
  readonly starts: OfficeDay['starts']
  readonly closed: readonly string[]
  /** 'Away: An, Wouter'; empty if nobody is. */
  readonly absent: string
  readonly visits: readonly DeskVisitView[]
  /** The same visits by colleague, unassigned ones first; empty in the view by week. */
  readonly byColleague: readonly ColleagueDay[]
}

interface DaysShown {
  readonly now: Date
  /** Whose visits; `none`: unassigned ones, null: all. */
  readonly person: string | null
  readonly by: 'week' | 'day'
  readonly dayPath: (day: string) => string
  readonly visitPath: (id: string) => string
}

/** The days of a period in words. */
export function presentDeskDays(days: readonly OfficeDay[], shown: DaysShown, locale: Locale): readonly DeskDayView[] {
  const { now, person, by, dayPath } = shown
  const { day: today, time } = wallTimeOf(now)
  return days.map(({ day, isClosed, isHoliday, starts, closed, absent, appointments }) => {
    const chosen = appointments.filter(({ assignee }) => person === null || (assignee ?? 'none') === person)
    const held = visitsAmong(chosen)
    const visits = held.map((each) => presentVisit(each, chosen, shown, locale))
    return {
      ...{ day, isClosed, isHoliday, starts, closed, visits },
      name: dayText(day, locale, { weekday: 'long', day: 'numeric', month: 'long' }),
      short: dayText(day, locale, { weekday: 'short', day: 'numeric' }),
      now: day === today ? time : null,
      path: dayPath(day),
      absent: absent.length === 0 ? '' : translator(locale)('desk.calendar.absent', { names: absent.join(', ') }),
      isToday: day === today,
      isPast: day < today,
      byColleague: by === 'day' ? groupVisits(held, visits, locale) : [],
    }
  })
}

type Agreed = OfficeDay['appointments'][number]

function presentVisit(visit: Agreed, shown: readonly Agreed[], { now, visitPath }: Pick<DaysShown, 'now' | 'visitPath'>, locale: Locale): DeskVisitView {
  const { id, startsAt, endsAt, listingId, how, sequence, fields, assigneeName, card, jointId } = visit
  const others = shown.filter((each) => jointId !== null && each.jointId === jointId && each.startsAt === startsAt && each.id !== id)
  return {
    id,
    href: href('deskVisit', locale, { id }),
    path: visitPath(id),
    time: wallTimeOf(new Date(startsAt)).time,
    until: wallTimeOf(new Date(endsAt)).time,
    who: leadSender(fields, null, locale),
    // Of a joint visit it would not be clear whose.
    phone: others.length === 0 && typeof fields.phone === 'string' && fields.phone !== '' ? presentPhone(fields.phone) : null,
    others: others.map((each) => ({ id: each.id, href: href('deskVisit', locale, { id: each.id }), who: leadSender(each.fields, null, locale) })),
    home: card === null ? String(listingId) : homeName(card, locale),
    isByVideo: how === 'video',
    isPast: startsAt <= now.toISOString(),
    version: sequence,
    assignee: assigneeName,
  }
}

function groupVisits(agreed: readonly Agreed[], visits: readonly DeskVisitView[], locale: Locale): readonly ColleagueDay[] {
  const t = translator(locale)
  const groups = new Map<string, { readonly name: string; readonly visits: DeskVisitView[] }>()
  for (const [index, { assignee, assigneeName }] of agreed.entries()) {
    const visit = visits[index]
    if (visit === undefined) continue
    const key = assignee ?? ''
    const group = groups.get(key) ?? { name: assignee === null ? t('desk.visit.unassigned') : (assigneeName ?? t('desk.audit.former')), visits: [] }
    group.visits.push(visit)
    groups.set(key, group)
  }
  return [...groups]
    .map(([key, group]) => ({ key, ...group }))
    .sort((one, other) => (one.key === '' ? -1 : other.key === '' ? 1 : one.name.localeCompare(other.name, locale)))
}

/** A day as 'Monday 23 November 2026', a week as '23 – 29 November 2026'. */
export function presentPeriod(first: string, length: number, locale: Locale): string {
  if (length === 1) return dayText(first, locale, { dateStyle: 'full' })
  return periodText(first, dayAfter(first, length - 1), locale, { dateStyle: 'long' })
}
