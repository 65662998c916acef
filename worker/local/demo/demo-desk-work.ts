import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { day } from '#db/model/site/durations.ts'
import type { Locale } from '#messages/locales.ts'
import type { Site } from '../site.ts'
import { demoAccountId } from './demo-staff.ts'

interface DemoNewsletter {
  readonly state: 'sent' | 'draft'
  readonly daysAgo: number
  readonly subjects: Partial<Record<Locale, string>>
  readonly texts: Partial<Record<Locale, string>>
  readonly homes: readonly number[]
  readonly total?: number
  readonly sent?: number
  readonly refused?: number
  readonly skipped?: number
  readonly ended?: number
}

interface DemoDeskWork {
  readonly testimonial: { readonly locale: Locale; readonly name: string; readonly about: string; readonly comment: string }
  readonly message: { readonly owner: string; readonly home: number; readonly subject: string; readonly comment: string }
  readonly newsletters: readonly DemoNewsletter[]
}

const file = join(import.meta.dirname, '../../../db/demo/desk.json')

/** Seeds the local site with pending work for the desk: a testimonial to review, an owner's message, a sent newsletter and a draft. Idempotent. */
export async function keepDemoDeskWork({ miniflare }: Pick<Site, 'miniflare'>, now = new Date()): Promise<void> {
  const { testimonial, message, newsletters }: DemoDeskWork = JSON.parse(readFileSync(file, 'utf8'))
  const db = await miniflare.getD1Database('DB')
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString()
  await db.batch([
    db
      .prepare(
        `INSERT OR IGNORE INTO testimonials (id, state, locale, name, about, comment, posted_at, erase_after)
         VALUES ('demo-waiting', 'waiting', ?1, ?2, ?3, ?4, ?5, ?6)`,
      )
      .bind(testimonial.locale, testimonial.name, testimonial.about, testimonial.comment, ago(1), ago(-365)),
    db
      .prepare(
        `INSERT OR IGNORE INTO communications (id, kind, record_id, at, type, subject, comment, status, origin, is_released, created_at)
         VALUES ('demo-message', 'listing', ?1, ?2, 'message', ?3, ?4, 'open', 'owner', 1, ?2)`,
      )
      .bind(message.home, ago(1), message.subject, message.comment),
    db.prepare("INSERT OR IGNORE INTO owner_messages (communication_id, owner_id) VALUES ('demo-message', ?1)").bind(demoAccountId(message.owner)),
    // The demo agency has moved in long ago.
    db.prepare("INSERT OR IGNORE INTO set_up_settled (step, at) VALUES ('all', ?1)").bind(ago(400)),
    ...newsletters.map((each, index) => {
      const begun = each.state === 'sent' ? ago(each.daysAgo) : null
      const { subjects, texts, homes, total = 0, sent = 0, refused = 0, skipped = 0, ended = 0 } = each
      return db
        .prepare(
          `INSERT OR IGNORE INTO mailings (id, source, state, subjects, texts, homes, begun_at, finished_at, total, sent, refused, skipped, ended, created_at, changed_at, changed_by)
           VALUES (?1, 'desk', ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?12, ?13)`,
        )
        .bind(
          ...[`demo-newsletter-${index}`, each.state, JSON.stringify(subjects), JSON.stringify(texts), JSON.stringify(homes)],
          ...[begun, total, sent, refused, skipped, ended, ago(each.daysAgo), demoAccountId('noor@perron.example')],
        )
    }),
  ])
}
