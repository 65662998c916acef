import type { DatedRule } from '../dated-rule.ts'
import type { Goal } from '../listing.ts'
import type { PropertyGroup } from '../property-type.ts'
import type { Region } from '../region.ts'

/** What the law may ask an advertisement, or the file behind it, to state. */
export const ruleNames = [
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

/** Kinds of property that rules tell apart; `other` is a category the site does not know. */
export type PropertyKind = PropertyGroup | 'other'

/** What the law of some regions asks of an advertisement, from a day on. */
export interface PublicationRule extends DatedRule {
  readonly rule: RuleName
  readonly regions: readonly Region[]
  readonly goals: readonly Goal[]
  readonly kinds: readonly PropertyKind[]
  /** Only buildings from before this year; an unknown year counts as before. */
  readonly builtBefore?: number
  /** Only buildings that stand: a plot, and a unit still to be built, have none. */
  readonly standing?: true
  /** Only what is concerned must say so: a page is not expected to say that it is not, nor that it will. */
  readonly ifConcerned?: true
  /**
   * Whether the advertisement may run without it. `allowed`: it may follow, until the agreement is signed or the authority has answered; also
   * where no source is certain enough to call the advertisement unlawful.
   */
  readonly without: 'unlawful' | 'allowed'
}
