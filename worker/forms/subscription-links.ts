import { daysToConfirm, type Subscription } from '#db/model/subscription.ts'
import { href, type RouteName } from '#ui/routes.ts'
import { isSealedLink, sealedQuery } from './sealed-link.ts'

type Linked = Pick<Subscription, 'id' | 'kind' | 'locale'>
type Screen = RouteName & ('subscription' | 'subscriptionConfirm' | 'subscriptionEnd')

const day = 24 * 60 * 60 * 1000

/**
 * The addresses that every mail to a subscriber carries, in their language, valid as long as the subscription lasts. `end` is fit for
 * List-Unsubscribe: a POST to it ends the subscription at once, by GET it asks first (RFC 8058).
 * @param origin without a slash at its end
 */
export async function subscriptionLinks(secret: string, origin: string, subscription: Linked): Promise<{ readonly manage: string; readonly end: string }> {
  const link = (screen: Screen) => linkTo(screen, secret, origin, subscription, null)
  return { manage: await link('subscription'), end: await link('subscriptionEnd') }
}

/** The query that makes the form of a demand change an alert rather than add one. */
export async function replacingQuery(secret: string, id: string): Promise<string> {
  return `replaces=${id}&${await sealedQuery(secret, 'alert', id, null)}`
}

/** The alert that an address of the form changes; null where it changes none. */
export async function replacedBy(secret: string, query: URLSearchParams, now: Date): Promise<string | null> {
  const id = query.get('replaces')
  return id !== null && (await isSealedLink(secret, 'alert', id, { seal: query.get('seal') ?? undefined }, now)) ? id : null
}

/** The address under which a sign-up is confirmed, for as long as that may be done. */
export function confirmLink(secret: string, origin: string, signUp: Linked, now: Date): Promise<string> {
  return linkTo('subscriptionConfirm', secret, origin, signUp, new Date(now.getTime() + daysToConfirm * day))
}

async function linkTo(screen: Screen, secret: string, origin: string, { id, kind, locale }: Linked, until: Date | null): Promise<string> {
  return `${origin}${href(screen, locale, { id })}?${await sealedQuery(secret, kind, id, until)}`
}
