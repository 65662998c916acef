import { isSealed, type SigningSecrets, seal } from './seal.ts'

/** What a sealed link allows its holder to do. */
export type LinkPurpose = 'file' | 'appointment' | 'alert' | 'newsletter' | 'testimonial' | 'documents' | 'thanks' | 'ownerDigest'

/** The parameters of a link that only this site can have made. A page with `seal` in its address runs no script of others (`definePage`). */
export interface LinkSeal {
  /** The moment it ends, in milliseconds since 1970; left out if it never does. */
  readonly until?: string | undefined
  readonly seal?: string | undefined
}

/**
 * The query of a link that allows one thing with one record.
 * @param until when it ends; null: never
 */
export async function sealedQuery(secrets: SigningSecrets, purpose: LinkPurpose, id: string, until: Date | null): Promise<string> {
  const end = until === null ? '' : String(until.getTime())
  const query = new URLSearchParams({ ...(end === '' ? {} : { until: end }), seal: await seal(secrets, sealedText(purpose, id, end)) })
  return query.toString()
}

/** Whether a link was made by this site for this purpose and record, and has not expired. */
export async function isSealedLink(
  secrets: SigningSecrets,
  purpose: LinkPurpose,
  id: string,
  { until = '', seal: given = '' }: LinkSeal,
  now: Date,
): Promise<boolean> {
  const isExpired = until !== '' && (!/^\d{13,15}$/.test(until) || Number(until) <= now.getTime())
  return !isExpired && isSealed(secrets, sealedText(purpose, id, until), given)
}

function sealedText(purpose: LinkPurpose, id: string, until: string): string {
  return `${purpose}|${id}|${until}`
}
