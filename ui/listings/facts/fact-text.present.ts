import { type FactKey, factDefinition } from '#db/model/listings/facts.ts'
import type { FactValue } from '#db/model/listings/listing.ts'
import { formatEuro } from '#db/model/listings/price.ts'
import { orientationKey, wordKey } from '#db/model/listings/vocabulary.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { type LocalizedText, textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { capitalised } from '../../site/intl.present.ts'
import { formatDay, formatNumber } from '../../site/number.present.ts'

/** A VAT value up to this is a rate: no amount of VAT is that small. */
const maxVatRate = 25

/** A fact's value as text with its unit; null when it has no text. A day of availability before `now` reads as available at once. */
export function factText(key: FactKey, value: FactValue, locale: Locale, now: Date): string | null {
  const t = translator(locale)
  if (key === 'availability' && isPast(value, now)) return t('word.availability.immediately')
  if (typeof value === 'boolean') return value ? t(key === 'permit' ? 'fact.issued' : 'fact.yes') : t(isLegal(key) ? 'fact.none' : 'fact.no')
  const { kind } = factDefinition(key)
  if (typeof value === 'number') return numberText(key === 'vatValue' && value <= maxVatRate ? 'percent' : kind, value, locale)
  if (kind === 'date') return formatDay(typeof value === 'string' ? value : textIn(value, locale), locale)
  const text = typeof value === 'string' ? value : ownWords(value, locale)
  if (text.trim() === '') return null
  if (key === 'floor' && text === '0') return t('floor.ground')
  if (kind === 'places') return text.replace(/\n+/g, ', ')
  return capitalised(kind === 'word' || kind === 'answer' || kind === 'orientation' ? wordIn(key, value, text, locale) : text)
}

function isPast(value: FactValue, now: Date): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && value <= brusselsDay(now)
}

function isLegal(key: FactKey): boolean {
  return factDefinition(key).group === 'law'
}

function numberText(kind: ReturnType<typeof factDefinition>['kind'], value: number, locale: Locale): string {
  const t = translator(locale)
  switch (kind) {
    case 'area':
      return t('unit.area', { value: formatNumber(value, locale) })
    case 'length':
      return t('unit.length', { value: formatNumber(value, locale) })
    case 'money':
      return formatEuro(value)
    case 'percent':
      return t('unit.percent', { value: formatNumber(value, locale) })
    case 'score':
      return t('unit.score', { value: formatNumber(value, locale) })
    case 'emission':
      return t('unit.emission', { value: formatNumber(value, locale) })
    case 'energy':
      return t('unit.energyYear', { value: formatNumber(value, locale) })
    case 'year':
      return String(value)
    default:
      return formatNumber(value, locale)
  }
}

function ownWords(value: LocalizedText, locale: Locale): string {
  return textIn(value, locale)
}

/** Trade vocabulary in the visitor's language; the record's own text where there is no translation. */
function wordIn(key: FactKey, value: FactValue, text: string, locale: Locale): string {
  if (typeof value === 'object' && value[locale] !== undefined) return text
  const known = knownWord(key, text, locale) ?? knownWords(key, text, locale)
  if (known !== null) return known
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? formatDay(text, locale) : text
}

function knownWord(key: FactKey, text: string, locale: Locale): string | null {
  const known = factDefinition(key).kind === 'orientation' ? orientationKey(text) : wordKey(key, text)
  return known !== null && hasMessage(known) ? translator(locale)(known) : null
}

/** A list of words, if all of them are known. */
function knownWords(key: FactKey, text: string, locale: Locale): string | null {
  const words = text.split(/\s*[,;]\s*/).map((word) => knownWord(key, word, locale))
  return words.length < 2 || words.includes(null) ? null : words.join(', ')
}
