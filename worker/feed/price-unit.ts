import type { LocalizedText } from '#db/model/localized.ts'
import { mapText, type ReadText } from './text.ts'

/** A currency alone, and 'starting from', which has its own field: neither says what the amount is for. */
const none = /^(?:€|eur|euros?)?\s*(?:starting from|from|vanaf|à partir de|a partir de|dès|ab)?$/i
const month = /^(?:€|eur|euros?)?\s*(?:\/|per|par|pro|a|je)?\s*(?:month|maand|mois|monat|mnd|mo|pm|p\.m\.)$/i
const maxUnitLength = 40

/**
 * What a price is for, where the record says so in words: 'per week'. The currency before it is left out.
 * @returns null where the words say no more than is usual, or nothing
 * @source specification, section 3 (`PriceUnitText`); decisions, "Price unit"
 */
export function readPriceUnit(value: unknown, text: ReadText): LocalizedText | null {
  return mapText(text(value), (words) => (none.test(words) || month.test(words) ? '' : words.replace(/^(?:€|eur\b|euros?\b)\s*/i, '').slice(0, maxUnitLength)))
}
