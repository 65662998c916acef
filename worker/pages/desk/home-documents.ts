import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { documentsPage } from '#worker/desk/documents/documents-page.ts'
import { documentsOfHome } from '#worker/desk/documents/owned-documents.ts'

/** The documents of a home. */
export const deskHomeDocuments = defineDeskPage('deskHomeDocuments', documentsPage(documentsOfHome))
