import { documentId } from '#db/files/documents.ts'
import type { DeskView } from '#ui/desk/desk-frame.part.tsx'
import { DeskDocumentsPage } from '#ui/files/desk/documents.page.tsx'
import { presentDeskDocuments } from '#ui/files/desk/documents.present.ts'
import { type DeskContext, defineDeskPage } from '#worker/desk/desk-page.ts'
import { withMeanwhile } from '#worker/desk/meanwhile.ts'
import { documentActs, documentFile, documentNotices } from '#worker/files/desk/change-documents.ts'
import { type DocumentsOf, documentsOfHome, documentsOfProject, type OwnedDocuments } from '#worker/files/desk/owned-documents.ts'
import { FileAnswer } from '#worker/site/pages/answers.ts'

/** The page of the documents of a home or project, uploaded through the API or at the desk, with their kind and access. */
function documentsPage(documentsOf: DocumentsOf) {
  return {
    needs: 'stock' as const,
    view: DeskDocumentsPage,
    fileField: 'documentFile',
    async load(context: DeskContext) {
      const { locale, agency, requested } = context
      const query = requested.searchParams
      const of = await documentsOf(context)
      const fileId = query.get('file')
      if (fileId !== null) throw new FileAnswer(await documentFile(context, of, fileId))
      return {
        title: of.title,
        props: {
          view: await withMeanwhile(context, documentNotices.view(context, of.title, moveUndo(context, of)), {
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

/** The undo of a move; undefined for another act. */
function moveUndo({ requested }: DeskContext, { documents }: OwnedDocuments): DeskView['undo'] | undefined {
  const query = requested.searchParams
  const [document, act] = [query.get('document'), query.get('back')]
  if (query.get('done') !== 'moved' || document === null || (act !== 'earlier' && act !== 'later')) return undefined
  const order = documents.filter(({ removedAt }) => removedAt === null).map(({ key }) => key)
  return { action: requested.pathname, act, fields: { document, order: order.join(' ') } }
}

/** The documents of a home. */
export const deskHomeDocuments = defineDeskPage('deskHomeDocuments', documentsPage(documentsOfHome))

/** The documents of a project. */
export const deskProjectDocuments = defineDeskPage('deskProjectDocuments', documentsPage(documentsOfProject))
