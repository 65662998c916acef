import type { FactKey } from '#db/model/facts.ts'
import { readLocalized } from '#db/model/localized.ts'
import { readFlag } from './fields.ts'
import { saysNo } from './legal-answer.ts'
import { saysNothing } from './nothing.ts'
import { readNumber } from './number.ts'
import type { Note } from './remarks.ts'

const present =
  /^(?:aanwezig|voorzien|beschikbaar|aangesloten|aansluiting aanwezig|gemeubeld|bemeubeld|présente?|prévue?|disponible|raccordée?|existante?|meublée?|present|provided|available|connected|furnished|vorhanden|verfügbar|angeschlossen|möbliert|mogelijk|possible|möglich)\.?$/iu
const absent = /^(?:afwezig|ontbreekt|ongemeubeld|onbemeubeld|absente?|indisponible|inexistante?|unfurnished|absent|missing|unavailable|fehlt|unmöbliert)\.?$/iu

/**
 * A yes or no about a home: as such in any language, as 'present' and 'absent', or as a number of what there is. The name of a riverbank zone is a yes
 * unless it says no.
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
  if (present.test(text)) return true
  if (absent.test(text) || saysNo(text) || /^(?:niet in|buiten|hors|pas en|not in|outside|nicht in|außerhalb)(?!\p{L})/iu.test(text)) return false
  return key === 'riverbankZone' && /\p{L}{3}/u.test(text) && !/\?|onbekend|inconnu|unknown|unbekannt/i.test(text) ? true : null
}
