import { isSealed, seal } from './seal.ts'

/** Days a link to a lead's file works. */
export const linkDays = 14

/** The path under which whoever has it may fetch the file of a lead for a while. */
export async function fileLink(secret: string, leadId: string, now: Date): Promise<string> {
  const until = now.getTime() + linkDays * 24 * 60 * 60 * 1000
  return `/files/${leadId}?until=${until}&seal=${await seal(secret, sealedText(leadId, until))}`
}

/** Whether a link is ours and still works. */
export async function isFileLink(secret: string, leadId: string, until: string, given: string, now: Date): Promise<boolean> {
  if (!/^\d{13,15}$/.test(until) || Number(until) <= now.getTime()) return false
  return isSealed(secret, sealedText(leadId, Number(until)), given)
}

function sealedText(leadId: string, until: number): string {
  return `file|${leadId}|${until}`
}
