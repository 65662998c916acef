import { day } from '#db/model/site/durations.ts'
import type { SigningSecrets } from './seal.ts'
import { sealedQuery } from './sealed-link.ts'

/** Days a link to a lead's file is valid. */
export const linkDays = 14

/** The path to the file of a lead. */
export async function fileLink(secrets: SigningSecrets, leadId: string, now: Date): Promise<string> {
  const until = new Date(now.getTime() + linkDays * day)
  return `/files/${leadId}?${await sealedQuery(secrets, 'file', leadId, until)}`
}
