import { listStaff } from '#db/accounts/staff.ts'
import { listActs } from '#db/desk/audit-log.ts'
import { auditActions } from '#db/model/desk/audit.ts'
import { translator } from '#messages/translate.ts'
import { DeskAuditPage } from '#ui/desk/audit.page.tsx'
import { presentActs } from '#ui/desk/audit.present.ts'
import { href } from '#ui/routes.ts'
import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { exportActs } from '#worker/desk/export-acts.ts'
import { deskView } from '#worker/desk/notices.ts'
import { FileAnswer } from '#worker/site/pages/file-answer.ts'

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
