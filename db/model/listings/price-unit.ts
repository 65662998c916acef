/** A currency alone, and 'starting from', which has its own field: neither is a unit of price. */
const none = /^(?:€|eur|euros?)?\s*(?:starting from|from|vanaf|à partir de|a partir de|dès|ab)?$/i
const month = /^(?:€|eur|euros?)?\s*(?:\/|per|par|pro|a|je)?\s*(?:month|maand|mois|monat|mnd|mo|pm|p\.m\.)$/i
const maxUnitLength = 40

/**
 * What a price is for, as the CRM words it: 'per week', '€/week'. The currency is left out.
 * @returns '' if the words are empty or name the usual unit
 * @source specification, section 3 (`PriceUnitText`); decisions, "Price unit"
 */
export function priceUnit(words: string): string {
  if (none.test(words.trim()) || month.test(words.trim())) return ''
  return words
    .trim()
    .replace(/^(?:€|eur\b|euros?\b)\s*/i, '')
    .slice(0, maxUnitLength)
    .toWellFormed()
}

/** A unit as it follows an amount: '/week' at once, 'per week' after a space. */
export function unitAfter(unit: string): string {
  return unit === '' || unit.startsWith('/') ? unit : ` ${unit}`
}
