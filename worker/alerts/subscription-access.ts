import { findSubscription } from '#db/alerts/subscriptions.ts'
import type { Subscription, SubscriptionKind } from '#db/model/alerts/subscription.ts'
import { isSealedLink } from '#worker/signing/sealed-link.ts'
import type { PageContext } from '#worker/site/pages/page.ts'

/** The subscription of a valid link; null if it has been erased. */
export interface OpenedSubscription {
  readonly id: string
  readonly kind: SubscriptionKind
  readonly subscription: Subscription | null
}

/** Verifies a subscription link; null if invalid. */
export async function openSubscription({ parameters, url, settings, store, now }: PageContext): Promise<OpenedSubscription | null> {
  const id = parameters.id ?? ''
  const kind = (['alert', 'newsletter'] as const).find((each) => id.startsWith(`${each}-`))
  const [until, seal] = ['until', 'seal'].map((name) => url.searchParams.get(name) ?? undefined)
  if (!kind || !(await isSealedLink(settings.signing, kind, id, { until, seal }, now))) return null
  return { id, kind, subscription: await findSubscription(store.db, id) }
}
