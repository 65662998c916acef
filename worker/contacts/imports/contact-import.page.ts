import {
  beginReading,
  type ContactImport,
  removingContactImport,
  selectContactImport,
  selectRejectedRows,
  turnImport,
} from '#db/contacts/imports/contact-imports.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { decideSheet, findSheet, findSheetChoices, removingSheet, type Sheet } from '#db/feeds/sheets.ts'
import { contactSheet } from '#db/model/feeds/sheets/contact-fields.ts'
import { missingIn, proposeColumns } from '#db/model/feeds/sheets/propose-columns.ts'
import type { SheetChoices } from '#db/model/feeds/sheets/sheet-kind.ts'
import { translator } from '#messages/translate.ts'
import { DeskContactImportPage } from '#ui/contacts/imports/contact-import.page.tsx'
import { presentContactImport, presentImportPreview } from '#ui/contacts/imports/contact-import.present.ts'
import { presentColumns, presentFixed } from '#ui/feeds/sheets/sheet.present.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { defineNotices } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { NoPage, redirection } from '#worker/site/pages/answers.ts'
import { typedValues } from '#worker/site/requests/typed-values.ts'
import { choicesIn, termsIn } from './import-choices.ts'
import { continueImport, continueReading, continueReturn } from './import-steps.ts'

const maxRejects = 50

const notices = defineNotices({
  imported: { text: 'desk.contactImport.done.imported', undo: 'takeBack', fields: { import: 'import' } },
  returned: 'desk.contactImport.done.returned',
})

/** One import of contacts: what the columns are, the preview, and afterwards what it did, with the button that takes it back. */
export const deskContactImport = defineDeskPage('deskContactImport', {
  needs: 'leads',
  view: DeskContactImportPage,
  async load(context) {
    const { store, locale, session, now, requested, parameters, sent } = context
    const db = store.primary
    const id = parameters.id ?? ''
    const [[found], rejects] = await db.batch([selectContactImport(db, id), selectRejectedRows(db, id, maxRejects)])
    const sheet = await findSheet(db, id, session.member.id, now)
    const run = found?.run ?? null
    const isOpen = run === null || run.state === 'reading' || run.state === 'previewed'
    if (isOpen && sheet?.kind !== 'contacts') throw new NoPage()
    const asksColumns = isOpen && (run === null || requested.searchParams.has('columns') || sent !== null)
    const t = translator(locale)
    const title = t(isOpen ? 'route.deskContactImport' : 'desk.contactImport.title')
    return {
      title,
      props: {
        view: notices.view(context, title),
        columns: sheet !== null && asksColumns ? await columnsView(context, sheet, run) : null,
        run: run === null || asksColumns ? null : presentContactImport(run, found?.author ?? null, locale),
        preview: run === null || asksColumns ? null : presentImportPreview(run, rejects, sheet?.gaps ?? [], locale),
        columnsPath: `${href('deskContactImport', locale, { id })}?columns=1`,
        mayReturn: run !== null && mayReturn(context, run),
      },
    }
  },
  acts: {
    async preview(context, sent) {
      const { store, now, locale } = context
      const { run, sheet } = await openImport(context)
      if (sheet === null) throw new NoPage()
      const typed = typedValues(sent)
      const choices = choicesIn(sheet, sent)
      if (typeof choices === 'object' && 'errors' in choices) return { ...freshForm, typed, errors: choices.errors }
      if (missingIn(contactSheet, choices.columns).needs.length > 0 || !choices.columns.some((path) => path === 'email' || path === 'phone'))
        return { ...freshForm, typed, problem: 'noKeyColumn' }
      const terms = termsIn(sent, choices, now)
      if ('errors' in terms) return { ...freshForm, typed, errors: terms.errors }
      const db = store.primary
      // The same id as before: a request that decides at the same time finds its own rows replaced.
      await decideSheet(db, sheet, choices, sheet.id, now)
      const { id, rowCount } = sheet
      await db.batch([
        ...beginReading(db, { id, member: sheet.member, file: sheet.name, rowCount }, terms, run?.createdAt === undefined ? now : new Date(run.createdAt)),
      ])
      await continueReading(readingOf(context), sheet, choices)
      throw redirection(303, href('deskContactImport', locale, { id }))
    },
    async carryOn(context) {
      const { store, now, locale } = context
      const { run, sheet } = await openImport(context)
      const db = store.primary
      if (run?.state === 'reading' && sheet?.choices) await continueReading(readingOf(context), sheet, sheet.choices)
      if (run?.state === 'importing') await continueImport(db, run.id, now)
      if (run?.state === 'returning') await continueReturn(db, run.id)
      throw await afterStep(context, context.parameters.id ?? '', locale)
    },
    async importNow(context) {
      const { store, now, locale, session } = context
      const { run } = await openImport(context)
      if (run === null) throw new NoPage()
      const db = store.primary
      await db.batch([
        turnImport(db, run.id, 'previewed', 'importing', { counts: {}, importedAt: now.toISOString() }),
        recordAct(db, session.member, { action: 'import', object: 'contactImport', objectId: run.id }, now, didChange),
      ])
      await continueImport(db, run.id, now)
      throw await afterStep(context, run.id, locale)
    },
    async discard(context) {
      const { store, locale, now, session } = context
      const { sheet } = await openImport(context)
      if (sheet === null) throw new NoPage()
      const db = store.primary
      const act = { action: 'remove', object: 'contactImport', objectId: sheet.id } as const
      await db.batch([...removingContactImport(db, sheet.id), ...removingSheet(db, sheet.id), recordAct(db, session.member, act, now)])
      throw redirection(303, href('deskContactImports', locale))
    },
    async takeBack(context) {
      const { store, now, locale, session } = context
      const { run } = await openImport(context)
      if (run === null || !mayReturn(context, run)) return { ...freshForm, problem: 'notReturned' }
      const db = store.primary
      await db.batch([
        turnImport(db, run.id, 'done', 'returning', { returnedAt: now.toISOString() }),
        recordAct(db, session.member, { action: 'undo', object: 'contactImport', objectId: run.id }, now, didChange),
      ])
      await continueReturn(db, run.id)
      throw await afterStep(context, run.id, locale)
    },
  },
})

/** Who imported a file takes it back, or a manager. */
function mayReturn({ session: { member } }: DeskContext, { state, member: author }: ContactImport): boolean {
  return state === 'done' && (author === member.id || member.role === 'manager')
}

/** The import in the URL and its file; until it is imported only the member who uploaded it has it. */
async function openImport({ store, session, now, parameters }: DeskContext) {
  const db = store.primary
  const id = parameters.id ?? ''
  const [[found], sheet] = [await selectContactImport(db, id), await findSheet(db, id, session.member.id, now)]
  const run = found?.run ?? null
  const isOpen = run === null || run.state === 'reading' || run.state === 'previewed'
  if (isOpen && sheet?.kind !== 'contacts') throw new NoPage()
  return { run, sheet }
}

const readingOf = ({ store, agency, now }: DeskContext) => ({
  db: store.primary,
  locales: [agency.languages.default, ...agency.languages.enabled] as const,
  now,
})

/** The page itself; after the last step it says so, and the file is deleted. */
async function afterStep({ store }: DeskContext, id: string, locale: DeskContext['locale']): Promise<Response> {
  const db = store.primary
  const [found] = await selectContactImport(db, id)
  const state = found?.run.state
  if (state === 'done') await db.batch([...removingSheet(db, id)])
  const path = href('deskContactImport', locale, { id })
  if (state === 'done') return notices.at(path, 'imported', { import: id })
  return state === 'returned' ? notices.at(path, 'returned') : redirection(303, path)
}

async function columnsView({ store, locale }: DeskContext, sheet: Sheet, run: ContactImport | null) {
  const { columns, fixed } = sheet.choices ?? (await proposedChoices(store.primary, sheet))
  return {
    file: sheet.name,
    rows: sheet.rowCount,
    columns: presentColumns(contactSheet, sheet.columns, columns, locale),
    fixed: presentFixed(contactSheet, fixed, columns),
    terms: run?.terms ?? null,
  }
}

/** What the columns are: as decided for the last file with the same headings, else as headings and values say. */
async function proposedChoices(db: DeskContext['store']['primary'], { columns }: Sheet): Promise<SheetChoices> {
  const headings = columns.map(({ heading }) => heading)
  return (await findSheetChoices(db, 'contacts', headings)) ?? { columns: proposeColumns(contactSheet, columns, new Set()), fixed: {} }
}
