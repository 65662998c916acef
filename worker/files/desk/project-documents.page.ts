import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { documentsPage } from '#worker/files/desk/documents-page.ts'
import { documentsOfProject } from '#worker/files/desk/owned-documents.ts'

/** The documents of a project. */
export const deskProjectDocuments = defineDeskPage('deskProjectDocuments', documentsPage(documentsOfProject))
