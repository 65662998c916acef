import { type } from 'arktype'
import { findStaff } from '#db/accounts/staff.ts'
import { findSubscription } from '#db/alerts/subscriptions.ts'
import { findListing } from '#db/listings/listings.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import { servingOffice } from '#db/model/agency/office.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { readSearch } from '#db/model/search/search-query.ts'
import { textIn } from '#db/model/site/localized.ts'
import { presentAlert } from '#ui/alerts/alert.present.ts'
import type { HomeMatchView } from '#ui/alerts/home-match.mail.ts'
import { presentMailListing } from '#ui/mail/mail-listing.present.ts'
import { presentSignature } from '#ui/mail/mail-signature.present.ts'
import { searchInSentence } from '#ui/search/search-in-words.present.ts'
import { checkMailData, type RenderDeps } from '#worker/mail/mail-loader.ts'
import { subscriptionLinks } from '#worker/signing/links.ts'

const Data = type({ subscription: 'string', listing: 'number.integer', actor: 'string' })

/** Loads the mail that tells the subscriber of an alert of a home; null once the alert has ended or is paused, or the home is no longer on offer. */
export async function loadHomeMatch(mail: LeasedMail, { db, settings, agency }: Pick<RenderDeps, 'db' | 'settings' | 'agency'>): Promise<HomeMatchView | null> {
  const data = checkMailData(Data, mail)
  const [subscription, listing, member] = await Promise.all([findSubscription(db, data.subscription), findListing(db, data.listing), findStaff(db, data.actor)])
  if (subscription?.state !== 'active' || subscription.alert === null || listing === null || !isListed(listing.state)) return null
  const { locale } = mail
  const { origin } = settings
  const office = servingOffice(agency, listing.place)
  const of = [agencyName(agency, locale), textIn(office?.name, locale)].filter((part) => part !== '').join(' ')
  const { goal, search } = subscription.alert
  return {
    locale,
    origin,
    name: subscription.name,
    formal: subscription.formal,
    search: { line: presentAlert(subscription.alert, locale).words, inSentence: searchInSentence(goal, readSearch(new URLSearchParams(search)), locale) },
    list: origin + presentAlert(subscription.alert, locale).list,
    home: presentMailListing(listing, agency, locale, origin, new Date(mail.createdAt)),
    signature: presentSignature({ name: member?.name ?? null, email: member?.email ?? null, of, phone: office?.phone ?? agency.phone }, agency, origin),
    ...(await subscriptionLinks(settings.signing, origin, { ...subscription, locale })),
  }
}
