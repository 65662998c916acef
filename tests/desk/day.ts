import { drizzle } from 'drizzle-orm/d1'
import type { Page } from 'playwright-core'
import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { saveLead } from '#db/leads/leads.ts'
import * as schema from '#db/schema.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { isFull } from '../full.ts'
import { type Demo, openOwnDemo, type Visitor } from '../kit/journeys/demo.ts'
import { Hands } from '../kit/journeys/hands.ts'
import { aLead } from '../leads/lead-factory.ts'
import { ownerIdOf, storeOwner } from '../owners/owner-factory.ts'
import { homesFile } from './new-agency.ts'
import { storeStaffMember } from './staff-factory.ts'

/** A working day at the desk: in Dutch on a desktop, and in French on a phone. */
const days = [
  { locale: 'nl', width: 1280 },
  { locale: 'fr', width: 390 },
] as const

export const owner = 'rita.claes@example.com'
/** A home of the demo agency, with its calendar in Bruges. */
export const home = 4001

/** What a walk has at hand. */
export interface Day extends Visitor {
  readonly demo: Demo
  readonly hands: Hands
  readonly locale: Locale
  readonly t: ReturnType<typeof translator>
  readonly page: Page
  /** The mails that an address received; those held for undo are let go first. */
  mailsTo(address: string): Promise<readonly Email[]>
}

/** A test for each day: walks through work and holds the clicks of each step. @param what it is about, as a part of its title */
export function testDays(what: string, most: Readonly<Record<string, number>>, walk: (day: Day) => Promise<void>): void {
  const title = `in $locale at $width pixels a day with ${what} takes no more clicks than before`
  test.runIf(isFull).each(days)(title, (of) => aDay(of, most, walk), 240_000)
}

/**
 * Walks through work at the desk as a manager, and holds the clicks of each step against what it may take. A step that is not named takes what it takes.
 * @param isSignedIn false for a walk that begins at the sign-in
 */
async function aDay({ locale, width }: (typeof days)[number], most: Readonly<Record<string, number>>, walk: (day: Day) => Promise<void>): Promise<void> {
  await using demo = await openOwnDemo()
  await storeWork(demo, locale)
  const staff = await demo.asStaff('manager')
  const options = { ...staff, width, height: 844, hasTouch: width < 500, failing: /photos\.example\.net|\/photos?\//, acceptDownloads: true }
  await demo.visit(options, async ({ page, open }) => {
    const hands = new Hands(page)
    const settled = async (path: string) => {
      const status = await open(path)
      await page.waitForLoadState('networkidle')
      return status
    }
    const mailsTo = async (address: string) => {
      await demo.site.db.prepare("UPDATE outbox SET due_at = '2026-01-01T00:00:00.000Z' WHERE state = 'waiting'").run()
      await (await demo.site.miniflare.getWorker()).scheduled({ cron: '*/5 * * * *', scheduledTime: new Date() })
      return (await demo.site.mails()).filter(({ to }) => to?.[0]?.address === address)
    }
    await walk({ demo, hands, locale, page, open: settled, t: translator(locale), mailsTo })
    const taken = [...hands.counts].map(([name, { clicks, fields }]) => `${name} ${clicks}+${fields}`)
    const over = [...hands.clicks()].filter(([name, clicks]) => clicks > (most[name] ?? 0)).map(([name]) => name)
    expect({ over, missing: Object.keys(most).filter((name) => !hands.counts.has(name)) }, taken.join(', ')).toEqual({ over: [], missing: [] })
  })
}

/** What waits in the morning: three leads, an owner's message, a testimonial, and an import that rejected a home. */
async function storeWork({ site }: Demo, locale: Locale): Promise<void> {
  await storeStaffMember(site.db, 'agent', { name: 'Tom Claes' })
  await storeOwner(site.db, owner, [{ kind: 'listing', id: home }])
  await site.db.prepare('DELETE FROM leads').run()
  for (const [at, firstName] of ['An', 'Bea', 'Cis'].entries()) {
    const email = `${firstName.toLowerCase()}@example.com`
    const fields = { firstName, lastName: 'Peeters', email, phone: `047012340${at}`, remark: 'Is er een tuin?' }
    await saveLead(drizzle(site.db, { schema }), aLead({ locale, listingId: home, office: 'brugge', email, createdAt: hoursAgo(30 - at), fields }), [])
  }
  await site.db.batch([
    site.db
      .prepare(
        `INSERT INTO communications (id, kind, record_id, at, type, comment, status, origin, is_released, created_at)
         VALUES ('question', 'listing', ?1, ?2, 'message', 'Komt er nog een bezoek?', 'open', 'owner', 1, ?2)`,
      )
      .bind(home, hoursAgo(5)),
    site.db.prepare("INSERT INTO owner_messages (communication_id, owner_id) VALUES ('question', ?)").bind(ownerIdOf(owner)),
    site.db
      .prepare(
        "INSERT INTO testimonials (id, state, locale, name, comment, posted_at) VALUES ('voice', 'waiting', ?, 'Els V.', 'Niemand heeft ons opgejaagd.', ?)",
      )
      .bind(locale, hoursAgo(20)),
  ])
  const file = homesFile.replace('Kasteelboerderij;te koop', 'Kasteelboerderij;ooit')
  expect((await site.importFeed(file, ['--source', 'perron'], 'panden.csv')).lines.join()).toContain('added 3, changed 0, unchanged 0, withdrawn 0, rejected 1')
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
