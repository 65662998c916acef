import { defineDeskPage } from '#worker/desk/desk-page.ts'
import { documentsPage } from '#worker/files/desk/documents-page.ts'
import { documentsOfHome } from '#worker/files/desk/owned-documents.ts'

/** The documents of a home. */
export const deskHomeDocuments = defineDeskPage('deskHomeDocuments', documentsPage(documentsOfHome))
