import { worksFor } from '#db/model/accounts/staff.ts'
import { type Office, officeByKey } from '#db/model/agency/office.ts'
import { dayAfter, mondayOf, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { isExtraStart, maxSeats } from '#db/model/visits/calendar-rules.ts'
import { findAppointment, type KnownAppointment } from '#db/visits/appointments.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { DeskCalendarPage } from '#ui/visits/desk/calendar.page.tsx'
import { presentDeskDays, presentPeriod } from '#ui/visits/desk/calendar.present.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { officesOfMember } from '#worker/desk/office-choices.ts'
import { isDay } from '#worker/forms/fields.ts'
import { NoPage, redirection } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { changeSlot, type Slot } from '#worker/visits/desk/change-slot.ts'
import { cancelVisit, restoreVisit, restoringFields } from '#worker/visits/desk/change-visit.ts'
import { moveJoint } from '#worker/visits/desk/move-joint.ts'
import { readOfficeDays } from '#worker/visits/desk/office-days.ts'
import { colleaguesFor, servedVisit } from '#worker/visits/desk/visit-of.ts'

const notices = defineNotices({
  closed: 'desk.calendar.done.closed',
  opened: 'desk.calendar.done.opened',
  seats: 'desk.calendar.done.seats',
  cancelled: 'desk.calendar.done.cancelled',
  cancelledUnmailed: 'desk.calendar.done.cancelledUnmailed',
  restored: 'desk.visit.done.restored',
  taken: 'desk.visit.done.taken',
  told: 'desk.visit.done.told',
  moved: 'desk.visit.done.moved',
})

/** The calendar of an office by week or day: starts, seats taken and visits; closes and opens days and starts. */
export const deskCalendar = defineDeskPage('deskCalendar', {
  needs: 'calendar',
  view: DeskCalendarPage,
  async load(context) {
    const { store, locale, now, agency, session, sent } = context
    const today = wallTimeOf(now).day
    const place = calendarPlace(context, today)
    const { office, by, day, person } = place
    const length = by === 'day' ? 1 : 7
    const { days, members } = office === null ? { days: [], members: [] } : await readOfficeDays(store.primary, office, day, length, now)
    const path = (change: Partial<CalendarPlace>) => calendarPath(locale, { ...place, ...change })
    return {
      props: {
        view: await withMeanwhile(context, notices.view(context, translator(locale)('route.deskCalendar'), undoOf(context, place)), {
          about: [
            { object: 'appointment', ids: [sent?.typed.appointment ?? []].flat() },
            { object: 'calendar', ids: [sent?.typed.slot ?? []].flat() },
          ],
          version: null,
        }),
        board: {
          offices: officesOfMember(agency, session.member, locale),
          office: office?.key ?? '',
          by,
          day,
          person: person ?? '',
          typed: sent?.typed.seats ? { time: String(sent.typed.time), seats: String(sent.typed.seats) } : null,
          people: office === null ? [] : colleaguesFor(office.key, members),
          period: presentPeriod(day, length, locale),
          days: presentDeskDays(
            days,
            { now, person, by, dayPath: (each) => path({ by: 'day', day: each }), visitPath: (id) => `${path({})}&visit=${id}` },
            locale,
          ),
          chosen: context.requested.searchParams.get('visit') ?? '',
          paths: {
            before: path({ day: dayAfter(day, -length) }),
            after: path({ day: dayAfter(day, length) }),
            all: path({}),
            now: path({ day: by === 'day' ? today : mondayOf(today) }),
            week: path({ by: 'week', day: mondayOf(day) }),
            day: path({ by: 'day', day: by === 'day' ? day : mondayOf(today) === day ? today : day }),
          },
        },
      },
    }
  },
  acts: {
    close: (context, sent) => setSlot(context, sent, 0, 'closed'),
    open: (context, sent) => setSlot(context, sent, null, 'opened'),
    async seats(context, sent) {
      const [time, seats] = [textOf(sent, 'time'), textOf(sent, 'seats')]
      const isRight = isExtraStart(time) && /^\d{1,2}$/.test(seats) && Number(seats) <= maxSeats
      return isRight ? setSlot(context, sent, Number(seats), 'seats') : { ...freshForm, typed: { time, seats }, problem: 'seats' }
    },
    async cancel(context, sent) {
      const known = await findAppointment(context.store.primary, textOf(sent, 'appointment'))
      if (known === null || !worksFor(context.session.member, known.appointment.office)) throw new NoPage()
      const cancelled = await cancelVisit(context, known, sent)
      if ('errors' in cancelled) return { ...cancelled, typed: { ...cancelled.typed, appointment: known.appointment.id } }
      throw backTo(context, known, { ...cancelled, appointment: known.appointment.id })
    },
    async restore(context, sent) {
      const visit = await servedVisit(context, textOf(sent, 'appointment'))
      throw backTo(context, visit, { done: await restoreVisit(context, visit, sent) })
    },
    async move(context, sent) {
      const visit = await servedVisit(context, textOf(sent, 'appointment'))
      const moved = await moveJoint(context, visit, sent)
      if ('errors' in moved) return { ...moved, typed: { ...moved.typed, appointment: visit.appointment.id } }
      const office = officeByKey(context.agency, visit.appointment.office)
      throw back(context, office, movedTo(sent), { done: 'moved', appointment: visit.appointment.id, from: moved.from, version: String(moved.sequence) })
    },
  },
})

/** The local date to which a visit was moved. */
const movedTo = (sent: FormData) => textOf(sent, 'visitDay') || wallTimeOf(new Date(textOf(sent, 'visitStart'))).day

function slotOf(context: DeskContext, sent: FormData): Slot {
  const office = officeByKey(context.agency, textOf(sent, 'office'))
  const day = textOf(sent, 'day')
  const time = textOf(sent, 'time')
  if (office === null || !worksFor(context.session.member, office.key) || !isDay(day) || (time !== '' && !isExtraStart(time))) throw new NoPage()
  return { office, day, time: time === '' ? null : time }
}

const slotActs = { closed: 'close', opened: 'open', seats: 'change' } as const

/** Sets the capacity of a start or day under an optimistic lock; the notice offers an undo. */
async function setSlot(context: DeskContext, sent: FormData, capacity: number | null, notice: keyof typeof slotActs): Promise<FormState> {
  const slot = slotOf(context, sent)
  const changed = await changeSlot(context, slot, capacity, slotActs[notice], sent)
  if ('errors' in changed) return changed
  const { undo } = changed
  throw back(context, slot.office, slot.day, { done: notice, ...(undo && { undo: undo.act, ...undo.fields }) })
}

const slotUndos = ['close', 'open', 'seats'] as const

/** The undo of a move, a cancellation, or a changed start or day. */
function undoOf({ requested, locale }: DeskContext, place: CalendarPlace) {
  const query = requested.searchParams
  const [appointment, from, version] = [query.get('appointment'), query.get('from'), query.get('version')]
  if (query.get('done') === 'moved' && appointment !== null && from !== null && version !== null) {
    return { action: calendarPath(locale, place), act: 'move', fields: { appointment, version, visitStart: from } }
  }
  const restoring = restoringFields(query)
  if (restoring !== null && appointment !== null) return { action: calendarPath(locale, place), act: 'restore', fields: { appointment, ...restoring } }
  const act = slotUndos.find((each) => each === query.get('undo'))
  const fields = ['office', 'day', 'time', 'seen', 'seats'].flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : []))
  return act === undefined ? null : { action: calendarPath(locale, place), act, fields: Object.fromEntries(fields) }
}

/** Redirects to the calendar, at the day or week of a visit. */
function backTo(context: DeskContext, { appointment }: KnownAppointment, notice: Readonly<Record<string, string>>): Response {
  return back(context, officeByKey(context.agency, appointment.office), wallTimeOf(new Date(appointment.startsAt)).day, notice)
}

/** Redirects to the calendar, at the day or week of the act. */
function back(context: DeskContext, office: Office | null, day: string, notice: Readonly<Record<string, string>>): Response {
  const { by, person } = calendarPlace(context, day)
  const path = calendarPath(context.locale, { office, by, day: by === 'day' ? day : mondayOf(day), person })
  const { office: _, ...rest } = notice
  return redirection(303, `${path}&${new URLSearchParams(rest)}`)
}

/** The view of the calendar: an office's week or day, for all colleagues or one. */
interface CalendarPlace {
  /** Null for a member whose offices no longer exist. */
  readonly office: Office | null
  readonly by: 'week' | 'day'
  /** The day, or the Monday of the week: YYYY-MM-DD. */
  readonly day: string
  /** A desk account; `none`: unassigned visits; null: all. */
  readonly person: string | null
}

/** Parses the view from the query; defaults to the member's first office and today. */
function calendarPlace({ agency, requested: { searchParams }, session }: DeskContext, today: string): CalendarPlace {
  const mine = agency.offices.filter(({ key }) => worksFor(session.member, key))
  const by = searchParams.get('by') === 'day' ? 'day' : 'week'
  const chosenDay = searchParams.get('week') ?? ''
  const day = isDay(chosenDay) ? chosenDay : today
  const person = searchParams.get('person') ?? ''
  return {
    office: mine.find(({ key }) => key === searchParams.get('office')) ?? mine[0] ?? null,
    by,
    day: by === 'day' ? day : mondayOf(day),
    person: /^[\w-]{1,64}$/.test(person) ? person : null,
  }
}

/** The path of a view. */
function calendarPath(locale: Locale, { office, by, day, person }: CalendarPlace): string {
  const query = new URLSearchParams({ ...(office === null ? {} : { office: office.key }), week: day })
  if (by === 'day') query.set('by', by)
  if (person !== null) query.set('person', person)
  return `${href('deskCalendar', locale)}?${query}`
}
