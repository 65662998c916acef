import { propertyGroups } from '#db/model/listings/property-group.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import { type Answer, failedWrite, hasSucceeded, isUnauthorised, postJson } from './call-crm.ts'
import type { CrmLead, CrmWriter, Opened } from './crm-writer.ts'

/** What a connection with SweepBright needs. */
interface SweepBright {
  readonly base: string
  readonly id: string
  readonly secret: string
  /** Its id of the office that valuations go to; empty: they go as general contacts. */
  readonly office: string
}

const version = 'application/vnd.sweepbright.v20230901+json'

/**
 * Writes leads to SweepBright. It has no idempotency key and cannot be asked what has arrived. A token is fetched for each lead, so that a service that is down is
 * noticed before anything is in doubt.
 */
export async function openSweepBright(crm: SweepBright): Promise<Opened> {
  const first = await fetchToken(crm)
  if (first.token === null) return { writer: null, reason: first.reason }
  const post = (token: string, lead: CrmLead) => {
    const { path, body } = requestOf(lead, crm.office)
    return postJson(path.replace(/estates\/[^/]+/, 'estates/…'), crm.base + path, body, { Accept: version, Authorization: `Bearer ${token}` })
  }
  const writer: CrmWriter = {
    async write(lead) {
      let answer = await post(first.token, lead)
      if (isUnauthorised(answer)) {
        const renewed = await fetchToken(crm)
        if (renewed.token !== null) answer = await post(renewed.token, lead)
      }
      // A home that it does not know any more stands in the message.
      if (answer.status === 404) answer = await post(first.token, { ...lead, listing: null, project: null })
      return hasSucceeded(answer) ? { kind: 'sent', id: idIn(answer.value) } : failedWrite(answer, refusedFields(answer.value))
    },
    find: async () => ({ kind: 'unknown', reason: 'SweepBright cannot be asked whether it has the lead' }),
  }
  return { writer }
}

async function fetchToken({
  base,
  id,
  secret,
}: SweepBright): Promise<{ readonly token: string; readonly reason: '' } | { readonly token: null; readonly reason: string }> {
  const body = { grant_type: 'client_credentials', client_id: id, client_secret: secret }
  const { value, reason } = await postJson('oauth/token', `${base}oauth/token`, body, { Accept: version })
  const token = isJsonObject(value) ? value.access_token : null
  return typeof token === 'string' && reason === '' ? { token, reason } : { token: null, reason: reason || 'oauth/token gives no token' }
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
function refusedFields(value: Answer['value']): string {
  const errors = isJsonObject(value) ? value.errors : null
  return isJsonObject(errors) ? Object.keys(errors).join(', ').slice(0, 200) : ''
}

function idIn(value: Answer['value']): string | null {
  const id = isJsonObject(value) ? value.id : null
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}
