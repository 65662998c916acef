import type { PaperAsked } from '../../owners/owned-home.ts'
import type { RuleName } from './publication-rule.ts'

/** The document that the owner must supply for a rule; null if the agency obtains the information itself. */
export const paperOf: Readonly<Record<RuleName, PaperAsked | null>> = {
  place: null,
  energyLabel: 'energy',
  energyScore: 'energy',
  energyTotal: 'energy',
  energyCode: 'energy',
  co2Emission: 'energy',
  insulationClass: 'energy',
  renovationDuty: null,
  floodPScore: 'flood',
  floodGScore: 'flood',
  floodZone: 'flood',
  riverbankZone: 'flood',
  permit: 'planning',
  zoning: 'planning',
  summons: 'planning',
  preemptiveRight: 'planning',
  allotmentPermit: 'planning',
  heritage: 'planning',
  asbestosCertificate: 'asbestos',
  soilCertificate: 'soil',
  electricityInspection: 'electricity',
  monthlyRent: 'costs',
  charges: 'costs',
}
