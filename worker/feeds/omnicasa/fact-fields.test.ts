import { describe, expect, test } from 'vitest'
import { type FactKey, factKeys } from '#db/model/listings/facts.ts'
import type { FactValue } from '#db/model/listings/listing.ts'
import type { RecordKind } from '#db/schema.ts'
import { plainKey } from '../values/plain-key.ts'
import { factFields } from './fact-fields.ts'
import { readProperty } from './property.ts'

const options = { salt: 'a salt for tests', publicId: (_kind: RecordKind, id: string) => Number(id) }

/** The facts of a home with no other value than one field. */
function factsOf(name: string, value: unknown) {
  const reading = readProperty({ ID: 1, Goal: 0, Zip: '8000', City: 'Brugge', PublishAddress: true, PublishPrice: true, Price: 395000, [name]: value }, options)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.listing.facts
}

/** A fact, the fields by which agencies' exports name it, and perhaps a value of its own as it is sent and stored. */
type Row = readonly [fact: FactKey, names: string, sent?: unknown, stored?: FactValue]

function describeFields(kind: string, sent: unknown, stored: FactValue, rows: readonly Row[]): void {
  const cases = rows.flatMap(([fact, names, ...own]) => names.split(' ').map((name) => ({ name, fact, sent: own[0] ?? sent, stored: own[1] ?? stored })))
  describe(kind, () => {
    test.each(cases)('$name is the fact $fact', ({ name, fact, sent: value, stored: expected }) => {
      expect(factsOf(name, value)).toEqual({ [fact]: expected })
    })
  })
}

describeFields('counts and years', '3', 3, [
  ['facades', 'NumberOfFacades Facades NumberOfFronts'],
  ['floors', 'NumberOfFloors Floors FloorCount'],
  ['bedrooms', 'NumberOfBedRooms Bedrooms BedroomCount'],
  ['bathrooms', 'NumberOfBathRooms Bathrooms'],
  ['showerRooms', 'NumberOfShowerRooms ShowerRooms'],
  ['toilets', 'NumberOfToilets Toilets'],
  ['rooms', 'NumberOfRooms Rooms'],
  ['extraRooms', 'ExtraRoomsPossible NumberOfExtraRoomsPossible PossibleExtraRooms'],
  ['garages', 'NumberOfGarages Garages'],
  ['parkings', 'NumberOfParkings Parkings NumberOfInternalParkings'],
  ['externalParkings', 'NumberOfExternalParkings ExternalParkings'],
  ['maxPersons', 'MaximumPersons MaximumNumberOfPersons MaxPersons'],
  ['annuityYears', 'ViagerDuration ViagerYears AnnuityDuration'],
  ['constructionYear', 'ConstructionYear YearOfConstruction BuildYear', '1923', 1923],
  ['renovationYear', 'RenovationYear YearOfRenovation', '1994', 1994],
])

describeFields('areas and lengths', '12,5 m', 12.5, [
  ['surfaceLiving', 'SurfaceLiving LivingSurface LivingArea HabitableSurface', '120 m²', 120],
  ['surfaceTotal', 'SurfaceTotal TotalSurface', '120 m²', 120],
  ['surfaceBuilt', 'SurfaceConstructed SurfaceBuilt BuiltSurface', '120 m²', 120],
  ['surfaceGround', 'SurfaceGround GroundSurface PlotSurface SurfacePlot', '120 m²', 120],
  ['surfaceTerrace', 'SurfaceTerrace TerraceSurface', '20 m²', 20],
  ['surfaceGarden', 'SurfaceGarden GardenSurface', '120 m²', 120],
  ['surfaceStore', 'SurfaceStore StoreSurface SurfaceStorage', '20 m²', 20],
  ['plotWidth', 'PlotWidth WidthPlot GroundWidth WidthGround'],
  ['frontWidth', 'WidthFront FrontWidth FacadeWidth WidthFacade'],
])

describeFields('yes and no', 'ja', true, [
  ['attic', 'HasAttic Attic'],
  ['cellar', 'HasCellar Cellar'],
  ['garage', 'HasGarage Garage'],
  ['terrace', 'HasTerrace Terrace'],
  ['garden', 'HasGarden Garden'],
  ['furnished', 'HasFurnished Furnished IsFurnished'],
  ['lift', 'HasLift Lift HasElevator'],
  ['pool', 'HasPool Pool HasSwimmingPool'],
  ['gas', 'HasGas Gas HasGasConnection GasConnection'],
  ['water', 'HasWater Water HasWaterConnection WaterConnection'],
  ['electricityConnection', 'HasElectricityConnection ElectricityConnection HasElectricity'],
  ['drainConnection', 'HasDrainConnection DrainConnection HasSewer HasDrain'],
  ['riverbankZone', 'RiverbankZone HasRiverbankZone IsRiverbankZone RiverbankZoneName'],
  ['annuityIndexed', 'ViagerIndexed AnnuityIndexed'],
  ['annuityOccupied', 'ViagerOccupied AnnuityOccupied'],
])

describeFields('answers of planning law', 'ja', true, [
  ['permit', 'HasPermit Permit BuildingPermit'],
  ['summons', 'HasSummons Summons', 'Dv', 'summons'],
  ['judicialDecision', 'JudicialDecision HasJudicialDecision'],
  ['preemptiveRight', 'HasPreemptiveRight HasPreemptiveRights PreemptiveRights PreemptiveRight'],
  ['allotmentPermit', 'HasAllotmentPermit AllotmentPermit'],
])

describeFields('words', 'a word of the agency', 'a word of the agency', [
  ['condition', 'ConditionName Condition ConditionID'],
  ['construction', 'ConstructionName ConstructionTypeName BuildingType ConstructionID'],
  ['architectureStyle', 'MainStyleName ArchitectureStyle StyleName'],
  ['availability', 'DateFree Availability AvailabilityName FreeName FreeID Free AvailabilityDate AvailableFrom'],
  ['heating', 'HeatingName Heating'],
  ['heatingType', 'HeatingType HeatingTypeName'],
  ['kitchen', 'KitchenName Kitchen KitchenType'],
  ['windowGlazing', 'WindowGlazing WindowGlazingName Glazing'],
  ['windowFrame', 'WindowFrame WindowFrameName WindowFrames'],
  ['floorCovering', 'FloorCovering FloorCoveringName'],
  ['roofType', 'RoofType RoofTypeName'],
  ['roofMaterial', 'RoofMaterial RoofMaterialName'],
  ['roofCondition', 'RoofCondition RoofConditionName'],
  ['floodZone', 'FloodZoneName FloodZoneNames FloodZone'],
  ['zoning', 'ZoningName Zoning Destination DestinationName'],
  ['asbestosType', 'AsbestosType AsbestosTypeName Asbestos'],
  ['groundCertificate', 'GroundCertificate SoilCertificate GroundCertificateName SoilCertificateName GroundCertificateID'],
  ['electricityCertificate', 'ElectricityCertificate ElectricityCertificateName'],
  ['gasCertificate', 'GasCertificate GasCertificateName'],
  ['vatRegime', 'VATRegime VATRegimeName RegimeVAT'],
])

describeFields('sides of the compass', 'Zuid', 'Zuid', [
  ['terraceOrientation', 'OrientationT TerraceOrientation OrientationTerrace OrientationTID'],
  ['gardenOrientation', 'OrientationG GardenOrientation OrientationGarden OrientationGID'],
  ['rearOrientation', 'OrientationR RearOrientation OrientationRear OrientationRID OrientationRearID'],
])

describeFields('texts', 'B 12', { any: 'B 12' }, [
  ['floor', 'Floor FloorNumber FloorName'],
  ['unit', 'Unit UnitNumber UnitName'],
  ['uniqueCode', 'UniqueCode'],
  ['eLevel', 'ELevel EPeil E-Level'],
  ['epcReference', 'EPCReference EPCUniqueCode EPCCode EnergyCertificateNumber'],
  ['heritage', 'Heritage HeritageName ProtectedHeritage HasHeritage'],
  ['servitudes', 'Servitudes HasServitudes Servitude'],
  ['registeredRights', 'RegisteredRights'],
  ['buildingShare', 'BuildingShare ShareBuilding'],
  ['groundShare', 'GroundShare ShareGround'],
  ['annuityAges', 'ViagerAges ViagerAge AnnuityAges'],
  ['neighbourhood', 'Neighbourhood Neighbourhoods NeighbourhoodName'],
  ['subCity', 'SubCity SubCities SubCityName'],
  ['pointsOfInterest', 'PointsOfInterest POI PointOfInterest'],
])

describeFields('classes of insulation', 'b', 'B', [['insulationClass', 'ThermalInsulationClass InsulationClass']])

describeFields('days', '31/12/2031', '2031-12-31', [
  ['certificateEndDate', 'CertificateEndDate EPCEndDate EnergyCertificateEndDate EPCValidUntil'],
  ['asbestosDate', 'AsbestosDate AsbestosCertificateDate', '2025-03-04', '2025-03-04'],
])

describeFields('amounts', '€ 1.250', 1250, [
  ['startPrice', 'StartPrice'],
  ['askingPrice', 'AskingPrice'],
  ['optionPrice', 'OptionPrice'],
  ['rentPrice', 'RentPrice MonthlyRent'],
  ['chargesOwner', 'ChargesOwner'],
  ['chargesRenter', 'ChargesRenter Charges'],
  ['depositAmount', 'DepositAmount Deposit'],
  ['agencyCostRenter', 'AgencyCostRenter AgencyCostForRenter'],
  ['inventoryCostRenter', 'RenterInventoryCost InventoryCostRenter'],
  ['minimumIncome', 'MinimumIncome MinimumMonthlyIncome MinimumNetIncome'],
  ['notaryFees', 'NotaryFeesWithoutVAT NotaryFeesExclVAT NotaryFees NotaryFeesExVAT'],
  ['notaryFeesWithVat', 'NotaryFeesWithVAT NotaryFeesInclVAT'],
  ['vatValue', 'VATValue VAT'],
  ['constructionCost', 'ConstructionCost'],
  ['realEstateTax', 'RealEstateTax PropertyTax'],
  ['cadastralIncome', 'CadastralIncome CadastralRevenue'],
  ['annuityBouquet', 'ViagerBouquet Bouquet AnnuityBouquet'],
  ['annuityMonthly', 'ViagerAnnuity ViagerMonthly AnnuityAmount Annuity'],
])

describeFields('scores and energy', '7,5', 7.5, [
  ['mobiscore', 'Mobiscore MobiscoreTotal'],
  ['mobiscorePublicTransport', 'MobiscorePublicTransport'],
  ['mobiscoreEducation', 'MobiscoreEducation'],
  ['mobiscoreShops', 'MobiscoreShops'],
  ['mobiscoreLeisure', 'MobiscoreLeisure'],
  ['mobiscoreHealth', 'MobiscoreHealth'],
  ['mobiscoreEnvironment', 'MobiscoreEnvironment'],
  ['mobiscoreNearby', 'MobiscoreNearby'],
  ['floodPScore', 'FloodPScore PScore', 'b', 'B'],
  ['floodGScore', 'FloodGScore GScore', 'b', 'B'],
  ['epcTotal', 'EPCTotal TotalEPC ETotal EnergyTotal', '28450', 28450],
  ['co2Emission', 'CO2Emission CO2', '31', 31],
])

test('no two facts claim the same field', () => {
  const names = factKeys.flatMap((key) => [...new Set(factFields[key].map(plainKey))])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
