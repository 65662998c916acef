import { ruledFacts } from '#db/model/law/compliance/stated.ts'
import { type FactKey, factKeys } from '#db/model/listings/facts.ts'
import { type Facts, isWithheld, type Publication, readFactValue } from '../facts.ts'
import type { Fields } from '../fields.ts'
import type { Letting } from '../values/fact-money.ts'
import { completedByCodes, planningFacts } from '../values/legal-answer.ts'
import { plainKey } from '../values/plain-key.ts'
import type { ReadText } from '../values/text.ts'

/** The names of each fact's field, the most usual first; they are compared without case, spaces and underscores. */
export const factFields: Readonly<Record<FactKey, readonly [string, ...string[]]>> = {
  condition: ['ConditionName', 'Condition', 'ConditionID'],
  construction: ['ConstructionName', 'ConstructionTypeName', 'BuildingType', 'ConstructionID'],
  constructionYear: ['ConstructionYear', 'YearOfConstruction', 'BuildYear'],
  renovationYear: ['RenovationYear', 'YearOfRenovation'],
  architectureStyle: ['MainStyleName', 'ArchitectureStyle', 'StyleName'],
  facades: ['NumberOfFacades', 'Facades', 'NumberOfFronts'],
  floors: ['NumberOfFloors', 'Floors', 'FloorCount'],
  floor: ['Floor', 'FloorNumber', 'FloorName'],
  unit: ['Unit', 'UnitNumber', 'UnitName'],
  availability: ['DateFree', 'Availability', 'AvailabilityName', 'FreeName', 'FreeID', 'Free', 'AvailabilityDate', 'AvailableFrom'],
  uniqueCode: ['UniqueCode'],
  surfaceLiving: ['SurfaceLiving', 'LivingSurface', 'LivingArea', 'HabitableSurface'],
  surfaceTotal: ['SurfaceTotal', 'TotalSurface'],
  surfaceBuilt: ['SurfaceConstructed', 'SurfaceBuilt', 'BuiltSurface'],
  surfaceGround: ['SurfaceGround', 'GroundSurface', 'PlotSurface', 'SurfacePlot'],
  surfaceTerrace: ['SurfaceTerrace', 'TerraceSurface'],
  surfaceGarden: ['SurfaceGarden', 'GardenSurface'],
  surfaceStore: ['SurfaceStore', 'StoreSurface', 'SurfaceStorage'],
  plotWidth: ['PlotWidth', 'WidthPlot', 'GroundWidth', 'WidthGround'],
  frontWidth: ['WidthFront', 'FrontWidth', 'FacadeWidth', 'WidthFacade'],
  bedrooms: ['NumberOfBedRooms', 'Bedrooms', 'BedroomCount'],
  bathrooms: ['NumberOfBathRooms', 'Bathrooms'],
  showerRooms: ['NumberOfShowerRooms', 'ShowerRooms'],
  toilets: ['NumberOfToilets', 'Toilets'],
  rooms: ['NumberOfRooms', 'Rooms'],
  extraRooms: ['ExtraRoomsPossible', 'NumberOfExtraRoomsPossible', 'PossibleExtraRooms'],
  garages: ['NumberOfGarages', 'Garages'],
  parkings: ['NumberOfParkings', 'Parkings', 'NumberOfInternalParkings'],
  externalParkings: ['NumberOfExternalParkings', 'ExternalParkings'],
  attic: ['HasAttic', 'Attic'],
  cellar: ['HasCellar', 'Cellar'],
  garage: ['HasGarage', 'Garage'],
  terrace: ['HasTerrace', 'Terrace'],
  terraceOrientation: ['OrientationT', 'TerraceOrientation', 'OrientationTerrace', 'OrientationTID'],
  garden: ['HasGarden', 'Garden'],
  gardenOrientation: ['OrientationG', 'GardenOrientation', 'OrientationGarden', 'OrientationGID'],
  rearOrientation: ['OrientationR', 'RearOrientation', 'OrientationRear', 'OrientationRID', 'OrientationRearID'],
  furnished: ['HasFurnished', 'Furnished', 'IsFurnished'],
  lift: ['HasLift', 'Lift', 'HasElevator'],
  pool: ['HasPool', 'Pool', 'HasSwimmingPool'],
  gas: ['HasGas', 'Gas', 'HasGasConnection', 'GasConnection'],
  water: ['HasWater', 'Water', 'HasWaterConnection', 'WaterConnection'],
  electricityConnection: ['HasElectricityConnection', 'ElectricityConnection', 'HasElectricity'],
  drainConnection: ['HasDrainConnection', 'DrainConnection', 'HasSewer', 'HasDrain'],
  heating: ['HeatingName', 'Heating'],
  heatingType: ['HeatingType', 'HeatingTypeName'],
  kitchen: ['KitchenName', 'Kitchen', 'KitchenType'],
  windowGlazing: ['WindowGlazing', 'WindowGlazingName', 'Glazing'],
  windowFrame: ['WindowFrame', 'WindowFrameName', 'WindowFrames'],
  floorCovering: ['FloorCovering', 'FloorCoveringName'],
  roofType: ['RoofType', 'RoofTypeName'],
  roofMaterial: ['RoofMaterial', 'RoofMaterialName'],
  roofCondition: ['RoofCondition', 'RoofConditionName'],
  epcTotal: ['EPCTotal', 'TotalEPC', 'ETotal', 'EnergyTotal'],
  co2Emission: ['CO2Emission', 'CO2'],
  eLevel: ['ELevel', 'EPeil', 'E-Level'],
  epcReference: ['EPCReference', 'EPCUniqueCode', 'EPCCode', 'EnergyCertificateNumber'],
  certificateEndDate: ['CertificateEndDate', 'EPCEndDate', 'EnergyCertificateEndDate', 'EPCValidUntil'],
  insulationClass: ['ThermalInsulationClass', 'InsulationClass'],
  floodPScore: ['FloodPScore', 'PScore'],
  floodGScore: ['FloodGScore', 'GScore'],
  floodZone: ['FloodZoneName', 'FloodZoneNames', 'FloodZone'],
  riverbankZone: ['RiverbankZone', 'HasRiverbankZone', 'IsRiverbankZone', 'RiverbankZoneName'],
  permit: ['HasPermit', 'Permit', 'BuildingPermit'],
  zoning: ['ZoningName', 'Zoning', 'Destination', 'DestinationName'],
  summons: ['HasSummons', 'Summons'],
  judicialDecision: ['JudicialDecision', 'HasJudicialDecision'],
  preemptiveRight: ['HasPreemptiveRight', 'HasPreemptiveRights', 'PreemptiveRights', 'PreemptiveRight'],
  allotmentPermit: ['HasAllotmentPermit', 'AllotmentPermit'],
  heritage: ['Heritage', 'HeritageName', 'ProtectedHeritage', 'HasHeritage'],
  servitudes: ['Servitudes', 'HasServitudes', 'Servitude'],
  registeredRights: ['RegisteredRights'],
  buildingShare: ['BuildingShare', 'ShareBuilding'],
  groundShare: ['GroundShare', 'ShareGround'],
  asbestosType: ['AsbestosType', 'AsbestosTypeName', 'Asbestos'],
  asbestosDate: ['AsbestosDate', 'AsbestosCertificateDate'],
  groundCertificate: ['GroundCertificate', 'SoilCertificate', 'GroundCertificateName', 'SoilCertificateName', 'GroundCertificateID'],
  electricityCertificate: ['ElectricityCertificate', 'ElectricityCertificateName'],
  gasCertificate: ['GasCertificate', 'GasCertificateName'],
  startPrice: ['StartPrice'],
  askingPrice: ['AskingPrice'],
  optionPrice: ['OptionPrice'],
  rentPrice: ['RentPrice', 'MonthlyRent'],
  chargesOwner: ['ChargesOwner'],
  chargesRenter: ['ChargesRenter', 'Charges'],
  depositAmount: ['DepositAmount', 'Deposit'],
  agencyCostRenter: ['AgencyCostRenter', 'AgencyCostForRenter'],
  inventoryCostRenter: ['RenterInventoryCost', 'InventoryCostRenter'],
  minimumIncome: ['MinimumIncome', 'MinimumMonthlyIncome', 'MinimumNetIncome'],
  maxPersons: ['MaximumPersons', 'MaximumNumberOfPersons', 'MaxPersons'],
  notaryFees: ['NotaryFeesWithoutVAT', 'NotaryFeesExclVAT', 'NotaryFees', 'NotaryFeesExVAT'],
  notaryFeesWithVat: ['NotaryFeesWithVAT', 'NotaryFeesInclVAT'],
  vatValue: ['VATValue', 'VAT'],
  vatRegime: ['VATRegime', 'VATRegimeName', 'RegimeVAT'],
  constructionCost: ['ConstructionCost'],
  realEstateTax: ['RealEstateTax', 'PropertyTax'],
  cadastralIncome: ['CadastralIncome', 'CadastralRevenue'],
  annuityBouquet: ['ViagerBouquet', 'Bouquet', 'AnnuityBouquet'],
  annuityMonthly: ['ViagerAnnuity', 'ViagerMonthly', 'AnnuityAmount', 'Annuity'],
  annuityYears: ['ViagerDuration', 'ViagerYears', 'AnnuityDuration'],
  annuityIndexed: ['ViagerIndexed', 'AnnuityIndexed'],
  annuityOccupied: ['ViagerOccupied', 'AnnuityOccupied'],
  annuityAges: ['ViagerAges', 'ViagerAge', 'AnnuityAges'],
  neighbourhood: ['Neighbourhood', 'Neighbourhoods', 'NeighbourhoodName'],
  subCity: ['SubCity', 'SubCities', 'SubCityName'],
  pointsOfInterest: ['PointsOfInterest', 'POI', 'PointOfInterest'],
  mobiscore: ['Mobiscore', 'MobiscoreTotal'],
  mobiscorePublicTransport: ['MobiscorePublicTransport'],
  mobiscoreEducation: ['MobiscoreEducation'],
  mobiscoreShops: ['MobiscoreShops'],
  mobiscoreLeisure: ['MobiscoreLeisure'],
  mobiscoreHealth: ['MobiscoreHealth'],
  mobiscoreEnvironment: ['MobiscoreEnvironment'],
  mobiscoreNearby: ['MobiscoreNearby'],
}

/** Every fact the record has and may show, in the order of the table of facts. */
export function readFacts(fields: Fields, rules: Publication & { readonly text: ReadText; readonly letting: Letting | null }): Facts {
  const facts: Facts = {}
  for (const key of factsIn(fields)) {
    const value = fields.read(factFields[key], (raw, note) => readFactValue(key, raw, rules.text, note, rules.letting))
    if (value !== null && !isWithheld(key, rules)) facts[key] = value
  }
  const planning = fields.given(...planningFields)
  return completedByCodes(
    facts,
    planningFields.map((name) => fields.take(name)),
    () => planning.note('contradiction'),
  )
}

const planningFields = planningFacts.flatMap((key) => factFields[key])

/** The facts of the law that the record has and whose values were not understood. */
export function unclearFacts({ remarks }: Fields): readonly FactKey[] {
  return ruledFacts.filter((key) => remarks.isUnclear(factFields[key]))
}

const order = new Map(factKeys.flatMap((key, index) => factFields[key].map((name) => [plainKey(name), index] as const)))

/** The facts a record has fields for; most records have a tenth of them. */
function factsIn(fields: Fields): FactKey[] {
  const present = new Set(fields.keys().map((key) => order.get(key) ?? -1))
  return factKeys.filter((_, index) => present.has(index))
}
