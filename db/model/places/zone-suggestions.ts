import type { Locale } from '#messages/locales.ts'
import { type NamedZone, namesAt, zipsSpoken, zoneIndex } from './zone-index.ts'
import { type ZipEntry, type Zone, type ZoneEntry, type ZoneKind, zoneTable } from './zone-table.ts'
import { readZipText, shortSaints, spellings, squeezed, type ZipText, zoneWords } from './zone-words.ts'

/** How many places a field suggests while a visitor types. */
export const maxSuggestions = 10

/** A suggested place, in the visitor's language. */
export interface Suggestion {
  readonly kind: ZoneKind | 'zip'
  /** Key and value of a query. */
  readonly key: 'zone' | 'zip'
  readonly value: string
  readonly label: string
  /** The zone it lies in, to tell namesakes apart. */
  readonly within: string | null
  /** As written: '8000', 'L-4010'. Null when there are several. */
  readonly zip: string | null
}

interface Match {
  readonly named: NamedZone
  readonly score: number
}

/**
 * The places a text can mean, matched by prefix of any word of their name in any language, or of their postcode. Whole names come
 * first, then larger zones before smaller ones.
 * @param most the maximum number of suggestions
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
  const query = queryOf(words)
  for (const named of zoneIndex().named) {
    // A district has the name of its town, so it is suggested only by its kind: 'arrondissement …'.
    if (named.entry.zone.kind === 'district' && !/^(?:arr|bez)/.test(words)) continue
    const score = scoreOf(named, query)
    if (score !== null) matches.push({ named, score })
  }
  const label = ({ named }: Match) => named.entry.zone.names[locale]
  return matches
    .sort((one, other) => one.score - other.score || one.named.rank - other.named.rank || (label(one) < label(other) ? -1 : 1))
    .slice(0, most)
    .map(({ named }) => suggestZone(named.entry, locale))
}

interface Query {
  readonly whole: readonly string[]
  readonly beginnings: readonly string[]
  readonly squeezed: string
}

function queryOf(words: string): Query {
  const short = shortSaints(words)
  // 'Saint' alone matches as a whole word, not as the prefix 'st': 'sint' does not find Stavelot.
  const open = /(?:^| )st$/.test(short) && short !== words ? `${short} ` : short
  return { whole: [` ${words}`, ` ${short}`], beginnings: [...new Set([` ${words}`, ` ${open}`])], squeezed: squeezed(words) }
}

/** 0: the whole name; 1: a prefix of it; 2: a prefix of a word in it. */
function scoreOf({ spellings: known }: NamedZone, query: Query): number | null {
  let best: number | null = null
  for (const name of known) {
    if (query.whole.includes(name)) return 0
    if (query.beginnings.some((beginning) => name.startsWith(beginning)) || isSqueezedStart(name, query.squeezed)) best = 1
    else if (best === null && query.beginnings.some((beginning) => name.includes(beginning))) best = 2
  }
  return best
}

/** 'sintkru' is a prefix of 'sint kruis' without spaces; two letters would match too much. */
function isSqueezedStart(name: string, query: string): boolean {
  return query.length > 2 && name[1] === query[0] && name.includes(' ', 1) && squeezed(name).startsWith(query)
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

/** A postcode and the zones there; with more words, only the zones of that name. */
function suggestAt(at: ZipEntry, rest: string, locale: Locale): Suggestion[] {
  const localities = at.localities.map(({ entry }) => entry).filter(({ zone }) => zone.kind === 'locality')
  const whole = suggestZip(at, locale)
  if (rest === '') return [whole, ...[...at.municipalities, ...localities].map((entry) => suggestZone(entry, locale))]
  const begun = spellings(rest)
  const isMatch = (names: readonly string[]) => names.some((name) => spellings(name).some((words) => begun.some((each) => ` ${words}`.includes(` ${each}`))))
  const matching = localities.filter(({ zone }) => isMatch(Object.values(zone.names)))
  if (matching.length > 0) return matching.map((entry) => suggestZone(entry, locale))
  return isMatch(namesAt(at)) ? [whole] : []
}

function suggestZone({ zone, zips }: ZoneEntry, locale: Locale): Suggestion {
  const [zip = null, ...others] = zips
  return { kind: zone.kind, key: 'zone', value: zone.code, label: zone.names[locale], within: withinOf(zone, locale), zip: others.length > 0 ? null : zip }
}

/** A postcode with the name of its municipality, or of its localities where there are only one or two. */
function suggestZip({ key, municipalities, localities }: ZipEntry, locale: Locale): Suggestion {
  const [town] = municipalities.map(({ zone }) => zone)
  const small = localities.length <= 2 && !localities.some(({ entry }) => entry.zone.kind === 'municipality')
  const label = small ? localities.map(({ names }) => names[locale]).join(', ') : municipalities.map(({ zone }) => zone.names[locale]).join(', ')
  const within = town && (small ? town.names[locale] : withinOf(town, locale))
  return { kind: 'zip', key: 'zip', value: key, label: `${key} ${label}`, within: within ?? null, zip: key }
}

/** Luxembourg's communes show their country: hardly anyone knows the cantons. */
function withinOf({ kind, country, parent }: Zone, locale: Locale): string | null {
  const code = kind === 'municipality' && country === 'LU' ? 'lu' : parent
  return (code === null ? undefined : zoneTable().entries.get(code))?.zone.names[locale] ?? null
}
