import { type } from 'arktype'
import { eventsOf } from '#db/listing-events.ts'
import { listChosen } from '#db/listings.ts'
import { type DigestData, maxInDigest, maxInReserve } from '#db/model/digest.ts'
import { foldEvents } from '#db/model/listing-event.ts'
import { readSearch } from '#db/model/search-query.ts'
import type { LeasedMail } from '#db/outbox.ts'
import { findSubscription } from '#db/subscriptions.ts'
import type { DigestView } from '#ui/mail/digest.tsx'
import { presentAlert } from '#ui/presenters/alert.ts'
import { presentDigestHome } from '#ui/presenters/digest.ts'
import { searchInSentence } from '#ui/presenters/search-in-words.ts'
import { subscriptionLinks } from '#worker/forms/subscription-links.ts'
import type { MailDeps } from './mail-deps.ts'

const Digest = type({
  subscription: 'string',
  after: 'number.integer',
  last: 'number.integer',
  listings: type('number.integer').array().atMostLength(maxInReserve).readonly(),
  total: 'number.integer',
  origin: 'string.url',
})

/** What a digest tells, its homes and its alert as they are now; null when nobody waits for it any more, or none of its homes is left. What was owed before a pause goes: it would be told no more. */
export async function readDigest({ data, locale, createdAt }: LeasedMail, { db, settings }: MailDeps): Promise<DigestView | null> {
  const owed = Digest(data)
  if (owed instanceof type.errors) throw new Error(`the data of the mail make no sense: ${owed.summary}`)
  const found: DigestData = owed
  const subscription = await findSubscription(db, found.subscription)
  const isConfirmed = subscription?.state === 'active' || subscription?.state === 'paused'
  if (!isConfirmed || !subscription.alert) return null
  const origin = settings.origin ?? new URL(found.origin).origin
  const changes = foldEvents(await eventsOf(db, found.listings, found.after, found.last))
  const { cards } = await listChosen(db, found.listings)
  const standing = changes.flatMap((change) => {
    const card = cards.find(({ id }) => id === change.listingId)
    const home = card ? presentDigestHome(card, change, locale, origin, new Date(createdAt)) : null
    return home ? [home] : []
  })
  const homes = standing.slice(0, maxInDigest)
  const [first] = homes
  if (!first) return null
  const unknown = found.total - found.listings.length
  const { goal, search } = subscription.alert
  const { words, list } = presentAlert(subscription.alert, locale)
  return {
    locale,
    origin,
    name: subscription.name,
    homes,
    others: standing.length - homes.length + unknown,
    kind: unknown === 0 && standing.every(({ kind }) => kind === first.kind) ? first.kind : null,
    search: { line: words, inSentence: searchInSentence(goal, readSearch(new URLSearchParams(search)), locale) },
    list: origin + list,
    ...(await subscriptionLinks(settings.captchaSecret, origin, { ...subscription, locale })),
  }
}
