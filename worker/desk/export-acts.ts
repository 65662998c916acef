import { type AuditFilter, listActs, recordAct } from '#db/desk/audit-log.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { translator } from '#messages/translate.ts'
import { actorText } from '#ui/desk/audit.present.ts'
import { attachment } from '#worker/site/pages/attachment.ts'
import { csvStream } from '#worker/site/pages/csv.ts'
import type { DeskContext } from './desk-context.ts'

/** Rows per query: the log is streamed with backpressure and never held in memory as a whole. */
const atOnce = 500

/** Exports the acts that match a filter as CSV, newest first. The export itself is logged. */
export async function exportActs(context: DeskContext, filter: Pick<AuditFilter, 'actor' | 'action'>): Promise<Response> {
  const { store, locale, now, session } = context
  const t = translator(locale)
  const fields = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  await recordAct(store.primary, session.member, { action: 'export', object: 'audit', objectId: '', fields }, now)
  const columns = [
    ...[t('desk.audit.when'), t('desk.audit.who'), t('form.field.role'), t('desk.audit.what'), t('desk.audit.about'), t('desk.audit.number')],
    ...[t('desk.audit.changed'), t('desk.audit.reason')],
  ]
  const name = `audit-${wallTimeOf(now).day}.csv`
  return attachment({ bytes: csvStream(columns, actsOf(context, filter)), type: 'text/csv; charset=utf-8', name }, name)
}

async function* actsOf({ store, locale }: DeskContext, filter: AuditFilter): AsyncGenerator<readonly (readonly string[])[], void> {
  const t = translator(locale)
  for (let before: number | undefined; ; ) {
    const rows = await listActs(store.primary, { ...filter, before }, atOnce)
    if (rows.length === 0) return
    yield rows.map((row) => {
      const { day, time } = wallTimeOf(new Date(row.at))
      return [
        ...[`${day} ${time}`, actorText(row, locale), row.role === null ? '' : t(`desk.role.${row.role}`)],
        ...[t(`desk.act.${row.action}`), t(`desk.object.${row.object}`), row.objectId, row.fields.join(', '), row.reason ?? ''],
      ]
    })
    before = rows.at(-1)?.id
  }
}
