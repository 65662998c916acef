import { findAppointment } from '#db/appointments.ts'
import { recordAct } from '#db/audit-log.ts'
import { removeException, setException } from '#db/calendar-exceptions.ts'
import { listCards } from '#db/listings.ts'
import { dayAfter, mondayOf, wallTimeOf } from '#db/model/brussels-time.ts'
import { type Office, officeByKey } from '#db/model/office.ts'
import { worksFor } from '#db/model/staff.ts'
import { translator } from '#messages/translate.ts'
import { DeskCalendarPage } from '#ui/pages/desk/calendar.tsx'
import { presentDeskDays, presentWeek } from '#ui/presenters/desk/calendar.ts'
import { href } from '#ui/routes.ts'
import { type DeskPageContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'
import { officesOfMember } from '#worker/desk/office-choices.ts'
import { readOfficeWeek } from '#worker/desk/office-week.ts'
import { isDay } from '#worker/forms/fields.ts'
import { textOf } from '#worker/forms/text-of.ts'
import { NoPage } from '#worker/http/no-page.ts'
import { redirection } from '#worker/http/redirection.ts'
import { cancel } from '#worker/pages/appointment-change.ts'

const done = {
  closed: 'desk.calendar.done.closed',
  opened: 'desk.calendar.done.opened',
  cancelled: 'desk.calendar.done.cancelled',
} as const

const startTime = /^(?:0[7-9]|1\d|2[01]):[0-5]\d$/

/** The week of an office: its starts, what is taken, and the visits, which are moved and cancelled here; days and starts are closed and opened. */
export const deskCalendar = defineDeskPage('deskCalendar', {
  view: DeskCalendarPage,
  async load(context) {
    const { store, locale, now, agency, requested, session } = context
    const offices = officesOfMember(agency, session.member, locale)
    const office = officeOf(context)
    const today = wallTimeOf(now).day
    const wanted = requested.searchParams.get('week') ?? ''
    const monday = mondayOf(isDay(wanted) ? wanted : today)
    const days = office === null ? [] : await readOfficeWeek(store.primary, office, monday)
    const cards = await homesOf(context, days)
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskCalendar'), done, undoOf(context)),
        offices,
        office: office?.key ?? '',
        week: presentWeek(monday, locale),
        days: presentDeskDays(days, cards, today, locale),
        before: pathOf(context, office, dayAfter(monday, -7)),
        after: pathOf(context, office, dayAfter(monday, 7)),
        thisWeek: pathOf(context, office, mondayOf(today)),
      },
    }
  },
  acts: {
    async close(context, sent) {
      const { office, day, time } = slotOf(context, sent)
      await setException(context.store.primary, office.key, { day, time, capacity: 0 })
      await log(context, 'close', office, day, time)
      throw back(context, office, day, { done: 'closed', ...(time === null ? { day } : { day, time }) })
    },
    async open(context, sent) {
      const { office, day, time } = slotOf(context, sent)
      await removeException(context.store.primary, office.key, day, time)
      await log(context, 'open', office, day, time)
      throw back(context, office, day, { done: 'opened' })
    },
    async cancel(context, sent) {
      const known = await findAppointment(context.store.primary, textOf(sent, 'appointment'))
      if (known === null || !worksFor(context.session.member, known.appointment.office)) throw new NoPage()
      const outcome = await cancel(known, { ...context, store: { db: context.store.primary }, clientAddress: null })
      if (!outcome.ok) return outcome.state
      await recordAct(context.store.primary, context.session.member, { action: 'cancel', object: 'appointment', objectId: known.appointment.id }, context.now)
      const office = officeByKey(context.agency, known.appointment.office)
      throw back(context, office, wallTimeOf(new Date(known.appointment.startsAt)).day, { done: 'cancelled' })
    },
  },
})

/** The office of an address: the one it names, else the member's first. */
function officeOf({ agency, requested, session }: DeskPageContext): Office | null {
  const mine = agency.offices.filter(({ key }) => worksFor(session.member, key))
  return mine.find(({ key }) => key === requested.searchParams.get('office')) ?? mine[0] ?? null
}

function slotOf(context: DeskPageContext, sent: FormData) {
  const office = officeByKey(context.agency, textOf(sent, 'office'))
  const day = textOf(sent, 'day')
  const time = textOf(sent, 'time')
  if (office === null || !worksFor(context.session.member, office.key) || !isDay(day) || (time !== '' && !startTime.test(time))) throw new NoPage()
  return { office, day, time: time === '' ? null : time }
}

async function log({ store, session, now }: DeskPageContext, action: 'close' | 'open', { key }: Office, day: string, time: string | null): Promise<void> {
  await recordAct(store.primary, session.member, { action, object: 'calendar', objectId: [key, day, time ?? ''].filter((part) => part !== '').join(' ') }, now)
}

async function homesOf({ store }: DeskPageContext, days: Awaited<ReturnType<typeof readOfficeWeek>>) {
  const ids = [...new Set(days.flatMap(({ appointments }) => appointments.map(({ listingId }) => listingId)))]
  return ids.length === 0 ? [] : listCards(store.primary, ids)
}

function undoOf(context: DeskPageContext) {
  const query = context.requested.searchParams
  const day = query.get('day')
  const office = officeOf(context)
  if (query.get('done') !== 'closed' || day === null || office === null) return null
  return { action: pathOf(context, office, day), act: 'open', fields: { office: office.key, day, time: query.get('time') ?? '' } }
}

function pathOf({ locale }: DeskPageContext, office: Office | null, day: string): string {
  return `${href('deskCalendar', locale)}?${new URLSearchParams({ ...(office === null ? {} : { office: office.key }), week: day })}`
}

function back(context: DeskPageContext, office: Office | null, day: string, said: Readonly<Record<string, string>>): Response {
  return redirection(303, `${pathOf(context, office, mondayOf(day))}&${new URLSearchParams(said)}`)
}
