import { isBlank } from '../site/visible-text.ts'
import { compile } from './condition-expression.ts'
import { comparisons, fieldOf, flagIn, isEmpty, isTrue, known, numberIn, textOf, type Values } from './condition-values.ts'

/** A rule as an editor writes it: `field logic compareWith…`, an expression, or both. Parts are usually strings, but any value is handled. */
export interface ConditionRule {
  readonly field?: unknown
  readonly logic?: unknown
  readonly compareWithField?: unknown
  readonly compareWithValue?: unknown
  readonly advancedCondition?: unknown
}

/**
 * Whether a rule holds for a record; where both forms are given, both must hold. Any error makes it false: unknown logic, a syntax
 * error, an expression over a missing field. Nothing is evaluated as JavaScript.
 * @source specification, sections 3 ("Condition rule") and 5 ("Condition rules are evaluated as expressions"); decisions, "Condition rules"
 */
export function holds(rule: ConditionRule, record: Values): boolean {
  try {
    const simple = [rule.field, rule.logic, rule.compareWithField, rule.compareWithValue].every(isBlank) ? null : comparisonHolds(rule, record)
    const advanced = isBlank(rule.advancedCondition) ? null : isTrue(compile(textOf(rule.advancedCondition))(record))
    return (simple ?? true) && (advanced ?? true) && (simple ?? advanced) !== null
  } catch {
    return false
  }
}

/** The part of a rule that can never be evaluated, so that the rule never holds: an unknown comparison, a syntax error, or nothing to evaluate. */
export function faultIn(rule: ConditionRule): 'logic' | 'advancedCondition' | 'field' | null {
  const isSimple = [rule.field, rule.logic, rule.compareWithField, rule.compareWithValue].some((part) => !isBlank(part))
  if (!isSimple && isBlank(rule.advancedCondition)) return 'field'
  if (isSimple && !isLogic(rule.logic)) return 'logic'
  try {
    if (!isBlank(rule.advancedCondition)) compile(textOf(rule.advancedCondition))
    return null
  } catch {
    return 'advancedCondition'
  }
}

function isLogic(logic: unknown): boolean {
  const name = String(logic).trim().toLowerCase()
  return name === 'empty' || name === 'notempty' || comparisons.has(name)
}

/** The simple form. Records leave out unknown fields, so a missing field counts as empty. */
function comparisonHolds(rule: ConditionRule, record: Values): boolean {
  const name = textOf(rule.field)
  const logic = textOf(rule.logic).trim().toLowerCase()
  const value = Object.hasOwn(record, name) ? record[name] : undefined
  if (logic === 'empty') return isEmpty(value)
  if (logic === 'notempty') return !isEmpty(value)
  return known(comparisons.get(logic))(value, comparedWith(rule, record, value))
}

function comparedWith(rule: ConditionRule, record: Values, value: unknown): unknown {
  if (!isBlank(rule.compareWithField)) return fieldOf(record, textOf(rule.compareWithField))
  return inKindOf(value, known(rule.compareWithValue))
}

/** Editors write every value as text: compared with a number or a flag, it is converted, for `===` too. */
function inKindOf(value: unknown, written: unknown): unknown {
  if (typeof value === 'number') return numberIn(written) ?? written
  if (typeof value === 'boolean') return flagIn(written) ?? written
  return written
}
