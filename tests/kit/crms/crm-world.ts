import { drizzle } from 'drizzle-orm/d1'
import { vi } from 'vitest'
import { openStore } from '#db/client.ts'
import { setCrmLeadRules } from '#db/leads/crm/crm-lead-rules.ts'
import { dueCrmLeads, queueForCrms } from '#db/leads/crm/crm-leads.ts'
import { saveLead } from '#db/leads/leads.ts'
import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import { type CrmLeadRules, noRules } from '#db/model/leads/crm/crm-lead.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import * as schema from '#db/schema.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { type CrmDeps, sendCrmLead } from '#worker/leads/crm/send-lead.ts'
import { takingCrms } from '#worker/leads/crm/taking-crms.ts'
import { importRecords } from '../../feeds/import-records.ts'
import { demoAgency } from '../demo-agency.ts'
import { aProject, aProperty, aRental } from '../factories.ts'
import { faultyDatabase } from '../faults/faulty-database.ts'
import { customer } from '../faults/omnicasa-service.ts'
import { sweepBrightClient } from '../faults/sweepbright-service.ts'
import { whiseClient } from '../faults/whise-service.ts'
import { memoryDatabase } from '../memory-database.ts'
import { memoryKv } from '../memory-kv.ts'
import type { CrmCall, CrmFault, FakeCrm } from './fake-crm.ts'

/** The homes and the project that leads are about. */
export const crmStock = { sale: 4001, rent: 4002, project: 901 } as const

/** What connects a site with each CRM in memory. */
export const crmLogins: Readonly<Record<CrmName, Partial<Env>>> = {
  omnicasa: { OMNICASA_BASE: 'https://crm.example/Service.svc/', ...customer },
  whise: { WHISE_BASE: 'https://crm.example/', ...whiseClient },
  sweepbright: { SWEEPBRIGHT_BASE: 'https://crm.example/', ...sweepBrightClient },
}

interface Trouble {
  /** What goes wrong with a call of the CRM. */
  readonly faultOf?: (call: CrmCall) => CrmFault
  /** Whether the worker dies at a call: before or after its effect. */
  readonly killAt?: (call: CrmCall) => 'before' | 'after' | null
  /** Settings other than the right ones. */
  readonly variables?: Partial<Env>
}

/** A site with a connected CRM: the real code on a database in memory, with a clock that jumps to what is due next. */
export async function openCrmWorld(crm: CrmName, fake: FakeCrm, trouble: Trouble = {}) {
  const d1 = memoryDatabase()
  const db = drizzle(d1, { schema })
  await importRecords(db, { listings: [aProperty({ ID: crmStock.sale }), aRental({ ID: crmStock.rent })], projects: [aProject({ ID: crmStock.project })] })
  await d1.exec(`UPDATE listings SET source = '${crm}', external_id = 'x' || id; UPDATE projects SET source = '${crm}', external_id = 'x' || id`)
  if (crm !== 'sweepbright') await d1.exec("UPDATE listings SET external_id = '7' || id; UPDATE projects SET external_id = '7' || id")
  const settings = settingsOf({
    ...{ ENABLED_LOCALES: 'nl,fr,en,de', DEFAULT_LOCALE: 'nl', ORIGIN: 'https://www.agency.example', IMPORT_TOKEN: 'a-token-of-sixteen' },
    ...{ PLACE_SALT: 'a salt of 16 characters', SIGNING_SECRET: 'sixteen characters', ...crmLogins[crm], ...trouble.variables },
  })
  const taking = await takingCrms(settings)
  let now = Date.parse('2026-12-01T09:00:00.000Z')
  let isDead = false
  const guarded = drizzle(
    faultyDatabase(d1, () => (isDead ? 'before' : 'none')),
    { schema },
  )
  fake.fail((call) => {
    if (isDead) return 'cutBefore'
    const death = trouble.killAt?.(call) ?? null
    isDead = death !== null
    if (death !== null) return death === 'before' ? 'cutBefore' : 'cutAfter'
    return trouble.faultOf?.(call) ?? null
  })
  const deps: CrmDeps = { db: guarded, settings, agency: demoAgency, clock: () => new Date(now), random: () => 0 }
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => fake.answer(new Request(String(input), init)))
  const send = async (id: string) => {
    isDead = false
    await sendCrmLead(deps, id, crm).catch((error: unknown) => {
      if (!isDead) throw error
    })
  }
  return {
    d1,
    db,
    send,
    store: openStore(d1, memoryKv().kv),
    settings,
    taking,
    rules: (rules: Partial<CrmLeadRules>) => setCrmLeadRules(db, crm, { ...noRules, version: 1, ...rules }),
    submit: (lead: Lead) => saveLead(db, lead, [], null, [queueForCrms(db, taking, lead)]),
    /** Takes what is due again and again, until nothing waits any more or the time is over. */
    async settle(days = 30): Promise<void> {
      const end = now + days * 86_400_000
      for (;;) {
        for (let due = await dueCrmLeads(db, new Date(now), 200); due.length > 0; due = await dueCrmLeads(db, new Date(now), 200))
          for (const id of due) await send(id)
        const next = await d1
          .prepare(
            "SELECT min(CASE state WHEN 'sending' THEN leased_until ELSE due_at END) AS at FROM crm_leads WHERE state IN ('waiting', 'unconfirmed', 'sending')",
          )
          .first<string>('at')
        if (next === null || Date.parse(next) > end) return
        now = Math.max(now, Date.parse(next))
      }
    },
    async states(): Promise<Readonly<Record<string, number>>> {
      const { results } = await d1.prepare('SELECT state, count(*) AS count FROM crm_leads GROUP BY state').all<{ state: string; count: number }>()
      return Object.fromEntries(results.map(({ state, count }) => [state, count]))
    },
    [Symbol.dispose]: () => fetched.mockRestore(),
    row: (id: string) => d1.prepare('SELECT * FROM crm_leads WHERE lead_id = ?').bind(id).first(),
  }
}
