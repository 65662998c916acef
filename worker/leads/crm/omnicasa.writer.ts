import { propertyGroups } from '#db/model/listings/property-group.ts'
import { day, minute } from '#db/model/site/durations.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import type { CrmSettings } from '#worker/feeds/crm-settings.ts'
import { openFields } from '#worker/feeds/fields.ts'
import { askService, type Parameters } from '#worker/feeds/omnicasa/service/ask.ts'
import { dateTime, languageIdOf, listIn, pageFrom, pageSize } from '#worker/feeds/omnicasa/service/values.ts'
import type { Called } from '#worker/feeds/sync/call-service.ts'
import { type CrmLead, type CrmWriter, type Found, type Opened, referencePattern, type Written } from './crm-writer.ts'
import { failedWrite, withoutPerson } from './failed-write.ts'

/**
 * Writes leads to Omnicasa. A write is a GET with personal data and the password in its address: `askService` follows no redirect, caches nothing, quotes no
 * address and calls once. A write without an answer is looked for in the histories of the person before it is repeated.
 */
export function openOmnicasa(crm: CrmSettings, opened: Date): Opened {
  const ask = (endpoint: string, parameters: Parameters) => askService(crm, endpoint, parameters, opened)
  const writer: CrmWriter = {
    async write(lead) {
      const { endpoint, parameters } = callOf(lead)
      const called = await ask(endpoint, parameters)
      if (called.ok) return called.value === false ? { kind: 'refused', reason: `${endpoint} answers false` } : { kind: 'sent', id: null }
      if (called.error.fault !== 'refused') return failedWrite(called, lead.person)
      return refusedBy(withoutPerson(called.error.detail, lead.person), await ask('GetCountryList', { LanguageId: languageIdOf(lead.spoken) }))
    },
    find: (lead, since, now) => findPerson(ask, lead, since, now),
  }
  return { writer }
}

/** Whether the lead was refused, or the agency's log-in. */
function refusedBy(reason: string, probe: Called): Written {
  return { kind: probe.ok ? 'refused' : 'later', reason }
}

type Ask = (endpoint: string, parameters: Parameters) => Promise<Called>

/** Milliseconds by which the clocks may differ. */
const skew = 15 * minute

/** A contact leaves a task and a history, a search demand a history. */
const histories = ['GetTaskHistories', 'GetAutomaticHistories'] as const

async function findPerson(ask: Ask, { person, reference, spoken }: CrmLead, since: string, now: Date): Promise<Found> {
  if (person.email === null) return { kind: 'unknown', reason: 'Omnicasa cannot be asked for a person without an e-mail address' }
  const LanguageId = languageIdOf(spoken)
  const found = await ask('GetPersonByEmail', { Email: person.email, LanguageId })
  if (!found.ok) return { kind: 'later', reason: withoutPerson(found.error.detail, person) }
  const id = personId(found.value)
  if (id === null) return isNobody(found.value) ? { kind: 'absent' } : { kind: 'unknown', reason: 'the answer to GetPersonByEmail names no person' }
  const period = { FromDate: dateTime(new Date(Date.parse(since) - skew)), ToDate: dateTime(new Date(now.getTime() + day)) }
  for (const endpoint of histories) {
    const listed = await ask(endpoint, { PersonIDs: id, ...period, ...pageFrom(1), LanguageId })
    if (!listed.ok) return { kind: 'later', reason: withoutPerson(listed.error.detail, person) }
    const items = listIn(listed.value)?.items
    if (items === undefined) return { kind: 'unknown', reason: `the answer to ${endpoint} holds no list` }
    if (JSON.stringify(items).includes(reference)) return { kind: 'sent', id }
    // An entry of this time that is not known to be another lead may be this one, without its words.
    if (items.length >= pageSize || !items.every(isOfAnotherLead)) return { kind: 'unknown', reason: `${endpoint} has an entry that may be this lead` }
  }
  return { kind: 'absent' }
}

const isNobody = (value: unknown) => value === 0 || value === false || listIn(value)?.items.length === 0

function personId(value: unknown): string | null {
  const person = listIn(value)?.items[0] ?? value
  if (!isJsonObject(person)) return null
  const id = openFields(person).take('ID', 'PersonID')
  return (typeof id === 'string' || typeof id === 'number') && id !== 0 ? String(id) : null
}

const isOfAnotherLead = (item: unknown) => referencePattern.test(JSON.stringify(item))

const countries: Readonly<Record<string, number>> = { BE: 10, LU: 50, NL: 63, FR: 33 }
/** Its number for the agency's own website. */
const website = 5

/** The call for a lead. */
export function callOf(lead: CrmLead): { readonly endpoint: string; readonly parameters: Parameters } {
  const { person, listing, project, subject } = lead
  const message = shortened(lead)
  const { address } = person
  const common = {
    Name: person.lastName,
    FirstName: person.firstName,
    ...(person.email !== null && { Email: person.email }),
    ...(person.phone !== null && { PhoneNumber: person.phone }),
    ...(address !== null && { Address: `${address.street} ${address.number}`.trim(), Zip: address.zip, City: address.city }),
    ...(address !== null && countries[address.country] !== undefined && { CountryId: countries[address.country] }),
    LanguageIdFromParameter: languageIdOf(lead.spoken),
    SourceId: website,
    // Left out where it was not agreed to, so that an agreement given elsewhere stays.
    ...(lead.wantsNewsletter && { IsReceivedEmail: true }),
  }
  if (lead.search !== null) return { endpoint: 'DemandRegister2', parameters: { ...common, ...wishOf(lead), Comment: `${subject}\n${message}` } }
  // The reference stands in the subject too, which lists of histories show.
  const words = { Subject: `${subject} (${lead.reference})`, Content: message }
  if (project !== null && listing === null) return { endpoint: 'ContactOnMeProject', parameters: { ...common, ...words, ProjectIDs: project } }
  return { endpoint: 'ContactOnMe', parameters: { ...common, ...words, ...(listing !== null && { ObjectID: listing }) } }
}

/** An address has no room for the longest messages: their end stays at the desk. */
const maxMessage = 1_500

function shortened({ message, reference }: CrmLead): string {
  return message.length <= maxMessage ? message : `${message.slice(0, maxMessage - reference.length)}…\n\n${reference}`
}

function wishOf({ search, goal, zips }: CrmLead): Parameters {
  if (search === null) return {}
  const groups = Object.entries(propertyGroups).flatMap(([group, { webId }]) => (search.types.includes(group) ? [webId] : []))
  const values = {
    ...{ PriceMin: search.priceMin, PriceMax: search.priceMax, MinRooms: search.bedroomsMin, MinBathRooms: search.bathroomsMin },
    ...{ MinGarages: search.garagesMin, MinParkings: search.parkingsMin, LivingArea: search.livingAreaMin, GroundArea: search.plotAreaMin },
    ...{ GpsX: search.near?.lat, GpsY: search.near?.lng, GpsKm: search.near?.radius, UseGps: search.near === null ? null : true },
    ...{ Garden: search.garden || null, Terrace: search.terrace || null, Cellar: search.cellar || null, Lift: search.lift || null },
    IsAnnuity: search.annuity || null,
    WebIDs: groups.join(',') || null,
    Zips: zips.map((zip) => zip.replace('L-', '')).join(',') || null,
  }
  const given = Object.entries(values).filter((entry): entry is [string, string | number | true] => entry[1] !== null && entry[1] !== undefined)
  return { Goal: goal === 'rent' ? 1 : 0, ...Object.fromEntries(given) }
}
