import { type } from 'arktype'
import { contactDevices, contactSlots } from '#db/model/forms/contact-preferences.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { longestText } from '#db/model/forms/longest-text.ts'
import { holdsLink } from '#db/model/forms/person-name.ts'
import { parsePhone } from '#db/model/forms/phone.ts'
import { postalCountries } from '#db/model/places/postal-country.ts'

/**
 * The types of form fields; values are kept exactly as typed. A blank field counts as missing (see `parseForm`). Lengths are limited, and a
 * single line has no line breaks or control characters: values end up in mails.
 */

const isLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text)
const isText = (text: string) => !/[^\P{Cc}\t\r\n]/u.test(text)
/** Whether a text is an existing day, YYYY-MM-DD. */
export const isDay = (text: string) => /^2\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

export const line = type('string <= 200').narrow((text, context) => isLine(text) || context.mustBe('one line'))
/** A person's name. It may be mailed to someone else's address, so it must not contain a link. */
export const personName = line.narrow((text, context) => !holdsLink(text) || context.mustBe('a name'))
export const longText = type(`string <= ${longestText}`).narrow((text, context) => isText(text) || context.mustBe('text'))
export const email = type('string <= 254').narrow((text, context) => isEmail(text) || context.mustBe('an e-mail address'))
const phone = type('string <= 40').narrow((text, context) => parsePhone(text) !== null || context.mustBe('a phone number'))
export const postcode = type('string <= 12').narrow((text, context) => /^[\p{L}\d][\p{L}\d\s-]*$/u.test(text.trim()) || context.mustBe('a postcode'))
/** An existing day as browsers send it: YYYY-MM-DD. */
export const day = type('string').narrow((text, context) => isDay(text.trim()) || context.mustBe('a day'))
/** 'miss' is accepted but not offered (decisions, "Title"). */
export const title = type("'mr' | 'ms' | 'miss'").pipe((given) => (given === 'miss' ? 'ms' : given))
export const country = type.enumerated(...postalCountries)
/** A ticked checkbox; browsers do not send an unticked one. */
export const ticked = type("'1'")

/** The sender: what every form about a person asks (specification, section 5; decisions, "Title"). */
export const person = { 'title?': title, firstName: personName, lastName: personName, email, phone } as const
/** How and when the sender wants to be reached (decisions, "Contact time slots"). */
export const contactPreferences = { 'device?': type.enumerated(...contactDevices), 'slot?': type.enumerated(...contactSlots) } as const
/** The end of a form that rests on consent (GDPR, article 6.1.a); a form that prepares a contract (6.1.b) informs instead and has `informed`. */
export const consent = { privacy: ticked, 'newsletter?': ticked } as const
export const informed = { 'newsletter?': ticked } as const
/** A search and whether it is to buy or to rent. */
export const savedSearch = { goal: "'sale' | 'rent'", 'search?': 'string <= 20000' } as const
/** An address; `postcodeError` checks its postcode by country. */
export const address = { street: line, 'houseNumber?': line, zip: postcode, city: line } as const

/**
 * The field names of a form in page order, the captcha before the consent, or before the newsletter in a form without consent.
 * @param fields of a schema, in page order
 */
export function fieldOrder(fields: object): readonly string[] {
  const names = Object.keys(fields).map((key) => key.replace(/\?$/, ''))
  const end = names.includes('privacy') ? 'privacy' : 'newsletter'
  return names.flatMap((name) => (name === end ? ['captcha', name] : [name]))
}

/** Choices among options that differ by record; both are passed in together, since a schema is made once. */
export const chosenAmong = type({ chosen: 'string | string[]', onOffer: 'string[]' })
  .narrow(({ chosen, onOffer }, context) => areAmong([chosen].flat(), onOffer) || context.mustBe('on offer'))
  .pipe(({ chosen }) => chosen)

function areAmong(chosen: readonly string[], onOffer: readonly string[]): boolean {
  return new Set(chosen).size === chosen.length && chosen.every((each) => onOffer.includes(each))
}

/** An existing moment as forms send it: UTC in ISO 8601, with milliseconds. */
export const start = type('string').narrow((text, context) => isMoment(text) || context.mustBe('a moment'))

/** Whether a text is such a moment. */
export function isMoment(text: string): boolean {
  return /^2\d{3}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text
}
