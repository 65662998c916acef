import { selectContactImports } from '#db/contacts/imports/contact-imports.ts'
import { UnreadableFeed } from '#db/model/feeds/feed-fault.ts'
import { translator } from '#messages/translate.ts'
import { presentContactImport } from '#ui/contacts/imports/contact-import.present.ts'
import { DeskContactImportsPage } from '#ui/contacts/imports/contact-imports.page.tsx'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { href } from '#ui/routes.ts'
import { deskView } from '#worker/desk/define-notices.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { receiveSheet } from '#worker/feeds/sheets/receive-sheet.ts'
import { redirection } from '#worker/site/pages/answers.ts'

const maxFile = 5 * 1024 * 1024
const maxShown = 30

/** The imports of contacts, the newest first, and the form that uploads a file. */
export const deskContactImports = defineDeskPage('deskContactImports', {
  needs: 'leads',
  view: DeskContactImportsPage,
  fileField: 'contactFile',
  async load(context) {
    const { store, locale } = context
    const rows = await selectContactImports(store.primary, maxShown)
    return {
      props: {
        view: deskView(context, translator(locale)('route.deskContactImports')),
        imports: rows.map(({ run, author }) => presentContactImport(run, author, locale)),
      },
    }
  },
  acts: { upload },
})

async function upload(context: DeskContext, sent: FormData): Promise<FormState> {
  const { store, session, now, locale } = context
  const file = sent.get('contactFile')
  if (!(file instanceof File) || file.size === 0) return { ...freshForm, errors: { contactFile: 'missing' } }
  if (file.size > maxFile) return { ...freshForm, problem: 'tooLarge' }
  const about = { kind: 'contacts', member: session.member.id, source: 'contacts', name: file.name } as const
  try {
    const id = await receiveSheet(store.primary, onePiece(file), about, now)
    throw redirection(303, href('deskContactImport', locale, { id }))
  } catch (error) {
    if (!(error instanceof UnreadableFeed)) throw error
    const { why } = error.fault
    return why === 'workbook' ? { ...freshForm, problem: 'workbook' } : { ...freshForm, errors: { contactFile: 'invalid' } }
  }
}

async function* onePiece(file: File): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(await file.arrayBuffer())
}
