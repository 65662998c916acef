import { expect, test } from 'vitest'
import { servingOffice } from '#db/model/agency/office.ts'
import type { ListingCard, Place } from '#db/model/listings/listing.ts'
import { aCrmSite } from '../../../tests/feeds/crm-site.ts'
import { demoAgency } from '../../../tests/kit/demo-agency.ts'
import { anEstate, aWhise, whiseClient } from '../../../tests/kit/faults/whise-service.ts'
import { saveAgency } from '../../../tests/kit/save-agency.ts'

const now = new Date('2026-11-26T09:00:00Z')
const later = new Date('2026-11-26T12:00:00Z')
const [person] = demoAgency.people
const office = demoAgency.offices.at(-1)

async function aSite() {
  const crm = aWhise([anEstate({ officeId: 7, representatives: [{ id: 3, name: 'A. Agent', email: 'agent@crm.example', phone: '0470 11 22 33' }] })])
  const site = aCrmSite('whise', crm.answer, whiseClient)
  await saveAgency(site.env.DB, demoAgency)
  await site.sync(now)
  const home = async () => {
    const [{ card, contact, desk } = { card: '{}', contact: '{}', desk: '' }] = await site.rows(
      "SELECT card, record -> '$.contact' AS contact, (SELECT office FROM desk_homes AS home WHERE home.id = listings.id) AS desk FROM listings",
    )
    const { place }: ListingCard = JSON.parse(String(card))
    return { place, contact: JSON.parse(String(contact)), desk }
  }
  return { ...site, crm, home, choose: (kind: string, own: string) => site.rows(`UPDATE crm_people SET own = '${own}' WHERE kind = '${kind}'`) }
}
const key = (place: Place) => servingOffice(demoAgency, place)?.key

test('the offices and people of records are noted, and nothing changes before they are chosen', async () => {
  const site = await aSite()
  expect(await site.rows('SELECT kind, id, name, email, own FROM crm_people ORDER BY kind, id')).toEqual([
    { kind: 'office', id: '5', name: 'Brugge', email: null, own: null },
    { kind: 'office', id: '7', name: null, email: null, own: null },
    { kind: 'person', id: '3', name: 'A. Agent', email: 'agent@crm.example', own: null },
  ])
  const { place, contact } = await site.home()
  expect([key(place), contact]).toEqual(['brugge', { office: null, name: 'A. Agent', email: 'agent@crm.example', phone: '0470 11 22 33' }])
})

test('what was chosen counts for homes that have not changed, and ends with the choice', async () => {
  const site = await aSite()
  await site.choose('office', office?.key ?? '')
  await site.choose('person', person?.key ?? '')
  await site.sync(later, 'full')
  const { place, contact, desk } = await site.home()
  expect([key(place), desk]).toEqual([office?.key, office?.key])
  expect(contact).toEqual({ office: null, name: person?.name, email: person?.email, phone: null })
  await site.choose('office', '')
  await site.choose('person', '')
  await site.sync(new Date('2026-11-26T15:00:00Z'), 'full')
  const back = await site.home()
  expect([key(back.place), back.desk, back.contact.name]).toEqual(['brugge', 'brugge', 'A. Agent'])
})

test('one that the agency no longer has leaves the home as its CRM says', async () => {
  const site = await aSite()
  await site.choose('office', 'gone')
  await site.choose('person', 'gone')
  await site.sync(later, 'full')
  const { place, contact } = await site.home()
  expect([key(place), contact.name]).toEqual(['brugge', 'A. Agent'])
})

test('an office has the name that the CRM’s list gives it', async () => {
  const site = await aSite()
  site.crm.fail(({ path }) => (path === 'v1/admin/offices/list' ? Response.json({ isValidRequest: true, offices: [{ id: 7, name: 'Kantoor Zeven' }] }) : null))
  await site.sync(later, 'full')
  expect(await site.rows("SELECT name FROM crm_people WHERE kind = 'office' AND id = '7'")).toEqual([{ name: 'Kantoor Zeven' }])
})
