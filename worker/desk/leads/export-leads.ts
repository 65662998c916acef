import { recordAct } from '#db/audit-log.ts'
import { type LeadFilter, selectLeads } from '#db/desk-leads.ts'
import { wallTimeOf } from '#db/model/brussels-time.ts'
import { translator } from '#messages/translate.ts'
import { presentLeadLine, writtenText } from '#ui/presenters/desk/lead-line.ts'
import type { DeskPageContext } from '#worker/desk/desk-page.ts'
import { attachment } from '#worker/http/attachment.ts'
import { csvOf } from '#worker/http/csv.ts'

const maxLines = 5000

/** The leads of a filter as a file to save, at most 5,000; the log keeps that it was made. */
export async function exportLeads({ store, locale, agency, now, session }: DeskPageContext, filter: LeadFilter): Promise<Response> {
  const t = translator(locale)
  const db = store.primary
  const [rows] = await db.batch([
    selectLeads(db, filter, null, maxLines),
    recordAct(db, session.member, { action: 'export', object: 'lead', objectId: '' }, now),
  ])
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
  const lines = rows.map((row) => {
    const { who, form, about, office, assignee } = presentLeadLine(row, agency, '', locale, now)
    const { day, time } = wallTimeOf(new Date(row.createdAt))
    const phone = typeof row.fields.phone === 'string' ? row.fields.phone : ''
    const state = t(`desk.lead.state.${row.state}`)
    return {
      cells: [`${day} ${time}`, form, state, who, row.email ?? '', phone, row.locale, about ?? '', office ?? '', assignee ?? '', writtenText(row.fields)],
    }
  })
  const name = `leads-${wallTimeOf(now).day}.csv`
  return attachment({ bytes: csvOf({ columns, rows: lines }), type: 'text/csv; charset=utf-8', name }, name)
}
