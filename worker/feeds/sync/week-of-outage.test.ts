import { expect, test, vi } from 'vitest'
import { addCrmEvents } from '#db/feeds/crm-events.ts'
import { dueCrmLeads, queueForCrms } from '#db/leads/crm/crm-leads.ts'
import { saveLead } from '#db/leads/leads.ts'
import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import { settingsOf } from '#worker/env.ts'
import { referenceOf } from '#worker/leads/crm/crm-writer.ts'
import { sendCrmLead } from '#worker/leads/crm/send-lead.ts'
import { takingCrms } from '#worker/leads/crm/taking-crms.ts'
import { aSyncSite } from '../../../tests/feeds/sync-site.ts'
import { crmLogins } from '../../../tests/kit/crms/crm-world.ts'
import type { FakeCrm } from '../../../tests/kit/crms/fake-crm.ts'
import { demoAgency } from '../../../tests/kit/demo-agency.ts'
import { aProperty } from '../../../tests/kit/factories.ts'
import { muteErrors } from '../../../tests/kit/faults/muted-errors.ts'
import { anOmnicasa } from '../../../tests/kit/faults/omnicasa-service.ts'
import { aSweepBright, aSweepBrightEstate } from '../../../tests/kit/faults/sweepbright-service.ts'
import { anEstate, aWhise } from '../../../tests/kit/faults/whise-service.ts'
import { memoryFiles } from '../../../tests/kit/memory-files.ts'
import { leadOfForm } from '../../../tests/leads/form-leads.ts'
import { continueRun } from './continue-run.ts'
import { beginSync } from './sync-crm.job.ts'

// Runs that fail are logged.
muteErrors()

const hour = 3_600_000
const monday = Date.parse('2026-11-30T08:00:00Z')
const days = [0, 1, 2, 3, 4, 5, 6]

const fakes: Readonly<Record<CrmName, () => FakeCrm>> = {
  omnicasa: () => anOmnicasa([1, 2, 3].map((ID) => aProperty({ ID }))),
  whise: () => aWhise([501, 502, 503].map((id) => anEstate({ id }))),
  sweepbright: () => aSweepBright(['a-1', 'a-2', 'a-3'].map((id) => aSweepBrightEstate({ id, images: [] }))),
}
const named: Readonly<Record<CrmName, readonly [string, ...string[]] | null>> = { omnicasa: null, whise: ['501'], sweepbright: ['a-1', 'a-2', 'a-3'] }

/** A site that is connected with a CRM, whose jobs run every three hours. */
async function aSite(crm: CrmName, fake: FakeCrm) {
  const site = aSyncSite({ OMNICASA_BASE: '', ...crmLogins[crm], FILES: memoryFiles().files })
  const { env, db, sent } = site
  const settings = settingsOf(env)
  const taking = await takingCrms(settings)
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => fake.answer(new Request(String(input), init)))
  return {
    ...site,
    [Symbol.dispose]: () => fetched.mockRestore(),
    submit: (day: number) => {
      const lead = leadOfForm('contact', day)
      return saveLead(db, lead, [], null, [queueForCrms(db, taking, { id: lead.id, createdAt: new Date(monday + day * 24 * hour).toISOString() })])
    },
    async name(at: number) {
      const [first, ...others] = (named[crm] ?? []).map((record) => ({ source: crm, record, event: 'estate-updated', happenedAt: new Date(at).toISOString() }))
      if (first) await addCrmEvents(db, [first, ...others], new Date(at).toISOString())
    },
    async work(at: number) {
      const now = new Date(at)
      await beginSync(env, now)
      for (let next = sent.shift(); next !== undefined; next = sent.shift()) if (next.body.kind === 'sync') await continueRun(env, next.body, now)
      for (const id of await dueCrmLeads(db, now, 50)) await sendCrmLead({ db, settings, agency: demoAgency, clock: () => now, random: () => 0 }, id, crm)
    },
  }
}

test.each([
  ['omnicasa', { sent: 7 }],
  ['whise', { sent: 7 }],
  // It cannot say whether it has the lead whose answer was lost.
  ['sweepbright', { sent: 6, uncertain: 1 }],
] as const)('a week without %s loses no lead, doubles none and withdraws no home', async (crm, states) => {
  const fake = fakes[crm]()
  using site = await aSite(crm, fake)
  const homes = () => site.rows('SELECT external_id AS id FROM listings WHERE withdrawn_at IS NULL ORDER BY external_id')
  await site.name(monday - 3 * hour)
  await site.work(monday - 3 * hour)
  const before = await homes()
  expect(before).toHaveLength(3)
  // The connection is lost after the first lead has arrived, and for a week nothing answers.
  let isLost = false
  fake.fail((call) => {
    if (isLost) return 'busyBefore'
    isLost = fake.isWrite(call)
    return isLost ? 'cutAfter' : null
  })
  for (const day of days) {
    const morning = monday + day * 24 * hour
    await site.submit(day)
    await site.name(morning)
    for (let at = morning; at < morning + 24 * hour; at += 3 * hour) await site.work(at)
  }
  expect([fake.arrived.length, await homes()]).toEqual([1, before])
  const mails = await site.rows("SELECT id FROM outbox WHERE template = 'syncFailed' ORDER BY id")
  expect(mails.map(({ id }) => id)).toEqual(['01', '02', '03', '04', '05', '06', '07'].map((day) => `sync-${crm}-2026-12-${day}`))
  fake.fail(() => null)
  for (let at = monday + 168 * hour; at < monday + 216 * hour; at += 3 * hour) await site.work(at)
  expect(fake.arrived.map(({ reference }) => reference).sort()).toEqual(days.map((day) => referenceOf(leadOfForm('contact', day).id)).sort())
  const counted = await site.rows('SELECT state, count(*) AS count FROM crm_leads GROUP BY state')
  expect(Object.fromEntries(counted.map(({ state, count }) => [state, count]))).toEqual(states)
  expect([await homes(), (await site.run())?.state]).toEqual([before, 'done'])
  expect(await site.rows('SELECT id FROM crm_events WHERE ended_at IS NULL')).toEqual([])
  expect(await site.rows("SELECT id FROM outbox WHERE template = 'syncFailed'")).toHaveLength(7)
})
