import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../site.ts'

interface DemoAlert {
  readonly goal: 'sale' | 'rent'
  readonly search: string
  /** How many people saved it. */
  readonly count: number
}

const file = join(import.meta.dirname, '../../../db/demo/alerts.json')

/**
 * Seeds the local site with confirmed search alerts, so that the demo agency's statistics can show demand. They are never due, so no mail is sent.
 */
export async function keepDemoAlerts({ miniflare }: Pick<Site, 'miniflare'>): Promise<void> {
  const alerts: readonly DemoAlert[] = JSON.parse(readFileSync(file, 'utf8'))
  const database = await miniflare.getD1Database('DB')
  const insert = database.prepare(`
    INSERT OR IGNORE INTO subscriptions (id, kind, email, recipient, locale, goal, search, rhythm, state, consent, created_at, confirmed_at)
    VALUES (?1, 'alert', ?2, ?2, 'nl', ?3, ?4, 'weekly', 'active', '{}', '2026-10-05T08:00:00.000Z', '2026-10-05T08:05:00.000Z')`)
  const people = alerts.flatMap(({ goal, search, count }) => Array.from({ length: count }, () => ({ goal, search })))
  await database.batch(people.map(({ goal, search }, index) => insert.bind(`demo-alert-${index}`, `seeker${index}@perron.example`, goal, search)))
}
