import { drizzle } from 'drizzle-orm/d1'
import * as schema from '#db/schema.ts'
import type { Locale } from '#messages/locales.ts'
import type { TestSite } from '../kit/site.ts'

let last = 0

/** Stores an active instant alert on all listings for sale, in English, that has checked no event yet. */
export async function keepAlert(site: Pick<TestSite, 'db'>, overrides: Partial<typeof schema.subscriptions.$inferInsert> & { readonly locale?: Locale } = {}) {
  last += 1
  const alert = {
    id: `alert-${last}`,
    kind: 'alert' as const,
    email: `seeker${last}@example.com`,
    recipient: `Seeker${last}@example.com`,
    name: 'An Peeters',
    locale: 'en' as const,
    goal: 'sale' as const,
    search: '',
    rhythm: 'instant' as const,
    state: 'active' as const,
    consent: { version: '2026-11', text: 'Ik ga akkoord.', at: '2026-11-01T10:00:00.000Z', newsletter: false },
    createdAt: '2026-11-01T10:00:00.000Z',
    confirmedAt: '2026-11-01T10:05:00.000Z',
    dueAt: '2020-01-01T00:00:00.000Z',
    ...overrides,
  }
  await drizzle(site.db, { schema }).insert(schema.subscriptions).values(alert)
  return alert
}
