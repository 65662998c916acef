import { type DeskOffer, selectOfferAround } from '#db/leads/offers/offers.ts'
import { worksFor } from '#db/model/accounts/staff.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { NoPage } from '#worker/site/pages/answers.ts'

/** The offer in the URL with the others of its home and its history, if the member's offices serve it; 404 otherwise. */
export async function offerOf({ store, parameters, session: { member } }: Pick<DeskContext, 'store' | 'parameters' | 'session'>) {
  const [ofHome, [home], events, [offer]] = await store.primary.batch([...selectOfferAround(store.primary, parameters.id ?? '')])
  if (offer === undefined || !worksFor(member, offer.office)) throw new NoPage()
  return {
    offer,
    others: ofHome.filter(({ id }) => id !== offer.id),
    listing: home === undefined ? null : { ...home.record, ...home.card, state: home.state },
    events,
  }
}

/** Where a bidder is mailed, and where the answer goes; null without an address. */
export function mailTo({ agency }: Pick<DeskContext, 'agency'>, { fields, email, office }: Pick<DeskOffer, 'fields' | 'email' | 'office'>) {
  const to = typeof fields.email === 'string' && fields.email !== '' ? fields.email : email
  const replyTo = (office === null ? null : officeByKey(agency, office)?.email) ?? agency.email
  return to === null ? null : { to, replyTo }
}
