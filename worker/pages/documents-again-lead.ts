import { findRequest } from '#db/documents.ts'
import type { Lead } from '#db/model/lead.ts'
import type { PageContext } from '#worker/http/page.ts'
import { leadOfDocumentsAgainQuery } from '#worker/signing/documents-again-link.ts'

/** The document request whose links an address may have sent again; null if its query is not valid. */
export async function documentsAgainLead({ url, settings, store, now }: PageContext): Promise<Lead | null> {
  const lead = await leadOfDocumentsAgainQuery(settings.signing, url.searchParams, now)
  return lead === null ? null : findRequest(store.db, lead)
}
