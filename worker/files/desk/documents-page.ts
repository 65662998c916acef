import { documentId } from '#db/files/documents.ts'
import { DeskDocumentsPage } from '#ui/files/desk/documents.page.tsx'
import { presentDeskDocuments } from '#ui/files/desk/documents.present.ts'
import type { DeskPageContext } from '#worker/desk/desk-page.ts'
import { deskView } from '#worker/desk/desk-screen.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { FileAnswer } from '#worker/site/pages/file-answer.ts'
import { documentActs, documentFile } from './change-documents.ts'
import type { DocumentsOf, OwnedDocuments } from './owned-documents.ts'

const done = {
  added: 'desk.documents.done.added',
  changed: 'desk.documents.done.changed',
  undone: 'desk.documents.done.undone',
  removed: 'desk.documents.done.removed',
  restored: 'desk.documents.done.restored',
  moved: 'desk.documents.done.moved',
} as const

/** The page of the documents of a home or project, uploaded through the API or at the desk, with their kind and access. */
export function documentsPage(documentsOf: DocumentsOf) {
  return {
    view: DeskDocumentsPage,
    fileField: 'documentFile',
    async load(context: DeskPageContext) {
      const { locale, agency, requested } = context
      const query = requested.searchParams
      const of = await documentsOf(context)
      const wanted = query.get('file')
      if (wanted !== null) throw new FileAnswer(await documentFile(context, of, wanted))
      return {
        title: of.title,
        props: {
          view: await withMeanwhile(context, deskView(context, of.title, done, undoOf(context, of)), {
            about: [{ object: 'document', ids: of.documents.map(({ key }) => documentId(of.owner, key)) }],
            version: null,
          }),
          back: of.back,
          path: of.path,
          languages: agency.languages.enabled,
          isAddressHidden: of.place.address === null,
          ...presentDeskDocuments(of, query.get('edit'), agency, locale),
        },
      }
    },
    acts: documentActs(documentsOf),
  }
}

/** The undo of a removal, a change or a move. */
function undoOf({ requested }: DeskPageContext, { path: action, documents }: OwnedDocuments) {
  const query = requested.searchParams
  const [what, document, version, back] = ['done', 'document', 'version', 'back'].map((name) => query.get(name))
  if (!document) return null
  if (what === 'moved' && (back === 'earlier' || back === 'later')) {
    const order = documents.filter(({ removedAt }) => removedAt === null).map(({ key }) => key)
    return { action, act: back, fields: { document, order: order.join(' ') } }
  }
  if (!version || (what !== 'removed' && what !== 'changed')) return null
  return { action, act: what === 'removed' ? 'restore' : 'undo', fields: { document, version } }
}
