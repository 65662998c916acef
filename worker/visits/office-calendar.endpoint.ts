import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Db, openStore } from '#db/client.ts'
import { type Office, officeByKey } from '#db/model/agency/office.ts'
import { dayAfter, instantAt, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { agentsTimeOf, freeAgentsAt } from '#db/model/visits/agents-time.ts'
import { offeredDays, type Start, startsOn, startTerms } from '#db/model/visits/calendar.ts'
import { earliestStart, isExtraStart, latestStart, maxSeats } from '#db/model/visits/calendar-rules.ts'
import { visitsAmong } from '#db/model/visits/joint-visit.ts'
import { selectAbsences, selectBooked, selectMembersTime } from '#db/visits/agents-time.ts'
import { selectAppointments } from '#db/visits/appointments.ts'
import { removeException, selectExceptions, setException } from '#db/visits/calendar-exceptions.ts'
import type { Env } from '#worker/env.ts'
import { isDay } from '#worker/forms/fields.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { readJson } from '#worker/site/requests/read-body.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'

type Site = { Bindings: Env }

const CapacityRequest = type({ capacity: `0 <= number.integer <= ${maxSeats}` })

/** Mounted at /calendar, for tokens with the office scope: free starts, appointments, and exceptions to the rule. */
export const calendar = new Hono<Site>()

calendar.use(requireScope('office'))
calendar.use(bodyLimit({ maxSize: 2000, onError: (context: Context<Site>) => context.json({ error: 'the body is too large' }, 413) }))

calendar.get('/:office', async (context) => {
  const office = officeByKey(await requestAgency(context), context.req.param('office'))
  if (!office) return context.json({ error: 'there is no such office' }, 404)
  return context.json({ office: office.key, days: await daysAhead(context, office) })
})

calendar.on(['GET', 'PUT', 'DELETE'], '/:office/:day/:time?', async (context) => {
  const { office: key, day, time } = context.req.param()
  const office = officeByKey(await requestAgency(context), key)
  if (!office) return context.json({ error: 'there is no such office' }, 404)
  if (!isDay(day) || (time !== undefined && !isExtraStart(time)))
    return context.json({ error: `a day is YYYY-MM-DD, a start HH:MM from ${earliestStart} to ${latestStart}` }, 400)
  const db = dbOf(context)
  if (context.req.method === 'PUT') {
    const body = CapacityRequest(await readJson(context))
    if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
    await setException(db, office.key, { day, time: time ?? null, capacity: body.capacity })
  }
  if (context.req.method === 'DELETE') await removeException(db, office.key, day, time ?? null)
  return context.json({ office: office.key, ...(await daysOf(db, office, [day], new Date()))[0] })
})

function daysAhead(context: Context<Site>, office: Office) {
  const now = new Date()
  return daysOf(dbOf(context), office, offeredDays(now), now)
}

/** Days with starts, exceptions and appointments, including those at starts that have been closed since. One round trip. */
async function daysOf(db: Db, { key, calendar: rules }: Office, days: readonly string[], now: Date) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const midnight = (day: string) => instantAt({ day, time: '00:00' }).toISOString()
  const period = { startsAt: midnight(first), endsAt: midnight(dayAfter(last, 1)) }
  const [exceptions, agreed, booked, members, absences] = await db.batch([
    selectExceptions(db, key, first, last),
    selectAppointments(db, key, period.startsAt, period.endsAt),
    selectBooked(db, key, period),
    selectMembersTime(db),
    selectAbsences(db, period),
  ])
  const agents = agentsTimeOf(key, members, absences)
  const freeOf = (start: Start, taken: number) => {
    if (!startTerms(rules, new Date(start.startsAt), now).isOffered) return 0
    const seats = Math.max(0, start.capacity - taken)
    return agents === null ? seats : Math.min(seats, freeAgentsAt(agents, booked, start, null))
  }
  return days.map((day) => ({
    day,
    starts: startsOn(rules, day, exceptions).map((start) => {
      const taken = visitsAmong(agreed.filter((each) => each.startsAt === start.startsAt)).length
      return { time: start.time, capacity: start.capacity, taken, free: freeOf(start, taken) }
    }),
    exceptions: exceptions.filter((each) => each.day === day).map(({ time, capacity }) => ({ time, capacity })),
    appointments: agreed.filter(({ startsAt }) => wallTimeOf(new Date(startsAt)).day === day).map(comer),
  }))
}

function comer({ id, startsAt, listingId, how, fields: { firstName, lastName, email, phone } }: Awaited<ReturnType<typeof selectAppointments>>[number]) {
  return { id, time: wallTimeOf(new Date(startsAt)).time, listingId, how, firstName, lastName, email, phone }
}

function dbOf(context: Context<Site>): Db {
  return openStore(context.env.DB, context.env.LISTINGS).db
}
