import { type Agency, agencyWithoutRecord } from '#db/model/agency/agency.ts'
import type { Listing, Photo } from '#db/model/listings/listing.ts'
import type { Construction, ConstructionState, Project } from '#db/model/projects/project.ts'
import { locales } from '#messages/locales.ts'

/** Small records that samples are presented from. Their photographs are the demo's. */

/** The fixed time of the samples, so that dates read the same in every picture. */
export const sampleNow = new Date('2026-11-20T10:00:00.000Z')

const photo = (name: string): Photo => ({ key: name, url: `/pictures/${name}`, width: 1600, height: 1067, name: null, placeholder: null })
const plan: Photo = { ...photo('plan-row-ground.svg'), width: 1200, height: 900 }
const place: Listing['place'] = {
  zip: '8000',
  city: { nl: 'Brugge', fr: 'Bruges', en: 'Bruges', de: 'Brügge' },
  country: 'BE',
  countryName: null,
  address: { street: 'Langestraat', houseNumber: '12', box: null },
  district: { any: 'Sint-Anna' },
  point: { lat: 51.21, lng: 3.23, exact: true },
}

const photos = ['terrace-bruges-11.jpg', 'bedroom-sage-13.jpg', 'bathroom-bath-04.jpg', 'attic-sit-07.jpg', 'bedroom-linen-07.jpg'].map(photo)

/** A house for sale in Flanders with every field filled in. */
export const sampleSale: Listing = {
  id: 4001,
  goal: 'sale',
  state: 'available',
  mainType: 'house',
  type: 'town-house',
  mainTypeName: { any: 'House' },
  typeName: { any: 'town house' },
  title: { nl: 'Trapgevel met tuin', fr: 'Pignon à gradins et jardin', en: 'Stepped gable and garden', de: 'Treppengiebel mit Garten' },
  marquee: null,
  place,
  price: { amount: 395_000, from: false },
  earlierPrices: [{ amount: 415_000, until: '2026-10-02' }],
  openDays: [{ day: '2026-11-28', from: '10:00', to: '12:00' }],
  energy: { value: 268, labelText: 'C' },
  bedrooms: 3,
  surfaceLiving: 168,
  surfaceGround: 210,
  photo: photos[0] ?? null,
  photoCount: photos.length,
  createdAt: '2026-09-01T08:00:00.000Z',
  reference: 'P-4001',
  changedAt: null,
  description: {
    nl: 'Een huis aan het water, met een tuin op het zuiden.\n\nBeneden ligt de leefkamer van 38 m², boven drie slaapkamers.',
    fr: 'Une maison au bord de l’eau, avec un jardin plein sud.\n\nEn bas le séjour de 38 m², à l’étage trois chambres.',
    en: 'A house by the water, with a garden to the south.\n\nThe living room of 38 m² is downstairs, three bedrooms are upstairs.',
    de: 'Ein Haus am Wasser, mit einem Garten nach Süden.\n\nUnten liegt das Wohnzimmer von 38 m², oben drei Schlafzimmer.',
  },
  photos: [...photos, plan],
  films: ['https://films.example/huis.mp4'],
  facts: {
    condition: { any: 'good' },
    constructionYear: 1890,
    renovationYear: 2014,
    facades: 2,
    surfaceLiving: 168,
    surfaceGround: 210,
    surfaceGarden: 90,
    bedrooms: 3,
    bathrooms: 1,
    toilets: 2,
    cellar: true,
    garage: false,
    garden: true,
    gardenOrientation: { any: 'S' },
    lift: false,
    epcTotal: 45_000,
    epcReference: { any: '20260901-0001234567-1' },
    certificateEndDate: '2036-09-01',
    floodPScore: 'D',
    floodGScore: 'B',
    permit: true,
    summons: false,
    preemptiveRight: false,
    allotmentPermit: false,
    cadastralIncome: 1_120,
    realEstateTax: 640,
    pointsOfInterest: { any: 'Sint-Annapark (200 m); Station Brugge (1,8 km)' },
    mobiscore: 9.1,
    mobiscoreShops: 9.6,
    mobiscoreEducation: 8.4,
  },
  projectId: null,
  contact: { office: null, name: 'Annelies Van den Bossche', email: 'an@perron.example', phone: '050 12 34 56' },
}

/** A flat to let in Brussels with little more than the legal minimum. */
export const sampleRent: Listing = {
  ...sampleSale,
  id: 4002,
  goal: 'rent',
  mainType: 'apartment',
  type: 'apartment',
  mainTypeName: { any: 'Apartment' },
  typeName: { any: 'apartment' },
  title: { nl: 'Licht appartement', fr: 'Appartement lumineux', en: 'Bright apartment', de: 'Helle Wohnung' },
  place: {
    ...place,
    zip: '1170',
    city: { nl: 'Watermaal-Bosvoorde', fr: 'Watermael-Boitsfort', en: 'Watermael-Boitsfort', de: 'Watermael-Boitsfort' },
    address: null,
    district: null,
    point: { lat: 50.8, lng: 4.41, exact: false },
  },
  price: { amount: 1_150, from: false },
  earlierPrices: [],
  openDays: [],
  energy: { value: 180, labelText: 'D' },
  bedrooms: 2,
  surfaceLiving: 84,
  surfaceGround: null,
  photos: [],
  photo: null,
  photoCount: 0,
  films: [],
  description: null,
  facts: { bedrooms: 2, surfaceLiving: 84, chargesRenter: 90, depositAmount: 2_300, terrace: true, surfaceTerrace: 8, furnished: false },
  contact: { office: null, name: null, email: null, phone: null },
}

function unit(number: number, state: ConstructionState): Construction {
  return {
    id: String(number),
    unit: `A${String(number).padStart(2, '0')}`,
    floor: String(Math.floor(number / 4)),
    requirement: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
    price: 285_000 + number * 7_500,
    state,
    bedrooms: 1 + (number % 3),
    surfaceLiving: 72 + number * 4,
  }
}

export const sampleProject: Project = {
  id: 71,
  number: 'P-71',
  name: { any: 'De Boomgaard' },
  place,
  summary: {
    nl: 'Acht appartementen rond een boomgaard.',
    fr: 'Huit appartements autour d’un verger.',
    en: 'Eight apartments around an orchard.',
    de: 'Acht Wohnungen um einen Obstgarten.',
  },
  situation: null,
  technical: null,
  delivery: { nl: 'september 2027', fr: 'septembre 2027', en: 'September 2027', de: 'September 2027' },
  startPrice: null,
  constructions: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => unit(number, number < 6 ? 'available' : number < 10 ? 'option' : 'sold')),
  documents: [],
  photos: photos.slice(0, 1),
  externalUrl: null,
  sold: false,
  createdAt: '2026-03-02T09:00:00.000Z',
}

const week = [1, 2, 3, 4, 5].map(() => [
  { from: '09:00', to: '12:30' },
  { from: '13:30', to: '18:00' },
])

/** An agency with one office and a phone number, otherwise without a record. */
export const sampleAgency: Agency = {
  ...agencyWithoutRecord('perron.example', 'office@perron.example', { enabled: locales, default: 'nl' }),
  phone: '+32 50 12 34 56',
  offices: [
    {
      key: 'bruges',
      name: { nl: 'Perron Brugge', fr: 'Perron Bruges', en: 'Perron Bruges', de: 'Perron Brügge' },
      address: { street: { any: 'Langestraat 12' }, zip: '8000', city: place.city, country: 'BE' },
      point: { lat: 51.21, lng: 3.23 },
      phone: '+32 50 12 34 56',
      email: 'bruges@perron.example',
      hours: { week: [...week, [], []], exceptions: [] },
      regions: ['flanders'],
      zips: [],
      language: null,
      calendar: [],
      luxembourg: null,
    },
  ],
}
