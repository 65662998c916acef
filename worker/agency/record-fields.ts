import { type } from 'arktype'
import { isEnterpriseNumber } from '#db/model/agency/legal-identity.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { parsePhone } from '#db/model/forms/phone.ts'
import { readLocalized } from '#db/model/site/localized.ts'
import { isLocale, locales } from '#messages/locales.ts'
import { photoHostIn } from '#worker/feeds/photo-hosts.ts'
import { isPublicName } from '#worker/site/public-host.ts'

/** The kinds of values an agency record is made of. */

/** Whether a text is one line that can be shown. */
export const isPrintable = (text: string) => !/[\p{Cc}\u2028\u2029\p{Co}\p{Cn}]/u.test(text)

export const line = type('0 < string <= 200').narrow((text, context) => (isPrintable(text) && text.trim() !== '') || context.mustBe('one line of text'))

export const enterpriseNumber = line.narrow((text, context) => isEnterpriseNumber(text) || context.mustBe('an enterprise number'))

/** A text in one language for all, or texts by language code in any casing. */
export const localized = type('string | object').pipe((value, context) => {
  const text = readLocalized(value)
  if (text === null) return context.error('a text, or texts by language code')
  const isShort = Object.values(text).every((part) => part.length <= 400 && isPrintable(part))
  return isShort ? text : context.error('texts of one line and at most 400 characters')
})

export const email = type('string <= 254').narrow((text, context) => isEmail(text) || context.mustBe('an e-mail address'))
/** Kept as spelled: pages regroup Belgian numbers only. */
export const phone = type('string <= 40').narrow((text, context) => parsePhone(text) !== null || context.mustBe('a phone number'))
export const colour = type(/^#[0-9a-f]{6}$/i)
  .describe('a colour as #rrggbb')
  .pipe((text) => text.toLowerCase())
export const webAddress = type('string <= 500').narrow((text, context) =>
  /^https:\/\/\S+$/.test(text) && URL.canParse(text) ? true : context.mustBe('an https address'),
)
/** An https address, one or by language. */
export const httpsAddresses = localized.narrow(
  (url, context) => Object.values(url).every((each) => /^https:\/\/\S+$/.test(each) && URL.canParse(each)) || context.mustBe('https addresses'),
)
/** Used in the content security policy, so only an origin without a path. */
export const origin = type(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/).describe("an origin like 'https://stats.example'")
/** A host of photographs; of a whole address, its host. */
export const photoHost = type('string <= 300').pipe(
  (text, context) => photoHostIn(text) ?? context.error("a host like 'photos.crm.example' or '*.crm.example'"),
)
const isPublicAddress = (text: string) => URL.canParse(text) && new URL(text).username === '' && isPublicName(new URL(text).hostname)
const isLocalAddress = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?\//
/** An address of tiles. One of this machine has no effect on a public site. */
export const tileTemplate = type('string <= 500').narrow((text, context) => {
  const isReachable = (/^https:\/\/[^\s"'<>;,]+$/.test(text) && isPublicAddress(text)) || isLocalAddress.test(text)
  return (isReachable && ['{z}', '{x}', '{y}'].every((part) => text.includes(part))) || context.mustBe('an https address with {z}, {x} and {y}')
})
/** The address of a public server: https, in a folder or not. */
const server = webAddress.narrow((text, context) => (isPublicAddress(text) && !/[?#;,]/.test(text)) || context.mustBe('the https address of a server'))
export const serverOrigin = server.pipe((text) => new URL(text).origin)
/** Ends in a slash. */
export const serverFolder = server.pipe((text) => new URL(text).href.replace(/\/*$/, '/'))
/** The host of a site; of a whole address, its host. */
export const siteDomain = type('string <= 300').pipe((text, context) => {
  const typed = text.trim().toLowerCase()
  const host = URL.canParse(typed) ? new URL(typed).hostname : typed
  return isPublicName(host) ? host : context.error("a domain like 'agency.example'")
})
export const measurementId = type('string <= 40').pipe((text, context) => {
  const id = text.trim().toUpperCase()
  return /^G-[A-Z0-9]{4,20}$/.test(id) ? id : context.error("a measurement id like 'G-AB12CD34EF'")
})
/** The name of a `data-` attribute, with or without the prefix. */
export const dataName = type('string <= 60').pipe((text, context) => {
  const name = text.trim().replace(/^data-/, '')
  return /^[a-z][a-z0-9-]{0,40}$/.test(name) ? name : context.error("the name of an attribute like 'data-domain'")
})
export const cookieName = type(/^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,100}$/).describe('the name of a cookie')
export const key = type(/^[a-z][a-z0-9-]{0,39}$/).describe('a key of lower-case letters, digits and hyphens')
export const locale = type('string').pipe((code, context) => {
  const lower = code.toLowerCase()
  return isLocale(lower) ? lower : context.error(`one of ${locales.join(', ')}`)
})
export const country = type("'BE' | 'LU'")

export const day = type('string').narrow(
  (text, context) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)) || context.mustBe('a day as YYYY-MM-DD'),
)

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/
/** '09:00-12:30'. */
export const timeSlot = type('string').pipe((text, context) => {
  const [from = '', to = '', ...others] = text.split('-')
  return others.length === 0 && time.test(from) && time.test(to) && from < to ? { from, to } : context.error("a slot like '09:00-12:30'")
})

const slots = timeSlot.array().atMostLength(6)
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Slots by day of the week; a day that is left out has no slots. */
export const week = type({ 'mon?': slots, 'tue?': slots, 'wed?': slots, 'thu?': slots, 'fri?': slots, 'sat?': slots, 'sun?': slots }).pipe((byDay) =>
  days.map((name) => byDay[name] ?? []),
)

/** The name of a picture file that is sent along; in the stored record it is the stored file's name. */
export const fileName = type('0 < string <= 300')
