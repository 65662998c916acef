import { findSubscription } from '#db/alerts/subscriptions.ts'
import type { Db } from '#db/client.ts'
import { findCrmRecord } from '#db/leads/crm/crm-records.ts'
import type { DeskLead } from '#db/leads/desk-lead.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import { officeByKey, officeLocale } from '#db/model/agency/office.ts'
import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import { parsePhone } from '#db/model/forms/phone.ts'
import type { CrmPlace } from '#db/model/leads/crm/crm-places.ts'
import type { LeadValue } from '#db/model/leads/lead.ts'
import { findZone, zipsOf } from '#db/model/places/zones.ts'
import type { Search } from '#db/model/search/search.ts'
import { readSearch } from '#db/model/search/search-query.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { leadSubject, presentLeadRows } from '#ui/forms/lead-rows.present.ts'
import type { LeadMailView } from '#ui/leads/lead.mail.ts'
import { subscriptionId } from '#worker/alerts/subscription-sign-ups.ts'
import type { Settings } from '#worker/env.ts'
import { loadLeadMail } from '#worker/leads/load-lead-mails.ts'
import { type CrmLead, type CrmPerson, referenceOf } from './crm-writer.ts'

interface LoadDeps {
  readonly db: Db
  readonly settings: Pick<Settings, 'origin' | 'signing'>
  readonly agency: Agency
}

/** Whether the subscription that a form's lead waits for is confirmed; null if there is none any more. */
export async function isLeadConfirmed(db: Db, place: CrmPlace, { email, fields }: Pick<DeskLead, 'email' | 'fields'>): Promise<boolean | null> {
  if (place.awaits === undefined) return true
  const { goal, search } = fields
  const alert = typeof search === 'string' && (goal === 'sale' || goal === 'rent') ? ({ goal, search, rhythm: 'daily' } as const) : null
  const found = await findSubscription(db, subscriptionId(place.awaits, email ?? '', place.awaits === 'alert' ? alert : null))
  return found === null || found.state === 'ended' ? null : found.state !== 'pending'
}

/** A lead as a CRM gets it, in the language of the office that answers; the home or project is as it is now. */
export async function loadCrmLead({ db, settings, agency }: LoadDeps, crm: CrmName, place: CrmPlace, lead: DeskLead): Promise<CrmLead> {
  const { id, form, locale: spoken, listingId, projectId } = lead
  const office = (lead.office === null ? null : officeByKey(agency, lead.office)?.email) ?? agency.email
  const locale = officeLocale(agency, office)
  const data = { form, fields: lead.fields, listingId, projectId, spoken, newsletter: lead.consent.newsletter || place.as === 'agreement' }
  const mail = { id, template: 'leadNotice', locale, recipient: office, replyTo: null, data, attempts: 1, createdAt: lead.createdAt } as const
  const [view, record] = await Promise.all([loadLeadMail(mail, { db, settings, agency }), findCrmRecord(db, crm, listingId, projectId)])
  const search = place.as === 'demand' && typeof lead.fields.search === 'string' ? readSearch(new URLSearchParams(lead.fields.search)) : null
  const reference = referenceOf(id)
  return {
    as: place.as,
    reference,
    spoken,
    person: personOf(lead),
    listing: record.listing,
    project: record.project,
    goal: lead.fields.goal === 'rent' || lead.fields.goal === 'sale' ? lead.fields.goal : record.goal,
    subject: leadSubject(form, 'notice', locale),
    message: messageOf(view, place, reference),
    search,
    zips: search === null ? [] : zipsIn(search),
    wantsNewsletter: view.newsletter === 'confirmed',
  }
}

/** Fields of which a CRM has its own, or that mean nothing outside this site. */
const ownFields = ['title', 'name', 'firstName', 'lastName', 'email', 'phone', 'rhythm', 'replaces']

/** What the lead is about, with its address on the site, and everything that was typed. */
function messageOf({ locale, fields, about, spoken }: LeadMailView, { without = [] }: CrmPlace, reference: string): string {
  const rows = presentLeadRows(fields, locale, [...ownFields, ...without])
  const language = { label: translator(locale)('mail.notice.language'), value: languages[spoken].name }
  const line = lineIn(locale)
  return [
    ...(about === null ? [] : [about.title, ...about.lines, about.href, '']),
    ...[...rows, ...(spoken === locale ? [] : [language])].map(line),
    '',
    reference,
  ]
    .join('\n')
    .trim()
}

const lineIn = (locale: Locale) => (row: { readonly label: string; readonly value: string }) =>
  row.value.includes('\n') ? `${row.label}\n${row.value}` : translator(locale)('mail.line', row)

function personOf({ form, fields, email }: DeskLead): CrmPerson {
  const address = text(fields.email) || email
  const [firstName, lastName] = [text(fields.firstName), text(fields.lastName)]
  return {
    firstName: lastName === '' ? '' : firstName,
    lastName: lastName || firstName || (address ?? '?'),
    email: address || null,
    phone: parsePhone(text(fields.phone)),
    address: text(fields.postStreet) !== '' ? addressOf(fields, postal) : form === 'purchaseOffer' ? addressOf(fields, home) : null,
  }
}

const postal = { street: 'postStreet', number: 'postHouseNumber', zip: 'postZip', city: 'postCity', country: 'postCountry' } as const
const home = { street: 'street', number: 'houseNumber', zip: 'zip', city: 'city', country: 'country' } as const

function addressOf(fields: DeskLead['fields'], names: typeof postal | typeof home): NonNullable<CrmPerson['address']> {
  const of = (name: keyof typeof names) => text(fields[names[name]])
  return { street: of('street'), number: of('number'), zip: of('zip'), city: of('city'), country: of('country') || 'BE' }
}

const maxZips = 200

/** The postcodes of a search; none if it also goes by a whole region, or by more than a CRM takes. */
function zipsIn({ zips, zones }: Search): readonly string[] {
  const ofZones = zones.map((code) => {
    const zone = findZone(code)
    return zone === null ? [] : zipsOf(zone)
  })
  const all = [...new Set([...zips, ...ofZones.flat()])]
  return ofZones.some((each) => each.length === 0) || all.length > maxZips ? [] : all
}

function text(value: LeadValue | undefined): string {
  return typeof value === 'string' ? value.trim() : ''
}
