import type { Goal } from '../../listings/listing.ts'
import type { PropertyGroup } from '../../listings/property-group.ts'
import type { RequestablePaper } from '../../owners/owned-home.ts'
import type { Region } from '../../places/region.ts'
import type { DatedRule } from '../dated-rule.ts'

/** What the law may require an advertisement, or the file behind it, to state. */
export const ruleNames = [
  'place',
  'energyLabel',
  'energyScore',
  'energyTotal',
  'energyCode',
  'co2Emission',
  'insulationClass',
  'renovationDuty',
  'floodPScore',
  'floodGScore',
  'floodZone',
  'riverbankZone',
  'permit',
  'zoning',
  'summons',
  'preemptiveRight',
  'allotmentPermit',
  'heritage',
  'asbestosCertificate',
  'soilCertificate',
  'electricityInspection',
  'monthlyRent',
  'charges',
] as const
export type RuleName = (typeof ruleNames)[number]

/** What the desk's list of homes is filtered by: a rule that a home fails, or that a value of it was not understood. */
export const gapNames = [...ruleNames, 'notUnderstood'] as const
export type GapName = (typeof gapNames)[number]

/** Kinds of property that rules tell apart; `other` is a category the site does not know. */
export type PropertyKind = PropertyGroup | 'other'

/** What some regions require of an advertisement from a given day. */
export interface PublicationRule extends DatedRule {
  readonly rule: RuleName
  readonly regions: readonly Region[]
  readonly goals: readonly Goal[]
  readonly kinds: readonly PropertyKind[]
  /** Only buildings older than this year; an unknown year counts as older. */
  readonly builtBefore?: number
  /** Only existing buildings: not plots, nor units still to be built. */
  readonly standing?: true
  /** Must be stated only when it applies: the page need not say that it does not, nor that an answer is pending. */
  readonly ifConcerned?: true
  /**
   * Whether the advertisement may run without it. `allowed`: it may be added later, until the agreement is signed or the authority has answered;
   * also if no source is certain enough to call the advertisement unlawful.
   */
  readonly without: 'unlawful' | 'allowed'
}

/** The document that the owner must supply for a rule; null if the agency obtains the information itself. */
export const paperOf: Readonly<Record<RuleName, RequestablePaper | null>> = {
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
