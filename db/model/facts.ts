/**
 * Every label a listing can show (specification, section 3), with the kind of value it holds, the group it is shown
 * in and the CRM's possible names for it. The feed, the record, the page and the message catalogues all read this table.
 */

export type FactKind =
  | 'area' // m²
  | 'length' // m
  | 'count'
  | 'year'
  | 'flag'
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

export type FactGroup = 'building' | 'surfaces' | 'rooms' | 'comfort' | 'finish' | 'energy' | 'law' | 'costs' | 'annuity' | 'surroundings'

interface FactDefinition {
  readonly kind: FactKind
  readonly group: FactGroup
  /** Names in the feed, most common first; compared without case, spaces and underscores. */
  readonly names: readonly [string, ...string[]]
  /** Reveals more about the location than zip and city: dropped when the address is not published. */
  readonly finerThanCity?: true
}

export const facts = {
  // building
  condition: { kind: 'word', group: 'building', names: ['ConditionName', 'Condition', 'ConditionID'] },
  construction: { kind: 'word', group: 'building', names: ['ConstructionName', 'ConstructionTypeName', 'BuildingType', 'ConstructionID'] },
  constructionYear: { kind: 'year', group: 'building', names: ['ConstructionYear', 'YearOfConstruction', 'BuildYear'] },
  renovationYear: { kind: 'year', group: 'building', names: ['RenovationYear', 'YearOfRenovation'] },
  architectureStyle: { kind: 'word', group: 'building', names: ['MainStyleName', 'ArchitectureStyle', 'StyleName'] },
  facades: { kind: 'count', group: 'building', names: ['NumberOfFacades', 'Facades', 'NumberOfFronts'] },
  floors: { kind: 'count', group: 'building', names: ['NumberOfFloors', 'Floors', 'FloorCount'] },
  floor: { kind: 'text', group: 'building', names: ['Floor', 'FloorNumber', 'FloorName'] },
  unit: { kind: 'text', group: 'building', names: ['Unit', 'UnitNumber', 'UnitName'] },
  availability: {
    kind: 'word',
    group: 'building',
    names: ['DateFree', 'Availability', 'AvailabilityName', 'FreeName', 'FreeID', 'Free', 'AvailabilityDate', 'AvailableFrom'],
  },

  // surfaces
  surfaceLiving: { kind: 'area', group: 'surfaces', names: ['SurfaceLiving', 'LivingSurface', 'LivingArea', 'HabitableSurface'] },
  surfaceTotal: { kind: 'area', group: 'surfaces', names: ['SurfaceTotal', 'TotalSurface'] },
  surfaceBuilt: { kind: 'area', group: 'surfaces', names: ['SurfaceConstructed', 'SurfaceBuilt', 'BuiltSurface'] },
  surfaceGround: { kind: 'area', group: 'surfaces', names: ['SurfaceGround', 'GroundSurface', 'PlotSurface', 'SurfacePlot'] },
  surfaceTerrace: { kind: 'area', group: 'surfaces', names: ['SurfaceTerrace', 'TerraceSurface'] },
  surfaceGarden: { kind: 'area', group: 'surfaces', names: ['SurfaceGarden', 'GardenSurface'] },
  surfaceStore: { kind: 'area', group: 'surfaces', names: ['SurfaceStore', 'StoreSurface', 'SurfaceStorage'] },
  plotWidth: { kind: 'length', group: 'surfaces', names: ['PlotWidth', 'WidthPlot', 'GroundWidth', 'WidthGround'] },
  frontWidth: { kind: 'length', group: 'surfaces', names: ['WidthFront', 'FrontWidth', 'FacadeWidth', 'WidthFacade'] },

  // rooms
  bedrooms: { kind: 'count', group: 'rooms', names: ['NumberOfBedRooms', 'Bedrooms', 'BedroomCount'] },
  bathrooms: { kind: 'count', group: 'rooms', names: ['NumberOfBathRooms', 'Bathrooms'] },
  showerRooms: { kind: 'count', group: 'rooms', names: ['NumberOfShowerRooms', 'ShowerRooms'] },
  toilets: { kind: 'count', group: 'rooms', names: ['NumberOfToilets', 'Toilets'] },
  rooms: { kind: 'count', group: 'rooms', names: ['NumberOfRooms', 'Rooms'] },
  extraRooms: { kind: 'count', group: 'rooms', names: ['ExtraRoomsPossible', 'NumberOfExtraRoomsPossible', 'PossibleExtraRooms'] },
  garages: { kind: 'count', group: 'rooms', names: ['NumberOfGarages', 'Garages'] },
  parkings: { kind: 'count', group: 'rooms', names: ['NumberOfParkings', 'Parkings', 'NumberOfInternalParkings'] },
  externalParkings: { kind: 'count', group: 'rooms', names: ['NumberOfExternalParkings', 'ExternalParkings'] },
  attic: { kind: 'flag', group: 'rooms', names: ['HasAttic', 'Attic'] },
  cellar: { kind: 'flag', group: 'rooms', names: ['HasCellar', 'Cellar'] },
  garage: { kind: 'flag', group: 'rooms', names: ['HasGarage', 'Garage'] },
  terrace: { kind: 'flag', group: 'rooms', names: ['HasTerrace', 'Terrace'] },
  terraceOrientation: { kind: 'orientation', group: 'rooms', names: ['OrientationT', 'TerraceOrientation', 'OrientationTerrace', 'OrientationTID'] },
  garden: { kind: 'flag', group: 'rooms', names: ['HasGarden', 'Garden'] },
  gardenOrientation: { kind: 'orientation', group: 'rooms', names: ['OrientationG', 'GardenOrientation', 'OrientationGarden', 'OrientationGID'] },
  rearOrientation: {
    kind: 'orientation',
    group: 'rooms',
    names: ['OrientationR', 'RearOrientation', 'OrientationRear', 'OrientationRID', 'OrientationRearID'],
  },

  // comfort
  furnished: { kind: 'flag', group: 'comfort', names: ['HasFurnished', 'Furnished', 'IsFurnished'] },
  lift: { kind: 'flag', group: 'comfort', names: ['HasLift', 'Lift', 'HasElevator'] },
  pool: { kind: 'flag', group: 'comfort', names: ['HasPool', 'Pool', 'HasSwimmingPool'] },
  gas: { kind: 'flag', group: 'comfort', names: ['HasGas', 'Gas', 'HasGasConnection', 'GasConnection'] },
  water: { kind: 'flag', group: 'comfort', names: ['HasWater', 'Water', 'HasWaterConnection', 'WaterConnection'] },
  electricityConnection: { kind: 'flag', group: 'comfort', names: ['HasElectricityConnection', 'ElectricityConnection', 'HasElectricity'] },
  drainConnection: { kind: 'flag', group: 'comfort', names: ['HasDrainConnection', 'DrainConnection', 'HasSewer', 'HasDrain'] },

  // heating and finish
  heating: { kind: 'word', group: 'finish', names: ['HeatingName', 'Heating'] },
  heatingType: { kind: 'word', group: 'finish', names: ['HeatingType', 'HeatingTypeName'] },
  kitchen: { kind: 'word', group: 'finish', names: ['KitchenName', 'Kitchen', 'KitchenType'] },
  windowGlazing: { kind: 'word', group: 'finish', names: ['WindowGlazing', 'WindowGlazingName', 'Glazing'] },
  windowFrame: { kind: 'word', group: 'finish', names: ['WindowFrame', 'WindowFrameName', 'WindowFrames'] },
  floorCovering: { kind: 'word', group: 'finish', names: ['FloorCovering', 'FloorCoveringName'] },
  roofType: { kind: 'word', group: 'finish', names: ['RoofType', 'RoofTypeName'] },
  roofMaterial: { kind: 'word', group: 'finish', names: ['RoofMaterial', 'RoofMaterialName'] },
  roofCondition: { kind: 'word', group: 'finish', names: ['RoofCondition', 'RoofConditionName'] },

  // energy
  epcTotal: { kind: 'energy', group: 'energy', names: ['EPCTotal', 'TotalEPC', 'ETotal', 'EnergyTotal'] },
  co2Emission: { kind: 'emission', group: 'energy', names: ['CO2Emission', 'CO2'] },
  eLevel: { kind: 'text', group: 'energy', names: ['ELevel', 'EPeil', 'E-Level'] },
  epcReference: { kind: 'text', group: 'energy', names: ['EPCReference', 'EPCUniqueCode', 'EPCCode', 'EnergyCertificateNumber'] },
  certificateEndDate: { kind: 'date', group: 'energy', names: ['CertificateEndDate', 'EPCEndDate', 'EnergyCertificateEndDate', 'EPCValidUntil'] },
  insulationClass: { kind: 'text', group: 'energy', names: ['ThermalInsulationClass', 'InsulationClass'] },

  // flood, planning and certificates
  floodPScore: { kind: 'grade', group: 'law', names: ['FloodPScore', 'PScore'] },
  floodGScore: { kind: 'grade', group: 'law', names: ['FloodGScore', 'GScore'] },
  floodZone: { kind: 'word', group: 'law', names: ['FloodZoneName', 'FloodZoneNames', 'FloodZone'] },
  riverbankZone: { kind: 'flag', group: 'law', names: ['RiverbankZone', 'HasRiverbankZone', 'IsRiverbankZone', 'RiverbankZoneName'] },
  permit: { kind: 'flag', group: 'law', names: ['HasPermit', 'Permit', 'BuildingPermit'] },
  zoning: { kind: 'word', group: 'law', names: ['ZoningName', 'Zoning', 'Destination', 'DestinationName'] },
  summons: { kind: 'flag', group: 'law', names: ['HasSummons', 'Summons'] },
  judicialDecision: { kind: 'text', group: 'law', names: ['JudicialDecision', 'HasJudicialDecision'] },
  preemptiveRight: { kind: 'flag', group: 'law', names: ['HasPreemptiveRight', 'HasPreemptiveRights', 'PreemptiveRights', 'PreemptiveRight'] },
  allotmentPermit: { kind: 'flag', group: 'law', names: ['HasAllotmentPermit', 'AllotmentPermit'] },
  heritage: { kind: 'text', group: 'law', names: ['Heritage', 'HeritageName', 'ProtectedHeritage', 'HasHeritage'] },
  servitudes: { kind: 'text', group: 'law', names: ['Servitudes', 'HasServitudes', 'Servitude'] },
  registeredRights: { kind: 'text', group: 'law', names: ['RegisteredRights'] },
  buildingShare: { kind: 'text', group: 'law', names: ['BuildingShare', 'ShareBuilding'] },
  groundShare: { kind: 'text', group: 'law', names: ['GroundShare', 'ShareGround'] },
  asbestosType: { kind: 'word', group: 'law', names: ['AsbestosType', 'AsbestosTypeName', 'Asbestos'] },
  asbestosDate: { kind: 'date', group: 'law', names: ['AsbestosDate', 'AsbestosCertificateDate'] },
  groundCertificate: {
    kind: 'word',
    group: 'law',
    names: ['GroundCertificate', 'SoilCertificate', 'GroundCertificateName', 'SoilCertificateName', 'GroundCertificateID'],
  },
  electricityCertificate: { kind: 'word', group: 'law', names: ['ElectricityCertificate', 'ElectricityCertificateName'] },
  gasCertificate: { kind: 'word', group: 'law', names: ['GasCertificate', 'GasCertificateName'] },

  // costs
  startPrice: { kind: 'money', group: 'costs', names: ['StartPrice'] },
  askingPrice: { kind: 'money', group: 'costs', names: ['AskingPrice'] },
  optionPrice: { kind: 'money', group: 'costs', names: ['OptionPrice'] },
  rentPrice: { kind: 'money', group: 'costs', names: ['RentPrice', 'MonthlyRent'] },
  chargesOwner: { kind: 'money', group: 'costs', names: ['ChargesOwner'] },
  chargesRenter: { kind: 'money', group: 'costs', names: ['ChargesRenter', 'Charges'] },
  depositAmount: { kind: 'money', group: 'costs', names: ['DepositAmount', 'Deposit'] },
  agencyCostRenter: { kind: 'money', group: 'costs', names: ['AgencyCostRenter', 'AgencyCostForRenter'] },
  inventoryCostRenter: { kind: 'money', group: 'costs', names: ['RenterInventoryCost', 'InventoryCostRenter'] },
  minimumIncome: { kind: 'money', group: 'costs', names: ['MinimumIncome', 'MinimumMonthlyIncome', 'MinimumNetIncome'] },
  maxPersons: { kind: 'count', group: 'costs', names: ['MaximumPersons', 'MaximumNumberOfPersons', 'MaxPersons'] },
  notaryFees: { kind: 'money', group: 'costs', names: ['NotaryFeesWithoutVAT', 'NotaryFeesExclVAT', 'NotaryFees', 'NotaryFeesExVAT'] },
  notaryFeesWithVat: { kind: 'money', group: 'costs', names: ['NotaryFeesWithVAT', 'NotaryFeesInclVAT'] },
  vatValue: { kind: 'money', group: 'costs', names: ['VATValue', 'VAT'] },
  vatRegime: { kind: 'word', group: 'costs', names: ['VATRegime', 'VATRegimeName', 'RegimeVAT'] },
  constructionCost: { kind: 'money', group: 'costs', names: ['ConstructionCost'] },
  realEstateTax: { kind: 'money', group: 'costs', names: ['RealEstateTax', 'PropertyTax'] },
  cadastralIncome: { kind: 'money', group: 'costs', names: ['CadastralIncome', 'CadastralRevenue'] },

  // life annuity sale
  annuityBouquet: { kind: 'money', group: 'annuity', names: ['ViagerBouquet', 'Bouquet', 'AnnuityBouquet'] },
  annuityMonthly: { kind: 'money', group: 'annuity', names: ['ViagerAnnuity', 'ViagerMonthly', 'AnnuityAmount', 'Annuity'] },
  annuityYears: { kind: 'count', group: 'annuity', names: ['ViagerDuration', 'ViagerYears', 'AnnuityDuration'] },
  annuityIndexed: { kind: 'flag', group: 'annuity', names: ['ViagerIndexed', 'AnnuityIndexed'] },
  annuityOccupied: { kind: 'flag', group: 'annuity', names: ['ViagerOccupied', 'AnnuityOccupied'] },
  annuityAges: { kind: 'text', group: 'annuity', names: ['ViagerAges', 'ViagerAge', 'AnnuityAges'] },

  // surroundings
  neighbourhood: { kind: 'text', group: 'surroundings', names: ['Neighbourhood', 'Neighbourhoods', 'NeighbourhoodName'], finerThanCity: true },
  subCity: { kind: 'text', group: 'surroundings', names: ['SubCity', 'SubCities', 'SubCityName'], finerThanCity: true },
  pointsOfInterest: { kind: 'places', group: 'surroundings', names: ['PointsOfInterest', 'POI', 'PointOfInterest'], finerThanCity: true },
  mobiscore: { kind: 'score', group: 'surroundings', names: ['Mobiscore', 'MobiscoreTotal'] },
  mobiscorePublicTransport: { kind: 'score', group: 'surroundings', names: ['MobiscorePublicTransport'] },
  mobiscoreEducation: { kind: 'score', group: 'surroundings', names: ['MobiscoreEducation'] },
  mobiscoreShops: { kind: 'score', group: 'surroundings', names: ['MobiscoreShops'] },
  mobiscoreLeisure: { kind: 'score', group: 'surroundings', names: ['MobiscoreLeisure'] },
  mobiscoreHealth: { kind: 'score', group: 'surroundings', names: ['MobiscoreHealth'] },
  mobiscoreEnvironment: { kind: 'score', group: 'surroundings', names: ['MobiscoreEnvironment'] },
  mobiscoreNearby: { kind: 'score', group: 'surroundings', names: ['MobiscoreNearby'] },
} as const satisfies Record<string, FactDefinition>

export type FactKey = keyof typeof facts
export const factKeys: readonly FactKey[] = Object.keys(facts).filter((key): key is FactKey => key in facts)

/** The definition of a fact, with its optional fields visible to the type checker. */
export function factDefinition(key: FactKey): FactDefinition {
  return facts[key]
}
