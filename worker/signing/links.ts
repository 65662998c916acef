import { daysToConfirm, type Subscription } from '#db/model/alerts/subscription.ts'
import type { DocumentOwner } from '#db/model/files/document.ts'
import { documentLinkDays, fileLinkDays } from '#db/model/files/document.ts'
import { day } from '#db/model/site/durations.ts'
import { reviewDays } from '#db/model/testimonials/testimonial.ts'
import type { Appointment } from '#db/model/visits/appointment.ts'
import type { Locale } from '#messages/locales.ts'
import { href, type RouteName } from '#ui/routes.ts'
import type { SigningSecrets } from '#worker/signing/seal.ts'
import { isSealedLink, sealedQuery } from '#worker/signing/sealed-link.ts'

/** The path to the file of a lead. */
export async function fileLink(secrets: SigningSecrets, leadId: string, now: Date): Promise<string> {
  const until = new Date(now.getTime() + fileLinkDays * day)
  return `/files/${leadId}?${await sealedQuery(secrets, 'file', leadId, until)}`
}

/** When links made now expire. */
export function linksEnd(now: Date): Date {
  return new Date(now.getTime() + documentLinkDays * day)
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

/** The path where the office reads a testimonial and decides on it. @param locale the office's language */
export async function reviewLink(secrets: SigningSecrets, id: string, locale: Locale, now: Date): Promise<string> {
  const until = new Date(now.getTime() + reviewDays * day)
  return `${href('testimonialReview', locale, { id })}?${await sealedQuery(secrets, 'testimonial', id, until)}`
}

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

/** The sealed path for moving or cancelling an appointment, valid until it begins. */
export async function appointmentPath(secrets: SigningSecrets, { id, startsAt }: Pick<Appointment, 'id' | 'startsAt'>, locale: Locale): Promise<string> {
  return `${href('appointment', locale, { id })}?${await sealedQuery(secrets, 'appointment', id, new Date(startsAt))}`
}

/** The sealed path of its calendar file. */
export async function appointmentFilePath(secrets: SigningSecrets, { id, startsAt }: Pick<Appointment, 'id' | 'startsAt'>, locale: Locale): Promise<string> {
  return `/appointments/${id}.ics?${await sealedQuery(secrets, 'appointment', id, new Date(startsAt))}&lang=${locale}`
}

type Linked = Pick<Subscription, 'id' | 'kind' | 'locale'>
type Screen = RouteName & ('subscription' | 'subscriptionConfirm' | 'subscriptionEnd')

/**
 * The URLs in every mail to a subscriber, in their language, valid as long as the subscription. `end` serves List-Unsubscribe:
 * a POST ends the subscription at once, a GET asks first (RFC 8058).
 * @param origin without a slash at its end
 */
export async function subscriptionLinks(
  secrets: SigningSecrets,
  origin: string,
  subscription: Linked,
): Promise<{ readonly manage: string; readonly end: string }> {
  const link = (screen: Screen) => linkTo(screen, secrets, origin, subscription, null)
  return { manage: await link('subscription'), end: await link('subscriptionEnd') }
}

/** The query that makes the demand register's form change an alert instead of adding one. */
export async function replacingQuery(secrets: SigningSecrets, id: string): Promise<string> {
  return `replaces=${id}&${await sealedQuery(secrets, 'alert', id, null)}`
}

/** The id of the alert to change, from a `replacingQuery`; null if the query has none. */
export async function replacedBy(secrets: SigningSecrets, query: URLSearchParams, now: Date): Promise<string | null> {
  const id = query.get('replaces')
  return id !== null && (await isSealedLink(secrets, 'alert', id, { seal: query.get('seal') ?? undefined }, now)) ? id : null
}

/** The URL that confirms a sign-up (double opt-in). */
export function confirmLink(secrets: SigningSecrets, origin: string, signUp: Linked, now: Date): Promise<string> {
  return linkTo('subscriptionConfirm', secrets, origin, signUp, new Date(now.getTime() + daysToConfirm * day))
}

async function linkTo(screen: Screen, secrets: SigningSecrets, origin: string, { id, kind, locale }: Linked, until: Date | null): Promise<string> {
  return `${origin}${href(screen, locale, { id })}?${await sealedQuery(secrets, kind, id, until)}`
}

/**
 * The unsubscribe URL in every digest of an owner, in their language, valid as long as the account. Serves List-Unsubscribe: a POST ends the digest at
 * once, a GET asks first (RFC 8058).
 * @param origin without a slash at its end
 */
export async function ownerDigestLink(secrets: SigningSecrets, origin: string, ownerId: string, locale: Locale): Promise<string> {
  return `${origin}${href('ownerDigestEnd', locale, { id: ownerId })}?${await sealedQuery(secrets, 'ownerDigest', ownerId, null)}`
}

/** Verifies a URL of `ownerDigestLink` for this owner. */
export function isOwnerDigestLink(secrets: SigningSecrets, ownerId: string, { searchParams }: URL, now: Date): Promise<boolean> {
  const [until, seal] = ['until', 'seal'].map((name) => searchParams.get(name) ?? undefined)
  return isSealedLink(secrets, 'ownerDigest', ownerId, { until, seal }, now)
}

/** The sealed path where an owner answers a question about a visit, valid until the visit begins. */
export async function ownerQuestionPath(secrets: SigningSecrets, questionId: string, startsAt: string, locale: Locale): Promise<string> {
  return `${href('ownerQuestion', locale, { id: questionId })}?${await sealedQuery(secrets, 'ownerQuestion', questionId, new Date(startsAt))}`
}
