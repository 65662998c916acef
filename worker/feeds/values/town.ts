import type { Country } from '#db/model/listings/listing.ts'
import { regionOf } from '#db/model/places/region.ts'
import { type ZipEntry, type Zone, zipKey, zoneTable } from '#db/model/places/zone-table.ts'
import { shortSaints } from '#db/model/places/zone-words.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { slug } from '#db/model/site/path-segment.ts'
import { memoize } from '../memoize.ts'
import { misspeltName, shortenedName } from './similar-town.ts'

/** A town's name without accents, case and hyphens, and with 'Sint', 'St.' and 'Saint' alike. */
const townWords = memoize((name): string => shortSaints(slug(name.replace(/\b(ste?)\.\s*-?/giu, '$1 ')).replaceAll('-', ' ')))

/** How names of towns are compared: without spaces too. */
function townKey(name: string): string {
  return townWords(name).replaceAll(' ', '')
}

export type Language = keyof LocalizedText

/** A town with the part of it that was written beside it. */
interface Town {
  readonly town: string
  readonly part: string | null
}

/**
 * A town's name as it is spelled at its postcode: 'St-Truiden' is 'Sint-Truiden', 'Liege' is 'Liège'. A part of a municipality that is written with it,
 * such as 'Gent (Sint-Amandsberg)' or 'Gent - Ledeberg', becomes the municipality and its part; other words beside it are left out.
 */
export function townAt(name: string, language: Language, country: Country, zip: string | null): Town {
  const at = zip === null || country === 'other' ? undefined : zoneTable().zips.get(zipKey(country, zip))
  if (at === undefined) return { town: name, part: null }
  const whole = wholeTown(name, language, at)
  if (whole !== null) return { town: whole, part: null }
  const found = townAndPart(name, language, at)
  if (found !== null) return found
  // A town that there is elsewhere is not a wrong name of this one.
  return (isPlace(name) ? null : resolveTown(name, language, at)) ?? { town: name, part: null }
}

function resolveTown(name: string, language: Language, at: ZipEntry): Town | null {
  const places = [...townsAt(at), ...at.localities]
  const known = shortenedName(withSur(name), places, townWords) ?? misspeltName(name, places, townWords)
  return known === null ? localityBeside(name, language, at) : { town: spelledAt(known, language, at) ?? known, part: null }
}

/** The names of the municipality or locality of a postcode that has this name in one of its languages; null if none has. */
export function namesOfTown(name: string, country: Country, zip: string | null): Zone['names'] | null {
  const at = zip === null || country === 'other' ? undefined : zoneTable().zips.get(zipKey(country, zip))
  if (at === undefined) return null
  const key = townKey(name)
  const isCalled = ({ names, aliases = [] }: Named) => [...Object.values(names), ...aliases].some((each) => townKey(each) === key)
  return [...townsAt(at), ...at.localities].find(isCalled)?.names ?? null
}

/** What is written before a town that the home is in or near. */
const around =
  /^(?:nabij|regio|omgeving(?: van)?|rand(?: van)?|omtrek(?: van)?|stad|gemeente|groot|pr[èe]s de|proche de|(?:aux )?environs de|r[ée]gion de|commune de|ville de|near|nahe|bei|raum|umgebung|stadt|gemeinde)\s+/iu

function wholeTown(name: string, language: Language, at: ZipEntry): string | null {
  return spelledAt(name, language, at) ?? spelledAt(withSur(name), language, at) ?? spelledAt(name.replace(around, ''), language, at)
}

/** 'Esch/Alzette', 'Esch s/Alzette' and 'Esch/s/Alzette' are Esch-sur-Alzette. */
function withSur(name: string): string {
  return name.replace(/\s*\/?\s*(?:(?<!\p{L})s)?\s*\/\s*/iu, '-sur-')
}

/** A municipality and what is written beside it. */
function townAndPart(name: string, language: Language, at: ZipEntry): Town | null {
  const towns = townsAt(at)
  for (const [first, second] of pairsIn(name, towns)) {
    const [one, other] = [spelledIn(first, language, towns), spelledIn(second, language, towns)]
    if (one !== null) return { town: one, part: spelledAt(second, language, at) ?? (isQuarter(second) ? second : null) }
    const part = spelledAt(first, language, at)
    if (other !== null && part !== null) return { town: other, part }
  }
  return null
}

/** Finds the locality in a name with additional words that do not name another place: 'Laeken (Bru.)', 'Knokke-Zoute'. */
function localityBeside(name: string, language: Language, at: ZipEntry): Town | null {
  for (const [first, second] of pairsIn(name, at.localities)) {
    const town = spelledIn(first, language, at.localities)
    if (town !== null && spelledAt(second, 'any', at) === null) return { town, part: isQuarter(second) ? second : null }
  }
  return null
}

/** A name in two, at a sign or behind the name of one of the places. */
function pairsIn(name: string, places: readonly Named[]): readonly (readonly [string, string])[] {
  const [first = '', second, third] = name.split(/\s*[()/,;|]\s*|\s+[-–—]\s+/).filter((part) => part !== '')
  const atSign = second === undefined || third !== undefined ? [] : [[first, second] as const]
  return [...atSign, ...splitAtHyphen(name, places)]
}

/** Whether a name is neither known at its postcode nor such that a hamlet can have it: 'xx', '12', 'Gent?'. A known town in brackets behind it is no fault. */
export function isOddTown(name: string, country: Country, zip: string | null): boolean {
  const at = zip === null || country === 'other' ? undefined : zoneTable().zips.get(zipKey(country, zip))
  if (at === undefined || spelledAt(name, 'any', at) !== null) return false
  const [, alone = name, behind = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(name) ?? []
  const rest = spelledAt(behind, 'any', at) === null ? name : alone
  return !/^['’]?\p{L}[\p{L}\p{M}'’ -]*$/u.test(rest) || !/\p{L}{2}/u.test(rest) || !/[aeiouy]/.test(slug(rest)) || slug(rest).length < 3
}

/** The country that has a place of this name at a postcode; null if both have, or neither. */
export function countryAt(name: string, zip: string): 'BE' | 'LU' | null {
  const found = (['BE', 'LU'] as const).filter((country) => {
    const at = zoneTable().zips.get(zipKey(country, zip))
    return at !== undefined && spelledAt(name, 'any', at) !== null
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The country of a municipality, whatever its postcode; null for an unknown name. */
export const countryOfTown = memoize((name): 'BE' | 'LU' | null => {
  const key = townKey(name)
  const towns = [...zoneTable().entries.values()].map(({ zone }) => zone).filter(({ kind }) => kind === 'municipality')
  return towns.find(({ names }) => Object.values(names).some((each) => townKey(each) === key))?.country ?? null
})

/** Whether a name is that of a municipality of the country, and of no place at the postcode. All of its region is called Brussels. */
export function isElsewhere(name: string, country: 'BE' | 'LU', zip: string): boolean {
  const at = zoneTable().zips.get(zipKey(country, zip))
  if (at === undefined || spelledAt(name, 'any', at) !== null) return false
  const isBrussels = country === 'BE' && regionOf(country, zip) === 'brussels' && ['brussel', 'bruxelles', 'brussels'].includes(townKey(name))
  return !isBrussels && countryOfTown(name) === country
}

/** Whether a postcode exists. */
export function isKnownZip(country: 'BE' | 'LU', zip: string): boolean {
  return zoneTable().zips.has(zipKey(country, zip))
}

/** Whether there is a place of this name, at any postcode. */
function isPlace(name: string): boolean {
  placeKeys ??= new Set([...zoneTable().entries.values()].flatMap(({ zone }) => Object.values(zone.names).map(townKey)))
  return placeKeys.has(townKey(name))
}

let placeKeys: ReadonlySet<string> | null = null

/** A place with its names. */
interface Named {
  readonly names: Zone['names']
  /** Names that are known too. */
  readonly aliases?: readonly string[]
}

function townsAt({ municipalities }: ZipEntry): readonly Named[] {
  return municipalities.map(({ zone: { names }, aliases }) => ({ names, aliases }))
}

function spelledAt(name: string, language: Language, at: ZipEntry): string | null {
  return spelledIn(name, language, townsAt(at)) ?? spelledIn(name, language, at.localities)
}

/** The spelling of the text's own language, if several are alike. */
function spelledIn(name: string, language: Language, places: readonly Named[]): string | null {
  const key = townKey(name)
  if (key === '') return null
  for (const { names, aliases = [] } of places) {
    const all = Object.values(names)
    if (all.includes(name)) return name
    const own = language === 'any' ? undefined : names[language]
    const found = [...(own === undefined ? [] : [own]), ...all, ...aliases].find((each) => townKey(each) === key)
    if (found !== undefined) return found
  }
  return null
}

/** 'Gent-Centrum', 'Brugge-Sint-Kruis': split at the hyphen behind a place's name. */
function splitAtHyphen(name: string, places: readonly Named[]): readonly (readonly [string, string])[] {
  for (const { index } of name.matchAll(/[-–\s]/g)) {
    const first = name.slice(0, index)
    if (spelledIn(first, 'any', places) !== null) return [[first, name.slice(index + 1)]]
  }
  return []
}

const quarters = new Set([
  'centrum',
  'centre',
  'center',
  'zentrum',
  'stad',
  'ville',
  'noord',
  'zuid',
  'oost',
  'west',
  'nord',
  'sud',
  'est',
  'ouest',
  'haut',
  'bas',
])

function isQuarter(word: string): boolean {
  return quarters.has(slug(word))
}
