import { inFeed } from '#db/model/presentation.ts'
import { DeskHomeDocumentsPage } from '#ui/pages/desk/home-documents.tsx'
import { presentDeskHome } from '#ui/presenters/desk/home.ts'
import { presentDeskDocuments } from '#ui/presenters/desk/home-documents.ts'
import { href } from '#ui/routes.ts'
import { type DeskPageContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'
import { addHomeDocument, changeHomeDocument, documentFile, removeHomeDocument, undoDocumentChange } from '#worker/desk/documents/change-documents.ts'
import { documentsOfHome } from '#worker/desk/documents/documents-of-home.ts'
import { FileAnswer } from '#worker/http/file-answer.ts'

const done = {
  added: 'desk.documents.done.added',
  changed: 'desk.documents.done.changed',
  undone: 'desk.documents.done.undone',
  removed: 'desk.documents.done.removed',
  restored: 'desk.documents.done.restored',
} as const

/** The documents of a home: those that were sent with a token and those of the desk, what each is and who gets it. */
export const deskHomeDocuments = defineDeskPage('deskHomeDocuments', {
  view: DeskHomeDocumentsPage,
  fileField: 'documentFile',
  async load(context) {
    const { locale, agency, now, requested } = context
    const query = requested.searchParams
    const { home, documents } = await documentsOfHome(context)
    const wanted = query.get('file')
    if (wanted !== null) throw new FileAnswer(await documentFile(context, home, wanted))
    const listing = inFeed(home.listing, home.feed)
    const { name } = presentDeskHome({ ...home, listing, entry: null }, { gaps: [], visits: [] }, agency, locale, now)
    const path = href('deskHomeDocuments', locale, { id: listing.id })
    return {
      title: name,
      props: {
        view: deskView(context, name, done, undoOf(context, path)),
        home: href('deskHome', locale, { id: listing.id }),
        path,
        languages: agency.languages.enabled,
        isAddressHidden: listing.place.address === null,
        ...presentDeskDocuments(documents, { path, edited: query.get('edit') }, agency, locale),
      },
    }
  },
  acts: {
    add: addHomeDocument,
    change: changeHomeDocument,
    undo: undoDocumentChange,
    remove: (context, sent) => removeHomeDocument(context, sent, true),
    restore: (context, sent) => removeHomeDocument(context, sent, false),
  },
})

/** A removal and a change can be taken back. */
function undoOf({ requested }: DeskPageContext, action: string) {
  const query = requested.searchParams
  const [what, document, version] = [query.get('done'), query.get('document'), query.get('version')]
  if (document === null || version === null || (what !== 'removed' && what !== 'changed')) return null
  return { action, act: what === 'removed' ? 'restore' : 'undo', fields: { document, version } }
}
