import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { forgetMoves } from '#db/feeds/crm-moves.ts'
import { findPreview, listPreviewed } from '#db/feeds/import-preview.ts'
import { dropHeld, resumeImport, supersedeOthers } from '#db/feeds/imports.ts'
import { removingSheet } from '#db/feeds/sheets.ts'
import { listStagedChanges } from '#db/listings/listing-changes.ts'
import { isGranted } from '#db/model/accounts/staff.ts'
import { type Import, overWithdrawn } from '#db/model/feeds/import-run.ts'
import { translator } from '#messages/translate.ts'
import { presentFindings } from '#ui/feeds/guard/findings.present.ts'
import { presentCrmPreview } from '#ui/feeds/sheets/crm-preview.present.ts'
import { DeskPreviewPage } from '#ui/feeds/sheets/preview.page.tsx'
import { presentPreview } from '#ui/feeds/sheets/preview.present.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { findConnection } from '#worker/feeds/crm-connection.ts'
import { crmOf, decide, publishingCrm, waitingCrm } from '#worker/feeds/desk/publish-crm.ts'
import { refuseHeld } from '#worker/feeds/guard/refuse-held.ts'
import { beginImport } from '#worker/feeds/import/continue-import.ts'
import { closedAmong } from '#worker/feeds/photo-hosts.ts'
import { crmServices } from '#worker/feeds/sync/crm-services.ts'
import { NoPage, redirection } from '#worker/site/pages/answers.ts'

/** What an uploaded file or the stock of a CRM would do, before it does. */
export const deskImportPreview = defineDeskPage('deskImportPreview', {
  needs: 'imports',
  view: DeskPreviewPage,
  async load(context) {
    const { store, locale, settings, sent } = context
    const db = store.primary
    const found = await foundBy(context)
    const { run, sheet } = found
    const preview = run.held?.preview
    if (preview === undefined && sent === null) throw redirection(303, href('deskImport', locale, { id: run.id }))
    const { findings = [], examples = [] } = run.held ?? {}
    const homes = [...examples.map(({ id }) => id), ...found.moves.flatMap(({ home, staged }) => [home, staged]), ...(preview?.stays?.first ?? [])]
    const records = preview === undefined ? [] : await listPreviewed(db, run.id, preview, homes)
    const changes =
      preview === undefined
        ? []
        : await listStagedChanges(
            db,
            run.id,
            preview.first.changed.map(({ id }) => id),
          )
    const closed = preview === undefined ? [] : closedAmong(preview.pictureHosts, settings.photos)
    const crm = isJudged(run) ? null : crmOf(run)
    const title = translator(locale)('route.deskImportPreview')
    return {
      title,
      props: {
        view: deskView(context, title),
        preview: preview === undefined ? null : presentPreview({ ...found, preview, isCrm: crm !== null, records, changes, closed }, locale),
        crm:
          crm === null || preview === undefined
            ? null
            : presentCrmPreview({ ...found, ...waitingCrm(crm, run.touchedAt), preview, remarks: run.remarks, records }, locale),
        findings: findings.length === 0 ? null : presentFindings(findings, examples, records, locale),
        isJudged: isJudged(run),
        columns: sheet === null ? null : href('deskSheet', locale, { id: sheet.id }),
        imports: href('deskImports', locale),
      },
    }
  },
  acts: {
    importNow: (context) => carryOut(context, {}),
    importPart: (context) => carryOut(context, { mode: 'partial' }),
    importAll: (context) => carryOut(context, { force: true }),
    decideMoves: (context, sent) => decideMoves(context, sent),
    decideAllMoves: (context) => decideMoves(context, null),
    async discardImport(context): Promise<FormState> {
      const { store, session, now, locale } = context
      const db = store.primary
      const { run, sheet } = await foundBy(context)
      if (isJudged(run) && run.held !== null && run.via !== 'return') await refuseHeld(db, run, now)
      await dropHeld(db, run.id, now.toISOString())
      const act = { action: 'remove', object: 'import', objectId: run.id } as const
      const crm = isJudged(run) ? null : crmOf(run)
      await db.batch([
        recordAct(db, session.member, act, now),
        ...(sheet === null ? [] : removingSheet(db, sheet.id)),
        ...(crm === null ? [] : [forgetMoves(db, crm)]),
      ])
      throw redirection(303, href(crm === null ? 'deskImports' : 'deskSettingsCrm', locale))
    },
  },
})

/** @param sent the proposals of a form; null: all of them */
async function decideMoves(context: DeskContext, sent: FormData | null): Promise<FormState> {
  const { run } = await foundBy(context)
  const crm = crmOf(run)
  if (crm === null || run.held === null) return { ...freshForm, problem: 'notHeld' }
  await decide(context, crm, run.id, sent)
  throw redirection(303, href('deskImportPreview', context.locale, { id: run.id }))
}

async function foundBy({ store, session, parameters }: DeskContext) {
  const found = await findPreview(store.primary, parameters.id ?? '', session.member.id)
  // The stock of a CRM is published by those who may connect it.
  if (found === null || (found.run.via === 'sync' && !isJudged(found.run) && !isGranted(session.member.role, 'settings'))) throw new NoPage()
  return found
}

/** Whether an import is held for what it would change, not for its sender to see it first. */
function isJudged({ refusal }: Import): boolean {
  return refusal?.why === 'judged' || refusal?.why === 'withdraws'
}

/** Imports what was staged. More than is safe is only withdrawn by an act of its own. */
async function carryOut(context: DeskContext, { mode, force = false }: { readonly mode?: 'partial'; readonly force?: boolean }): Promise<FormState> {
  const { env, store, session, now, locale } = context
  const db = store.primary
  const { run, sheet, moveCount } = await foundBy(context)
  const crm = isJudged(run) ? null : crmOf(run)
  const isUnset = crm !== null && (await findConnection(env, db, crm)) === null
  if (run.held?.preview === undefined || isUnset) return { ...freshForm, problem: 'notHeld' }
  if (moveCount > 0) return { ...freshForm, problem: 'undecided' }
  // Who decides has seen what would change at once.
  const order = { id: run.id, kinds: run.held.kinds, mode: mode ?? run.held.mode, force: true }
  if (order.mode === 'full' && !force && overWithdrawn(run.held.preview) !== null) return { ...freshForm, problem: 'tooMany' }
  if (isJudged(run) && (await supersedeOthers(db, run.source, now.toISOString())) !== null) await context.announce()
  const [resumed] = await db.batch([
    resumeImport(db, run.id, now.toISOString()),
    recordAct(db, session.member, { action: 'import', object: 'import', objectId: run.id, fields: force ? ['force'] : [] }, now, didChange),
    ...(sheet === null ? [] : removingSheet(db, sheet.id)),
    ...(crm === null ? [] : publishingCrm(db, crm, run)),
  ])
  if (resumed.length === 0) return { ...freshForm, problem: 'notHeld' }
  await beginImport(env, order, now)
  // A CRM without lists is told its pages; of another, what has changed meanwhile is read.
  if (crm !== null) await context.synchronise(crm, crmServices[crm].hasLists ? null : 'full')
  throw redirection(303, href('deskImport', locale, { id: run.id }))
}
