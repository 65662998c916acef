import { listStaff } from '#db/accounts/staff.ts'
import { type AuditFilter, listActs, recordAct } from '#db/desk/audit-log.ts'
import { auditActions } from '#db/model/desk/audit.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { translator } from '#messages/translate.ts'
import { DeskAuditPage } from '#ui/desk/audit.page.tsx'
import { actorText, presentActs } from '#ui/desk/audit.present.ts'
import { href } from '#ui/routes.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { FileAnswer } from '#worker/site/pages/answers.ts'
import { csvFile } from '#worker/site/pages/csv.ts'

const perPage = 50

/** The audit log, newest first, filtered by person or kind of act. */
export const deskAudit = defineDeskPage('deskAudit', {
  needs: 'audit',
  view: DeskAuditPage,
  async load(context) {
    const { store, locale, requested } = context
    const query = requested.searchParams
    const actor = query.get('who') || undefined
    const action = auditActions.find((each) => each === query.get('act'))
    if (query.has('csv')) throw new FileAnswer(await exportActs(context, { actor, action }))
    const before = Number(query.get('before')) || undefined
    const db = store.primary
    const [rows, members] = await db.batch([listActs(db, { actor, action, before }, perPage + 1), listStaff(db)])
    const last = rows[perPage - 1]
    const filters = { ...(actor === undefined ? {} : { who: actor }), ...(action === undefined ? {} : { act: action }) }
    const older = new URLSearchParams(filters)
    if (rows.length > perPage && last !== undefined) older.set('before', String(last.id))
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskAudit')),
        acts: presentActs(rows.slice(0, perPage), members, locale),
        members: members.map(({ id, name }) => ({ id, name })),
        actor: actor ?? '',
        action: action ?? '',
        file: `${href('deskAudit', locale)}?${new URLSearchParams({ ...filters, csv: '1' })}`,
        older: older.has('before') ? `${href('deskAudit', locale)}?${older}` : null,
      },
    }
  },
  acts: {},
})

/** Rows per query: the log is streamed with backpressure and never held in memory as a whole. */
const atOnce = 500

/** Exports the acts that match a filter as CSV, newest first. The export itself is logged. */
async function exportActs(context: DeskContext, filter: Pick<AuditFilter, 'actor' | 'action'>): Promise<Response> {
  const { store, locale, now, session } = context
  const t = translator(locale)
  const fields = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  await recordAct(store.primary, session.member, { action: 'export', object: 'audit', objectId: '', fields }, now)
  const columns = [
    ...[t('desk.audit.when'), t('desk.audit.who'), t('form.field.role'), t('desk.audit.what'), t('desk.audit.about'), t('desk.audit.number')],
    ...[t('desk.audit.changed'), t('desk.audit.reason')],
  ]
  return csvFile('audit', now, columns, actsOf(context, filter))
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
