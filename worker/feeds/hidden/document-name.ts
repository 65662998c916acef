import type { LocalizedText } from '#db/model/site/localized.ts'

/** The name of a document whose own name reveals a hidden address. */
export const documentName: LocalizedText = { nl: 'Document', fr: 'Document', en: 'Document', de: 'Dokument' }
