import type { Db } from '#db/client.ts'
import { recordAct } from '#db/desk/audit-log.ts'
import { type LeadPlace, selectLeads } from '#db/leads/desk-leads.ts'
import type { LeadFilter } from '#db/leads/lead-filter.ts'
import { searchLeads } from '#db/leads/lead-search.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { translator } from '#messages/translate.ts'
import { presentLeadLine, writtenText } from '#ui/leads/lead-line.present.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { csvFile } from '#worker/site/pages/csv.ts'

/** Rows per query. */
const atOnce = 500

/** Exports the leads that match a filter as CSV. The export itself is logged. */
export async function exportLeads(context: DeskContext, filter: LeadFilter): Promise<Response> {
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
  return csvFile('leads', now, columns, linesOf(context, filter))
}

async function* linesOf(context: DeskContext, filter: LeadFilter): AsyncGenerator<readonly (readonly string[])[], void> {
  const rows = filter.text === '' ? listed(context.store.primary, filter) : hits(context.store.primary, filter)
  for await (const part of rows) yield part.map((row) => lineOf(context, row))
}

type Row = Awaited<ReturnType<typeof selectLeads>>[number]

async function* listed(db: Db, filter: LeadFilter): AsyncGenerator<readonly Row[], void> {
  for (let after: LeadPlace | null = null; ; ) {
    const rows: readonly Row[] = await selectLeads(db, filter, after, atOnce)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = { at: last.createdAt, id: last.id }
  }
}

async function* hits(db: Db, filter: LeadFilter): AsyncGenerator<readonly Row[], void> {
  for (let before: number | null = null; ; ) {
    const [rows, [unseen]]: readonly [readonly Row[], readonly { readonly number: number }[]] = await db.batch([
      ...searchLeads(db, filter, before, atOnce, atOnce),
    ])
    yield rows
    if (unseen === undefined) return
    before = unseen.number + 1
  }
}

function lineOf({ agency, locale, now }: DeskContext, row: Row): readonly string[] {
  const { who, form, about, office, assignee } = presentLeadLine(row, agency, '', locale, now)
  const { day, time } = wallTimeOf(new Date(row.createdAt))
  const phone = typeof row.fields.phone === 'string' ? row.fields.phone : ''
  const state = translator(locale)(`desk.lead.state.${row.state}`)
  return [`${day} ${time}`, form, state, who, row.email ?? '', phone, row.locale, about ?? '', office ?? '', assignee ?? '', writtenText(row.fields)]
}
