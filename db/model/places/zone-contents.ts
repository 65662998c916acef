import type { Country } from '../listings/listing.ts'
import { type Region, regionOf } from './region.ts'
import { type ZipEntry, type Zone, type ZoneEntry, zipKey, zoneTable } from './zone-table.ts'
import { shortSaints, zoneWords } from './zone-words.ts'

/** The fields of a place that decide whether a zone contains it. */
interface ZonePlace {
  readonly country: Country
  /** Without the country's prefix. */
  readonly zip: string | null
  /** City and district in all languages. */
  readonly names: readonly string[]
}

/** The names at a postcode that several zones share. */
interface Contest {
  readonly ours: readonly string[]
  readonly all: ReadonlySet<string>
}

const regions: Readonly<Record<string, Region>> = { 'be-02000': 'flanders', 'be-03000': 'wallonia', 'be-04000': 'brussels' }

/**
 * Whether a place lies in a zone. Regions are ranges of postcodes, smaller zones the table's postcodes; where several localities (in
 * Luxembourg also communes) share one, the names of the place decide.
 * @source specification, section 9 ("Region by postal code"); GeoNames and Statbel
 */
export function zoneHolds(zone: Zone): (place: ZonePlace) => boolean {
  const { code, kind, country } = zone
  if (kind === 'country') return (place) => place.country === country
  const region = regions[code]
  if (region) return (place) => regionOf(place.country, place.zip) === region
  const zips = contestsOf(zone)
  return (place) => {
    if (place.country !== country || place.zip === null) return false
    const contest = zips.get(zipKey(country, place.zip))
    return contest !== undefined && (contest === null || isNamed(place, contest))
  }
}

/** The keys of a zone's postcodes; none for a country or a region. */
export function zipsOf(zone: Zone): readonly string[] {
  return zone.kind === 'country' || zone.kind === 'region' ? [] : [...contestsOf(zone).keys()]
}

/** The zone's postcodes, with null where no other zone shares one. */
function contestsOf(zone: Zone): ReadonlyMap<string, Contest | null> {
  const { entries, zips } = zoneTable()
  const self = entries.get(zone.code)
  const parts = self && self.zips.length > 0 ? [self] : [...entries.values()].filter((entry) => isPartOf(entry, zone.code, self?.members ?? []))
  return new Map(
    parts
      .flatMap((part) => part.zips)
      .flatMap((key) => {
        const at = zips.get(key)
        return at ? [[key, contestAt(at, zone, parts)] as const] : []
      }),
  )
}

function isPartOf({ zone }: ZoneEntry, code: string, members: readonly string[]): boolean {
  return members.length > 0 ? members.includes(zone.code) : zone.kind === 'municipality' && zone.parent === code
}

function contestAt(at: ZipEntry, zone: Zone, parts: readonly ZoneEntry[]): Contest | null {
  const isAlone = zone.kind === 'locality' ? at.localities.length === 1 : at.municipalities.every((municipality) => parts.includes(municipality))
  if (isAlone) return null
  const everyone = [...at.municipalities, ...at.localities.map(({ entry }) => entry)]
  return { ours: parts.flatMap((part) => wordsOf(part, at)), all: new Set(everyone.flatMap((each) => wordsOf(each, at))) }
}

/** Whether the place has one of the zone's names. The name of another zone at this postcode never matches ('Heusden-Zolder' is not 'Heusden'). */
function isNamed({ names }: ZonePlace, { ours, all }: Contest): boolean {
  return names
    .map((name) => shortSaints(zoneWords(name)))
    .some((name) => ours.includes(name) || (!all.has(name) && ours.some((own) => ` ${name} `.includes(` ${own} `))))
}

/** The names of a zone at a postcode; for a municipality also the names of its localities there. */
function wordsOf(entry: ZoneEntry, { localities }: ZipEntry): string[] {
  const within = localities.filter((locality) => locality.entry.zone.parent === entry.zone.code).map(({ names }) => names)
  return [entry.zone.names, ...within].flatMap((names) => Object.values(names)).map((name) => shortSaints(zoneWords(name)))
}
