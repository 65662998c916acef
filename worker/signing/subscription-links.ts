import { daysToConfirm, type Subscription } from '#db/model/alerts/subscription.ts'
import { day } from '#db/model/site/durations.ts'
import { href, type RouteName } from '#ui/routes.ts'
import type { SigningSecrets } from './seal.ts'
import { isSealedLink, sealedQuery } from './sealed-link.ts'

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
