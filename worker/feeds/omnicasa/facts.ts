import { ruledFacts } from '#db/model/law/compliance/unclear.ts'
import { type FactKey, factKeys } from '#db/model/listings/facts.ts'
import { type Facts, isWithheld, type Publication, readFactValue } from '../facts.ts'
import type { Fields } from '../fields.ts'
import type { Letting } from '../values/fact-money.ts'
import { completedByCodes, planningFacts } from '../values/legal-answer.ts'
import { plainKey } from '../values/plain-key.ts'
import type { ReadText } from '../values/text.ts'
import { factFields } from './fact-fields.ts'

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
