import polyline from '@mapbox/polyline'
import outlines from './outlines.json' with { type: 'json' }

/** A drawing of Belgium and Luxembourg that the server makes, for maps that need no script. */

/** Degrees. */
const box = { west: 2.5, north: 51.55, east: 6.6, south: 49.4 } as const
/** At these latitudes a degree east is so much shorter than one north. */
const narrowing = Math.cos((50.5 * Math.PI) / 180)
/** Units of the drawing a degree north. */
const scale = 240

interface Point {
  readonly lat: number
  readonly lng: number
}

/** The size of the drawing, in its own units. */
export const countryDrawing = { width: Math.round((box.east - box.west) * narrowing * scale), height: Math.round((box.north - box.south) * scale) } as const

/** Whether a point (degrees) is within the drawing. */
export function isDrawn({ lat, lng }: Point): boolean {
  return lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east
}

/** Where a point (degrees) is in the drawing, in its units. */
export function drawnAt({ lat, lng }: Point): { readonly x: number; readonly y: number } {
  return { x: round((lng - box.west) * narrowing * scale), y: round((box.north - lat) * scale) }
}

let land: string | null = null

/** The outlines of both countries as the data of an SVG path, decoded when they are first drawn. */
export function landPath(): string {
  land ??= outlines.home.map((line) => `M${polyline.decode(line, 3).map(cornerOf).join('L')}Z`).join('')
  return land
}

function cornerOf([lat, lng]: readonly [number, number]): string {
  const { x, y } = drawnAt({ lat, lng })
  return `${x} ${y}`
}

const round = (value: number) => Math.round(value * 10) / 10
