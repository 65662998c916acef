import type { SigningSecrets } from './seal.ts'
import { isSealedLink, sealedQuery } from './sealed-link.ts'

const hour = 60 * 60 * 1000

/** The query that lets a visitor who repeated a document request have its links sent again, for an hour. */
export async function documentsAgainQuery(secrets: SigningSecrets, leadId: string, now: Date): Promise<string> {
  return `lead=${encodeURIComponent(leadId)}&${await sealedQuery(secrets, 'documents', sealedFor(leadId), new Date(now.getTime() + hour))}`
}

/** The lead of the request that such a query names; null if it was not made by us or has expired. */
export async function leadOfDocumentsAgainQuery(secrets: SigningSecrets, query: URLSearchParams, now: Date): Promise<string | null> {
  const { lead = '', ...link } = Object.fromEntries(query)
  return lead !== '' && (await isSealedLink(secrets, 'documents', sealedFor(lead), link, now)) ? lead : null
}

function sealedFor(leadId: string): string {
  return `again/${leadId}`
}
