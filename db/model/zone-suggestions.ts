import type { Locale } from '#messages/locales.ts'
import { type NamedZone, namesAt, zipsSpoken, zoneIndex } from './zone-index.ts'
import { type ZipEntry, type Zone, type ZoneEntry, type ZoneKind, zoneTable } from './zone-table.ts'
import { readZipText, shortSaints, spellings, squeezed, type ZipText, zoneWords } from './zone-words.ts'

/** A place offered to someone who types, in their language. */
export interface Suggestion {
  readonly kind: ZoneKind | 'zip'
  /** The key and value a query holds it with. */
  readonly key: 'zone' | 'zip'
  readonly value: string
  readonly label: string
  /** What it lies in, to tell it from others of its name. */
  readonly within: string | null
  /** As people write it: '8000', 'L-4010'. Null when there are several. */
  readonly zip: string | null
}

interface Match {
  readonly named: NamedZone
  readonly score: number
}

/**
 * The places a text can mean: from the first letters of any word of their name in any language, or of their postcode. A whole
 * name comes before the beginning of one, what is larger before what is smaller.
 * @param most how many at most
 */
export function suggestZones(text: string, locale: Locale, most: number): readonly Suggestion[] {
  const zip = readZipText(text)
  const found = zip ? suggestByZip(zip, locale, most) : suggestByName(text, locale, most)
  return found.slice(0, most)
}

function suggestByName(text: string, locale: Locale, most: number): Suggestion[] {
  const words = zoneWords(text)
  if (words === '') return []
  const matches: Match[] = []
  const wanted = wantedOf(words)
  for (const named of zoneIndex().named) {
    const score = scoreOf(named, wanted)
    if (score !== null) matches.push({ named, score })
  }
  const label = ({ named }: Match) => named.entry.zone.names[locale]
  return matches
    .sort((one, other) => one.score - other.score || one.named.rank - other.named.rank || (label(one) < label(other) ? -1 : 1))
    .slice(0, most)
    .map(({ named }) => suggestZone(named.entry, locale))
}

interface Wanted {
  readonly whole: readonly string[]
  readonly beginnings: readonly string[]
  readonly squeezed: string
}

function wantedOf(words: string): Wanted {
  const short = shortSaints(words)
  // A saint alone is a word and not the beginning of one: 'sint' does not find Stavelot.
  const open = /(?:^| )st$/.test(short) && short !== words ? `${short} ` : short
  return { whole: [` ${words}`, ` ${short}`], beginnings: [...new Set([` ${words}`, ` ${open}`])], squeezed: squeezed(words) }
}

/** 0: the whole name; 1: its beginning; 2: the beginning of a word in it. */
function scoreOf({ spellings: known }: NamedZone, wanted: Wanted): number | null {
  let best: number | null = null
  for (const name of known) {
    if (wanted.whole.includes(name)) return 0
    if (wanted.beginnings.some((beginning) => name.startsWith(beginning)) || isSqueezedStart(name, wanted.squeezed)) best = 1
    else if (best === null && wanted.beginnings.some((beginning) => name.includes(beginning))) best = 2
  }
  return best
}

/** 'sintkru' begins 'sint kruis'; two letters would begin too much. */
function isSqueezedStart(name: string, wanted: string): boolean {
  return wanted.length > 2 && name[1] === wanted[0] && name.includes(' ', 1) && squeezed(name).startsWith(wanted)
}

function suggestByZip(zip: ZipText, locale: Locale, most: number): Suggestion[] {
  if (zip.digits.length < 4) {
    if (zip.rest !== '') return []
    const begun = zoneIndex().zips.filter(({ key }) => beginsWith(key, zip))
    return begun.slice(0, most).map((at) => suggestZip(at, locale))
  }
  return zipsSpoken(zip).flatMap((at) => suggestAt(at, zip.rest, locale))
}

function beginsWith(key: string, { country, digits }: ZipText): boolean {
  const isLuxembourg = key.startsWith('L')
  if (country !== null && isLuxembourg !== (country === 'LU')) return false
  return key.startsWith(digits, isLuxembourg ? 2 : 0)
}

/** A postcode and what lies there; with words besides, what is called so. */
function suggestAt(at: ZipEntry, rest: string, locale: Locale): Suggestion[] {
  const localities = at.localities.map(({ entry }) => entry).filter(({ zone }) => zone.kind === 'locality')
  const whole = suggestZip(at, locale)
  if (rest === '') return [whole, ...[...at.municipalities, ...localities].map((entry) => suggestZone(entry, locale))]
  const begun = spellings(rest)
  const isMeant = (names: readonly string[]) => names.some((name) => spellings(name).some((words) => begun.some((each) => ` ${words}`.includes(` ${each}`))))
  const meant = localities.filter(({ zone }) => isMeant(Object.values(zone.names)))
  if (meant.length > 0) return meant.map((entry) => suggestZone(entry, locale))
  return isMeant(namesAt(at)) ? [whole] : []
}

function suggestZone({ zone, zips }: ZoneEntry, locale: Locale): Suggestion {
  const [zip = null, ...others] = zips
  return { kind: zone.kind, key: 'zone', value: zone.code, label: zone.names[locale], within: withinOf(zone, locale), zip: others.length > 0 ? null : zip }
}

/** A postcode with the town's name where the town lies there, with those of its one or two localities otherwise. */
function suggestZip({ key, municipalities, localities }: ZipEntry, locale: Locale): Suggestion {
  const [town] = municipalities.map(({ zone }) => zone)
  const small = localities.length <= 2 && !localities.some(({ entry }) => entry.zone.kind === 'municipality')
  const label = small ? localities.map(({ names }) => names[locale]).join(', ') : municipalities.map(({ zone }) => zone.names[locale]).join(', ')
  const within = town && (small ? town.names[locale] : withinOf(town, locale))
  return { kind: 'zip', key: 'zip', value: key, label: `${key} ${label}`, within: within ?? null, zip: key }
}

/** Luxembourg's communes are told by their country: nobody knows their cantons. */
function withinOf({ kind, country, parent }: Zone, locale: Locale): string | null {
  const code = kind === 'municipality' && country === 'LU' ? 'lu' : parent
  return (code === null ? undefined : zoneTable().entries.get(code))?.zone.names[locale] ?? null
}
