import { isSealed, type SigningSecrets, seal } from './seal.ts'

/** The purpose of a sealed (signed) link. */
export type LinkPurpose = 'file' | 'appointment' | 'alert' | 'newsletter' | 'testimonial' | 'documents' | 'thanks' | 'ownerDigest' | 'ownerQuestion'

/** The parameters of a sealed link. A page with `seal` in its URL runs no third-party scripts, which could leak it (`definePage`). */
export interface LinkSeal {
  /** Its expiry in epoch milliseconds; absent if it never expires. */
  readonly until?: string | undefined
  readonly seal?: string | undefined
}

/**
 * The query of a sealed link, bound to one purpose and one record.
 * @param until its expiry; null: never
 */
export async function sealedQuery(secrets: SigningSecrets, purpose: LinkPurpose, id: string, until: Date | null): Promise<string> {
  const end = until === null ? '' : String(until.getTime())
  const query = new URLSearchParams({ ...(end === '' ? {} : { until: end }), seal: await seal(secrets, sealedText(purpose, id, end)) })
  return query.toString()
}

/** Verifies a sealed link for this purpose and record, and that it has not expired. */
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
