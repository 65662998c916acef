import type { DocumentOwner } from '#db/model/files/document.ts'
import { day } from '#db/model/site/durations.ts'
import type { Locale } from '#messages/locales.ts'
import type { SigningSecrets } from './seal.ts'
import { sealedQuery } from './sealed-link.ts'

/** Days a link to a document is valid. */
export const linkDays = 7

/** When links made now expire. */
export function linksEnd(now: Date): Date {
  return new Date(now.getTime() + linkDays * day)
}

/** What a link to a document is sealed for. */
export function sealedName({ kind, id }: DocumentOwner, key: string): string {
  return `${kind}/${id}/${key}`
}

/** The path to a document. @param locale of the page that answers an expired link */
export async function documentLink(secrets: SigningSecrets, owner: DocumentOwner, key: string, until: Date, locale: Locale): Promise<string> {
  const name = sealedName(owner, key)
  return `/documents/${name}?lng=${locale}&${await sealedQuery(secrets, 'documents', name, until)}`
}
