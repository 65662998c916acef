import { type FactKey, factKeys } from '../../listings/facts.ts'
import type { UnclearPart } from '../../listings/listing.ts'
import type { RuleName } from './publication-rule.ts'
import { factOfRule } from './stated.ts'

/** What each rule reads of a listing besides the fact of `factOfRule`. */
const partsOfRule: Readonly<Partial<Record<RuleName, readonly UnclearPart[]>>> = {
  energyLabel: ['energyValue', 'energyLabel'],
  energyScore: ['energyValue'],
  energyCode: ['epcReference'],
  renovationDuty: ['energyValue', 'energyLabel'],
  summons: ['judicialDecision'],
  asbestosCertificate: ['asbestosDate'],
  monthlyRent: ['price', 'rentPrice'],
}

/** The parts of a listing that a rule reads. */
export function partsRead(rule: RuleName): readonly UnclearPart[] {
  const fact = factOfRule[rule]
  return [...(fact === undefined ? [] : [fact]), ...(partsOfRule[rule] ?? [])]
}

/** The facts that a rule of publication asks for, and the VAT regime, on which a buyer's costs depend. */
export const ruledFacts: readonly FactKey[] = factKeys.filter(
  (key) => key === 'vatRegime' || [...Object.values(factOfRule), ...Object.values(partsOfRule).flat()].some((each) => each === key),
)
