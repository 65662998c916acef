import type { RemarkReason } from '#db/model/feeds/field-remark.ts'
import type { Country } from '#db/model/listings/listing.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { slug } from '#db/model/site/path-segment.ts'
import { locales } from '#messages/locales.ts'
import { memoize } from './memoize.ts'
import type { Given } from './remarks.ts'
import { readCity } from './values/city.ts'
import { pointIn } from './values/coordinates.ts'
import { isCountryName, readCountry } from './values/country.ts'
import { saysNothing } from './values/nothing.ts'
import { readNumber } from './values/number.ts'
import { mapText, plainLine, readPlainText } from './values/text.ts'
import { countryAt, countryOfTown, isElsewhere, isKnownZip, isOddTown, type Language, townAt } from './values/town.ts'
import { readZip, type ZipText } from './values/zip.ts'

/** The values of a record that say where it is, apart from the street. */
export interface LocationSource {
  readonly zip: Given
  readonly city: Given
  /** In order of preference: a number, an abbreviation, a name. */
  readonly countries: readonly Given[]
  /** By the CRM's own number; null if it has none. */
  readonly knownCountry: Country | null
  /** The country of the region, for a record without a country. */
  readonly regionCountry?: Country | null
  readonly lat: Given
  readonly lng: Given
}

/** Where a record is. */
export interface Location {
  readonly zip: string | null
  readonly city: LocalizedText | null
  /** The part of the town, if it was written beside the town. */
  readonly part: LocalizedText | null
  readonly country: Country
  /** Postcode and town as written, with all that stands beside them. */
  readonly written: { readonly zip: string | null; readonly city: LocalizedText | null }
  /** Degrees; both null without a point that can be the home's. */
  readonly lat: number | null
  readonly lng: number | null
}

const slugOf = memoize(slug)

/**
 * Reads postcode, town, country and point together, since each corrects the others: the postcode may hold the town and the town the postcode, the
 * country tells Belgian from Luxembourg postcodes, and a point must lie near them.
 */
export function locate(source: LocationSource): Location {
  const city = readCity(source.city.value)
  const written = lineOf(source.zip)
  const inZip = written === null ? null : readZip(written)
  const inCity = zipIn(city)
  const named = countryGiven(source.countries)
  if (named !== null && source.knownCountry !== null && named !== source.knownCountry) noteAll(source.countries, 'contradiction')
  const country = source.knownCountry ?? named ?? source.regionCountry ?? inferCountry(written, inZip ?? inCity, city)
  const zip = country === 'other' ? written : homeZip(source, country, { written, inZip, inCity })
  if (country === 'other' && inZip !== null && namesIn(city).some((name) => countryAt(name, inZip.zip) !== null)) source.zip.note('contradiction')
  const names = namesAt(city ?? (inZip === null || inZip.rest === '' ? null : readCity(inZip.rest)), country, zip)
  if (differs(city, names.city)) source.city.note('corrected')
  if (country !== 'other' && zip !== null && namesIn(names.city).some((name) => isElsewhere(name, country, zip)))
    noteAll([source.zip, source.city], 'contradiction')
  if (namesIn(names.city).some((name) => isOddTown(name, country, zip))) source.city.note('notUnderstood')
  return { zip, country, written: { zip: written, city }, ...names, ...pointOf(source, country, zip) }
}

/** The first country that is given and understood. */
function countryGiven(countries: readonly Given[]): Country | null {
  for (const { value, note } of countries) {
    if (value === undefined) continue
    const country = readCountry(value, note)
    if (country === null) note('notUnderstood')
    if (country) return country
  }
  return null
}

function noteAll(given: readonly Given[], reason: RemarkReason): void {
  for (const { value, note } of given) if (value !== undefined) note(reason)
}

/** Without a country, letters before the postcode tell, then the town; four digits are Belgian, as the two countries' postcodes overlap. */
function inferCountry(written: string | null, zip: ZipText | null, city: LocalizedText | null): Country {
  const isForeign = written !== null && /^\d{5}$/.test(written)
  const byName = zip === null ? (isForeign ? () => null : countryOfTown) : (name: string) => countryAt(name, zip.zip)
  const byTown = namesIn(city)
    .map(byName)
    .find((country) => country !== null)
  return zip?.country ?? byTown ?? (zip === null || isForeign ? 'other' : 'BE')
}

interface ZipsFound {
  readonly written: string | null
  readonly inZip: ZipText | null
  readonly inCity: ZipText | null
}

function homeZip(source: LocationSource, country: 'BE' | 'LU', { written, inZip, inCity }: ZipsFound): string | null {
  const { zip, city } = source
  if (written !== null && inZip === null) zip.note('notUnderstood')
  else if (inZip !== null && inZip.country !== null && inZip.country !== country) zip.note('contradiction')
  else if (written !== null && !/^(?:(?:be?|lu?)[-\s]*)?\d{4}$/i.test(written)) zip.note('corrected')
  if (inZip !== null && inCity !== null && inZip.zip !== inCity.zip) city.note('contradiction')
  const found = inZip ?? inCity
  if (found === null) return null
  if (!isKnownZip(country, found.zip)) (inZip === null ? city : zip).note('implausible')
  return found.zip
}

function zipIn(city: LocalizedText | null): ZipText | null {
  return namesIn(city).flatMap((name) => readZip(name) ?? [])[0] ?? null
}

/** The town's names without postcode and country, as they are spelled at the postcode, and the part of the town beside them. */
function namesAt(city: LocalizedText | null, country: Country, zip: string | null): Pick<Location, 'city' | 'part'> {
  const found: { [L in Language]?: string } = {}
  const parts: { [L in Language]?: string } = {}
  for (const language of [...locales, 'any'] as const) {
    const name = city?.[language]
    if (name === undefined) continue
    const { town, part } = townIn(name, language, country, zip)
    if (town !== '') found[language] = town
    if (part !== null) parts[language] = part
  }
  return { city: Object.keys(found).length === 0 ? null : found, part: Object.keys(parts).length === 0 ? null : parts }
}

const towns = new Map<string, ReturnType<typeof townAt>>()
const maxTowns = 5_000

/** `townAt` without postcode and country; a feed repeats its towns thousands of times. */
function townIn(name: string, language: Language, country: Country, zip: string | null): ReturnType<typeof townAt> {
  const key = [language, country, zip, name].join('\n')
  const known = towns.get(key)
  if (known !== undefined) return known
  const found = townAt(withoutCountry(withoutZip(name, country, zip)), language, country, zip)
  if (towns.size >= maxTowns) towns.clear()
  towns.set(key, found)
  return found
}

function withoutZip(name: string, country: Country, zip: string | null): string {
  const found = readZip(name)
  if (country !== 'other') return found === null ? name : (namesIn(readCity(found.rest))[0] ?? '')
  return zip !== null && name.startsWith(`${zip} `) ? name.slice(zip.length + 1) : name
}

/** 'Gent, België' and 'Gent (BE)' are Gent. */
function withoutCountry(name: string): string {
  const [, town, behind = ''] = /^(.*\S)\s*(?:,|\(|\/|\s[-–—]\s)\s*([^,()/]+)\)?$/.exec(name) ?? []
  return town !== undefined && behind.length > 1 && isCountryName(behind) ? town : name
}

function namesIn(city: LocalizedText | null): readonly string[] {
  return Object.values(city ?? {})
}

/** Accents, capitals and hyphens are no correction to speak of. */
function differs(one: LocalizedText | null, other: LocalizedText | null): boolean {
  return JSON.stringify(mapText(one, slugOf)) !== JSON.stringify(mapText(other, slugOf))
}

/** The number of each coordinate that is given; 0/0 and the like stand for none. */
function pointOf({ lat, lng }: LocationSource, country: Country, zip: string | null): Pick<Location, 'lat' | 'lng'> {
  const none = { lat: null, lng: null }
  const read = [lat, lng].map(({ value, note }) => {
    const degrees = value === undefined ? null : readNumber(value, 'decimal')
    if (value !== undefined && degrees === null) note('notUnderstood')
    return degrees
  })
  const [one = null, other = null] = read
  if (one === null || other === null) {
    if (one !== null && one !== 0) lat.note('implausible')
    if (other !== null && other !== 0) lng.note('implausible')
    return none
  }
  if (one === 0 && other === 0) return none
  const point = pointIn(country, zip, one, other)
  if (point === null) {
    lat.note('implausible')
    lng.note('implausible')
    return none
  }
  for (const { note } of [lat, lng]) {
    if (point.isSwapped) note('corrected')
    if (point.isFar) note('contradiction')
  }
  return { lat: point.lat, lng: point.lng }
}

function lineOf({ value }: Given): string | null {
  const [text = ''] = namesIn(readPlainText(value, plainLine))
  return text === '' || saysNothing(text) ? null : text
}
