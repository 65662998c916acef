import { isJsonObject } from '#db/model/site/json-object.ts'
import { type Answer, failedWrite, hasSucceeded, isUnauthorised, postJson, withoutPerson } from './call-crm.ts'
import type { CrmLead, CrmWriter, Opened, Written } from './crm-writer.ts'

/** What a connection with Whise needs. */
export interface Whise {
  readonly base: string
  readonly user: string
  readonly password: string
  readonly client: string
  /** Empty: the first office of the client. */
  readonly office: string
}

/** Writes leads to Whise: a contact with the home and the message. With an e-mail address a repeat is the same contact. */
export async function openWhise(crm: Whise): Promise<Opened> {
  const opened = await logIn(crm)
  if (opened.token === null) return { writer: null, reason: opened.reason }
  let { token } = opened
  /** One call; a token that is refused is fetched again once. */
  const call = async (path: string, body: object): Promise<Answer> => {
    const answer = await post(crm, path, body, token)
    if (!isUnauthorised(answer) && !failsToAuthenticate(answer.value)) return answer
    const renewed = await logIn(crm)
    if (renewed.token === null) return { status: 401, value: null, reason: renewed.reason }
    token = renewed.token
    return post(crm, path, body, token)
  }
  const writer: CrmWriter = {
    async write(lead) {
      const office = crm.office === '' ? await firstOffice(call) : Number(crm.office)
      if (office === null) return { kind: 'later', reason: 'offices/list names no office' }
      return writtenBy(await call(lead.person.email === null ? 'v1/contacts/create' : 'v1/contacts/upsert', contactOf(lead, office)), lead)
    },
    async find(lead) {
      const { email } = lead.person
      if (email === null) return { kind: 'unknown', reason: 'Whise cannot be asked for a contact without an e-mail address' }
      const answer = await call('v1/contacts/list', { Filter: { PrivateEmail: email }, Page: { Limit: 50, Offset: 0 } })
      if (!hasSucceeded(answer) || refusalIn(answer.value) !== null || !isJsonObject(answer.value))
        return { kind: 'later', reason: answer.reason || 'contacts/list has no answer' }
      const contacts = Array.isArray(answer.value.contacts) ? answer.value.contacts.filter(isJsonObject) : []
      const own = contacts.filter((contact) => lower(contact.privateEmail) === lower(email))
      if (contacts.length > 0 && own.length === 0) return { kind: 'unknown', reason: 'contacts/list answers with other contacts' }
      const known = own.find((contact) => JSON.stringify(contact).includes(lead.reference))
      // Without the reference the contact is an earlier one, and an upsert merges into it.
      return known === undefined ? { kind: 'absent' } : { kind: 'sent', id: textOf(known.id) }
    },
  }
  return { writer }
}

const post = (crm: Whise, path: string, body: object, token: string) =>
  postJson(path.replace('v1/', ''), crm.base + path, body, { Authorization: `Bearer ${token}` })

type LogIn = { readonly token: string; readonly reason: '' } | { readonly token: null; readonly reason: string }

/** The token of the integrator, and with it that of the agency. */
async function logIn(crm: Whise): Promise<LogIn> {
  const own = tokenIn('token', await postJson('token', `${crm.base}token`, { Username: crm.user, Password: crm.password }))
  if (own.token === null) return own
  const body = { ClientId: Number(crm.client), ...(crm.office !== '' && { OfficeId: Number(crm.office) }) }
  return tokenIn('clients/token', await post(crm, 'v1/admin/clients/token', body, own.token))
}

function tokenIn(what: string, { value, reason }: Answer): LogIn {
  const token = isJsonObject(value) ? value.token : null
  return typeof token === 'string' && reason === '' ? { token, reason } : { token: null, reason: reason || `${what} gives no token` }
}

async function firstOffice(call: (path: string, body: object) => Promise<Answer>): Promise<number | null> {
  const { value } = await call('v1/admin/offices/list', {})
  const offices = isJsonObject(value) && Array.isArray(value.offices) ? value.offices.filter(isJsonObject) : []
  const id = Number(offices[0]?.id)
  return Number.isInteger(id) && id > 0 ? id : null
}

function writtenBy(answer: Answer, { person }: CrmLead): Written {
  const { value } = answer
  const refusal = refusalIn(value)
  const words = refusal === null ? '' : withoutPerson(refusal, person)
  if (!hasSucceeded(answer)) return failedWrite(answer, words)
  if (failsToAuthenticate(value)) return { kind: 'later', reason: words }
  if (refusal !== null) return { kind: 'refused', reason: words }
  const id = isJsonObject(value) ? textOf(value.contactId ?? value.id) : null
  return isJsonObject(value) ? { kind: 'sent', id } : { kind: 'lost', reason: 'the answer is not a JSON object' }
}

/** Why a request was not valid; null if it was. */
function refusalIn(value: unknown): string | null {
  if (!isJsonObject(value)) return null
  const { isValidRequest, validationErrors, ExceptionMessage, Message } = value
  if (typeof ExceptionMessage === 'string' || typeof Message === 'string') return String(ExceptionMessage ?? Message)
  if (isValidRequest !== false) return null
  const errors = Array.isArray(validationErrors) ? validationErrors.filter(isJsonObject) : []
  return errors.map(({ code, message }) => [code, message].filter((part) => typeof part === 'string').join(': ')).join('; ') || 'not a valid request'
}

const failsToAuthenticate = (value: unknown) => refusalIn(value)?.includes('FailedAuthentication') === true

const countries: Readonly<Record<string, number>> = { BE: 1, NL: 2, FR: 3, DE: 4, LU: 5 }
const languages: Readonly<Record<string, string>> = { nl: 'nl-BE', fr: 'fr-BE' }
const contactTypes = { owner: 3, buyer: 4, tenant: 5 } as const

/** A lead as a contact. */
export function contactOf(lead: CrmLead, office: number): object {
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
