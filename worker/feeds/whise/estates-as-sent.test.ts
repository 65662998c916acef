import { expect, test } from 'vitest'
import { poisoned, readEstate, shownValues } from '../../../tests/kit/feeds-as-sent.ts'
import { whiseReader } from './reader.ts'

const usual = {
  clientId: 7,
  officeId: 3,
  currency: '€',
  status: { id: 1 },
  displayStatusId: 2,
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  country: { id: 1 },
  displayPrice: true,
  displayAddress: true,
  createDateTime: '2026-01-15T10:00:00',
}
const confidential = ['INTERNAL']
const nl = (content: string) => [{ languageId: 'nl-BE', content }]
const fr = (content: string) => [{ languageId: 'fr-BE', content }]
/** From 'id=value#enum', separated by bars. */
const details = (list: string) =>
  list.split(' | ').map((each) => {
    const [id, value = '', of] = each.split(/[=#]/)
    return { id: Number(id), value, label: 'Étiquette', ...(of === undefined ? {} : { enum: { id: Number(of) } }) }
  })
const cases: readonly { what: string; sent: Readonly<Record<string, unknown>>; shown: readonly string[]; never?: readonly string[] }[] = [
  {
    what: 'house, Flanders, Dutch only, all legal answers, entities',
    sent: {
      createDateTime: '2026-07-01T09:14:35.127',
      id: 7001,
      referenceNumber: 'GT-12',
      name: 'INTERNAL Jan',
      zip: '9000',
      city: 'Gent',
      address: 'Coupure Links',
      number: '12',
      box: 'A',
      category: { id: 1 },
      subCategory: { id: 12 },
      state: { id: 6 },
      availability: { id: 1 },
      price: 475000,
      area: 212.5,
      groundArea: 310,
      rooms: 4,
      bathRooms: 2,
      fronts: 2,
      garage: 1,
      garden: 1,
      terrace: 0,
      parking: 0,
      furnished: 0,
      energyClass: 'B',
      energyValue: '179',
      sms: nl('Herenhuis aan het water'),
      shortDescription: nl('<p class="x">Kort</p>'),
      longDescription: nl('<p class="MsoNormal">Ruime &amp; lichte woning.&nbsp;Dicht bij &eacute;cole &lt;3 km.</p><p>Tuin&hellip;</p>'),
      updateDateTime: '2026-10-25T03:30:00',
      pictures: [
        { id: 12, order: 2, urlXXL: 'https://r.whise.eu/12.jpg', urlLarge: 'https://r.whise.eu/l12.jpg' },
        { id: 10, urlXXL: 'https://r.whise.eu/10.jpg', orientation: 'Landscape' },
        { id: 11, order: 1, urlXXL: 'https://r.whise.eu/11.jpg' },
      ],
      details: details(
        '14=1936 | 15=3 | 19=1 | 55=2 | 372=0 | 585=2010 | 874=18 | 27=140 | 2391=20250818-0003-RES-1 | 2776=08/18/2035 00:00 | 2390=38000 | 2090=35 | 1733=1250 | 2222=Geen#1233 | 1736=Woongebied#12 | 808=1 | 812=0 | 1734=0 | 691=0 | 2712=Geen#1837 | 1737=Z#31 | 1849=51.0543 | 1850=3.7174 | 1634=Dubbel#1004 | 1595=x#686 | 1020=x#659 | 53=x#638',
      ),
    },
    shown: [
      'goal=sale | state=available | mainType=house | type=town-house | reference=GT-12 | title.nl=Herenhuis aan het water',
      'description.nl=Ruime & lichte woning.\u00a0Dicht bij école <3 km.\n\nTuin… | price.amount=475000 | price.from=false',
      'place.zip=9000 | place.city.fr=Gand | place.country=BE | place.address.street=Coupure Links',
      'place.address.houseNumber=12 | place.address.box=A | place.point.lat=51.0543 | place.point.lng=3.7174',
      'place.point.exact=true | energy.value=179 | bedrooms=4 | surfaceLiving=212.5 | surfaceGround=310',
      'createdAt=2026-07-01T07:14:35.127Z | changedAt=2026-10-25T02:30:00.000Z | photos.0.key=10 | photos.1.key=11',
      'photos.2.key=12 | photoCount=3 | facts.condition=to-renovate | facts.availability=at-deed | facts.facades=2',
      'facts.bathrooms=2 | facts.garage=true | facts.garden=true | facts.terrace=false | facts.furnished=false',
      'facts.constructionYear=1936 | facts.floors=3 | facts.garages=1 | facts.toilets=2 | facts.lift=false',
      'facts.renovationYear=2010 | facts.surfaceTerrace=18 | facts.surfaceBuilt=140',
      'facts.epcReference.any=20250818-0003-RES-1 | facts.certificateEndDate=2035-08-18 | facts.epcTotal=38000',
      'facts.co2Emission=35 | facts.cadastralIncome=1250 | facts.floodZone=no flood zone | facts.zoning=residential',
      'facts.permit=true | facts.allotmentPermit=false | facts.preemptiveRight=false | facts.judicialDecision=false',
      'facts.summons=false | facts.windowGlazing=double | facts.kitchen=fully-fitted | facts.heatingType=gas',
      'facts.heating=central',
    ],
  },
  {
    what: 'flat, Brussels, French labels, energy range, sold conditions',
    sent: {
      purposeStatus: { id: 5 },
      id: 7002,
      referenceNumber: 'BX-1',
      zip: '1050',
      city: 'Ixelles',
      address: 'Avenue Louise',
      number: '480',
      box: '7',
      floor: '3',
      category: { id: 2 },
      subCategory: { id: 18 },
      price: 529000,
      area: 118,
      rooms: 2,
      bathRooms: 1,
      energyClass: 'D-',
      energyValue: '179-179',
      sms: fr('Duplex avec terrasse'),
      longDescription: fr('<div>Situ&eacute; &agrave; deux pas du bois.<br />Lumineux</div>'),
      minArea: 0,
      details: details(
        '2089=179 | 2391=20240311-0000345 | 372=1 | 2222=Zone potentielle#1230 | 2712=Assignation#1832 | 1020=Pompe#667 | 53=Collectif#639 | 1595=Semi#684 | 2056=D- | 338=0 | 820=1 | 1736=Zone mixte#9 | 2776=01/09/2034 00:00',
      ),
    },
    shown: [
      'goal=sale | state=option | mainType=apartment | type=duplex | title.fr=Duplex avec terrasse',
      'description.fr=Situé à deux pas du bois.\nLumineux | price.amount=529000 | place.zip=1050 | place.city.nl=Elsene',
      'place.address.street=Avenue Louise | place.address.box=7 | facts.floor.any=3 | energy.value=179 | bedrooms=2',
      'surfaceLiving=118 | facts.lift=true | facts.floodZone=possible | facts.summons=summons | facts.heatingType=heat-pump',
      'facts.heating=collective | facts.kitchen=partly-fitted | facts.groundCertificate=present | facts.zoning=mixed',
      'facts.epcReference.any=20240311-0000345 | facts.certificateEndDate=2034-01-09 | facts.bathrooms=1',
      'facts.garage=undefined | facts.garden=undefined',
    ],
  },
  {
    what: 'plot, Wallonia, hidden address with geo and street in texts and names',
    sent: {
      displayAddress: undefined,
      id: 7004,
      zip: '5000',
      city: 'Namur',
      address: 'Chaussée de Dinant',
      number: '812',
      name: 'Dinant 812',
      category: { id: 3 },
      subCategory: { id: 26 },
      price: 125000,
      groundArea: 1850,
      sms: fr('Terrain à bâtir chaussée de Dinant'),
      longDescription: fr('<p>Beau terrain situ&eacute; au 812 de la Chauss&eacute;e de Dinant, 50.4467, 4.8665.</p>'),
      pictures: [{ id: 9, order: 0, urlXXL: 'https://r.whise.eu/chaussee-de-dinant-812.jpg' }],
      details: details('1849=50.44671 | 1850=4.86652 | 1736=Zone habitat#999 | 2222=x#1229 | 2223=x#1232 | 812=1 | 874='),
    },
    shown: [
      'state=available | mainType=land | type=building-plot | price.amount=125000 | surfaceGround=1850 | surfaceLiving=null',
      'place.address=null | place.point.exact=false | place.city.nl=Namen | facts.zoning=rural-residential',
      'facts.floodZone=recognized-and-riverbank | facts.allotmentPermit=true | photoCount=1 | bedrooms=null',
    ],
    never: ['50.44671', '4.86652', '50.4467', 'haussée de D', 'haussee-de-d', '812'],
  },
  {
    what: 'shop to rent per m² and year, price hidden',
    sent: {
      purpose: { id: 2 },
      purposeStatus: { id: 2 },
      displayPrice: undefined,
      id: 7005,
      zip: '2000',
      city: 'Antwerpen',
      address: 'Meir',
      number: '1',
      category: { id: 5 },
      subCategory: { id: 42 },
      price: 2417.25,
      area: 200,
      details: details('338=144.7 | 344=12 | 301=200 | 1736=x#2'),
      sms: nl('Winkel te huur'),
    },
    shown: [
      'goal=rent | mainType=commercial | type=shop | price.amount=null | surfaceLiving=200 | title.nl=Winkel te huur',
      'place.city.en=Antwerp | place.address.street=Meir',
    ],
    never: ['2417', '144.7'],
  },
  {
    what: 'annuity, Wallonia, App',
    sent: {
      purpose: { id: 3 },
      purposeStatus: { id: 15 },
      id: 7007,
      zip: '4000',
      city: 'Liège',
      address: "Rue de l'Étuve",
      number: '7',
      category: { id: 1 },
      subCategory: { id: 13 },
      price: 150000,
      area: 160,
      rooms: 3,
      energyClass: 'App',
      state: { id: 1 },
      availability: { id: 2 },
      longDescription: fr('Viager occup&eacute;'),
      details: details('2712=x#1836 | 322=1 | 1020=x#1000'),
    },
    shown: [
      'goal=sale | state=available | price.amount=null | annuity.bouquet=null | energy.labelText=A++ | energy.value=null',
      'type=villa | facts.condition=new | facts.availability=by-agreement | facts.summons=settlement | facts.pool=true',
      "facts.heatingType=pellets | place.address.street=Rue de l'Étuve | place.city.nl=Luik | description.fr=Viager occupé",
    ],
  },
  {
    what: 'Luxembourg flat, text numbers, winter time',
    sent: {
      country: { id: 5 },
      createDateTime: '2026-12-24T23:30:00',
      id: 7009,
      zip: 'L-1520',
      city: 'Luxembourg',
      address: 'Rue Adolphe Fischer',
      number: '88',
      category: { id: 2 },
      subCategory: { id: 19 },
      price: '1250000.00',
      area: '145,5',
      rooms: '3',
      energyClass: 'C',
      energyValue: null,
      updateDateTime: '2026-03-29T03:30:00',
      putOnlineDateTime: '2026-12-25T00:00:00',
      sms: [
        { languageId: 'en-GB', content: 'Penthouse &quot;Skyline&quot;' },
        { languageId: 'fr-BE', content: ' ' },
      ],
    },
    shown: [
      'place.country=LU | place.zip=1520 | type=penthouse | price.amount=1250000 | surfaceLiving=145.5 | bedrooms=3',
      'energy.labelText=C | createdAt=2026-12-24T22:30:00.000Z | changedAt=2026-03-29T01:30:00.000Z',
      'title.en=Penthouse "Skyline" | title.fr=undefined',
    ],
  },
  {
    what: 'unit of a project',
    sent: {
      id: 7010,
      parentId: 7011,
      estateOrder: 'B.2.1',
      zip: '8300',
      city: 'Knokke-Heist',
      address: 'Lippenslaan',
      number: '20',
      category: { id: 2 },
      subCategory: { id: 97 },
      price: 615000,
      area: 92,
      rooms: 2,
      gardenArea: 40,
      terrace: 1,
      parking: 1,
      details: details('874=14.5 | 998=1 | 999=2 | 407=88'),
      investmentEstate: true,
    },
    shown: [
      'projectId=1000000001 | mainType=apartment | price.amount=615000 | facts.terrace=true | facts.surfaceTerrace=14.5',
      'facts.surfaceGarden=40 | bedrooms=2 | surfaceLiving=92',
    ],
  },
]

test.each(cases)('$what shows what was sent', ({ sent, shown, never = [] }) => {
  const { listing } = readEstate(whiseReader, { ...usual, ...sent })
  const wanted = shown.flatMap((line) => line.split(' | '))
  expect(shownValues(listing, wanted)).toEqual(wanted)
  const page = JSON.stringify({ ...listing, photo: null, photos: listing.photos.map(({ name }) => name) })
  for (const word of [...never, ...confidential]) expect(page).not.toContain(word)
})

test('a field with a value of any other type is read or refused, and never throws', () => {
  for (const raw of poisoned({ ...usual, ...cases[0]?.sent })) {
    for (const kind of ['listing', 'project'] as const) expect(() => whiseReader.read(kind, raw, { salt: 's', publicId: () => 1 })).not.toThrow()
  }
})

const short: readonly (readonly [what: string, sent: Readonly<Record<string, unknown>>, shown: string])[] = [
  ['the value of the certificate is only in a detail', { energyValue: '', details: details('2089=212 | 2056=App') }, 'energy.value=212 | energy.labelText=A++'],
  ['the value of the estate comes before that of its detail', { energyValue: '179', details: details('2089=212') }, 'energy.value=179'],
  [
    'there is a model and no virtual visit',
    { linkVirtualVisit: '', link3DModel: 'https://my.matterport.com/show/?m=abc' },
    'films.0=https://my.matterport.com/show/?m=abc',
  ],
  [
    'the order of pictures is text',
    {
      pictures: [
        { id: 1, order: '10', urlXXL: 'https://r.whise.eu/1.jpg' },
        { id: 2, order: '9', urlXXL: '', urlOriginal: 'https://r.whise.eu/2.jpg' },
      ],
    },
    'photos.0.key=2 | photos.1.key=1',
  ],
  ['a date has no leading zeros', { details: details('2776=8/9/2035 12:00:00 AM') }, 'facts.certificateEndDate=2035-08-09'],
]
test.each(short)('an estate where %s', (_, sent, shown) => {
  const wanted = shown.split(' | ')
  const { listing } = readEstate(whiseReader, { ...usual, id: 8001, zip: '5000', city: 'Namur', category: { id: 1 }, ...sent })
  expect(shownValues(listing, wanted)).toEqual(wanted)
})
