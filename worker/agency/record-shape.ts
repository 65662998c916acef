import { type } from 'arktype'
import { agencyPromises } from '#db/model/agency/agency.ts'
import { conditionedNames } from '#db/model/agency/agency-conditions.ts'
import { socialNetworks } from '#db/model/agency/agency-settings.ts'
import { homeBlockKinds } from '#db/model/agency/home-blocks.ts'
import { footerColumns } from '#db/model/agency/site-menu.ts'
import { ruleNames } from '#db/model/law/compliance/publication-rule.ts'
import { tileChoices } from '#db/model/map/tile-providers.ts'
import { regions } from '#db/model/places/region.ts'
import { optionalCategories } from '#db/model/privacy/consent.ts'
import { maxSeats } from '#db/model/visits/calendar-rules.ts'
import { isLocale } from '#messages/locales.ts'
import {
  colour,
  cookieName,
  country,
  dataName,
  day,
  email,
  enterpriseNumber,
  fileName,
  httpsAddresses,
  isPrintable,
  key,
  line,
  locale,
  localized,
  measurementId,
  origin,
  phone,
  photoHost,
  serverFolder,
  serverOrigin,
  siteDomain,
  tileTemplate,
  timeSlot,
  webAddress,
  week,
} from './record-fields.ts'

/** The agency record as in its file. Files appear by name; reading the record replaces them with the stored files. */

const address = type({ street: localized, zip: /^\d{4}$/, city: localized, country })

const identity = type({
  name: line,
  form: localized,
  seat: address,
  enterpriseNumber,
  'vat?': line,
  'register?': localized,
  licence: { title: localized, body: localized, number: line, country },
  authority: { name: localized, address: localized },
  'codeOfConduct?': { url: localized },
  'insurance?': { insurer: line, policy: line, 'contact?': line, 'cover?': localized },
})

const zipRange = type('string').pipe((text, context) => {
  const [, prefix, from, to = from] = /^(?:(BE|LU)-)?(\d{4})(?:\.\.(\d{4}))?$/.exec(text) ?? []
  if (from === undefined || Number(from) > Number(to)) return context.error("a postcode or a range like '8000..8499', for Luxembourg 'LU-1009..2999'")
  return { country: prefix === 'LU' ? ('LU' as const) : ('BE' as const), from: Number(from), to: Number(to) }
})

const calendarRule = type({
  from: day,
  country,
  week,
  every: '5 <= number.integer <= 480',
  minutes: '5 <= number.integer <= 480',
  capacity: `1 <= number.integer <= ${maxSeats}`,
})

const hours = type({
  week,
  'exceptions?': type({ from: day, 'to?': day, 'slots?': timeSlot.array().atMostLength(6), 'note?': localized })
    .array()
    .atMostLength(200),
})

const office = type({
  key,
  name: localized,
  'address?': address,
  'point?': { lat: '-90 <= number <= 90', lng: '-180 <= number <= 180' },
  'phone?': phone,
  email,
  'hours?': hours,
  'regions?': type.enumerated(...regions).array(),
  'zips?': zipRange.array().atMostLength(500),
  'language?': locale,
  'calendar?': calendarRule.array().atMostLength(100),
  'luxembourg?': { rcs: line, 'vat?': line, permit: line, ministry: localized },
})

const person = type({
  key,
  name: line,
  role: localized,
  'photo?': fileName,
  'phone?': phone,
  'email?': email,
  'licence?': line,
  'languages?': locale.array(),
  'offices?': key.array(),
  'manager?': 'boolean',
})

const siteSettings = type({
  'googleVerification?': line,
  'facebookVerification?': line,
  'nortonSafeWeb?': line,
  'image?': fileName,
  'robots?': type(/^[a-z][a-z0-9:, _-]{0,99}$/i).describe("rules for crawlers like 'noindex, nofollow'"),
})

/** Settings by language code, in any casing. */
const settings = type({ '[string]': siteSettings }).pipe((byCode, context) => {
  const entries = Object.entries(byCode).map(([code, each]) => [code.toLowerCase(), each] as const)
  const unknown = entries.find(([code]) => !isLocale(code))
  return unknown ? context.error(`settings by language code (${unknown[0]} is not one)`) : Object.fromEntries(entries)
})

const screenPath = type(/^\/?[a-z0-9-]+(?:\/[a-z0-9-]+)*\/?$/)
  .describe("a path like 'for-sale/showpiece'")
  .pipe((path) => path.replace(/^\/|\/$/g, ''))

/** An address that was printed may end like a file: 'pand/4711.html'. */
const printedPath = type(/^\/?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?:\/[a-z0-9-]+(?:\.[a-z0-9-]+)*)*\/?$/)
  .describe("a path like 'for-sale/showpiece'")
  .pipe((path) => path.replace(/^\/|\/$/g, ''))

const fixedPage = type({
  path: printedPath,
  listing: '1 <= number.integer <= 9007199254740991',
})

const externalPage = type({ path: screenPath, url: httpsAddresses })

const expression = type('0 < string <= 500').narrow((text, context) => isPrintable(text) || context.mustBe('one line of text'))

const condition = type({
  show: type.enumerated(...conditionedNames),
  'field?': line,
  'logic?': line,
  'compareWithField?': line,
  'compareWithValue?': line.or('number').or('boolean'),
  'advancedCondition?': expression,
})

const script = type({
  name: line,
  category: type.enumerated(...optionalCategories),
  src: webAddress,
  purpose: localized,
  'policy?': httpsAddresses,
  'origins?': origin.array().atMostLength(20),
  'cookies?': type({ name: cookieName, purpose: localized, kept: localized }).array().atMostLength(50),
  'data?': type({ name: dataName, value: line }).array().atMostLength(10),
})

const menuTarget = type(/^(?:page:[A-Za-z]{1,40}|(?:article|category):[a-z][a-z0-9-]{0,39}|landing:(?:sale|rent)(?:\/[a-z0-9-]{1,40}){1,2})$/).describe(
  "'page:', 'article:' or 'category:' with a name, or 'landing:' with 'sale' or 'rent', a zone and a type",
)

const menuEntry = type({ key, 'to?': menuTarget, 'url?': httpsAddresses, 'label?': localized, 'hiddenIn?': locale.array() })

/** Keys in a language's own order, by language. */
const orders = type({ '[string]': key.array().atMostLength(60) }).pipe((byLanguage, context) => {
  const unknown = Object.keys(byLanguage).find((code) => !isLocale(code))
  const repeated = Object.values(byLanguage).some((keys) => new Set(keys).size < keys.length)
  return unknown !== undefined || repeated ? context.error('lists of different keys by language code') : byLanguage
})

/** Addresses by network. */
const socialLinks = type({ '[string]': webAddress }).pipe((byNetwork, context) => {
  const unknown = Object.keys(byNetwork).find((name) => !socialNetworks.some((network) => network === name))
  const links = socialNetworks.flatMap((network) => (byNetwork[network] === undefined ? [] : [{ network, url: byNetwork[network] }]))
  return unknown === undefined ? links : context.error(`addresses of ${socialNetworks.join(', ')} (${unknown} is not one)`)
})

/** A file beside the record, or the path of a photograph that the site has prepared in every size, with its pixels. */
export const photograph = type({
  file: fileName,
  'alt?': localized,
  'width?': '1 <= number.integer <= 10000',
  'height?': '1 <= number.integer <= 10000',
  'placeholder?': type(/^data:image\/webp;base64,[A-Za-z0-9+/=]{1,4000}$/).describe('a tiny WebP picture as a data URL'),
}).narrow(({ file, width, height }, context) =>
  isPrepared(file) && (width === undefined || height === undefined) ? context.mustBe('a file, or a prepared photograph with its width and height') : true,
)

/** Whether a photograph of the record is one of the site's own files. */
export function isPrepared(file: string): boolean {
  return /^\/pictures\/[a-z0-9-]+\.jpg$/.test(file)
}

const homeBlock = type({ key, block: type.enumerated(...homeBlockKinds), 'title?': localized, 'text?': localized, 'picture?': photograph })

export const AgencyFile = type({
  kind: "'agency'",
  name: localized,
  'slogan?': localized,
  'area?': localized,
  email,
  'phone?': phone,
  'identity?': identity,
  'offices?': office.array().atMostLength(50),
  'mainOffice?': key,
  'people?': person.array().atMostLength(200),
  'look?': {
    'accent?': colour,
    'shades?': { 'deep?': colour, 'dark?': colour, 'darkDeep?': colour },
    'logo?': fileName,
    'logoHasName?': 'boolean',
    'share?': fileName,
    'cover?': photograph,
    'interior?': photograph,
  },
  'social?': socialLinks,
  languages: { enabled: locale.array().atLeastLength(1), default: locale },
  'settings?': settings,
  'fixedPages?': fixedPage.array().atMostLength(500),
  'externalPages?': externalPage.array().atMostLength(100),
  'promises?': type.enumerated(...agencyPromises).array(),
  'publication?': { holdBack: type('boolean').or(type.enumerated(...ruleNames).array()) },
  'conditions?': condition.array().atMostLength(200),
  'countsVisits?': 'boolean',
  'scripts?': script.array().atMostLength(20),
  'mapOrigins?': origin.array().atMostLength(50),
  'streetViewKey?': type(/^[\w-]{10,100}$/).describe('a key of the Google Maps Embed API'),
  'menu?': menuEntry.array().atMostLength(20),
  'footer?': menuEntry
    .and({ column: type.enumerated(...footerColumns) })
    .array()
    .atMostLength(60),
  'menuOrders?': orders,
  'footerOrders?': orders,
  'home?': homeBlock.array().atMostLength(20),
  'photoHosts?': photoHost.array().atMostLength(50),
  'mapTiles?': { provider: type.enumerated(...tileChoices), 'template?': tileTemplate, 'attribution?': line },
  'analytics?': {
    'plausible?': { domain: siteDomain, 'server?': serverOrigin },
    'matomo?': { server: serverFolder, site: type(/^[1-9]\d{0,5}$/).describe('the number of a site') },
    'ga4?': { id: measurementId },
  },
})
export type AgencyFile = typeof AgencyFile.infer
