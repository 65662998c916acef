/**
 * Every label a listing can show (specification, section 3), with the kind of value it holds and the group it is shown in.
 * The record, the page and the catalogues of messages read this table; each feed adapter maps its own names to these keys.
 */

export type FactKind =
  | 'area' // m²
  | 'length' // m
  | 'count'
  | 'year'
  | 'flag'
  | 'answer' // a yes or no, a word of planning law, or the record's own words
  | 'word' // trade vocabulary: translated where known, else shown as it is
  | 'text' // free text, by language
  | 'places' // place names, one per line, with a distance where known
  | 'date'
  | 'money' // euro
  | 'percent'
  | 'score' // 0–10
  | 'grade' // A–D, flood score
  | 'emission' // kg CO₂/m².year
  | 'energy' // kWh/year
  | 'orientation'

export const factGroups = ['building', 'surfaces', 'rooms', 'comfort', 'finish', 'energy', 'law', 'costs', 'annuity', 'surroundings'] as const
export type FactGroup = (typeof factGroups)[number]

interface FactDefinition {
  readonly kind: FactKind
  readonly group: FactGroup
  /** Reveals more about the location than zip and city: dropped when the address is not published. */
  readonly finerThanCity?: true
}

const facts = {
  // building
  condition: { kind: 'word', group: 'building' },
  construction: { kind: 'word', group: 'building' },
  constructionYear: { kind: 'year', group: 'building' },
  renovationYear: { kind: 'year', group: 'building' },
  architectureStyle: { kind: 'word', group: 'building' },
  facades: { kind: 'count', group: 'building' },
  floors: { kind: 'count', group: 'building' },
  floor: { kind: 'text', group: 'building', finerThanCity: true },
  unit: { kind: 'text', group: 'building', finerThanCity: true },
  availability: { kind: 'word', group: 'building' },
  uniqueCode: { kind: 'text', group: 'building' },

  // surfaces
  surfaceLiving: { kind: 'area', group: 'surfaces' },
  surfaceTotal: { kind: 'area', group: 'surfaces' },
  surfaceBuilt: { kind: 'area', group: 'surfaces' },
  surfaceGround: { kind: 'area', group: 'surfaces' },
  surfaceTerrace: { kind: 'area', group: 'surfaces' },
  surfaceGarden: { kind: 'area', group: 'surfaces' },
  surfaceStore: { kind: 'area', group: 'surfaces' },
  plotWidth: { kind: 'length', group: 'surfaces' },
  frontWidth: { kind: 'length', group: 'surfaces' },

  // rooms
  bedrooms: { kind: 'count', group: 'rooms' },
  bathrooms: { kind: 'count', group: 'rooms' },
  showerRooms: { kind: 'count', group: 'rooms' },
  toilets: { kind: 'count', group: 'rooms' },
  rooms: { kind: 'count', group: 'rooms' },
  extraRooms: { kind: 'count', group: 'rooms' },
  garages: { kind: 'count', group: 'rooms' },
  parkings: { kind: 'count', group: 'rooms' },
  externalParkings: { kind: 'count', group: 'rooms' },
  attic: { kind: 'flag', group: 'rooms' },
  cellar: { kind: 'flag', group: 'rooms' },
  garage: { kind: 'flag', group: 'rooms' },
  terrace: { kind: 'flag', group: 'rooms' },
  terraceOrientation: { kind: 'orientation', group: 'rooms' },
  garden: { kind: 'flag', group: 'rooms' },
  gardenOrientation: { kind: 'orientation', group: 'rooms' },
  rearOrientation: { kind: 'orientation', group: 'rooms' },

  // comfort
  furnished: { kind: 'flag', group: 'comfort' },
  lift: { kind: 'flag', group: 'comfort' },
  pool: { kind: 'flag', group: 'comfort' },
  gas: { kind: 'flag', group: 'comfort' },
  water: { kind: 'flag', group: 'comfort' },
  electricityConnection: { kind: 'flag', group: 'comfort' },
  drainConnection: { kind: 'flag', group: 'comfort' },

  // heating and finish
  heating: { kind: 'word', group: 'finish' },
  heatingType: { kind: 'word', group: 'finish' },
  kitchen: { kind: 'word', group: 'finish' },
  windowGlazing: { kind: 'word', group: 'finish' },
  windowFrame: { kind: 'word', group: 'finish' },
  floorCovering: { kind: 'word', group: 'finish' },
  roofType: { kind: 'word', group: 'finish' },
  roofMaterial: { kind: 'word', group: 'finish' },
  roofCondition: { kind: 'word', group: 'finish' },

  // energy
  epcTotal: { kind: 'energy', group: 'energy' },
  co2Emission: { kind: 'emission', group: 'energy' },
  eLevel: { kind: 'text', group: 'energy' },
  epcReference: { kind: 'text', group: 'energy' },
  certificateEndDate: { kind: 'date', group: 'energy' },
  insulationClass: { kind: 'text', group: 'energy' },

  // flood, planning and certificates
  floodPScore: { kind: 'grade', group: 'law' },
  floodGScore: { kind: 'grade', group: 'law' },
  floodZone: { kind: 'word', group: 'law' },
  riverbankZone: { kind: 'flag', group: 'law' },
  permit: { kind: 'answer', group: 'law' },
  zoning: { kind: 'word', group: 'law' },
  summons: { kind: 'answer', group: 'law' },
  judicialDecision: { kind: 'answer', group: 'law' },
  preemptiveRight: { kind: 'answer', group: 'law' },
  allotmentPermit: { kind: 'answer', group: 'law' },
  heritage: { kind: 'text', group: 'law' },
  servitudes: { kind: 'text', group: 'law' },
  registeredRights: { kind: 'text', group: 'law' },
  buildingShare: { kind: 'text', group: 'law' },
  groundShare: { kind: 'text', group: 'law' },
  asbestosType: { kind: 'word', group: 'law' },
  asbestosDate: { kind: 'date', group: 'law' },
  groundCertificate: { kind: 'word', group: 'law' },
  electricityCertificate: { kind: 'word', group: 'law' },
  gasCertificate: { kind: 'word', group: 'law' },

  // costs
  startPrice: { kind: 'money', group: 'costs' },
  askingPrice: { kind: 'money', group: 'costs' },
  optionPrice: { kind: 'money', group: 'costs' },
  rentPrice: { kind: 'money', group: 'costs' },
  chargesOwner: { kind: 'money', group: 'costs' },
  chargesRenter: { kind: 'money', group: 'costs' },
  depositAmount: { kind: 'money', group: 'costs' },
  agencyCostRenter: { kind: 'money', group: 'costs' },
  inventoryCostRenter: { kind: 'money', group: 'costs' },
  minimumIncome: { kind: 'money', group: 'costs' },
  maxPersons: { kind: 'count', group: 'costs' },
  notaryFees: { kind: 'money', group: 'costs' },
  notaryFeesWithVat: { kind: 'money', group: 'costs' },
  vatValue: { kind: 'money', group: 'costs' },
  vatRegime: { kind: 'word', group: 'costs' },
  constructionCost: { kind: 'money', group: 'costs' },
  realEstateTax: { kind: 'money', group: 'costs' },
  cadastralIncome: { kind: 'money', group: 'costs' },

  // life annuity sale
  annuityBouquet: { kind: 'money', group: 'annuity' },
  annuityMonthly: { kind: 'money', group: 'annuity' },
  annuityYears: { kind: 'count', group: 'annuity' },
  annuityIndexed: { kind: 'flag', group: 'annuity' },
  annuityOccupied: { kind: 'flag', group: 'annuity' },
  annuityAges: { kind: 'text', group: 'annuity' },

  // surroundings
  neighbourhood: { kind: 'text', group: 'surroundings', finerThanCity: true },
  subCity: { kind: 'text', group: 'surroundings', finerThanCity: true },
  pointsOfInterest: { kind: 'places', group: 'surroundings', finerThanCity: true },
  mobiscore: { kind: 'score', group: 'surroundings' },
  mobiscorePublicTransport: { kind: 'score', group: 'surroundings' },
  mobiscoreEducation: { kind: 'score', group: 'surroundings' },
  mobiscoreShops: { kind: 'score', group: 'surroundings' },
  mobiscoreLeisure: { kind: 'score', group: 'surroundings' },
  mobiscoreHealth: { kind: 'score', group: 'surroundings' },
  mobiscoreEnvironment: { kind: 'score', group: 'surroundings' },
  mobiscoreNearby: { kind: 'score', group: 'surroundings' },
} as const satisfies Record<string, FactDefinition>

export type FactKey = keyof typeof facts
export const factKeys: readonly FactKey[] = Object.keys(facts).filter((key): key is FactKey => key in facts)

/** The definition of a fact, with its optional fields visible to the type checker. */
export function factDefinition(key: FactKey): FactDefinition {
  return facts[key]
}
