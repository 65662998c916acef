import { type } from 'arktype'
import { saysAmount } from '#db/model/amount-words.ts'
import { readOffer } from '#db/model/offer.ts'
import type { Locale } from '#messages/locales.ts'
import type { FieldErrors } from '#ui/forms/form-state.tsx'
import { address, consent, day, fieldOrder, isDay, line, longText, person, title } from './fields.ts'
import type { FormDefinition } from './form.ts'

const fields = {
  ...person,
  ...address,
  'secondTitle?': title,
  'secondFirstName?': line,
  'secondLastName?': line,
  offer: line.narrow((text, context) => readOffer(text) !== null || context.mustBe('whole euro')),
  offerWords: line,
  offerStart: day,
  offerEnd: day,
  'conditions?': longText,
  signedAt: line,
  signedOn: day,
  ...consent,
} as const

const schema = type({ '+': 'delete', ...fields })
const order = fieldOrder(fields)

/**
 * An offer to buy a home (specification, sections 3 and 5; decisions, "Purchase offer").
 * @param locale the language of the amount in words
 * @param today YYYY-MM-DD
 */
export function purchaseOffer(locale: Locale, today: string): FormDefinition {
  return { name: 'purchaseOffer', schema, order, check: (sent) => ({ ...wordsError(sent, locale), ...endError(sent, today), ...secondErrors(sent) }) }
}

function wordsError(sent: FormData, locale: Locale): FieldErrors {
  const [offer, words] = [readOffer(text(sent, 'offer')), text(sent, 'offerWords')]
  return offer === null || words === '' || saysAmount(words.slice(0, 400), offer, locale) ? {} : { offerWords: 'invalid' }
}

/** An offer must not have ended, nor end before it starts. */
function endError(sent: FormData, today: string): FieldErrors {
  const [start, end] = [text(sent, 'offerStart'), text(sent, 'offerEnd')]
  return isDay(end) && (end < today || (isDay(start) && end < start)) ? { offerEnd: 'invalid' } : {}
}

/** A second buyer has a complete name, or none. */
function secondErrors(sent: FormData): FieldErrors {
  const missing = ['secondTitle', 'secondFirstName', 'secondLastName'].filter((name) => text(sent, name) === '')
  return missing.length === 3 ? {} : Object.fromEntries(missing.map((name) => [name, 'missing' as const]))
}

function text(sent: FormData, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
