import { createId } from '@paralleldrive/cuid2'
import { recordAct } from '#db/desk/audit-log.ts'
import { assignEntered } from '#db/leads/desk-lead.ts'
import { saveLead } from '#db/leads/leads.ts'
import { servingOffice } from '#db/model/agency/office.ts'
import { readAmount } from '#db/model/calculators/amount.ts'
import type { Contact } from '#db/model/contacts/contact.ts'
import { erasureDate, type FormName, formCatalogue } from '#db/model/forms/form-catalogue.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import { translator } from '#messages/translate.ts'
import { signUpStatements, signUpsOf } from '#worker/alerts/subscription-sign-ups.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { addPlaces } from '#worker/search/place-query.ts'
import type { EnteredFields } from './enter-contact.ts'

/** Leads that a member of the staff enters for a person: they are stored like those that visitors send. */

interface Caller {
  readonly contact: Pick<Contact, 'id' | 'name' | 'locale'>
  readonly email: string | null
  readonly phone: string | null
}

/** Stores what a person seeks as an alert; it sends nothing before the person confirms it by mail (double opt-in). */
export async function storeAlert(context: DeskContext, contact: Caller['contact'], email: string, values: EnteredFields): Promise<void> {
  const { goal = 'sale', where = '', priceMax = '', bedroomsMin = '' } = values
  const query = new URLSearchParams()
  const words = addPlaces(query, where)
  if (words.length > 0) query.set('q', words.join(' '))
  const price = readAmount(priceMax)
  if (price !== null) query.set('priceMax', String(Math.round(price)))
  if (/^\d{1,2}$/.test(bedroomsMin)) query.set('bedroomsMin', bedroomsMin)
  await storeLead(context, 'alert', { contact, email, phone: null }, { goal, search: query.toString(), rhythm: 'daily' })
}

/** Stores a request for a valuation, assigned to the member. */
export async function storeValuation(context: DeskContext, caller: Caller, { street, houseNumber, zip, city, contactNote }: EnteredFields): Promise<void> {
  const address = { street, houseNumber, zip, city, remark: contactNote }
  await storeLead(
    context,
    'valuation',
    caller,
    Object.fromEntries(Object.entries(address).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
  )
}

/** Asks a person by mail whether they want the newsletter; it sends nothing else before they confirm (double opt-in). */
export async function storeNewsletter(context: DeskContext, contact: Caller['contact'], email: string): Promise<void> {
  await storeLead(context, 'newsletter', { contact, email, phone: null }, {})
}

async function storeLead(context: DeskContext, form: FormName, { contact, email, phone }: Caller, answers: Lead['fields']): Promise<void> {
  const { store, now, agency, session, relay } = context
  const db = store.primary
  const createdAt = now.toISOString()
  const { zip } = answers
  const lead: Lead = {
    id: createId(),
    form,
    locale: contact.locale,
    email,
    listingId: null,
    projectId: null,
    office: typeof zip === 'string' ? (servingOffice(agency, { country: 'BE', zip })?.key ?? null) : null,
    fields: { ...(contact.name !== '' && { name: contact.name }), ...(phone !== null && { phone }), ...(email !== null && { email }), ...answers },
    consent: { version: 'desk', text: translator(contact.locale)('desk.contact.byPhone'), at: createdAt, newsletter: false },
    createdAt,
    eraseAfter: erasureDate(now, formCatalogue[form].months).toISOString(),
  }
  const signUps = form === 'alert' || form === 'newsletter' ? await signUpsOf(db, lead, agency) : []
  await saveLead(db, lead, [], null, [
    ...signUps.flatMap((signUp) => signUpStatements(db, signUp, lead)),
    assignEntered(db, lead, session.member.id),
    recordAct(db, session.member, { action: 'make', object: 'lead', objectId: lead.id }, now),
  ])
  relay(signUps.map(({ mailId }) => mailId))
}
