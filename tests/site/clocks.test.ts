import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { saveLead } from '#db/leads/leads.ts'
import * as schema from '#db/schema.ts'
import { startSite } from '../kit/site.ts'
import { aLead } from '../leads/lead-factory.ts'

test('a clock that has jumped ahead erases nothing in the night, and a site that stood still for years goes on', async () => {
  await using site = await startSite({ MAIL_TRANSPORT: 'none' })
  const worker = await site.miniflare.getWorker()
  const run = (cron: string, at: string) => worker.scheduled({ cron, scheduledTime: new Date(at) })
  const leads = async () => (await site.db.prepare('SELECT count(*) AS count FROM leads').first<{ count: number }>())?.count
  await saveLead(drizzle(site.db, { schema }), aLead({ id: 'one' }), [])
  await run('* * * * *', '2026-12-01T03:15:00Z')
  await run('17 3 * * *', '2038-01-20T03:17:00Z')
  expect(await leads()).toBe(1)
  await run('* * * * *', '2038-01-20T03:16:00Z')
  await run('17 3 * * *', '2038-01-20T03:17:00Z')
  expect(await leads()).toBe(0)
})
