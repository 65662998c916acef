import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** Why a record was rejected; `isEnglish` if there is only the feed reader's own text. */
export interface ReasonView {
  readonly text: string
  readonly isEnglish: boolean
}

const reasons = [
  ['place', /^no city and no (?:postal code|zip)$/],
  ['id', /^(?:no id|ID is missing)$/i],
  ['badId', /^(?:id is not text|id cannot be used|ID (?:is|must|cannot))/i],
  ['status', /^status (?:is missing|must be)/i],
  ['negotiation', /^(?:negotiation|goal) (?:is missing|must be)/i],
  ['record', /^not a record$/],
  ['size', /^the record is (?:too large|over|nested)/],
  ['quote', /^a quotation mark opens/],
  ['columns', /^\d+ columns where the header has/],
  ['twice', /^ID .* appears twice/],
] as const

/** Reasons that quote the value they are about. */
const quoting = [
  ['statusValue', /^status must be .*, not "(.+)"$/s],
  ['negotiationValue', /^negotiation must be .*, not "(.+)"$/s],
] as const

/** A feed reader's reason in the language of the page, if it is a known one. */
export function presentReason(reason: string, locale: Locale): ReasonView {
  for (const [name, pattern] of quoting) {
    const value = pattern.exec(reason)?.[1]
    if (value !== undefined) return { text: translator(locale)(`desk.reject.${name}`, { value }), isEnglish: false }
  }
  const known = reasons.find(([, pattern]) => pattern.test(reason))
  return known ? { text: translator(locale)(`desk.reject.${known[0]}`), isEnglish: false } : { text: reason, isEnglish: locale !== 'en' }
}
