import type { Range } from '../hide-ranges.ts'
import { counted } from './hide-street-in-texts.ts'
import { type NumberInText, reach } from './hide-street-lists.ts'

/** A postcode with a town, or a town: 'te 8000 Brugge', '(Brugge)'. */
const town = String.raw`\(?(?:(?:te|à|in|zu|at)\s)?(?:(?:[BL]-?\s?)?\d{4}\s)?(?!(?:Bus|Tram|M[eé]tro|Lijn|Lignes?|Linie|Line|Afrit|Sortie|Ausfahrt|Exit|EPC|PEB|Lot|Kavel|Garage|Parking|Tel|Ref)(?!\p{L}))\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,2}\)?`
const behindStreet = new RegExp(String.raw`^[\s,:\p{Pd}]{0,4}(?:${town}[\s,:\p{Pd}]{1,3})?\(?$`, 'u')
const beforeStreet = /^[\s,]{1,3}(?:(?:in|van|aan|op|of|dans|sur|on|an|de)\s)?(?:(?:de|het|der|den|dem|la|le|the|l['’])\s?)?$/iu
/** That a number in a sentence counts nothing. */
const uncounted = new RegExp(String.raw`^${counted}(?!\s?m(?!\p{L}))`, 'iu')
const sentenceEnd = /^\s?(?:[.;:!?)\]]|,(?!\s?\d)|$|\n)/u

/** Whether a number, or the list that it stands in, belongs to one of these streets: behind it, with at most the town between, or before it. */
export function isBesideStreet(text: string, { first, start, end, last, figures }: NumberInText, streets: readonly Range[]): boolean {
  if (!uncounted.test(text.slice(start + figures.length, start + reach)) || !uncounted.test(text.slice(last, last + reach))) return false
  const mayStandBehind = first < start || end < last || figures.length > 1 || sentenceEnd.test(text.slice(last, last + reach))
  return streets.some(
    (street) =>
      (mayStandBehind && street.end <= first && first - street.end < reach && behindStreet.test(text.slice(street.end, first))) ||
      (street.start >= last && street.start - last < reach && beforeStreet.test(text.slice(last, street.start))),
  )
}
