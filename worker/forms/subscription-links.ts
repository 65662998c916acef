import { daysToConfirm, type Subscription } from '#db/model/subscription.ts'
import { href, type RouteName } from '#ui/routes.ts'
import { sealedQuery } from './sealed-link.ts'

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

/** The address under which a sign-up is confirmed, for as long as that may be done. */
export function confirmLink(secret: string, origin: string, signUp: Linked, now: Date): Promise<string> {
  return linkTo('subscriptionConfirm', secret, origin, signUp, new Date(now.getTime() + daysToConfirm * day))
}

async function linkTo(screen: Screen, secret: string, origin: string, { id, kind, locale }: Linked, until: Date | null): Promise<string> {
  return `${origin}${href(screen, locale, { id })}?${await sealedQuery(secret, kind, id, until)}`
}
