import { daysToConfirm } from '#db/model/alerts/subscription.ts'
import { documentLinkDays, fileLinkDays } from '#db/model/files/document.ts'
import { day } from '#db/model/site/durations.ts'
import { isStillOpen } from '#db/model/site/wrong-clock.ts'
import { reviewDays } from '#db/model/testimonials/testimonial.ts'
import { isSealed, type SigningSecrets, seal } from './seal.ts'

/** The purpose of a sealed (signed) link. */
export type LinkPurpose = 'file' | 'appointment' | 'alert' | 'newsletter' | 'testimonial' | 'documents' | 'thanks' | 'ownerDigest' | 'ownerQuestion'

/** Milliseconds for which a link of each purpose that expires can be valid; those of a visit are until it begins, however far ahead. */
const lasts: Readonly<Record<LinkPurpose, number>> = {
  file: fileLinkDays * day,
  appointment: Infinity,
  alert: daysToConfirm * day,
  newsletter: daysToConfirm * day,
  testimonial: reviewDays * day,
  documents: documentLinkDays * day,
  thanks: day,
  ownerDigest: Infinity,
  ownerQuestion: Infinity,
}

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

/** Verifies a sealed link for this purpose and record, and that it has not expired. @param now null: whether it was ever valid */
export async function isSealedLink(
  secrets: SigningSecrets,
  purpose: LinkPurpose,
  id: string,
  { until = '', seal: given = '' }: LinkSeal,
  now: Date | null,
): Promise<boolean> {
  const isOpen = until === '' || (/^\d{13,15}$/.test(until) && (now === null || isStillOpen(Number(until), now, lasts[purpose])))
  return isOpen && isSealed(secrets, sealedText(purpose, id, until), given)
}

function sealedText(purpose: LinkPurpose, id: string, until: string): string {
  return `${purpose}|${id}|${until}`
}
