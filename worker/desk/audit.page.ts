import { listSecurityEvents } from '#db/accounts/security-events.ts'
import { listStaff } from '#db/accounts/staff.ts'
import { type AuditFilter, listActs, recordAct } from '#db/desk/audit-log.ts'
import { securityKinds } from '#db/model/accounts/security-event.ts'
import { auditActions } from '#db/model/desk/audit.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { translator } from '#messages/translate.ts'
import { DeskAuditPage } from '#ui/desk/audit.page.tsx'
import { type ActRow, actorText, presentActs } from '#ui/desk/audit.present.ts'
import { presentSecurity, type SecurityRow } from '#ui/desk/security-log.present.ts'
import { href } from '#ui/routes.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { FileAnswer } from '#worker/site/pages/answers.ts'
import { csvFile } from '#worker/site/pages/csv.ts'

const perPage = 50

/** The audit log, newest first, filtered by person or kind of act; with `log=security` the security log. */
export const deskAudit = defineDeskPage('deskAudit', {
  needs: 'audit',
  view: DeskAuditPage,
  async load(context) {
    const { store, locale, requested } = context
    const query = requested.searchParams
    const actor = query.get('who') || undefined
    const action = auditActions.find((each) => each === query.get('act'))
    if (query.get('log') === 'security') return securityLog(context)
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
        kind: null,
        file: `${href('deskAudit', locale)}?${new URLSearchParams({ ...filters, csv: '1' })}`,
        older: older.has('before') ? `${href('deskAudit', locale)}?${older}` : null,
      },
    }
  },
  acts: {},
})

async function securityLog(context: DeskContext) {
  const { store, locale, requested } = context
  const query = requested.searchParams
  const t = translator(locale)
  const db = store.primary
  const kind = securityKinds.find((each) => each === query.get('kind'))
  const path = `${href('deskAudit', locale)}?${new URLSearchParams({ log: 'security', kind: kind ?? '' })}`
  if (query.has('csv')) {
    await recordExport(context, ['security'])
    const cells = (row: SecurityRow) => [timeOf(row.lastAt), row.name ?? row.subject, presentSecurity(row, locale).what, String(row.count)]
    const columns = [t('desk.audit.when'), t('desk.audit.who'), t('desk.audit.what'), t('desk.security.count')]
    const parts = partsOf((before) => listSecurityEvents(db, { kind, before }, atOnce), cells)
    throw new FileAnswer(csvFile('security', context.now, columns, parts))
  }
  const rows = await listSecurityEvents(db, { kind, before: Number(query.get('before')) || undefined }, perPage + 1)
  const last = rows[perPage - 1]
  const title = t('desk.security')
  const acts = rows.slice(0, perPage).map((row) => presentSecurity(row, locale))
  const older = rows.length > perPage && last !== undefined ? `${path}&before=${last.id}` : null
  return { title, props: { view: deskView(context, title), acts, members: [], actor: '', action: '', kind: kind ?? '', file: `${path}&csv=1`, older } }
}

/** Rows per query: the log is streamed with backpressure and never held in memory as a whole. */
const atOnce = 500

function recordExport({ store, session, now }: DeskContext, fields: readonly string[]) {
  return recordAct(store.primary, session.member, { action: 'export', object: 'audit', objectId: '', fields }, now)
}

/** Exports the acts that match a filter as CSV, newest first. The export itself is logged. */
async function exportActs(context: DeskContext, filter: Pick<AuditFilter, 'actor' | 'action'>): Promise<Response> {
  const { store, locale, now } = context
  const t = translator(locale)
  await recordExport(
    context,
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  )
  const columns = [
    ...[t('desk.audit.when'), t('desk.audit.who'), t('form.field.role'), t('desk.audit.what'), t('desk.audit.about'), t('desk.audit.number')],
    ...[t('desk.audit.changed'), t('desk.audit.reason')],
  ]
  const cells = (row: ActRow) => [
    ...[timeOf(row.at), actorText(row, locale), row.role === null ? '' : t(`desk.role.${row.role}`)],
    ...[t(`desk.act.${row.action}`), t(`desk.object.${row.object}`), row.objectId, row.fields.join(', '), row.reason ?? ''],
  ]
  const parts = partsOf((before) => listActs(store.primary, { ...filter, before }, atOnce), cells)
  return csvFile('audit', now, columns, parts)
}

function timeOf(at: string): string {
  const { day, time } = wallTimeOf(new Date(at))
  return `${day} ${time}`
}

async function* partsOf<Row extends { readonly id: number }>(
  list: (before: number | undefined) => PromiseLike<readonly Row[]>,
  cells: (row: Row) => readonly string[],
): AsyncGenerator<readonly (readonly string[])[], void> {
  for (let before: number | undefined; ; ) {
    const rows = await list(before)
    if (rows.length === 0) return
    yield rows.map(cells)
    before = rows.at(-1)?.id
  }
}
