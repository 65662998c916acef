import type { FactKey } from '#db/model/listings/facts.ts'
import { wordKey } from '#db/model/listings/vocabulary.ts'
import { readLocalized } from '#db/model/site/localized.ts'
import { readFlag } from '../fields.ts'
import type { Note } from '../remarks.ts'
import { saysNothing } from './nothing.ts'
import { readNumber } from './number.ts'
import { saysNo, saysYes } from './plain-answer.ts'

const available = /^(?:beschikbaar|disponible|available|provided|verfügbar)\.?$/iu
const absent = /^(?:afwezig|ontbreekt|absente?|inexistante?|absent|missing|fehlt)\.?$/iu
const unfurnished = /^(?:ongemeubeld|onbemeubeld|unfurnished|unmöbliert)\.?$/iu

/**
 * A yes or no about a home: as such in any language, as 'present' and 'absent', by the fact's own name, or as a number of what there is. What may or
 * will be there, and what is said of its state, is neither.
 */
export function readFactFlag(key: FactKey, value: unknown, note: Note): boolean | null | undefined {
  if (value === -1) return undefined
  const flag = readFlag(value)
  if (flag !== null) return flag
  const texts = typeof value === 'object' || typeof value === 'string' ? Object.values(readLocalized(value) ?? {}) : []
  if (typeof value === 'string' && saysNothing(value)) return undefined
  if (texts.length > 0 && texts.every(saysNothing)) return undefined
  const answers = new Set(texts.map((text) => answerIn(key, text)))
  const [answer = null] = answers
  if (answers.size > 1) note('contradiction')
  return answers.size > 1 ? null : answer
}

function answerIn(key: FactKey, text: string): boolean | null {
  const flag = readFlag(text)
  if (flag !== null) return flag
  const number = /^\d+(?:[.,]\d+)?(?:\s*(?:m²|m2))?$/i.test(text.trim()) ? readNumber(text, 'grouped', 'area') : null
  if (number !== null) return number > 0
  if (saysYes(text, key) || (key === 'riverbankZone' ? wordKey('floodZone', text)?.endsWith('riverbank') : available.test(text))) return true
  if (absent.test(text) || saysNo(text, key) || (key === 'furnished' && unfurnished.test(text))) return false
  return null
}
