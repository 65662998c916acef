import { recordAct } from '#db/desk/audit-log.ts'
import { listRuns } from '#db/feeds/import-runs.ts'
import { isCrmName } from '#db/model/feeds/crm-catalogue.ts'
import { translator } from '#messages/translate.ts'
import { presentRun } from '#ui/feeds/desk/import-run.present.ts'
import { DeskImportsPage } from '#ui/feeds/desk/imports.page.tsx'
import { presentTemplate } from '#ui/feeds/sheets/template.present.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { syncViews } from '#worker/feeds/desk/sync-view.ts'
import { uploadFeed } from '#worker/feeds/desk/upload-feed.ts'
import { templateFile } from '#worker/feeds/sheets/template-file.ts'
import { loadStandings } from '#worker/feeds/sync/standings.ts'
import { FileAnswer } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const notices = defineNotices({ started: 'desk.imports.sync.started' })

const perPage = 30

/** The import history, newest first, and the forms that start an import. */
export const deskImports = defineDeskPage('deskImports', {
  needs: 'imports',
  view: DeskImportsPage,
  fileField: 'feedFile',
  async load(context) {
    const { store, locale, now, requested } = context
    const query = requested.searchParams
    if (query.has('csv')) throw new FileAnswer(templateFile(locale))
    const quiet = query.get('all') === '1'
    const before = query.get('before') ?? undefined
    const db = store.primary
    const [rows, standings] = await Promise.all([listRuns(db, { quiet, before }, perPage + 1), loadStandings(context.settings, db, 1)])
    const last = rows[perPage - 1]
    const path = (fields: Readonly<Record<string, string>>) => `${href('deskImports', locale)}?${new URLSearchParams(fields)}`
    return {
      props: {
        view: notices.view(context, translator(locale)('route.deskImports')),
        syncs: syncViews(context, standings),
        upload: {
          page: href('deskImports', locale),
          template: `${href('deskImports', locale)}?csv=1`,
          columns: presentTemplate(locale),
          command: `npm run import -- FILE --to ${context.origin}`,
        },
        runs: rows.slice(0, perPage).map((row) => presentRun(row, locale, now)),
        other: { path: quiet ? href('deskImports', locale) : path({ all: '1' }), isQuiet: quiet },
        older: rows.length > perPage && last !== undefined ? path({ ...(quiet ? { all: '1' } : {}), before: last.startedAt }) : null,
      },
    }
  },
  acts: {
    upload: uploadFeed,
    synchronise: (context, sent) => synchronise(context, sent, null),
    synchroniseAll: (context, sent) => synchronise(context, sent, 'full'),
  },
})

/** @param mode null: whatever is due, usually the changes since the last run */
async function synchronise(context: DeskContext, sent: FormData, mode: 'full' | null): Promise<FormState> {
  const { store, now, session } = context
  const crm = textOf(sent, 'crm')
  const started = await context.synchronise(isCrmName(crm) ? crm : 'omnicasa', mode)
  if ('not' in started) return { ...freshForm, problem: started.not === 'idle' ? 'unset' : started.not }
  const act = { action: 'synchronise', object: 'import', objectId: started.run, fields: mode === null ? [] : [mode] } as const
  await recordAct(store.primary, session.member, act, now)
  throw notices.done(context, 'started')
}
