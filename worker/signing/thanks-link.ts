import { day } from '#db/model/site/durations.ts'
import type { SigningSecrets } from './seal.ts'
import { isSealedLink, sealedQuery } from './sealed-link.ts'

/** The sealed query by which a thank-you page identifies the booked viewing; valid for a day. */
export async function thanksQuery(secrets: SigningSecrets, leadId: string, now: Date): Promise<Readonly<Record<string, string>>> {
  const sealed = new URLSearchParams(await sealedQuery(secrets, 'thanks', leadId, new Date(now.getTime() + day)))
  return { viewing: leadId, ...Object.fromEntries(sealed) }
}

/** Verifies a `thanksQuery`. @returns its lead; null if forged or expired */
export async function leadOfThanksQuery(secrets: SigningSecrets, query: URLSearchParams, now: Date): Promise<string | null> {
  const { viewing = '', until, seal } = Object.fromEntries(query)
  return viewing !== '' && until !== undefined && (await isSealedLink(secrets, 'thanks', viewing, { until, seal }, now)) ? viewing : null
}
