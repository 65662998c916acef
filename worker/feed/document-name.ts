import type { LocalizedText } from '#db/model/localized.ts'

/** What a document is called whose name tells a hidden address. */
export const documentName: LocalizedText = { nl: 'Document', fr: 'Document', en: 'Document', de: 'Dokument' }
