import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPrimary } from '#db/client.ts'
import { saveLead } from '#db/leads/leads.ts'
import { erasureDate, formCatalogue } from '#db/model/forms/form-catalogue.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import { dayAfter, instantAt, wallTimeOf } from '#db/model/site/brussels-time.ts'
import { hour } from '#db/model/site/durations.ts'
import type { Appointment, HowToVisit } from '#db/model/visits/appointment.ts'
import type { VisitInterest } from '#db/model/visits/home-visit.ts'
import { claimSeat } from '#db/visits/appointments.ts'
import type { Locale } from '#messages/locales.ts'
import type { Site } from '../site.ts'
import { demoAccountId } from './demo-staff.ts'

interface DemoVisit {
  /** Working days from today, or from the next one at a weekend. */
  readonly day: number
  readonly time: string
  readonly listing: number
  readonly office: string
  readonly locale: Locale
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly how: HowToVisit
  readonly remark?: string
  /** The address of the colleague's account at the desk. */
  readonly assignee?: string
  readonly outcome?: VisitInterest
  readonly feedback?: string
  readonly released?: boolean
}

const file = join(import.meta.dirname, '../../../db/demo/visits.json')
const visitLength = hour
const aDay = 24 * visitLength

/** Seeds the local site with visits around today, without sending mails. Idempotent. */
export async function keepDemoVisits({ miniflare }: Pick<Site, 'miniflare'>, now = new Date()): Promise<void> {
  const visits: readonly DemoVisit[] = JSON.parse(readFileSync(file, 'utf8'))
  const database = await miniflare.getD1Database('DB')
  const db = openPrimary(database)
  for (const [index, visit] of visits.entries()) {
    const appointment = appointmentOf(visit, `demo-visit-${index}`, now)
    const { day, time } = wallTimeOf(new Date(appointment.startsAt))
    const terms = { day, time, endsAt: appointment.endsAt, regular: 1, isOffered: true, atMost: 4 }
    if ((await saveLead(db, leadOf(visit, appointment), [], null, [claimSeat(db, appointment, terms)])) === 'known') continue
    const { assignee, outcome, feedback = null, released = false } = visit
    if (assignee !== undefined)
      await database.prepare("UPDATE leads SET state = 'done', is_open = 0, assignee = ?2 WHERE id = ?1").bind(appointment.id, appointment.assignee).run()
    if (outcome !== undefined)
      await database
        .prepare('UPDATE home_visits SET interest = ?2, feedback = ?3, feedback_is_released = ?4, decided_at = ?5 WHERE appointment_id = ?1')
        .bind(appointment.id, outcome, feedback, released ? 1 : 0, now.toISOString())
        .run()
  }
}

function appointmentOf({ day, time, office, listing, how, locale, assignee }: DemoVisit, id: string, now: Date): Appointment {
  const startsAt = instantAt({ day: workingDay(wallTimeOf(now).day, day), time })
  return {
    ...{ id, office, listingId: listing, how, locale, state: 'confirmed', sequence: 0 },
    organizer: `${office}@perron.example`,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + visitLength).toISOString(),
    changedAt: bookedAt(startsAt, now),
    assignee: assignee === undefined ? null : demoAccountId(assignee),
  }
}

/** Four days before the visit, or a few hours ago. */
const bookedAt = (startsAt: Date, now: Date) => new Date(Math.min(startsAt.getTime() - 4 * aDay, now.getTime() - 5 * visitLength)).toISOString()

function leadOf({ firstName, lastName, phone, email, how, remark }: DemoVisit, { id, office, listingId, locale, startsAt, changedAt }: Appointment): Lead {
  return {
    ...{ id, locale, office, listingId, email, form: 'viewing', projectId: null, createdAt: changedAt },
    fields: { firstName, lastName, phone, email, how, start: startsAt, ...(remark !== undefined && { remark }) },
    consent: { version: 'demo', text: '', at: changedAt, newsletter: false },
    eraseAfter: erasureDate(new Date(changedAt), formCatalogue.viewing.months).toISOString(),
  }
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())

/** The day that is so many working days after (or before) today. */
function workingDay(today: string, days: number): string {
  let day = today
  while (isWeekend(day)) day = dayAfter(day, 1)
  for (let left = Math.abs(days); left > 0; ) {
    day = dayAfter(day, Math.sign(days))
    if (!isWeekend(day)) left--
  }
  return day
}
