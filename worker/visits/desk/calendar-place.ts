import { worksFor } from '#db/model/accounts/staff.ts'
import type { Office } from '#db/model/agency/office.ts'
import { mondayOf } from '#db/model/site/brussels-time.ts'
import type { Locale } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import type { DeskContext } from '#worker/desk/desk-context.ts'
import { isDay } from '#worker/forms/fields.ts'

/** The view of the calendar: an office's week or day, for all colleagues or one. */
export interface CalendarPlace {
  /** Null for a member whose offices no longer exist. */
  readonly office: Office | null
  readonly by: 'week' | 'day'
  /** The day, or the Monday of the week: YYYY-MM-DD. */
  readonly day: string
  /** A desk account; `none`: unassigned visits; null: all. */
  readonly person: string | null
}

/** Parses the view from the query; defaults to the member's first office and today. */
export function calendarPlace({ agency, requested: { searchParams }, session }: DeskContext, today: string): CalendarPlace {
  const mine = agency.offices.filter(({ key }) => worksFor(session.member, key))
  const by = searchParams.get('by') === 'day' ? 'day' : 'week'
  const wanted = searchParams.get('week') ?? ''
  const day = isDay(wanted) ? wanted : today
  const person = searchParams.get('person') ?? ''
  return {
    office: mine.find(({ key }) => key === searchParams.get('office')) ?? mine[0] ?? null,
    by,
    day: by === 'day' ? day : mondayOf(day),
    person: /^[\w-]{1,64}$/.test(person) ? person : null,
  }
}

/** The path of a view. */
export function calendarPath(locale: Locale, { office, by, day, person }: CalendarPlace): string {
  const query = new URLSearchParams({ ...(office === null ? {} : { office: office.key }), week: day })
  if (by === 'day') query.set('by', by)
  if (person !== null) query.set('person', person)
  return `${href('deskCalendar', locale)}?${query}`
}
