import type { FourNames } from './zone-exonyms.ts'

export interface Point {
  readonly lat: number
  readonly lng: number
}

export interface Locality {
  readonly names: FourNames
  readonly points: readonly Point[]
  readonly zips: readonly string[]
}

/** A zone as the table writes it. */
export function zoneField(code: string, kind: string, parent: string, names: FourNames, points: readonly Point[], aliases: readonly string[]): string {
  return [code, kind, parent, written(names), middle(points), ...aliases.filter((alias) => !names.includes(alias))].join('|')
}

/** A locality in its municipality's row. */
export function localityField({ names, points, zips }: Locality): string {
  return [written(names), runs(zips), middle(points)].join('|')
}

/** One name where all languages agree, else one for each. */
function written(names: FourNames): string {
  return [...new Set(names)].length === 1 ? names[0] : names.join(',')
}

/** '1111 1112 1113 1120' → '1111-1113 1120' */
function runs(zips: readonly string[]): string {
  const found: [first: number, last: number][] = []
  for (const zip of zips.map(Number)) {
    const open = found.at(-1)
    if (open && open[1] + 1 === zip) open[1] = zip
    else found.push([zip, zip])
  }
  return found.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(' ')
}

function middle(points: readonly Point[]): string {
  const mean = (axis: keyof Point) => (points.reduce((sum, point) => sum + point[axis], 0) / points.length).toFixed(3)
  return `${mean('lat')} ${mean('lng')}`
}
