import type { D1Database } from '@cloudflare/workers-types'
import type { Locale } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { sealedQuery } from '#worker/signing/sealed-link.ts'
import { demoListings } from './demo-state.ts'

/** The secret that signs the links of the journeys' sites. */
export const demoSecret = 'known to the journeys alone'
const signing = { current: demoSecret, previous: [] }

const [alertId, appointmentId] = ['alert-journey', 'journey']
const startsAt = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString()
const alertQuery = await sealedQuery(signing, 'alert', alertId, null)
const appointmentQuery = await sealedQuery(signing, 'appointment', appointmentId, new Date(startsAt))

/** The pages behind the links of a confirmed alert and of an appointment. */
export const sealedPages = {
  manageAlert: (locale: Locale) => `${href('subscription', locale, { id: alertId })}?${alertQuery}`,
  appointment: (locale: Locale) => `${href('appointment', locale, { id: appointmentId })}?${appointmentQuery}`,
}

/** Stores that alert and that appointment. */
export async function storeSealed(db: D1Database): Promise<void> {
  const now = new Date().toISOString()
  await db.batch([
    db
      .prepare(
        `INSERT INTO subscriptions (id, kind, email, recipient, locale, goal, search, rhythm, state, consent, created_at, confirmed_at, due_at)
         VALUES (?1, 'alert', 'an@example.com', 'an@example.com', 'nl', 'sale', '?type=house&zone=be-31005', 'daily', 'active', '{}', ?2, ?2, ?2)`,
      )
      .bind(alertId, now),
    db
      .prepare(
        `INSERT INTO leads (id, form, locale, email, listing_id, fields, consent, created_at, erase_after)
         VALUES (?1, 'viewing', 'nl', 'an@example.com', ?2, '{}', json_object('version', '1', 'text', 'Akkoord', 'at', ?3, 'newsletter', json('false')), ?3, '2199-01-01')`,
      )
      .bind(appointmentId, demoListings.rich, now),
    db
      .prepare(
        `INSERT INTO appointments (id, office, organizer, listing_id, how, locale, starts_at, ends_at, seat, state, sequence, changed_at)
         VALUES (?1, 'brugge', 'brugge@perron.example', ?2, 'onSite', 'nl', ?3, ?3, 1, 'confirmed', 0, ?4)`,
      )
      .bind(appointmentId, demoListings.rich, startsAt, now),
  ])
}
