import { type } from 'arktype'
import { findSubscription } from '#db/alerts/subscriptions.ts'
import { eventsOf } from '#db/listings/listing-events.ts'
import { findChosen } from '#db/listings/listings.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { type DigestData, maxInDigest, maxInReserve } from '#db/model/alerts/digest.ts'
import type { Alert } from '#db/model/alerts/subscription.ts'
import { foldEvents } from '#db/model/listings/listing-event.ts'
import { readSearch, writeSearch } from '#db/model/search/search-query.ts'
import { presentAlert } from '#ui/alerts/alert.present.ts'
import type { DigestView } from '#ui/alerts/digest.mail.ts'
import { presentDigestListing } from '#ui/alerts/digest.present.ts'
import type { OptInView } from '#ui/alerts/opt-in.mail.ts'
import { searchInSentence } from '#ui/search/search-in-words.present.ts'
import { checkMailData, type RenderDeps } from '#worker/mail/mail-loader.ts'
import { RefusedMail } from '#worker/mail/transport.ts'
import { confirmLink, subscriptionLinks } from '#worker/signing/links.ts'

const Data = type({ subscription: 'string' })

type Deps = Pick<RenderDeps, 'agency' | 'db' | 'settings'>

/** Loads the opt-in mail of a subscription, or the notice that it is already confirmed. */
export async function loadOptIn(mail: LeasedMail, deps: Deps): Promise<OptInView> {
  const { origin, subscription } = await loadSubscription(mail, deps)
  if (subscription.state === 'ended') throw new RefusedMail('the subscription has ended')
  const { locale } = mail
  const { kind, name, formal, state, alert } = subscription
  const { signing } = deps.settings
  const { manage } = await subscriptionLinks(signing, origin, { ...subscription, locale })
  const confirm = state === 'pending' ? await confirmLink(signing, origin, { ...subscription, locale }, new Date(mail.createdAt)) : null
  const shown = alert && (state === 'pending' ? withoutText(alert) : alert)
  return { locale, origin, kind, name, formal, alert: shown && presentAlert(shown, locale), confirm, manage, sentAt: mail.createdAt }
}

/** Drops the visitor's free text: an unconfirmed address may belong to someone else. */
function withoutText(alert: Alert): Alert {
  return { ...alert, search: writeSearch({ ...readSearch(new URLSearchParams(alert.search)), q: null }) }
}

async function loadSubscription(mail: LeasedMail, { db, settings }: Deps) {
  const data = checkMailData(Data, mail)
  const subscription = await findSubscription(db, data.subscription)
  if (!subscription) throw new RefusedMail('the subscription no longer exists')
  return { ...data, subscription, origin: settings.origin }
}

const SentDigest = type({
  subscription: 'string',
  after: 'number.integer',
  last: 'number.integer',
  listings: type('number.integer').array().atMostLength(maxInReserve).readonly(),
  total: 'number.integer',
})

/**
 * Loads a digest with the current state of its listings and alert. A paused alert still gets the digests from before the pause, since their changes count
 * as reported.
 * @returns null if the alert has ended or none of the listings is on offer any more
 */
export async function loadDigest(mail: LeasedMail, { db, settings }: Pick<RenderDeps, 'db' | 'settings'>): Promise<DigestView | null> {
  const due: DigestData = checkMailData(SentDigest, mail)
  const { locale, createdAt } = mail
  const subscription = await findSubscription(db, due.subscription)
  const isConfirmed = subscription?.state === 'active' || subscription?.state === 'paused'
  if (!isConfirmed || !subscription.alert) return null
  const { origin } = settings
  const changes = foldEvents(await eventsOf(db, due.listings, due.after, due.last))
  const listings = await findChosen(db, due.listings, maxInReserve)
  const current = changes.flatMap((change) => {
    const found = listings.find(({ id }) => id === change.listingId)
    const listing = found ? presentDigestListing(found, change, locale, origin, new Date(createdAt)) : null
    return listing ? [listing] : []
  })
  const [first, ...rest] = current.slice(0, maxInDigest)
  if (!first) return null
  const notChosen = due.total - due.listings.length
  const { goal, search } = subscription.alert
  const { words, list } = presentAlert(subscription.alert, locale)
  return {
    locale,
    origin,
    name: subscription.name,
    formal: subscription.formal,
    listings: [first, ...rest],
    others: current.length - 1 - rest.length + notChosen,
    kind: notChosen === 0 && current.every(({ kind }) => kind === first.kind) ? first.kind : null,
    search: { line: words, inSentence: searchInSentence(goal, readSearch(new URLSearchParams(search)), locale) },
    list: origin + list,
    ...(await subscriptionLinks(settings.signing, origin, { ...subscription, locale })),
  }
}
