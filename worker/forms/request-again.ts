import { findRequest } from '#db/documents.ts'
import type { Lead } from '#db/model/lead.ts'
import type { PageContext } from '#worker/http/page.ts'
import { isSealedLink, sealedQuery } from './sealed-link.ts'

const hour = 60 * 60 * 1000

/** Lets whoever has just asked for the same documents once more have them sent anew, for an hour. */
export async function againQuery(secret: string, leadId: string, now: Date): Promise<string> {
  return `lead=${encodeURIComponent(leadId)}&${await sealedQuery(secret, 'documents', sealedFor(leadId), new Date(now.getTime() + hour))}`
}

/** The request that an address may have answered anew; null where it may not. */
export async function requestAgain({ url, settings, store, now }: PageContext): Promise<Lead | null> {
  const { lead = '', ...link } = Object.fromEntries(url.searchParams)
  const isOurs = lead !== '' && (await isSealedLink(settings.captchaSecret, 'documents', sealedFor(lead), link, now))
  return isOurs ? findRequest(store.db, lead) : null
}

function sealedFor(leadId: string): string {
  return `again/${leadId}`
}
