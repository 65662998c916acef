import { findAppointment } from '#db/appointments.ts'
import { recordAct } from '#db/audit-log.ts'
import { removeException, selectExceptions, setException } from '#db/calendar-exceptions.ts'
import { dayAfter, mondayOf, wallTimeOf } from '#db/model/brussels-time.ts'
import { maxSeats } from '#db/model/calendar-rules.ts'
import { type Office, officeByKey } from '#db/model/office.ts'
import { worksFor } from '#db/model/staff.ts'
import { translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { DeskCalendarPage } from '#ui/pages/desk/calendar.tsx'
import { presentDeskDays, presentPeriod } from '#ui/presenters/desk/calendar.ts'
import { hasEmail } from '#ui/presenters/lead-rows.ts'
import { type CalendarPlace, calendarPath, calendarPlace } from '#worker/desk/calendar-place.ts'
import { type DeskPageContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'
import { officesOfMember } from '#worker/desk/office-choices.ts'
import { readOfficeDays } from '#worker/desk/office-days.ts'
import { cancelVisit, moveVisit } from '#worker/desk/visits/change-visit.ts'
import { colleaguesFor, servedVisit } from '#worker/desk/visits/visit-of.ts'
import { isDay } from '#worker/forms/fields.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { NoPage } from '#worker/http/no-page.ts'
import { redirection } from '#worker/http/redirection.ts'

const done = {
  closed: 'desk.calendar.done.closed',
  opened: 'desk.calendar.done.opened',
  seats: 'desk.calendar.done.seats',
  cancelled: 'desk.calendar.done.cancelled',
  cancelledUnmailed: 'desk.calendar.done.cancelledUnmailed',
  moved: 'desk.visit.done.moved',
} as const

const startTime = /^(?:0[7-9]|1\d|2[01]):[0-5]\d$/

/** The week or day of an office: its starts, what is taken, and the visits; days and starts are closed and opened. */
export const deskCalendar = defineDeskPage('deskCalendar', {
  view: DeskCalendarPage,
  async load(context) {
    const { store, locale, now, agency, session } = context
    const today = wallTimeOf(now).day
    const place = calendarPlace(context, today)
    const { office, by, day, person } = place
    const length = by === 'day' ? 1 : 7
    const { days, members } = office === null ? { days: [], members: [] } : await readOfficeDays(store.primary, office, day, length, now)
    const path = (change: Partial<CalendarPlace>) => calendarPath(locale, { ...place, ...change })
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskCalendar'), done, undoOf(context, place)),
        board: {
          offices: officesOfMember(agency, session.member, locale),
          office: office?.key ?? '',
          by,
          day,
          person: person ?? '',
          people: office === null ? [] : colleaguesFor(office.key, members),
          period: presentPeriod(day, length, locale),
          days: presentDeskDays(days, { today, person, by, dayPath: (each) => path({ by: 'day', day: each }) }, locale),
          paths: {
            before: path({ day: dayAfter(day, -length) }),
            after: path({ day: dayAfter(day, length) }),
            now: path({ day: by === 'day' ? today : mondayOf(today) }),
            week: path({ by: 'week', day: mondayOf(day) }),
            day: path({ by: 'day', day: by === 'day' ? day : mondayOf(today) === day ? today : day }),
          },
        },
      },
    }
  },
  acts: {
    async close(context, sent) {
      const { office, day, time } = slotOf(context, sent)
      const db = context.store.primary
      await db.batch([setException(db, office.key, { day, time, capacity: 0 }), logged(context, 'close', office, day, time)])
      throw back(context, office, day, { done: 'closed', ...(time === null ? { day } : { day, time }) })
    },
    async open(context, sent) {
      const { office, day, time } = slotOf(context, sent)
      const db = context.store.primary
      await db.batch([removeException(db, office.key, day, time), logged(context, 'open', office, day, time)])
      throw back(context, office, day, { done: 'opened' })
    },
    async seats(context, sent) {
      const seats = textOf(sent, 'seats')
      if (!startTime.test(textOf(sent, 'time')) || !/^\d{1,2}$/.test(seats) || Number(seats) > maxSeats) return { ...freshForm, problem: 'seats' }
      const { office, day, time } = slotOf(context, sent)
      const db = context.store.primary
      const [before] = await db.batch([
        selectExceptions(db, office.key, day, day),
        setException(db, office.key, { day, time, capacity: Number(seats) }),
        logged(context, 'change', office, day, time),
      ])
      const was = before.find((each) => each.time === time)?.capacity
      throw back(context, office, day, { done: 'seats', day, time: time ?? '', ...(was === undefined ? {} : { seats: String(was) }) })
    },
    async cancel(context, sent) {
      const known = await findAppointment(context.store.primary, textOf(sent, 'appointment'))
      if (known === null || !worksFor(context.session.member, known.appointment.office)) throw new NoPage()
      const refused = await cancelVisit(context, known, sent)
      if (refused !== null) return refused
      const office = officeByKey(context.agency, known.appointment.office)
      throw back(context, office, wallTimeOf(new Date(known.appointment.startsAt)).day, {
        done: hasEmail(known.lead.fields) ? 'cancelled' : 'cancelledUnmailed',
      })
    },
    async move(context, sent) {
      const visit = await servedVisit(context, textOf(sent, 'appointment'))
      const moved = await moveVisit(context, visit, sent)
      if ('errors' in moved) return moved
      const office = officeByKey(context.agency, visit.appointment.office)
      throw back(context, office, movedTo(sent), { done: 'moved', appointment: visit.appointment.id, from: moved.from, version: String(moved.sequence) })
    },
  },
})

/** The start that a visit was moved to, as clocks have it. */
const movedTo = (sent: FormData) => textOf(sent, 'visitDay') || wallTimeOf(new Date(textOf(sent, 'visitStart'))).day

function slotOf(context: DeskPageContext, sent: FormData) {
  const office = officeByKey(context.agency, textOf(sent, 'office'))
  const day = textOf(sent, 'day')
  const time = textOf(sent, 'time')
  if (office === null || !worksFor(context.session.member, office.key) || !isDay(day) || (time !== '' && !startTime.test(time))) throw new NoPage()
  return { office, day, time: time === '' ? null : time }
}

function logged({ store, session, now }: DeskPageContext, action: 'close' | 'open' | 'change', { key }: Office, day: string, time: string | null) {
  const objectId = [key, day, time ?? ''].filter((part) => part !== '').join(' ')
  return recordAct(store.primary, session.member, { action, object: 'calendar', objectId, fields: action === 'change' ? ['capacity'] : [] }, now)
}

function undoOf({ requested, locale }: DeskPageContext, place: CalendarPlace) {
  const query = requested.searchParams
  const day = query.get('day')
  const [appointment, from, version] = [query.get('appointment'), query.get('from'), query.get('version')]
  if (query.get('done') === 'moved' && appointment !== null && from !== null && version !== null) {
    return { action: calendarPath(locale, place), act: 'move', fields: { appointment, version, visitStart: from } }
  }
  if (day === null || place.office === null) return null
  const [action, slot] = [calendarPath(locale, place), { office: place.office.key, day, time: query.get('time') ?? '' }]
  const seats = query.get('seats')
  if (query.get('done') === 'seats' && seats !== null) return { action, act: 'seats', fields: { ...slot, seats } }
  return query.get('done') === 'closed' || query.get('done') === 'seats' ? { action, act: 'open', fields: slot } : null
}

/** The calendar as it was shown, on the day or in the week of an act. */
function back(context: DeskPageContext, office: Office | null, day: string, said: Readonly<Record<string, string>>): Response {
  const { by, person } = calendarPlace(context, day)
  const path = calendarPath(context.locale, { office, by, day: by === 'day' ? day : mondayOf(day), person })
  return redirection(303, `${path}&${new URLSearchParams(said)}`)
}
