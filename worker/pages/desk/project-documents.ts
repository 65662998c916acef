import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { documentsPage } from '#worker/desk/documents/documents-page.ts'
import { documentsOfProject } from '#worker/desk/documents/owned-documents.ts'

/** The documents of a project. */
export const deskProjectDocuments = defineDeskPage('deskProjectDocuments', documentsPage(documentsOfProject))
