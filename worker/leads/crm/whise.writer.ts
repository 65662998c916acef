import { isJsonObject, jsonObjectsIn } from '#db/model/site/json-object.ts'
import type { CrmSettings } from '#worker/feeds/crm-settings.ts'
import { type Answered, askWhise, logInToWhise } from '#worker/feeds/whise/ask.ts'
import type { CrmLead, CrmWriter, Opened, Written } from './crm-writer.ts'
import { failedWrite, withoutPerson } from './failed-write.ts'

/** Writes leads to Whise: a contact with the home and the message. With an e-mail address a repeat is the same contact. */
export async function openWhise(crm: CrmSettings, now: Date): Promise<Opened> {
  const opened = await logInToWhise(crm, now)
  if (!opened.ok) return { writer: null, reason: opened.error.detail }
  const ask: Ask = (path, body) => askWhise(crm, path, body, now)
  const writer: CrmWriter = {
    async write(lead) {
      const { office: own = '' } = crm.values
      const office = own === '' ? await firstOffice(ask) : Number(own)
      if (office === null) return { kind: 'later', reason: 'offices/list names no office' }
      return writtenBy(await ask(lead.person.email === null ? 'v1/contacts/create' : 'v1/contacts/upsert', contactOf(lead, office)), lead)
    },
    async find({ person, reference }) {
      const { email } = person
      if (email === null) return { kind: 'unknown', reason: 'Whise cannot be asked for a contact without an e-mail address' }
      const called = await ask('v1/contacts/list', { Filter: { PrivateEmail: email }, Page: { Limit: 50, Offset: 0 } })
      if (!called.ok) return { kind: 'later', reason: withoutPerson(called.error.detail, person) }
      const contacts = jsonObjectsIn(called.answer.contacts)
      const own = contacts.filter((contact) => lower(contact.privateEmail) === lower(email))
      if (contacts.length > 0 && own.length === 0) return { kind: 'unknown', reason: 'contacts/list answers with other contacts' }
      const known = own.find((contact) => JSON.stringify(contact).includes(reference))
      // Without the reference the contact is an earlier one, and an upsert merges into it.
      return known === undefined ? { kind: 'absent' } : { kind: 'sent', id: textOf(known.id) }
    },
  }
  return { writer }
}

type Ask = (path: string, body: Readonly<Record<string, unknown>>) => Promise<Answered>

async function firstOffice(ask: Ask): Promise<number | null> {
  const called = await ask('v1/admin/offices/list', {})
  const offices = jsonObjectsIn(called.ok ? called.answer.offices : [])
  const id = Number(offices[0]?.id)
  return Number.isInteger(id) && id > 0 ? id : null
}

/** A contact that the answer names was made, also where a fault stands beside it. */
function writtenBy(called: Answered, { person }: CrmLead): Written {
  const answer = called.ok ? called.answer : called.said
  const id = isJsonObject(answer) ? textOf(answer.contactId ?? answer.id) : null
  return called.ok || id !== null ? { kind: 'sent', id } : failedWrite(called, person)
}

const countries: Readonly<Record<string, number>> = { BE: 1, NL: 2, FR: 3, DE: 4, LU: 5 }
const languages: Readonly<Record<string, string>> = { nl: 'nl-BE', fr: 'fr-BE' }
const contactTypes = { owner: 3, buyer: 4, tenant: 5 } as const

/** A lead as a contact. */
export function contactOf(lead: CrmLead, office: number): Readonly<Record<string, unknown>> {
  const { person, as, goal, wantsNewsletter } = lead
  const estate = Number(lead.listing ?? lead.project ?? Number.NaN)
  const { address } = person
  const isMobile = person.phone !== null && /^\+(?:324|3526|336|337|316|491)/.test(person.phone)
  return {
    Name: person.lastName,
    ...(person.firstName !== '' && { FirstName: person.firstName }),
    ...(person.email !== null && { PrivateEmail: person.email }),
    ...(person.phone !== null && { [isMobile ? 'PrivateMobile' : 'PrivateTel']: person.phone }),
    ...(address !== null && { Address1: address.street, Number: address.number, Zip: address.zip, City: address.city }),
    CountryId: countries[address?.country ?? 'BE'] ?? countries.BE,
    LanguageId: languages[lead.spoken] ?? 'en-GB',
    OfficeIds: [office],
    ...(Number.isInteger(estate) && { EstateIds: [estate] }),
    ...(as === 'valuation' && { BaseContactTypeId: contactTypes.owner }),
    ...(goal !== null && { BaseContactTypeId: goal === 'rent' ? contactTypes.tenant : contactTypes.buyer }),
    // Left out where it was not agreed to, so that an agreement given elsewhere stays.
    ...(wantsNewsletter && { AgreementEmail: true, AgreementMailingCampaign: true }),
    Message: `${lead.subject}\n\n${lead.message}`,
    ...criteriaOf(lead),
  }
}

const categories: Readonly<Record<string, number>> = { house: 1, apartment: 2, land: 3, commercial: 5, garage: 7 }

/** A search as criteria, one for each category; none without postcodes, which Whise refuses. */
function criteriaOf({ search, goal, zips }: CrmLead): object {
  if (search === null || zips.length === 0) return {}
  const { priceMin, priceMax, bedroomsMin, bathroomsMin, livingAreaMin, livingAreaMax, plotAreaMin, plotAreaMax } = search
  const isLuxembourg = zips.every((zip) => zip.startsWith('L-'))
  const numbers = {
    ...{ PriceMin: priceMin, PriceMax: priceMax, MinRooms: bedroomsMin, Bathrooms: bathroomsMin },
    ...{ AreaMin: livingAreaMin, AreaMax: livingAreaMax, GroundAreaMin: plotAreaMin, GroundAreaMax: plotAreaMax },
  }
  const criteria = {
    PurposeId: search.annuity ? 3 : goal === 'rent' ? 2 : 1,
    CountryId: isLuxembourg ? countries.LU : countries.BE,
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== null)),
    ...(search.garden && { Garden: true }),
    ...(search.terrace && { Terrace: true }),
    ...(search.furnished && { Furnished: true }),
    ...(search.garagesMin !== null && { Garage: true }),
    ZipCodes: zips.map((zip) => zip.replace('L-', '')),
  }
  const chosen = search.types.flatMap((type) => categories[type] ?? [])
  return { SearchCriteria: chosen.length === 0 ? [criteria] : chosen.map((CategoryId) => ({ ...criteria, CategoryId })) }
}

const lower = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : null)
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null)
