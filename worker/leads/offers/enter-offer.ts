import { type } from 'arktype'
import { recordAct } from '#db/desk/audit-log.ts'
import { markBookedByHand } from '#db/leads/desk-lead.ts'
import { mailIds, saveLead } from '#db/leads/leads.ts'
import { officeLocale, servingOffice } from '#db/model/agency/office.ts'
import { erasureDate, formCatalogue } from '#db/model/forms/form-catalogue.ts'
import { readOffer } from '#db/model/forms/offer.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import { financings } from '#db/model/leads/offers/offer.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { officeAddressOf } from '#ui/agency/contact.present.ts'
import { type FieldErrors, type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { day, email, isDay, line, longText, person, personName } from '#worker/forms/fields.ts'
import { leadMails } from '#worker/forms/form-mails.ts'
import { leadId } from '#worker/forms/handle-form.ts'
import { parseForm } from '#worker/forms/parse.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const fields = {
  'bid.firstName?': personName,
  'bid.lastName': personName,
  'bid.phone?': person.phone,
  'bid.email?': email,
  'bid.spoken': type.enumerated(...locales),
  'bid.offer': line.narrow((text, context) => readOffer(text) !== null || context.mustBe('whole euro')),
  'bid.receivedOn': day,
  'bid.offerEnd?': day,
  'financing?': type.enumerated(...financings),
  'bid.conditions?': longText,
} as const
const schema = type({ '+': 'delete', ...fields })
const order = Object.keys(fields).map((name) => name.replace('?', ''))

/** Stores an offer that came by phone or on paper, as a lead that needs no answer, and confirms it to a bidder with an address. @returns the form's state if refused; null on success */
export async function enterOffer(context: DeskContext, home: Listing, sent: FormData): Promise<FormState | null> {
  const { store, agency, now, session, relay } = context
  const read = parseForm(schema, order, sent, { ...reachErrors(sent), ...dayErrors(sent, wallTimeOf(now).day) })
  if (!read.ok) return { ...freshForm, typed: read.typed, errors: read.errors }
  const { 'bid.spoken': locale, ...values } = read.values
  const answers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name.replace('bid.', ''), value]))
  const createdAt = now.toISOString()
  const lead: Lead = {
    id: leadId(sent.get('submission'), ['purchaseOffer', home.id, answers]),
    form: 'purchaseOffer',
    locale,
    email: answers.email?.trim() ?? null,
    listingId: home.id,
    projectId: null,
    office: servingOffice(agency, home.place)?.key ?? null,
    fields: answers,
    consent: { version: 'desk', text: translator(locale)('desk.offers.byHand'), at: createdAt, newsletter: false },
    createdAt,
    eraseAfter: erasureDate(now, formCatalogue.purchaseOffer.months).toISOString(),
  }
  const db = store.primary
  const office = officeAddressOf(home, agency)
  const mails = leadMails(lead, { office, officeLocale: officeLocale(agency, office) }).filter(({ template }) => template === 'leadConfirmation')
  const stored = await saveLead(db, lead, mails, null, [
    ...markBookedByHand(db, lead.id, session.member.id, now, 'offer'),
    recordAct(db, session.member, { action: 'make', object: 'offer', objectId: lead.id }, now),
  ])
  if (stored === 'stored') relay(mailIds(lead.id, mails))
  return null
}

/** Without a number or an address nobody can answer. */
function reachErrors(sent: FormData): FieldErrors {
  return textOf(sent, 'bid.phone') === '' && textOf(sent, 'bid.email') === '' ? { 'bid.phone': 'missing' } : {}
}

/** An offer has been received by today, and ends no earlier. */
function dayErrors(sent: FormData, today: string): FieldErrors {
  const [received, end] = [textOf(sent, 'bid.receivedOn'), textOf(sent, 'bid.offerEnd')]
  return {
    ...(isDay(received) && received > today ? { 'bid.receivedOn': 'invalid' as const } : {}),
    ...(isDay(received) && isDay(end) && end < received ? { 'bid.offerEnd': 'invalid' as const } : {}),
  }
}
