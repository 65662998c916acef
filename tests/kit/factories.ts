/** Plausible feed records as the CRM sends them; a test overrides only the fields it is about. */

export type FeedRecord = Readonly<Record<string, unknown>>

let lastId = 0

/** An id that is unique in this process. */
export function nextId(): number {
  lastId += 1
  return 500_000 + lastId
}

/** A house for sale in Bruges with its address published; overrides replace fields, `undefined` leaves one out. */
export function aProperty(overrides: FeedRecord = {}): FeedRecord {
  const id = typeof overrides.ID === 'number' ? overrides.ID : nextId()
  return without({
    ID: id,
    Ident: `T-${id}`,
    Goal: 0,
    Status: 1,
    SubStatus: 2,
    WebID: 1,
    MainTypeName: 'House',
    TypeDescription: 'town house',
    CreatedDate: '2026-05-04 10:30:00',
    LastChangedDate: '/Date(1791990702000+0200)/',
    DescriptionA: { nl: 'Trapgevel met tuin', fr: 'Pignon à gradins et jardin', en: 'Stepped gable and garden', de: 'Treppengiebel mit Garten' },
    DescriptionB: { nl: 'Een huis aan het water.', fr: 'Une maison au bord de l’eau.', en: 'A house by the water.', de: 'Ein Haus am Wasser.' },
    Price: 395000,
    PublishPrice: true,
    PriceUnit: 1,
    PriceUnitText: '€',
    PublishAddress: true,
    Street: 'Langerei',
    HouseNumber: '14',
    Zip: '8000',
    City: { nl: 'Brugge', fr: 'Bruges', en: 'Bruges', de: 'Brügge' },
    CountryID: 10,
    CountryName: 'Belgium',
    GoogleX: 51.2154,
    GoogleY: 3.2301,
    SurfaceLiving: 168,
    SurfaceGround: 210,
    NumberOfBedRooms: 3,
    NumberOfBathRooms: 1,
    HasGarden: true,
    ConstructionYear: 1890,
    EnergyPerformance: 168,
    ...overrides,
  })
}

/** A flat for rent in Brussels with its address published. */
export function aRental(overrides: FeedRecord = {}): FeedRecord {
  return aProperty({
    Goal: 1,
    WebID: 2,
    MainTypeName: 'Apartment',
    TypeDescription: 'apartment',
    DescriptionA: { nl: 'Licht appartement', fr: 'Appartement lumineux', en: 'Bright apartment', de: 'Helle Wohnung' },
    Price: 1150,
    PriceUnit: 2,
    ChargesRenter: 90,
    Street: 'Rue du Marais',
    HouseNumber: '7',
    BoxNr: '3',
    Zip: '1000',
    City: { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' },
    GoogleX: 50.8512,
    GoogleY: 4.3559,
    SurfaceLiving: 84,
    SurfaceGround: undefined,
    NumberOfBedRooms: 2,
    HasGarden: false,
    ...overrides,
  })
}

/** A project of two homes in Ghent. */
export function aProject(overrides: FeedRecord = {}): FeedRecord {
  const id = typeof overrides.ID === 'number' ? overrides.ID : nextId()
  return without({
    ID: id,
    ProjectNumber: `P-${id}`,
    Name: 'De Boomgaard',
    PublicAddress: true,
    Street: 'Lindenlei',
    HouseNumber: '2',
    Zip: '9000',
    City: { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' },
    CountryID: 10,
    CountryName: 'Belgium',
    GoogleX: 51.05,
    GoogleY: 3.72,
    CreatedDate: '2026-03-02 09:00:00',
    Situation: { nl: 'Rond een boomgaard.', fr: 'Autour d’un verger.', en: 'Around an orchard.', de: 'Rund um einen Obstgarten.' },
    Technical: { nl: 'Baksteen.', fr: 'Brique.', en: 'Brick.', de: 'Backstein.' },
    Delivery: { nl: 'september 2027', fr: 'septembre 2027', en: 'September 2027', de: 'September 2027' },
    StartPrice: 389000,
    Constructions: [
      { ID: 1, Unit: 'A01', Floor: '0', Requirement: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' }, Price: 389000, Status: 'available' },
      { ID: 2, Unit: 'A02', Floor: '0', Requirement: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' }, Price: 405000, Status: 'sold' },
    ],
    Documents: [{ ID: 1, Name: { nl: 'Lastenboek', fr: 'Cahier des charges', en: 'Specifications', de: 'Baubeschreibung' }, Url: '' }],
    ...overrides,
  })
}

/** A photograph as the feed lists it. */
export function aPicture(overrides: FeedRecord = {}): FeedRecord {
  return without({ ID: nextId(), Url: '/pictures/terrace-bruges-11.jpg', Width: 1600, Height: 1067, Name: { en: 'The front' }, ...overrides })
}

export function manyProperties(count: number, overrides: (index: number) => FeedRecord = () => ({})): FeedRecord[] {
  return Array.from({ length: count }, (_, index) => aProperty(overrides(index)))
}

/** The CRM's response with a list of properties. */
export function propertyAnswer(records: readonly unknown[], answer: FeedRecord = {}): FeedRecord {
  return { GetPropertyListJsonResult: envelope(records, answer) }
}

/** The CRM's response with a list of projects. */
export function projectAnswer(records: readonly unknown[], answer: FeedRecord = {}): FeedRecord {
  return { GetProjectListJsonResult: envelope(records, answer) }
}

function envelope(records: readonly unknown[], answer: FeedRecord): FeedRecord {
  return { Code: 0, Message: '', Success: true, Value: { From: 1, To: records.length, RowsCount: records.length, Items: records }, ...answer }
}

function without(record: FeedRecord): FeedRecord {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}
