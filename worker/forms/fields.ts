import { type } from 'arktype'
import { isEmail } from '#db/model/email.ts'
import { parsePhone } from '#db/model/phone.ts'

/**
 * What a field of a form takes, kept exactly as it was typed. A blank field is no field (see `parseForm`): where it is asked for, it
 * is missing. Nothing here is longer than a row should be, and a single line never holds two: what is typed may end up in a mail.
 */

const isLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text)
const isText = (text: string) => !/[^\P{Cc}\t\r\n]/u.test(text)
/** Whether a text is a day that exists, YYYY-MM-DD. */
export const isDay = (text: string) => /^2\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

export const line = type('string <= 200').narrow((text, context) => isLine(text) || context.mustBe('one line'))
export const longText = type('string <= 5000').narrow((text, context) => isText(text) || context.mustBe('text'))
export const email = type('string <= 254').narrow((text, context) => isEmail(text) || context.mustBe('an e-mail address'))
export const phone = type('string <= 40').narrow((text, context) => parsePhone(text) !== null || context.mustBe('a phone number'))
export const postcode = type('string <= 12').narrow((text, context) => /^[\p{L}\d][\p{L}\d\s-]*$/u.test(text.trim()) || context.mustBe('a postcode'))
/** A day as a browser sends it: YYYY-MM-DD, and one that exists. */
export const day = type('string').narrow((text, context) => isDay(text.trim()) || context.mustBe('a day'))
export const title = type("'mr' | 'ms' | 'miss'")
/** A box that is ticked or is not there. */
export const ticked = type("'1'")

/** Who writes: what every form about a person asks (specification, section 5). */
export const person = { title, firstName: line, lastName: line, email, phone } as const
export const consent = { privacy: ticked, 'newsletter?': ticked } as const
export const address = { street: line, 'houseNumber?': line, zip: postcode, city: line } as const

/**
 * The names of a form's fields as they stand on its page, what is asked against robots before what is agreed to.
 * @param fields a schema's, in that order
 */
export function fieldOrder(fields: object): readonly string[] {
  return Object.keys(fields).flatMap((key) => {
    const name = key.replace(/\?$/, '')
    return name === 'privacy' ? ['captcha', name] : [name]
  })
}
