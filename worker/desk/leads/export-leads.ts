import { recordAct } from '#db/audit-log.ts'
import { type LeadFilter, type LeadPlace, selectLeads } from '#db/desk-leads.ts'
import { wallTimeOf } from '#db/model/brussels-time.ts'
import { translator } from '#messages/translate.ts'
import { presentLeadLine, writtenText } from '#ui/presenters/desk/lead-line.ts'
import type { DeskPageContext } from '#worker/desk/desk-page.ts'
import { attachment } from '#worker/http/attachment.ts'
import { csvStream } from '#worker/http/csv.ts'

/** Rows per query; more for a search, since every query repeats the search. */
const [atOnce, hitsAtOnce] = [500, 5000]

/** Exports the leads that match a filter as CSV. The export itself is logged. */
export async function exportLeads(context: DeskPageContext, filter: LeadFilter): Promise<Response> {
  const { store, locale, now, session } = context
  const t = translator(locale)
  await recordAct(store.primary, session.member, { action: 'export', object: 'lead', objectId: '' }, now)
  const columns = [
    t('desk.audit.when'),
    t('desk.lead.form'),
    t('desk.lead.state'),
    t('mail.notice.name'),
    t('mail.notice.email'),
    t('mail.notice.phone'),
    t('mail.notice.language'),
    t('desk.lead.home'),
    t('desk.lead.office'),
    t('desk.lead.assignee'),
    t('form.field.remark'),
  ]
  const name = `leads-${wallTimeOf(now).day}.csv`
  return attachment({ bytes: csvStream(columns, linesOf(context, filter)), type: 'text/csv; charset=utf-8', name }, name)
}

async function* linesOf(context: DeskPageContext, filter: LeadFilter): AsyncGenerator<readonly (readonly string[])[], void> {
  const db = context.store.primary
  for (let after: LeadPlace | null = null; ; ) {
    const rows: Awaited<ReturnType<typeof selectLeads>> = await selectLeads(db, filter, after, filter.text === '' ? atOnce : hitsAtOnce)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map((row) => lineOf(context, row))
    after = { at: last.createdAt, id: last.id }
  }
}

function lineOf({ agency, locale, now }: DeskPageContext, row: Awaited<ReturnType<typeof selectLeads>>[number]): readonly string[] {
  const { who, form, about, office, assignee } = presentLeadLine(row, agency, '', locale, now)
  const { day, time } = wallTimeOf(new Date(row.createdAt))
  const phone = typeof row.fields.phone === 'string' ? row.fields.phone : ''
  const state = translator(locale)(`desk.lead.state.${row.state}`)
  return [`${day} ${time}`, form, state, who, row.email ?? '', phone, row.locale, about ?? '', office ?? '', assignee ?? '', writtenText(row.fields)]
}
