import { recordAct } from '#db/desk/audit-log.ts'
import { dropHeld } from '#db/feeds/imports.ts'
import { findSheet, removingSheet, type Sheet } from '#db/feeds/sheets.ts'
import { homeSheet } from '#db/model/feeds/sheets/home-fields.ts'
import { missingIn } from '#db/model/feeds/sheets/propose-columns.ts'
import type { SheetChoices } from '#db/model/feeds/sheets/sheet-kind.ts'
import { translator } from '#messages/translate.ts'
import { DeskSheetPage } from '#ui/feeds/sheets/sheet.page.tsx'
import { presentColumns, presentFixed } from '#ui/feeds/sheets/sheet.present.ts'
import { columnField, fixedField } from '#ui/feeds/sheets/sheet-names.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { formatNumber } from '#ui/site/number.present.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { NoPage, redirection } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'
import { columnsTwice, initialFixed, isHomePath, proposeHomeColumns } from './home-sheet.ts'
import { nextPath, previewSheet, stagingOf, stepOf } from './open-sheet.ts'
import { continuePreview } from './stage-sheet.ts'

/** An uploaded table of homes: what its columns are. A large one is read here, before its preview. */
export const deskSheet = defineDeskPage('deskSheet', {
  needs: 'imports',
  view: DeskSheetPage,
  async load(context) {
    const { locale } = context
    const sheet = await sheetOf(context)
    const isReading = sheet.importId !== null && sheet.staged < sheet.rowCount && context.sent === null
    const { columns, fixed } = sheet.choices ?? (await proposeHomeColumns(context.store.primary, sheet.columns)).choices
    const title = translator(locale)('route.deskSheet')
    return {
      title,
      props: {
        view: deskView(context, title),
        file: sheet.name,
        rows: sheet.rowCount,
        reading: isReading ? { staged: sheet.staged, words: formatNumber(sheet.staged, locale), rows: formatNumber(sheet.rowCount, locale) } : null,
        columns: presentColumns(homeSheet, sheet.columns, columns, locale),
        fixed: presentFixed(homeSheet, { ...initialFixed(Object.keys(homeSheet.fixed)), ...fixed }, columns),
        imports: href('deskImports', locale),
      },
    }
  },
  acts: {
    async preview(context, sent) {
      const sheet = await sheetOf(context)
      const choices = choicesIn(sheet, sent)
      const typed = typedIn(sheet, sent)
      const twice = columnsTwice(choices.columns)
      if (twice.length > 0) return { ...freshForm, typed, errors: Object.fromEntries(twice.map((at) => [columnField(at), 'taken' as const])) }
      const [lacking] = missingIn(homeSheet, choices.columns).needs
      if (lacking !== undefined) return { ...freshForm, typed, problem: lacking.includes('id') ? 'noIdColumn' : 'noPlaceColumn' }
      throw redirection(303, nextPath(context, await previewSheet(stagingOf(context), sheet.id, choices)))
    },
    async continueReading(context) {
      const sheet = await sheetOf(context)
      const { db, salt, now } = stagingOf(context)
      await continuePreview({ db, salt, now }, sheet)
      throw redirection(303, nextPath(context, sheet.importId === null ? { sheet: sheet.id } : await stepOf({ db }, sheet.id, sheet.importId)))
    },
    async discardSheet(context, sent): Promise<FormState> {
      // The page's own form has a key; an empty one deletes nothing.
      if (!sent.has('once')) return freshForm
      const { store, session, now, locale } = context
      const sheet = await sheetOf(context)
      const db = store.primary
      if (sheet.importId !== null) await dropHeld(db, sheet.importId, now.toISOString())
      const act = { action: 'remove', object: 'import', objectId: sheet.importId ?? sheet.id } as const
      await db.batch([...removingSheet(db, sheet.id), recordAct(db, session.member, act, now)])
      throw redirection(303, href('deskImports', locale))
    },
  },
})

async function sheetOf({ store, session, now, parameters }: DeskContext): Promise<Sheet> {
  const sheet = await findSheet(store.primary, parameters.id ?? '', session.member.id, now)
  if (sheet === null || sheet.kind !== 'homes') throw new NoPage()
  return sheet
}

/** What the form says about the columns, and about the fields without one. */
function choicesIn({ columns }: Sheet, sent: FormData): SheetChoices {
  const chosen = columns.map((_, at) => {
    const path = textOf(sent, columnField(at))
    return isHomePath(path) ? path : null
  })
  const fixed = missingIn(homeSheet, chosen).fixed.map((path) => {
    const value = textOf(sent, fixedField(path))
    const choices: readonly string[] = homeSheet.fixed[path] ?? []
    return [path, choices.includes(value) ? value : (choices[0] ?? '')] as const
  })
  return { columns: chosen, fixed: Object.fromEntries(fixed) }
}

function typedIn({ columns }: Sheet, sent: FormData): FormState['typed'] {
  const names = [...columns.map((_, at) => columnField(at)), ...Object.keys(homeSheet.fixed).map(fixedField)]
  return Object.fromEntries(names.map((name) => [name, textOf(sent, name)]))
}
