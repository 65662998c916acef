import { type FactKey, type FactKind, factDefinition, factKeys } from '#db/model/listings/facts.ts'
import { type Facts, isWithheld, measureOf, type Publication, readFactValue } from '../facts.ts'
import { readFlag } from '../fields.ts'
import type { Letting } from '../values/fact-money.ts'
import { completedByCodes, planningFacts } from '../values/legal-answer.ts'
import type { ReadText } from '../values/text.ts'
import type { OpenRecord } from './open-record.ts'
import type { Field, Shape } from './record-fields.ts'

/** Where each fact of a listing is in a record of the neutral format; the type checker asks for every one. */
const factPaths: Readonly<Record<FactKey, string>> = {
  condition: 'condition',
  construction: 'construction_type',
  constructionYear: 'construction_year',
  renovationYear: 'renovation_year',
  architectureStyle: 'architecture_style',
  facades: 'facades',
  floors: 'floors',
  floor: 'floor',
  unit: 'unit',
  availability: 'available_from',
  uniqueCode: 'unique_code',

  surfaceLiving: 'sizes.liveable_area',
  surfaceTotal: 'sizes.total_area',
  surfaceBuilt: 'sizes.built_area',
  surfaceGround: 'sizes.plot_area',
  surfaceTerrace: 'sizes.terrace_area',
  surfaceGarden: 'sizes.garden_area',
  surfaceStore: 'sizes.storage_area',
  plotWidth: 'sizes.plot_width',
  frontWidth: 'sizes.front_width',

  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  showerRooms: 'shower_rooms',
  toilets: 'toilets',
  rooms: 'rooms',
  extraRooms: 'extra_rooms_possible',
  garages: 'garages',
  parkings: 'parkings',
  externalParkings: 'external_parkings',
  attic: 'amenities.attic',
  cellar: 'amenities.cellar',
  garage: 'amenities.garage',
  terrace: 'amenities.terrace',
  terraceOrientation: 'orientation.terrace',
  garden: 'amenities.garden',
  gardenOrientation: 'orientation.garden',
  rearOrientation: 'orientation.rear',

  furnished: 'amenities.furnished',
  lift: 'amenities.lift',
  pool: 'amenities.pool',
  gas: 'connections.gas',
  water: 'connections.water',
  electricityConnection: 'connections.electricity',
  drainConnection: 'connections.drain',

  heating: 'heating.name',
  heatingType: 'heating.type',
  kitchen: 'kitchen',
  windowGlazing: 'windows.glazing',
  windowFrame: 'windows.frame',
  floorCovering: 'floor_covering',
  roofType: 'roof.type',
  roofMaterial: 'roof.material',
  roofCondition: 'roof.condition',

  epcTotal: 'energy.total_epc_value',
  co2Emission: 'energy.co2_emissions',
  eLevel: 'energy.e_spec',
  epcReference: 'energy.epc_reference',
  certificateEndDate: 'energy.valid_until',
  insulationClass: 'energy.insulation_class',

  floodPScore: 'flood.plot_score',
  floodGScore: 'flood.building_score',
  floodZone: 'flood.zone',
  riverbankZone: 'flood.riverbank_zone',
  permit: 'planning.building_permit',
  zoning: 'planning.land_use_designation',
  summons: 'planning.breach',
  judicialDecision: 'planning.judicial_decision',
  preemptiveRight: 'planning.priority_purchase_right',
  allotmentPermit: 'planning.subdivision_authorisation',
  heritage: 'planning.heritage',
  servitudes: 'legal.servitudes',
  registeredRights: 'legal.registered_rights',
  buildingShare: 'legal.building_share',
  groundShare: 'legal.ground_share',
  asbestosType: 'asbestos.type',
  asbestosDate: 'asbestos.date',
  groundCertificate: 'certificates.soil',
  electricityCertificate: 'certificates.electricity',
  gasCertificate: 'certificates.gas',

  startPrice: 'price.start_amount',
  askingPrice: 'price.asking_amount',
  optionPrice: 'price.option_amount',
  rentPrice: 'price.rent_amount',
  chargesOwner: 'price.charges_owner_month',
  chargesRenter: 'price.charges_month',
  depositAmount: 'costs.deposit',
  agencyCostRenter: 'costs.agency_renter',
  inventoryCostRenter: 'costs.inventory_renter',
  minimumIncome: 'costs.minimum_income',
  maxPersons: 'costs.maximum_persons',
  notaryFees: 'costs.notary',
  notaryFeesWithVat: 'costs.notary_with_vat',
  vatValue: 'costs.vat',
  vatRegime: 'costs.vat_regime',
  constructionCost: 'costs.construction',
  realEstateTax: 'costs.real_estate_tax',
  cadastralIncome: 'cadastral_income',

  annuityBouquet: 'viager.bouquet',
  annuityMonthly: 'viager.monthly',
  annuityYears: 'viager.years',
  annuityIndexed: 'viager.indexed',
  annuityOccupied: 'viager.occupied',
  annuityAges: 'viager.ages',

  neighbourhood: 'location.neighbourhood',
  subCity: 'location.sub_city',
  pointsOfInterest: 'points_of_interest',
  mobiscore: 'mobiscore.total',
  mobiscorePublicTransport: 'mobiscore.public_transport',
  mobiscoreEducation: 'mobiscore.education',
  mobiscoreShops: 'mobiscore.shops',
  mobiscoreLeisure: 'mobiscore.leisure',
  mobiscoreHealth: 'mobiscore.health',
  mobiscoreEnvironment: 'mobiscore.environment',
  mobiscoreNearby: 'mobiscore.nearby',
}

const shapes: Readonly<Record<FactKind, readonly [Shape, string]>> = {
  area: ['number', 'm²'],
  length: ['number', 'm'],
  count: ['number', 'A whole number from 0'],
  year: ['number', 'A year of four digits'],
  flag: ['answer', ''],
  answer: ['answer', ''],
  word: ['words', 'A word of the trade, as text or by language; known words are shown in every language'],
  text: ['words', 'Free text, as text or by language'],
  places: ['places', 'Names, with a distance in metres where it is known'],
  date: ['day', ''],
  money: ['number', 'Euro'],
  percent: ['number', 'Percent'],
  score: ['number', '0 to 10'],
  grade: ['grade', ''],
  emission: ['number', 'kg CO₂/m².year'],
  energy: ['number', 'kWh/year'],
  orientation: ['direction', ''],
}

/** Legal statements are free text at some agencies and a bare yes or no at others. */
const answered: ReadonlySet<FactKey> = new Set<FactKey>(['heritage', 'servitudes', 'registeredRights', 'judicialDecision'])

/** The path of a fact in a record. */
export function factPath(key: FactKey): string {
  return factPaths[key]
}

/** The facts as fields of the format, by path. */
export const factFields: Readonly<Record<string, Field>> = Object.fromEntries(factKeys.map((key) => [factPaths[key], fieldOf(key)]))

function fieldOf(key: FactKey): Field {
  if (key === 'availability') return { shape: 'availability', about: 'A date, or words such as "at the deed"' }
  if (answered.has(key)) return { shape: 'statement', about: 'yes, no, unknown, or the words that say more' }
  const [shape, about] = shapes[factDefinition(key).kind]
  const measure = measureOf(key)
  return { shape, about, ...(measure === null ? {} : { measure }) }
}

/** The facts that the price is worked out from. */
export const areas: readonly FactKey[] = ['surfaceTotal', 'surfaceLiving', 'surfaceBuilt']

/** The facts of a record that may be published. */
export function readFacts(
  record: OpenRecord,
  rules: Publication & { readonly text: ReadText; readonly letting: Letting | null },
  keys: readonly FactKey[] = factKeys,
): Facts {
  const facts: Facts = {}
  for (const key of keys) {
    const value = record.read(factPath(key), (given, note) => (saysUnknown(given) ? undefined : readFactValue(key, given, rules.text, note, rules.letting)))
    if (value !== null && !isWithheld(key, rules)) facts[key] = value
  }
  if (keys !== factKeys) return facts
  const planning = planningFacts.map((key) => record.given(factPath(key)))
  return completedByCodes(
    facts,
    planning.map(({ value }) => value),
    () => {
      for (const { value, note } of planning) if (value !== undefined) note('contradiction')
    },
  )
}

/** The format's word for an answer that the sender does not have. */
function saysUnknown(value: unknown): boolean {
  return typeof value === 'string' && /^unknown$/i.test(value)
}

function readAnswer(value: unknown): boolean | null | undefined {
  return saysUnknown(value) ? undefined : readFlag(value)
}

/** The unit of its project, for a page that must not show it. */
export function unitOf(record: OpenRecord, text: ReadText): Pick<Facts, 'unit' | 'floor'> {
  return readFacts(record, { showsAddress: true, showsPrice: false, text, letting: null }, ['unit', 'floor'])
}

/** Values that are kept without being shown get their remarks too. */
export function markStoredFields(record: OpenRecord): void {
  for (const path of ['renovation_obligation', 'asbestos_certificate']) record.read(path, readAnswer)
}
