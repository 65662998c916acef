import { describe, expect, test } from 'vitest'
import { findDeskLead } from '#db/leads/desk-lead.ts'
import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import { crmNames } from '#db/model/feeds/crm-catalogue.ts'
import type { FormName } from '#db/model/forms/form-catalogue.ts'
import { crmPlace, formsOf } from '#db/model/leads/crm/crm-places.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import type { Locale } from '#messages/locales.ts'
import { openCrmWorld } from '../../../tests/kit/crms/crm-world.ts'
import { demoAgency } from '../../../tests/kit/demo-agency.ts'
import { anOmnicasa } from '../../../tests/kit/faults/omnicasa-service.ts'
import { leadOfForm } from '../../../tests/leads/form-leads.ts'
import type { CrmLead } from './crm-writer.ts'
import { loadCrmLead } from './load-crm-lead.ts'
import { callOf } from './omnicasa.writer.ts'
import { requestOf } from './sweepbright.writer.ts'
import { contactOf } from './whise.writer.ts'

const worlds = new Map<CrmName, ReturnType<typeof openCrmWorld>>()
let last = 0

/** The world of a CRM, which the tests share. */
function worldOf(crm: CrmName) {
  const world = worlds.get(crm) ?? openCrmWorld(crm, anOmnicasa())
  worlds.set(crm, world)
  return world
}

/** A lead as a CRM gets it, for an agency that works in a language. @param change SQL that changes the site, which then has a world of its own */
async function loaded(crm: CrmName, form: FormName, locale: Locale = 'nl', overrides: Partial<Lead> = {}, change = ''): Promise<CrmLead> {
  const { db, d1, settings, submit } = await (change === '' ? worldOf(crm) : openCrmWorld(crm, anOmnicasa()))
  if (change !== '') await d1.exec(change)
  last += 1
  const lead = leadOfForm(form, 1, { id: `lead-${last}`, ...overrides })
  await submit(lead)
  const [stored, place] = [await findDeskLead(db, lead.id), crmPlace(crm, form)]
  if (stored === null || place === null) throw new Error(`${crm} has no place for ${form}`)
  const agency = { ...demoAgency, languages: { ...demoAgency.languages, default: locale }, offices: [] }
  return loadCrmLead({ db, settings, agency }, crm, place, stored)
}

test('every form about the trade has a place in every CRM, and no other has one', () => {
  const everywhere = [
    'contact',
    'enquiry',
    'viewing',
    'openDay',
    'construction',
    'demandRegister',
    'alert',
    'valuation',
    'documentRequest',
    'purchaseOffer',
    'rentProfile',
  ]
  expect([...formsOf('omnicasa')]).toEqual([...everywhere, 'newsletter'])
  expect([...formsOf('whise')]).toEqual([...everywhere, 'newsletter'])
  expect([...formsOf('sweepbright')]).toEqual(everywhere)
  for (const form of ['sendToFriend', 'testimonial', 'jobApplication'] as const) expect(crmNames.map((crm) => crmPlace(crm, form))).toEqual([null, null, null])
})

/** The call in Omnicasa, what the lead is about there; the home and the type of contact in Whise; the path in SweepBright. */
test.each([
  ['contact', 'ContactOnMe', {}, {}, 'contacts'],
  ['enquiry', 'ContactOnMe', { ObjectID: '74001' }, { EstateIds: [74001], BaseContactTypeId: 4 }, 'estates/x4001/contacts'],
  ['viewing', 'ContactOnMe', { ObjectID: '74001' }, { EstateIds: [74001], BaseContactTypeId: 4 }, 'estates/x4001/contacts'],
  ['openDay', 'ContactOnMe', { ObjectID: '74001' }, { EstateIds: [74001], BaseContactTypeId: 4 }, 'estates/x4001/contacts'],
  ['construction', 'ContactOnMeProject', { ProjectIDs: '7901' }, { EstateIds: [7901] }, 'estates/x901/contacts'],
  ['demandRegister', 'DemandRegister2', {}, { BaseContactTypeId: 4 }, 'contacts'],
  ['alert', 'DemandRegister2', {}, { BaseContactTypeId: 4 }, 'contacts'],
  ['valuation', 'ContactOnMe', {}, { BaseContactTypeId: 3 }, 'contacts/owners'],
  ['documentRequest', 'ContactOnMe', { ObjectID: '74001' }, { EstateIds: [74001], BaseContactTypeId: 4 }, 'estates/x4001/contacts'],
  ['purchaseOffer', 'ContactOnMe', { ObjectID: '74001' }, { EstateIds: [74001], BaseContactTypeId: 4 }, 'estates/x4001/contacts'],
  ['rentProfile', 'ContactOnMe', { ObjectID: '74002' }, { EstateIds: [74002], BaseContactTypeId: 5 }, 'estates/x4002/contacts'],
] as const)('%s goes to its place', async (form, endpoint, about, estate, path) => {
  const call = callOf(await loaded('omnicasa', form))
  const { ObjectID, ProjectIDs } = call.parameters
  expect([call.endpoint, JSON.parse(JSON.stringify({ ObjectID, ProjectIDs }))]).toEqual([endpoint, about])
  const { EstateIds, BaseContactTypeId } = Object(contactOf(await loaded('whise', form), 5))
  expect(JSON.parse(JSON.stringify({ EstateIds, BaseContactTypeId }))).toEqual(estate)
  expect(requestOf(await loaded('sweepbright', form), 'office-1').path).toBe(path)
})

describe('a person', () => {
  const named = { Name: 'Peeters1', FirstName: 'An', Email: 'an.1@example.com', PhoneNumber: '+32470123456', LanguageIdFromParameter: 2, SourceId: 5 }

  test('has a name, address, number and language in each CRM', async () => {
    const lead = await loaded('omnicasa', 'contact', 'nl', { locale: 'fr' })
    expect(callOf(lead).parameters).toMatchObject(named)
    const contact = {
      Name: 'Peeters1',
      FirstName: 'An',
      PrivateEmail: 'an.1@example.com',
      PrivateMobile: '+32470123456',
      CountryId: 1,
      LanguageId: 'fr-BE',
      OfficeIds: [5],
    }
    expect(contactOf(lead, 5)).toMatchObject(contact)
    expect(requestOf(lead, '').body).toMatchObject({ first_name: 'An', last_name: 'Peeters1', email: 'an.1@example.com', phone: '+32470123456', locale: 'fr' })
  })

  test('who speaks German is addressed in English by the CRMs without it', async () => {
    const lead = await loaded('whise', 'contact', 'nl', { locale: 'de' })
    expect([contactOf(lead, 5), requestOf(lead, '').body, callOf(lead).parameters]).toMatchObject([
      { LanguageId: 'en-GB' },
      { locale: 'en' },
      { LanguageIdFromParameter: 4 },
    ])
  })

  test('without a name has the e-mail address for one', async () => {
    const lead = await loaded('omnicasa', 'alert')
    expect([lead.person.firstName, lead.person.lastName, contactOf(lead, 5)]).toEqual([
      '',
      'an.1@example.com',
      expect.objectContaining({ Name: 'an.1@example.com' }),
    ])
  })

  test('has an address where the form asks for theirs, and not where it asks for that of a home', async () => {
    const postal = await loaded('omnicasa', 'construction')
    expect(callOf(postal).parameters).toMatchObject({ Address: 'Rue Neuve 12', Zip: '59000', City: 'Lille', CountryId: 33 })
    expect(contactOf(postal, 5)).toMatchObject({ Address1: 'Rue Neuve', Number: '12', Zip: '59000', City: 'Lille', CountryId: 3 })
    expect((await loaded('omnicasa', 'purchaseOffer')).person.address).toMatchObject({ street: 'Langestraat', country: 'BE' })
    expect((await loaded('omnicasa', 'valuation')).person.address).toBeNull()
  })

  test('agrees to the newsletter only once it is confirmed', async () => {
    const consent = { version: '2026-11', text: 'Ja.', at: '2026-12-01T09:00:00.000Z', newsletter: true }
    const subscribed = (state: string) =>
      `INSERT INTO subscriptions (id, kind, email, recipient, locale, state, consent, created_at) VALUES ('n', 'newsletter', 'an.1@example.com', 'an.1@example.com', 'nl', '${state}', '{}', '2026-12-01')`
    const agreed = [{ IsReceivedEmail: true }, { AgreementEmail: true, AgreementMailingCampaign: true }]
    const said = async (state: string, isAsked: boolean) => {
      const lead = await loaded('whise', 'contact', 'nl', isAsked ? { consent } : {}, subscribed(state))
      return [callOf(lead).parameters, contactOf(lead, 5)]
    }
    expect(await said('active', true)).toMatchObject(agreed)
    for (const calls of [await said('pending', true), await said('active', false)]) expect(JSON.stringify(calls)).not.toMatch(/IsReceivedEmail|Agreement/)
  })
})

test('a search demand has its criteria in each CRM', async () => {
  const lead = await loaded('omnicasa', 'demandRegister')
  expect(callOf(lead).parameters).toMatchObject({ Goal: 0, WebIDs: '1', Zips: '8000', PriceMax: 400_000, MinRooms: 3, Garden: true })
  expect(contactOf(lead, 5)).toMatchObject({
    SearchCriteria: [{ PurposeId: 1, CategoryId: 1, CountryId: 1, PriceMax: 400_000, MinRooms: 3, Garden: true, ZipCodes: ['8000'] }],
  })
  expect(requestOf(lead, '').body).toMatchObject({
    preferences: { negotiation: 'sale', types: ['house'], max_price: 400_000, min_rooms: 3 },
    location_preference: { country: 'BE', postal_codes: ['8000'] },
  })
})

test('a search by zone has the postcodes of the zone, and one by a region has none', async () => {
  const fields = (search: string) => ({ fields: { goal: 'rent', search, email: 'an.1@example.com' } })
  const luxembourg = await loaded('whise', 'demandRegister', 'nl', fields('type=apartment&zip=L-1111&zip=L-2222'))
  expect(contactOf(luxembourg, 5)).toMatchObject({ SearchCriteria: [{ PurposeId: 2, CountryId: 5, ZipCodes: ['1111', '2222'] }] })
  expect((await loaded('whise', 'demandRegister', 'nl', fields('type=apartment&zone=be-31005'))).zips).toContain('8000')
  const region = await loaded('whise', 'demandRegister', 'nl', fields('type=apartment&zone=be-02000'))
  expect(contactOf(region, 5)).not.toHaveProperty('SearchCriteria')
  expect(region.message).toContain('Vlaanderen')
})

describe('the message', () => {
  test.each([
    ['nl', 'Vraag om contact', 'https://www.agency.example/nl/te-koop/brugge/herenhuis/4001/', 'Best bereikbaar: 13:00–16:00'],
    ['fr', 'Demande de contact', 'https://www.agency.example/fr/a-vendre/bruges/', '13:00–16:00'],
    ['en', 'Request for contact', 'https://www.agency.example/en/for-sale/bruges/', '13:00–16:00'],
    ['de', 'Kontaktanfrage', 'https://www.agency.example/de/zu-verkaufen/bruegge/', '13:00–16:00'],
  ] as const)('is in the agency’s language: %s', async (locale, subject, address, slot) => {
    const lead = await loaded('omnicasa', 'enquiry', locale)
    expect(lead.subject).toBe(subject)
    for (const words of [address, slot, 'Is er een berging?', lead.reference]) expect(lead.message).toContain(words)
  })

  test('leaves at the desk what the CRM does not need', async () => {
    const { message } = await loaded('omnicasa', 'rentProfile')
    expect(message).toContain('Vaste baan.')
    expect(message).not.toMatch(/3100|3\.100/)
    expect((await loaded('omnicasa', 'purchaseOffer')).message).not.toContain('300.000')
  })

  test('names a home that the CRM does not have, and no unpublished address', async () => {
    const lead = await loaded('omnicasa', 'enquiry', 'nl', {}, "UPDATE listings SET source = 'desk'")
    expect(callOf(lead).parameters).not.toHaveProperty('ObjectID')
    expect(lead.message).toContain('/4001/')
    const hidden = await loaded('omnicasa', 'enquiry', 'nl', {}, "UPDATE listings SET card = json_set(card, '$.place.address', NULL)")
    expect(hidden.message).not.toContain('Langerei')
  })

  test('that is too long for an address is cut, and still has its reference', async () => {
    const lead = await loaded('omnicasa', 'contact', 'nl', { fields: { lastName: 'Peeters', email: 'an.1@example.com', remark: 'é'.repeat(5_000) } })
    const { Content } = callOf(lead).parameters
    expect([String(Content).length <= 1_510, String(Content).endsWith(`…\n\n${lead.reference}`)]).toEqual([true, true])
  })
})
