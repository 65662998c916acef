import { expect, test } from 'vitest'
import { poisoned, readEstate, shownValues } from '../../../tests/kit/feeds-as-sent.ts'
import { sweepbrightReader } from './reader.ts'

/** With everything that may never be shown. */
const usual = {
  id: 'b7c2f0c4-1111-4c8d-9c1b-000000000001',
  is_project: false,
  project_id: null,
  negotiation: 'sale',
  rent_period: null,
  publish_status: 'public',
  settings: { reference: 'SB-1' },
  amenities: [],
  rooms: [],
  energy: [],
  comfort: [],
  ecology: [],
  security: [],
  heating_cooling: [],
  images: [],
  plans: [],
  documents: [],
  open_homes: [],
  vendors: [{ first_name: 'Vera', last_name: 'Verkoper', email: 'vera@x.be' }],
  buyers: [{ first_name: 'Kurt', last_name: 'Koper' }],
  internal_note: 'SECRETNOTE',
  mandate: { exclusive: true, end: 'SECRETMANDATE' },
  agency_commission: { percentage: 7.125 },
  vendor_percentage: 6.375,
  vendor_fixed_fee: 98765,
  buyer_percentage: 4.875,
  buyer_fixed_fee: 56789,
  price_negotiated: { amount: 388888 },
  tenant_contract: { start: 'SECRETTENANT' },
  negotiator: { first_name: 'An', last_name: 'Peeters', email: 'an@agency.be', phone: '+32 9 111 22 33', photo_url: 'https://s3.x/a.jpg?sig=1' },
  office: { id: 'o1', name: 'Gent' },
  created_at: '2026-05-01T08:00:00+00:00',
  updated_at: '2026-10-25T02:30:00+02:00',
  status: 'available',
  price: { amount: 425000, currency: 'EUR', hidden: false },
  location: {
    street: 'Veldstraat',
    street_2: '',
    number: '7',
    box: '2',
    addition: '',
    floor: '',
    city: 'Gent',
    postal_code: '9000',
    country: 'BE',
    geo: { latitude: 51.0501, longitude: 3.7218 },
    formatted: 'Veldstraat 7/2, 9000 Gent',
    formatted_agency: 'Veldstraat 7 bus 2',
    hidden: false,
  },
}
const confidential = ['Vera', 'Kurt', 'SECRET', '7.125', '6.375', '98765', '4.875', '56789', '388888']
const cases: readonly { what: string; sent: Readonly<Record<string, unknown>>; shown: readonly string[]; never?: readonly string[] }[] = [
  {
    what: 'a house with all fields',
    sent: {
      amenities: ['garden', 'terrace', 'garage', 'attic', 'basement', 'lift', 'pool'],
      energy: { gas: true, fuel: false, electricity: true, heat_pump: false },
      comfort: { home_automation: true, water_softener: false },
      heating_cooling: { central_heating: true, floor_heating: false, individual_heating: true },
      images: [
        {
          id: 'i2',
          filename: 'IMG_2.HEIC',
          url: 'https://cdn.sb.com/i2.heic?exp=1',
          url_expires_on: '2026-11-27T00:00:00+00:00',
          ordinal: 2,
          content_type: 'image/heic',
        },
        {
          id: 'i1',
          filename: 'a.jpg',
          description: '',
          url: 'https://cdn.sb.com/i1.jpg',
          url_expires_on: '2027-01-01T00:00:00+00:00',
          ordinal: 1,
          content_type: 'image/jpeg',
        },
      ],
      type: 'house',
      sub_type: ['semi_detached'],
      price_property_taxes: { amount: 1200, currency: 'EUR' },
      sizes: { liveable_area: { size: 186.4, unit: 'sq_m' }, plot_area: { size: 3.2, unit: 'are' }, net_area: { size: 150, unit: 'sq_m' } },
      bedrooms: 4,
      bathrooms: 1,
      shower_rooms: 1,
      toilets: 2,
      kitchens: 1,
      living_rooms: 1,
      floors: 2,
      general_condition: 'good',
      kitchen_condition: 'mint',
      bathroom_condition: 'fair',
      garden_orientation: 'SW',
      terrace_orientation: 'S',
      building: { construction: { year: 1978 }, renovation: { year: 2015 } },
      legal: {
        energy: {
          epc_value: 179,
          epc_category: 'B',
          epc_reference: '20260101-0001',
          total_epc_value: 33000,
          co2_emissions: 30,
          e_level: 'E60',
          report_electricity_gas: 'conform',
          report_fuel_tank: null,
        },
        regulations: {
          building_permit: true,
          priority_purchase_right: false,
          subdivision_authorisation: false,
          urban_planning_breach: false,
          pending_legal_proceedings: false,
          asbestos_certificate: true,
          asbestos_certificate_reference: 'A-9',
        },
        property_and_land: {
          flood_risk: 'no_flood_risk_area',
          flood_risk_plot_score: 'A',
          flood_risk_building_score: 'B',
          cadastral_income: 1120,
          land_use_designation: 'residential',
        },
        legal_mentions: { nl: 'Vg, Wg, Gmo' },
      },
      description_title: { nl: 'Halfopen woning', fr: 'Maison trois façades', en: '' },
      description: { nl: 'Ruim &amp; licht<br>met tuin', fr: 'Grande', en: null },
      video_url: 'https://vimeo.com/76979871',
      virtual_tour_url: 'https://my.matterport.com/show/?m=abc',
      occupancy: { available_from: '2027-02-01', contact_details: 'SECRETCONTACT' },
    },
    shown: [
      'goal=sale | state=available | mainType=house | type=semi-detached-house | reference=SB-1 | title.nl=Halfopen woning',
      'title.fr=Maison trois façades | title.en=undefined | description.nl=Ruim & licht\nmet tuin | description.en=undefined',
      'price.amount=425000 | place.zip=9000 | place.city.fr=Gand | place.address.street=Veldstraat',
      'place.address.houseNumber=7 | place.address.box=2 | place.point.lat=51.0501 | place.point.exact=true',
      'surfaceLiving=186.4 | surfaceGround=320 | bedrooms=4 | facts.bathrooms=1 | facts.showerRooms=1 | facts.toilets=2',
      'facts.floors=2 | facts.garden=true | facts.terrace=true | facts.garage=true | facts.attic=true | facts.cellar=true',
      'facts.lift=true | facts.pool=true | facts.condition=good | facts.gardenOrientation=SW | facts.terraceOrientation=S',
      'facts.constructionYear=1978 | facts.renovationYear=2015 | energy.value=179 | facts.epcReference.any=20260101-0001',
      'facts.epcTotal=33000 | facts.co2Emission=30 | facts.eLevel.any=E60 | facts.permit=true | facts.preemptiveRight=false',
      'facts.allotmentPermit=false | facts.summons=false | facts.judicialDecision=undefined | facts.floodZone=no flood zone',
      'facts.floodPScore=A | facts.floodGScore=B | facts.cadastralIncome=1120 | facts.zoning=residential',
      'facts.realEstateTax=1200 | facts.electricityCertificate=conform | facts.heating=central | photos.0.key=i1',
      'photos.1.key=i2 | photoCount=2 | films.0=https://my.matterport.com/show/?m=abc | films.1=https://vimeo.com/76979871',
      'contact.name=An Peeters | contact.email=an@agency.be | createdAt=2026-05-01T08:00:00.000Z',
      'changedAt=2026-10-25T00:30:00.000Z | facts.asbestosType=present',
    ],
  },
  {
    what: 'flat let by the month, with charges, guarantee and empty maps',
    sent: {
      negotiation: 'let',
      rent_period: 'month',
      type: 'apartment',
      sub_type: 'condo',
      price: { amount: '875.50', currency: 'EUR', hidden: 0 },
      price_recurring_costs: { amount: 75, currency: 'EUR' },
      price_guarantee: { amount: 1751, currency: 'EUR' },
      location: { ...usual.location, street: 'Rue Haute', number: '101', box: 'B3', floor: '2', city: 'Bruxelles', postal_code: '1000' },
      sizes: [],
      legal: [],
      building: [],
      bedrooms: 1,
      bathrooms: null,
      description: [],
      description_title: [],
      legal_mentions: [],
      furnished: '',
      occupancy: [],
    },
    shown: [
      'goal=rent | state=available | mainType=apartment | type=apartment | price.amount=875.5 | price.unit=undefined',
      'facts.chargesRenter=75 | facts.depositAmount=1751 | bedrooms=1 | place.address.box=B3 | facts.floor.any=2',
      'place.city.nl=Brussel | title=null | description=null | energy.value=null | surfaceLiving=null',
    ],
  },
  {
    what: 'plot in are, hidden address',
    sent: {
      images: [{ id: 'x1', filename: 'bosstraat-44.jpg', description: 'Bosstraat 44', url: 'https://cdn.sb.com/bosstraat-44.jpg', ordinal: 1 }],
      documents: [{ id: 'd', filename: 'EPC Bosstraat 44.pdf', description: 'Bosstraat', url: 'https://cdn.sb.com/d.pdf', ordinal: 1 }],
      type: 'land',
      sub_type: 'buildable',
      price: { amount: 199000, currency: 'EUR', hidden: false },
      location: {
        ...usual.location,
        street: 'Bosstraat',
        number: '44',
        box: '',
        geo: { latitude: '51.01234', longitude: '3.71999' },
        formatted: 'Bosstraat 44, 9000 Gent',
        formatted_agency: 'Bosstraat 44',
        hidden: true,
      },
      sizes: { plot_area: { size: '12,5', unit: 'are' }, liveable_area: { size: null, unit: 'sq_m' } },
      bedrooms: 0,
      description_title: { nl: 'Bouwgrond in de Bosstraat' },
      description: { nl: 'Op de Bosstraat 44 ligt deze grond (51.0123, 3.7200).' },
      legal: {
        property_and_land: { flood_risk: 'effective_flood_sensitive_area', flood_risk_plot_score: 'D', land_use_designation: 'residential_expansion_area' },
        regulations: { priority_purchase_right: true, subdivision_authorisation: true },
      },
      legal_mentions: { nl: 'Gelegen Bosstraat 44' },
    },
    shown: [
      'mainType=land | type=building-plot | surfaceGround=1250 | surfaceLiving=null | place.address=null',
      'place.point.exact=false | facts.floodZone=recognized | facts.floodPScore=D | facts.allotmentPermit=true',
      'facts.preemptiveRight=true | photoCount=1',
    ],
    never: ['Bosstraat', 'bosstraat', '51.01234', '3.71999', '51.0123'],
  },
  {
    what: 'shop in sq_ft, price hidden',
    sent: {
      type: 'commercial',
      sub_type: 'retail',
      price: { amount: 777000, currency: 'EUR', hidden: true },
      custom_price: 'vanaf 777.000',
      price_base_rent: { amount: 777000 },
      sizes: { liveable_area: { size: 1000, unit: 'sq_ft' }, plot_area: { size: 1, unit: 'acre' } },
    },
    shown: ['mainType=commercial | type=shop | price.amount=null | surfaceLiving=92.9 | surfaceGround=4046.86'],
    never: ['777000', '777.000'],
  },
  {
    what: 'office Luxembourg, older root fields',
    sent: {
      type: 'office',
      sub_type: 'open_office',
      price: { amount: 2000000, currency: 'EUR', hidden: false },
      location: {
        ...usual.location,
        street: 'Rue Fischer',
        city: 'Luxembourg',
        postal_code: 'L-1520',
        country: 'LU',
        geo: { latitude: 49.605, longitude: 6.12 },
      },
      epc_category: 'D',
      epc_value: '',
      cadastral_income: '',
      legal: { energy: { epc_value: null, epc_category: '' } },
    },
    shown: ['mainType=commercial | place.country=LU | place.zip=1520 | energy.labelText=D | energy.value=null', 'place.point.lat=49.605'],
  },
  {
    what: 'older root fields in Wallonia, A++',
    sent: {
      type: 'house',
      sub_type: 'farm',
      price: { amount: 350000, hidden: false },
      location: { ...usual.location, street: 'Rue de Fer', city: 'Namur', postal_code: '5000', geo: null },
      epc_category: 'A++',
      epc_reference: '2025-77',
      cadastral_income: 890,
      legal: {
        regulations: { building_permit: 'unknown', urban_planning_breach: true, pending_legal_proceedings: 'unknown' },
        property_and_land: { flood_risk: 'potential_flood_sensitive_area' },
      },
    },
    shown: [
      'type=farmhouse | energy.labelText=A++ | facts.epcReference.any=2025-77 | facts.cadastralIncome=890 | facts.summons=true',
      'facts.permit=undefined | facts.floodZone=possible | place.city.nl=Namen',
    ],
  },
]

test.each(cases)('$what shows what was sent', ({ sent, shown, never = [] }) => {
  const { listing } = readEstate(sweepbrightReader, { ...usual, ...sent })
  const wanted = shown.flatMap((line) => line.split(' | '))
  expect(shownValues(listing, wanted)).toEqual(wanted)
  const page = JSON.stringify({ ...listing, photo: null, photos: listing.photos.map(({ name }) => name) })
  for (const word of [...never, ...confidential]) expect(page).not.toContain(word)
})

test('a field with a value of any other type is read or refused, and never throws', () => {
  for (const raw of poisoned({ ...usual, ...cases[0]?.sent })) {
    for (const kind of ['listing', 'project'] as const) expect(() => sweepbrightReader.read(kind, raw, { salt: 's', publicId: () => 1 })).not.toThrow()
  }
})

const house = { ...usual, type: 'house', sub_type: 'villa' }

test('the base rent of a home that is let is no price of its sale', () => {
  const priced = { price: { amount: null, hidden: false }, price_base_rent: { amount: 1_450 } }
  expect(readEstate(sweepbrightReader, { ...house, ...priced }).listing.price.amount).toBeNull()
  expect(readEstate(sweepbrightReader, { ...house, ...priced, negotiation: 'let' }).listing.price.amount).toBe(1_450)
})

test('a size that is not understood is a remark, an empty field is none', () => {
  const remarksOf = (sent: object) => readEstate(sweepbrightReader, { ...house, ...sent }).remarks.map(({ field, reason }) => `${field} ${reason}`)
  expect(remarksOf({ sizes: { plot_area: { size: 'ca. drie', unit: 'are' }, liveable_area: 120 } })).toEqual([
    'sizes.liveable_area notUnderstood',
    'sizes.plot_area notUnderstood',
  ])
  expect(remarksOf({ furnished: '', sustainability: [], tags: null })).toEqual([])
})

test('a zone whose code is not known is stored, remarked on and not shown', () => {
  const legal = { property_and_land: { land_use_designation: 'moon_area' } }
  const { listing, remarks, extraFields } = readEstate(sweepbrightReader, { ...house, legal })
  expect(listing.facts.zoning).toBeUndefined()
  expect(remarks.map(({ value, reason }) => `${value} ${reason}`)).toEqual(['moon_area notUnderstood'])
  expect(extraFields).toContain('moon_area')
})
