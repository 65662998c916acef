import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPrimary } from '#db/client.ts'
import { insertLeadEvent } from '#db/leads/desk-lead.ts'
import { saveLead } from '#db/leads/leads.ts'
import { erasureDate, type FormName, formCatalogue } from '#db/model/forms/form-catalogue.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import { isOpenState, type LeadState } from '#db/model/leads/lead.ts'
import { hour } from '#db/model/site/durations.ts'
import type { Locale } from '#messages/locales.ts'
import type { Site } from '../site.ts'
import { demoAccountId } from './demo-staff.ts'

interface DemoLead {
  readonly hoursAgo: number
  readonly form: FormName
  readonly locale: Locale
  readonly listing?: number
  readonly project?: number
  readonly office: string | null
  readonly fields: Lead['fields']
  readonly state?: LeadState
  /** The address of an account at the desk. */
  readonly assignee?: string
  readonly note?: string
}

const file = join(import.meta.dirname, '../../../db/demo/leads.json')

/** Seeds the local site with leads, dated relative to now, without sending mails. Idempotent. */
export async function keepDemoLeads({ miniflare }: Pick<Site, 'miniflare'>, now = new Date()): Promise<void> {
  const leads: readonly DemoLead[] = JSON.parse(readFileSync(file, 'utf8'))
  const database = await miniflare.getD1Database('DB')
  const db = openPrimary(database)
  for (const [index, demo] of leads.entries()) {
    const lead = leadOf(demo, `demo-lead-${index}`, now)
    if ((await saveLead(db, lead, [])) === 'known') continue
    const { state = 'new', assignee, note } = demo
    await database
      .prepare('UPDATE leads SET state = ?2, is_open = ?3, assignee = ?4 WHERE id = ?1')
      .bind(lead.id, state, isOpenState(state) ? 1 : 0, assignee === undefined ? null : demoAccountId(assignee))
      .run()
    if (note !== undefined)
      await db.batch([insertLeadEvent(db, { id: `${lead.id}-note`, leadId: lead.id, actor: demoAccountId(assignee ?? ''), kind: 'note', text: note }, now)])
  }
}

function leadOf({ hoursAgo, form, locale, listing, project, office, fields }: DemoLead, id: string, now: Date): Lead {
  const createdAt = new Date(now.getTime() - hoursAgo * hour).toISOString()
  return {
    ...{ id, form, locale, office, fields, createdAt },
    email: typeof fields.email === 'string' ? fields.email : null,
    listingId: listing ?? null,
    projectId: project ?? null,
    consent: { version: 'demo', text: '', at: createdAt, newsletter: false },
    eraseAfter: erasureDate(now, formCatalogue[form].months).toISOString(),
  }
}
