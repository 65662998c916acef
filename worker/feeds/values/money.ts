import type { Goal } from '#db/model/listings/listing.ts'
import { priceUnit } from '#db/model/listings/price.ts'
import { type LocalizedText, readLocalized } from '#db/model/site/localized.ts'
import { type Note, noRemark } from '../remarks.ts'
import { saysNothing } from './nothing.ts'
import { foldedNumber, readNumber } from './number.ts'
import { mapText, type ReadText } from './text.ts'

export const maxAmount = 1_000_000_000 // euro

/** An amount in euro; `isFrom` when its words say that it is the lowest of several. */
interface Money {
  readonly amount: number
  readonly isFrom: boolean
}

const from =
  'vanaf|v\\.?a\\.?|van af|à partir de|a partir de|àpd|àpd\\.|dès|from|starting (?:from|at)|bieden vanaf|bod vanaf|faire offre à partir de|ab|min(?:imum|\\.)?'
const names =
  'vraagprijs|richtprijs|verkoopprijs|huurprijs|prijs|prix demandé|prix de vente|prix|loyer|asking price|guide price|price|rent|angebotspreis|' +
  'kaufpreis|verkaufspreis|kaltmiete|miete|preis|huur|bedrag|montant|budget'
/** Costs that come on top, or that an amount includes. */
const costs =
  'k\\.?\\s?k\\.?|kosten koper|v\\.?o\\.?n\\.?|vrij op naam|(?:\\+|plus|excl(?:usief|\\.)?|exclusive of|hors|ohne|zzgl\\.?|exkl\\.?)\\s*(?:(?:registratie|notaris|aankoop|akte)?kosten|frais(?: de notaire)?|' +
  'registratierechten|rechten|droits|costs|fees|nebenkosten|kaufnebenkosten|btw|tva|vat|mwst\\.?|taxes|charges|lasten)|htva|ht|hors tva|fai|frais d’agence inclus|' +
  '(?:charges|kosten|lasten|nebenkosten) (?:comprises|incluses|inbegrepen|inclusief|inklusive)|(?:incl(?:usief|uding|\\.)?|inkl(?:usive|\\.)?)\\s*(?:kosten|lasten|charges|nebenkosten)|c\\.?c\\.?|h\\.?c\\.?|' +
  'kalt(?:miete)?|warm(?:miete)?|all[ -]?in|onder voorbehoud|indicatief|bespreekbaar|à discuter|à débattre|négociable|negotiable|o\\.?n\\.?o|vb|vhb'
/** What an amount is for, where a field's amounts are for more than once. */
export type Period = 'month' | 'year'

const per = '(?:per|p\\.?\\s*\\/?|\\/|par|pro|a|each)\\s*'
const periods: Readonly<Record<Period, RegExp>> = {
  month: new RegExp(`\\s*(?:${per}(?:maand|mnd\\.?|m\\.?|mois|month|monat)|p\\.?m\\.?|maandelijks|mensuels?|monthly|monatlich)\\.?$`, 'iu'),
  year: new RegExp(`\\s*(?:${per}(?:jaar|jr\\.?|j\\.?|ans?|année|year|jahr)|jaarlijks|annuels?|yearly|annually|jährlich)\\.?$`, 'iu'),
}

const fromFirst = new RegExp(`^(?:${from})(?![\\p{L}])\\s*:?\\s*`, 'iu')
const nameFirst = new RegExp(`^(?:${names})(?![\\p{L}])\\s*[:=]?\\s*`, 'iu')
const costsLast = new RegExp(`[\\s,;(]*(?:${costs})\\)?\\s*\\.?$`, 'iu')
const costsFirst = new RegExp(`^(€|eur)?\\s*(?:${costs})(?![\\p{L}])\\s*`, 'iu')
const thousands = /^(?:€|eur)?\s*(\d{1,4}(?:[.,]\d{1,3})?)\s*(k|mio\.?|mln\.?|miljoen|millions?|million|millionen?)\s*(?:€|eur|euros?)?$/iu

/**
 * An amount as shops and agents write it: '€ 395.000,- k.k.', '395.000,=', 'vanaf 395.000 €', 'Prix : 395.000 €', '395k'. A range of amounts and
 * another currency are not understood, nor is an amount for anything but the field's period: '/m²', '/nacht'.
 * @param period what the field's amounts are for; absent for amounts that are paid once
 * @returns undefined for nothing, and for 0, which systems write for an amount that was not filled in
 */
export function readMoney(value: unknown, note: Note = noRemark, period?: Period): Money | null | undefined {
  const known = amountOf(typeof value === 'object' ? onlyText(value) : value, note, period)
  if (known === null || known === undefined) return known
  if (known.amount === 0 || known.amount === -1) return undefined
  if (known.amount > 0 && known.amount <= maxAmount) return known
  note('implausible')
  return null
}

/** `readMoney` without the words. */
export function readAmount(value: unknown, note: Note = noRemark, period?: Period): number | null | undefined {
  const money = readMoney(value, note, period)
  return money ? money.amount : money
}

const lowestSale = 100 // euro
/** From here on an amount is a row of nines, or a slip. */
const highestSale = 99_999_999
const likelySale = 1_000
const likelyRent = 100_000 // a month

/** No price is given, on purpose. */
const onRequest = /^(?:(?:prijs|prix|price|preis)\s+)?(?:op aan?vraag|sur demande|(?:up)?on request|auf anfrage)\.?$/i

/** An asking price: one that no home has is left out, and one that hardly any has is remarked on. */
export function readAskingPrice(value: unknown, deal: Goal | 'takeover', note: Note, period?: Period): Money | null | undefined {
  if (typeof value === 'string' && onRequest.test(value.trim())) return undefined
  const price = readMoney(value, note, period)
  if (!price) return price
  if (deal === 'rent') {
    if (price.amount > likelyRent) note('implausible')
    return price
  }
  // A business may change hands for any amount.
  if (deal === 'takeover' && price.amount < highestSale) return price
  if (price.amount < likelySale || price.amount >= highestSale) note('implausible')
  return price.amount < lowestSale || price.amount >= highestSale ? null : price
}

function amountOf(value: unknown, note: Note, period: Period | undefined): Money | null | undefined {
  const plain = euroOf(typeof value === 'string' ? withoutPeriod(value, period) : value)
  if (plain !== null) return { amount: plain, isFrom: false }
  if (typeof value !== 'string' || value.length > 80) return null
  if (saysNothing(value)) return undefined
  const text = foldedNumber(value)?.replace(/'/g, '’')
  if (text === undefined) return null
  const unnamed = text.replace(nameFirst, '').replace(costsFirst, '$1 ').trim()
  const isFrom = fromFirst.test(unnamed)
  const bare = trimmed(unnamed.replace(fromFirst, '').replace(nameFirst, ''), period)
  const amount = euroOf(bare.replaceAll('’', "'")) ?? inThousands(bare)
  if (amount === null) return null
  note('corrected')
  return { amount, isFrom }
}

function euroOf(value: unknown): number | null {
  return readNumber(value, 'grouped', 'money')
}

/** Without the words behind the amount, whatever their order. */
function trimmed(text: string, period: Period | undefined): string {
  const less = withoutPeriod(text.replace(costsLast, ''), period)
  return less === text ? text : trimmed(less, period)
}

function withoutPeriod(text: string, period: Period | undefined): string {
  return period === undefined ? text.trim() : text.replace(periods[period], '').trim()
}

function inThousands(text: string): number | null {
  const [, figures, unit = ''] = thousands.exec(text) ?? []
  if (figures === undefined) return null
  return Math.round(Number(figures.replace(',', '.')) * (/^k$/i.test(unit) ? 1_000 : 1_000_000))
}

/** The text of a value by language whose languages agree. */
function onlyText(value: unknown): unknown {
  const [first, ...others] = new Set(Object.values(readLocalized(value) ?? {}))
  return others.length === 0 ? first : value
}

/** What a price is for, by language; null for the usual unit. */
export function readPriceUnit(value: unknown, text: ReadText): LocalizedText | null {
  return mapText(text(value), priceUnit)
}
