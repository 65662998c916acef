import { sealedQuery } from './sealed-link.ts'

/** Days a link to a lead's file works. */
export const linkDays = 14

/** The path under which whoever has it may fetch the file of a lead for a while. */
export async function fileLink(secret: string, leadId: string, now: Date): Promise<string> {
  const until = new Date(now.getTime() + linkDays * 24 * 60 * 60 * 1000)
  return `/files/${leadId}?${await sealedQuery(secret, 'file', leadId, until)}`
}
