import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { saveLead } from '#db/leads/leads.ts'
import * as schema from '#db/schema.ts'
import { startSite } from '../kit/site.ts'
import { aLead } from '../leads/lead-factory.ts'

test('a clock that has jumped ahead erases nothing in the night, and a site that stood still for years goes on', async () => {
  await using site = await startSite({ MAIL_TRANSPORT: 'none' })
  const worker = await site.miniflare.getWorker()
  const run = (cron: string) => worker.scheduled({ cron })
  const leads = async () => (await site.db.prepare('SELECT count(*) AS count FROM leads').first<{ count: number }>())?.count
  await saveLead(drizzle(site.db, { schema }), aLead({ id: 'one' }), [])
  await run('* * * * *')
  // As if the clock had jumped by years since the lead came and the last job ran.
  await site.db.batch([
    site.db.prepare("UPDATE leads SET erase_after = '2018-12-01T09:00:00.000Z'"),
    site.db.prepare("UPDATE job_runs SET done_at = '2016-12-01T09:01:00.000Z'"),
  ])
  await run('17 3 * * *')
  expect(await leads()).toBe(1)
  await run('* * * * *')
  await run('17 3 * * *')
  expect(await leads()).toBe(0)
})
