import type { DocumentOwner } from '#db/model/document.ts'
import type { Locale } from '#messages/locales.ts'
import { sealedQuery } from './sealed-link.ts'

const day = 24 * 60 * 60 * 1000
/** Days a link to a document works. */
const linkDays = 7

/** The moment links that are made now end. */
export function linksEnd(now: Date): Date {
  return new Date(now.getTime() + linkDays * day)
}

/** The moment whose links end now. */
export function linksBegan(now: Date): Date {
  return new Date(now.getTime() - linkDays * day)
}

/** What a link to a document is sealed for. */
export function sealedName({ kind, id }: DocumentOwner, key: string): string {
  return `${kind}/${id}/${key}`
}

/** The path under which whoever has it may fetch a document for a while; what goes wrong is told in `locale`. */
export async function documentLink(secret: string, owner: DocumentOwner, key: string, until: Date, locale: Locale): Promise<string> {
  const name = sealedName(owner, key)
  return `/documents/${name}?lng=${locale}&${await sealedQuery(secret, 'documents', name, until)}`
}
