import { readDay } from './date.ts'

/**
 * The words before a day from which a home is free. Any other words may say something else of the day: until when it is let, or since when.
 */
const fromWhen =
  /^(?:(?:vrij|beschikbaar|libre|disponible|available|frei|verfügbar)\s+)?(?:(?:vanaf|per|op|[àa] partir du|[àa] dater du|d[èe]s le|le|au|from|as (?:of|from)|on|ab(?: dem)?|zum|am)\s+)?(?=\d)/i
const anyDay = /\d{1,2}\S{0,2}\s+\p{L}+\.?\s+\d{4}|\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?/u

/** A text without 'from', 'free as of' and the like before a day. */
export function withoutFrom(text: string): string {
  return text.normalize('NFC').trim().replace(fromWhen, '')
}

/** Whether a text has a day in it, of whatever meaning. */
export function namesDay(text: string): boolean {
  return anyDay.test(text)
}

/**
 * A day with or without 'from' before it, so that every language can show it and a past day is recognised.
 * @returns YYYY-MM-DD; null when it is not such a day
 */
export function readSpelledDay(text: string): string | null {
  return readDay(withoutFrom(text)) ?? null
}
