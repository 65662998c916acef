import type { Country } from '#db/model/listing.ts'
import type { LocalizedText } from '#db/model/localized.ts'
import { slug } from '#db/model/path-segment.ts'
import { regionOf } from '#db/model/region.ts'
import { type ZipEntry, type Zone, zipKey, zoneTable } from '#db/model/zone-table.ts'
import { shortSaints } from '#db/model/zone-words.ts'
import { memoize } from './memoize.ts'

/** How names of towns are compared: without accents, case, hyphens and spaces, and 'Sint', 'St.' and 'Saint' alike. */
const townKey = memoize((name): string => shortSaints(slug(name.replace(/\b(ste?)\.\s*-?/giu, '$1 ')).replaceAll('-', ' ')).replaceAll(' ', ''))

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
  // 'Esch/Alzette' and 'Esch s/Alzette' are Esch-sur-Alzette.
  const whole = spelledAt(name, language, at) ?? spelledAt(name.replace(/\s*(?:(?<!\p{L})s)?\s*\/\s*/iu, '-sur-'), language, at)
  if (whole !== null) return { town: whole, part: null }
  const parts = name.split(/\s*[()/,;]\s*|\s+[-–—]\s+/).filter((part) => part !== '')
  const [first = '', second] = parts.length === 2 ? parts : splitAtHyphen(name, at)
  if (second === undefined) return { town: name, part: null }
  const towns = at.municipalities.map(({ zone }) => zone)
  const [one, other] = [spelledIn(first, language, towns), spelledIn(second, language, towns)]
  if (one !== null) return { town: one, part: spelledAt(second, language, at) ?? (isQuarter(second) ? second : null) }
  const part = spelledAt(first, language, at)
  return other !== null && part !== null ? { town: other, part } : { town: name, part: null }
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

function spelledAt(name: string, language: Language, { municipalities, localities }: ZipEntry): string | null {
  const towns = municipalities.map(({ zone }) => zone)
  return spelledIn(name, language, towns) ?? spelledIn(name, language, localities)
}

/** The spelling of the text's own language, if several are alike. */
function spelledIn(name: string, language: Language, places: readonly Pick<Zone, 'names'>[]): string | null {
  const key = townKey(name)
  if (key === '') return null
  for (const { names } of places) {
    const all = Object.values(names)
    if (all.includes(name)) return name
    const own = language === 'any' ? undefined : names[language]
    const found = [...(own === undefined ? [] : [own]), ...all].find((each) => townKey(each) === key)
    if (found !== undefined) return found
  }
  return null
}

/** 'Gent-Centrum', 'Brugge-Sint-Kruis': split at the hyphen behind a town's name. */
function splitAtHyphen(name: string, at: ZipEntry): readonly string[] {
  const towns = at.municipalities.map(({ zone }) => zone)
  for (const { index } of name.matchAll(/[-–\s]/g)) {
    const first = name.slice(0, index)
    if (spelledIn(first, 'any', towns) !== null) return [first, name.slice(index + 1)]
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
