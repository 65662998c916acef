import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { findPreview, listPreviewed } from '#db/feeds/import-preview.ts'
import { dropHeld, resumeImport } from '#db/feeds/imports.ts'
import { removingSheet } from '#db/feeds/sheets.ts'
import { listStagedChanges } from '#db/listings/listing-changes.ts'
import { overWithdrawn } from '#db/model/feeds/import-run.ts'
import { translator } from '#messages/translate.ts'
import { DeskPreviewPage } from '#ui/feeds/sheets/preview.page.tsx'
import { presentPreview } from '#ui/feeds/sheets/preview.present.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { beginImport } from '#worker/feeds/import/continue-import.ts'
import { closedAmong } from '#worker/feeds/photo-hosts.ts'
import { NoPage, redirection } from '#worker/site/pages/answers.ts'

/** What an uploaded file would do, before it does. */
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
    const records = preview === undefined ? [] : await listPreviewed(db, run.id, preview)
    const changes =
      preview === undefined
        ? []
        : await listStagedChanges(
            db,
            run.id,
            preview.first.changed.map(({ id }) => id),
          )
    const closed = preview === undefined ? [] : closedAmong(preview.pictureHosts, settings.photos)
    const title = translator(locale)('route.deskImportPreview')
    return {
      title,
      props: {
        view: deskView(context, title),
        preview: preview === undefined ? null : presentPreview({ ...found, preview, records, changes, closed }, locale),
        columns: sheet === null ? null : href('deskSheet', locale, { id: sheet.id }),
        imports: href('deskImports', locale),
      },
    }
  },
  acts: {
    importNow: (context) => carryOut(context, {}),
    importPart: (context) => carryOut(context, { mode: 'partial' }),
    importAll: (context) => carryOut(context, { force: true }),
    async discardImport(context): Promise<FormState> {
      const { store, session, now, locale } = context
      const db = store.primary
      const { run, sheet } = await foundBy(context)
      await dropHeld(db, run.id, now.toISOString())
      const act = { action: 'remove', object: 'import', objectId: run.id } as const
      await db.batch([recordAct(db, session.member, act, now), ...(sheet === null ? [] : removingSheet(db, sheet.id))])
      throw redirection(303, href('deskImports', locale))
    },
  },
})

async function foundBy({ store, session, parameters }: DeskContext) {
  const found = await findPreview(store.primary, parameters.id ?? '', session.member.id)
  if (found === null) throw new NoPage()
  return found
}

/** Imports what was staged. More than is safe is only withdrawn by an act of its own. */
async function carryOut(context: DeskContext, { mode, force = false }: { readonly mode?: 'partial'; readonly force?: boolean }): Promise<FormState> {
  const { env, store, session, now, locale } = context
  const db = store.primary
  const { run, sheet } = await foundBy(context)
  if (run.held?.preview === undefined) return { ...freshForm, problem: 'notHeld' }
  const order = { id: run.id, kinds: run.held.kinds, mode: mode ?? run.held.mode, force }
  if (order.mode === 'full' && !force && overWithdrawn(run.held.preview) !== null) return { ...freshForm, problem: 'tooMany' }
  const [resumed] = await db.batch([
    resumeImport(db, run.id, now.toISOString()),
    recordAct(db, session.member, { action: 'import', object: 'import', objectId: run.id, fields: force ? ['force'] : [] }, now, didChange),
    ...(sheet === null ? [] : removingSheet(db, sheet.id)),
  ])
  if (resumed.length === 0) return { ...freshForm, problem: 'notHeld' }
  await beginImport(env, order, now)
  throw redirection(303, href('deskImport', locale, { id: run.id }))
}
