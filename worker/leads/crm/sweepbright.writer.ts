import { propertyGroups } from '#db/model/listings/property-group.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import type { CrmSettings } from '#worker/feeds/crm-settings.ts'
import { askSweepBright, sweepBrightToken } from '#worker/feeds/sweepbright/ask.ts'
import type { CrmLead, CrmWriter, Opened } from './crm-writer.ts'
import { failedWrite } from './failed-write.ts'

/**
 * Writes leads to SweepBright. It has no idempotency key and cannot be asked what has arrived. A token is fetched for each lead, so that a service that is down is
 * noticed before anything is in doubt. @param office its id of the office that valuations go to; empty: they go as general contacts
 */
export async function openSweepBright(crm: CrmSettings, office: string, now: Date): Promise<Opened> {
  const opened = await sweepBrightToken(crm, now)
  if (!opened.ok) return { writer: null, reason: opened.error.detail }
  const post = (lead: CrmLead) => {
    const { path, body } = requestOf(lead, office)
    return askSweepBright(crm, path, now, body, 'POST')
  }
  const writer: CrmWriter = {
    async write(lead) {
      let called = await post(lead)
      // A home that it does not know any more stands in the message.
      if (!called.ok && called.isMissing) called = await post({ ...lead, listing: null, project: null })
      return called.ok ? { kind: 'sent', id: idIn(called.value) } : failedWrite(called, lead.person, refusedFields(called.said))
    },
    find: async () => ({ kind: 'unknown', reason: 'SweepBright cannot be asked whether it has the lead' }),
  }
  return { writer }
}

/** The call for a lead. */
export function requestOf(lead: CrmLead, office: string): { readonly path: string; readonly body: object } {
  const { person, spoken } = lead
  const estate = lead.listing ?? lead.project
  const contact = {
    first_name: person.firstName,
    last_name: person.lastName,
    ...(person.email !== null && { email: person.email }),
    ...(person.phone !== null && { phone: person.phone }),
    message: `${lead.subject}\n\n${lead.message}`,
    locale: spoken === 'nl' || spoken === 'fr' ? spoken : 'en',
  }
  if (lead.as === 'valuation' && office !== '') return { path: 'contacts/owners', body: { ...contact, office_id: office } }
  if (estate !== null) return { path: `estates/${encodeURIComponent(estate)}/contacts`, body: contact }
  return { path: 'contacts', body: { ...contact, ...wishOf(lead) } }
}

const typeOfGroup: Readonly<Record<string, string>> = { house: 'house', apartment: 'apartment', land: 'land', commercial: 'commercial', garage: 'parking' }

function wishOf({ search, goal, zips }: CrmLead): object {
  if (search === null) return {}
  const { types, priceMin, priceMax, bedroomsMin } = search
  const groups = Object.keys(propertyGroups).filter((group) => types.includes(group))
  const preferences = {
    negotiation: goal === 'rent' ? 'let' : 'sale',
    types: groups.flatMap((group) => typeOfGroup[group] ?? []),
    ...(priceMin !== null && { min_price: priceMin }),
    ...(priceMax !== null && { max_price: priceMax }),
    ...(bedroomsMin !== null && { min_rooms: bedroomsMin }),
  }
  const [first = ''] = zips
  const country = first.startsWith('L-') ? 'LU' : 'BE'
  const ofCountry = zips.filter((zip) => zip.startsWith('L-') === (country === 'LU')).map((zip) => zip.replace('L-', ''))
  return { preferences, ...(ofCountry.length > 0 && { location_preference: { country, postal_codes: ofCountry } }) }
}

/** The names of the fields that were refused; not the words about them, which may quote what was typed. */
function refusedFields(value: unknown): string {
  const errors = isJsonObject(value) ? value.errors : null
  return isJsonObject(errors) ? Object.keys(errors).join(', ').slice(0, 200) : ''
}

function idIn(value: unknown): string | null {
  const id = isJsonObject(value) ? value.id : null
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}
