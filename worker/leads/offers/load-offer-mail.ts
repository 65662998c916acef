import { type } from 'arktype'
import { findMailedStep } from '#db/leads/offers/change-offer.ts'
import { findListing } from '#db/listings/listings.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import { advanceFor } from '#db/model/calculators/offer-advance.ts'
import { textIn } from '#db/model/site/localized.ts'
import { translator } from '#messages/translate.ts'
import { formalName, greetedName } from '#ui/forms/lead-rows.present.ts'
import { advanceNote } from '#ui/forms/purchase-offer/purchase-offer.present.ts'
import type { OfferStepMailView } from '#ui/leads/offers/offer-step.mail.ts'
import { presentMailListing } from '#ui/mail/mail-listing.present.ts'
import { presentSignature } from '#ui/mail/mail-signature.present.ts'
import { euroInText, formatDay } from '#ui/site/number.present.ts'
import { checkMailData, type RenderDeps } from '#worker/mail/mail-loader.ts'

const Data = type({ event: 'string' })

/** Loads the mail that tells a bidder of a step; null once it is undone, or erased with its lead. */
export async function loadOfferStep(
  mail: LeasedMail,
  { db, settings, agency }: Pick<RenderDeps, 'db' | 'settings' | 'agency'>,
): Promise<OfferStepMailView | null> {
  const found = await findMailedStep(db, checkMailData(Data, mail).event)
  if (found === null) return null
  const { locale } = mail
  const { origin } = settings
  const { step, details, fields, name, email } = found
  const listing = await findListing(db, found.listingId)
  const about = listing === null ? null : presentMailListing(listing, agency, locale, origin, new Date(mail.createdAt))
  const office = found.office === null ? null : officeByKey(agency, found.office)
  const officeName = [agencyName(agency, locale), textIn(office?.name, locale)].filter((part) => part !== '').join(' ')
  return {
    ...{ locale, origin, step, about, office: officeName },
    isOnCounter: details.isCounter && step !== 'countered',
    name: greetedName(fields),
    formal: formalName(fields),
    home: about?.title ?? translator(locale)('mail.home'),
    offered: euroInText(found.amount),
    amount: euroInText(details.amount),
    until: details.until === null ? '' : formatDay(details.until, locale),
    hasConditions: typeof fields.conditions === 'string' && fields.conditions.trim() !== '',
    advance: listing === null ? '' : advanceNote(advanceFor(listing, mail.createdAt), locale),
    text: found.text ?? '',
    signature: presentSignature({ name, email, of: officeName, phone: office?.phone ?? agency.phone }, agency, origin),
  }
}
