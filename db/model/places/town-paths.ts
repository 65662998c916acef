import { type Locale, locales } from '#messages/locales.ts'
import { slug } from '../site/path-segment.ts'
import { type Zone, type ZoneEntry, zoneTable } from './zone-table.ts'

/**
 * The path segments of municipalities and localities, unique in each language. If several share a name, municipalities take it before
 * localities and larger before smaller; the others add their first postcode ('saint-nicolas-4420').
 */

interface Segments {
  readonly towns: ReadonlyMap<string, Zone>
  /** By the code of the zone. */
  readonly segments: ReadonlyMap<string, string>
}

const known = new Map<Locale, Segments>()

/** The segment of a town in a language; null for a zone that is not a town, such as a province. */
export function townSegment({ code }: Zone, locale: Locale): string | null {
  return segmentsIn(locale).segments.get(code) ?? null
}

/** The town of a segment, in the given language or any other, also by an alternative name; null if unknown. */
export function townAt(segment: string, locale: Locale): Zone | null {
  const requested = slug(segment, locale)
  if (requested === '') return null
  const inLanguages = [locale, ...locales].map((each) => segmentsIn(each).towns.get(each === 'de' ? requested : slug(segment)))
  return inLanguages.find((zone) => zone !== undefined) ?? townsByAlias().get(slug(segment)) ?? null
}

function segmentsIn(locale: Locale): Segments {
  const made = known.get(locale) ?? assign(locale)
  known.set(locale, made)
  return made
}

function assign(locale: Locale): Segments {
  const towns = new Map<string, Zone>()
  const segments = new Map<string, string>()
  for (const { zone, zips } of entriesByWeight()) {
    const name = slug(zone.names[locale], locale)
    const candidates = [name, `${name}-${(zips[0] ?? '').replace('L-', '')}`, `${name}-${zone.code}`]
    const free = candidates.find((candidate) => candidate !== '' && !towns.has(candidate))
    if (free === undefined) continue
    towns.set(free, zone)
    segments.set(zone.code, free)
  }
  return { towns, segments }
}

/** Municipalities by population, the largest first, then localities. */
function entriesByWeight(): readonly ZoneEntry[] {
  const { entries, largest } = zoneTable()
  const towns = [...entries.values()].filter(({ zone }) => zone.kind === 'municipality' || zone.kind === 'locality')
  const ranks = new Map(largest.map((code, at) => [code, at]))
  const rank = ({ zone }: ZoneEntry) => ranks.get(zone.code) ?? (zone.kind === 'municipality' ? largest.length : largest.length + 1)
  return towns.sort((one, other) => rank(one) - rank(other))
}

let aliases: ReadonlyMap<string, Zone> | null = null

function townsByAlias(): ReadonlyMap<string, Zone> {
  aliases ??= new Map(
    entriesByWeight()
      .toReversed()
      .flatMap((entry) => entry.aliases.map((alias) => [slug(alias), entry.zone] as const)),
  )
  return aliases
}
