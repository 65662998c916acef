import { type } from 'arktype'
import { saysAmount } from '#db/model/calculators/number-words.ts'
import { readOffer } from '#db/model/forms/offer.ts'
import { financings } from '#db/model/leads/offers/offer.ts'
import type { Locale } from '#messages/locales.ts'
import type { FieldErrors } from '#ui/forms/form-state.tsx'
import { textOf } from '../../site/requests/typed-values.ts'
import { address, country, day, fieldOrder, informed, isDay, line, longText, person, personName, title } from '../fields.ts'
import type { FormDefinition } from '../form.ts'
import { postcodeError } from '../postal-address.ts'

const fields = {
  ...person,
  'country?': country,
  ...address,
  'secondTitle?': title,
  'secondFirstName?': personName,
  'secondLastName?': personName,
  offer: line.narrow((text, context) => readOffer(text) !== null || context.mustBe('whole euro')),
  offerWords: line,
  offerStart: day,
  offerEnd: day,
  'financing?': type.enumerated(...financings),
  'loanAmount?': line.narrow((text, context) => readOffer(text) !== null || context.mustBe('whole euro')),
  'conditions?': longText,
  'signedAt?': line,
  'signedOn?': day,
  ...informed,
} as const

const schema = type({ '+': 'delete', ...fields })
const order = fieldOrder(fields)

/**
 * An offer to buy a home (specification, sections 3 and 5; decisions, "Purchase offer").
 * @param locale the language of the amount in words
 * @param today YYYY-MM-DD
 */
export function purchaseOffer(locale: Locale, today: string): FormDefinition {
  const check = (sent: FormData) => ({
    ...postcodeError(sent, 'zip', 'country'),
    ...wordsError(sent, locale),
    ...startError(sent, today),
    ...endError(sent, today),
    ...secondErrors(sent),
  })
  return { name: 'purchaseOffer', schema, order, check }
}

function wordsError(sent: FormData, locale: Locale): FieldErrors {
  const [offer, words] = [readOffer(textOf(sent, 'offer')), textOf(sent, 'offerWords')]
  return offer === null || words === '' || saysAmount(words.slice(0, 400), offer, locale) ? {} : { offerWords: 'invalid' }
}

/** An offer may not start in the past. */
function startError(sent: FormData, today: string): FieldErrors {
  const start = textOf(sent, 'offerStart')
  if (isPartOfDay(start)) return { offerStart: 'incomplete' }
  return isDay(start) && start < today ? { offerStart: 'past' } : {}
}

/** An offer must not have ended, nor end before it starts. */
function endError(sent: FormData, today: string): FieldErrors {
  const [start, end] = [textOf(sent, 'offerStart'), textOf(sent, 'offerEnd')]
  if (isPartOfDay(end)) return { offerEnd: 'incomplete' }
  return isDay(end) && (end < today || (isDay(start) && end < start)) ? { offerEnd: 'invalid' } : {}
}

/** Whether a text is the beginning of a day, such as 2026-11 (specification, section 5: "incomplete"). */
function isPartOfDay(text: string): boolean {
  return /^\d{1,4}(?:-(?:\d{1,2}(?:-\d?)?)?)?$/.test(text)
}

/** A second buyer needs a complete name or none. */
function secondErrors(sent: FormData): FieldErrors {
  const missing = ['secondFirstName', 'secondLastName'].filter((name) => textOf(sent, name) === '')
  const isEmpty = missing.length === 2 && textOf(sent, 'secondTitle') === ''
  return isEmpty ? {} : Object.fromEntries(missing.map((name) => [name, 'missing' as const]))
}
