import type { LifeAnnuity, ListingCard } from './listing.ts'

/** What a page shows for a price. With `from`, 'starting from' goes before `text`. */
type PriceDisplay =
  | { readonly kind: 'amount'; readonly text: string; readonly from: boolean }
  | ({ readonly kind: 'annuity' } & LifeAnnuity)
  | { readonly kind: 'onRequest' }
  | { readonly kind: 'none' }

/**
 * Prints an amount in euro: '€ 395.000', with a comma and two decimals when it is not whole ('€ 12,50').
 * Built by hand because a list prints it for every card and Intl costs far more.
 * @returns 'NaN' when the value is not a finite number
 * @source specification, sections 8 and 9 (nl-BE number format with a euro prefix)
 */
export function formatEuro(amount: unknown): string {
  return typeof amount === 'number' && Number.isFinite(amount) ? `€ ${formatAmount(amount)}` : 'NaN'
}

/** An amount in euro without its sign, as a field shows it: '395.000'. @param amount finite */
export function formatAmount(amount: number): string {
  const [whole, cents] = splitAmount(Math.abs(amount))
  const sign = amount < 0 && (whole !== '0' || cents > 0) ? '-' : ''
  const decimals = cents > 0 ? `,${String(cents).padStart(2, '0')}` : ''
  return `${sign}${groupThousands(whole)}${decimals}`
}

/**
 * The price of a listing as it may be shown.
 * @source specification, section 3; decisions, "Domain" (no price when sold or rented, on request when not published; a life annuity has no
 * plain price)
 */
export function displayPrice({ state, price, annuity }: Pick<ListingCard, 'state' | 'price' | 'annuity'>): PriceDisplay {
  if (state === 'sold' || state === 'rented' || state === 'withdrawn') return { kind: 'none' }
  if (annuity) return { kind: 'annuity', ...annuity }
  if (price.amount === null) return { kind: 'onRequest' }
  return { kind: 'amount', text: formatEuro(price.amount), from: price.from }
}

/** Whole euros as digits, and cents, rounded half up on the printed decimal: 1.005 is one cent. */
function splitAmount(amount: number): [whole: string, cents: number] {
  if (Number.isInteger(amount)) return [amount < 1e21 ? String(amount) : String(BigInt(amount)), 0]
  if (amount < 0.005) return ['0', 0]
  const cents = Math.round(Number(`${amount}e2`))
  return [String(Math.floor(cents / 100)), cents % 100]
}

function groupThousands(digits: string): string {
  let text = digits.slice(-3)
  for (let end = digits.length - 3; end > 0; end -= 3) text = `${digits.slice(Math.max(0, end - 3), end)}.${text}`
  return text
}

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
