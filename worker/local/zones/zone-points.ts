import type { Point } from './zone-fields.ts'
import { field, readCsv } from './zone-sources.ts'

/** The middle of a municipality's shape, and the box around it, in degrees. */
export interface Shape {
  readonly middle: Point
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** How far outside its municipality a locality may be, in km: boundaries are those of 2019, and houses stand on both sides of them. */
const tolerance = 1
const kmPerDegree = 111.2

/**
 * The shapes of municipalities by their current number, from Statbel's boundaries of 2019; one that was merged since is the union of its parts.
 * @param former the number of 2019 → the current one
 */
export function readShapes(file: string, former: Readonly<Record<string, string>>): ReadonlyMap<string, Shape> {
  const parts = Map.groupBy(readCsv(file).map(shapeIn), ({ nis }) => former[nis] ?? nis)
  return new Map([...parts].map(([nis, shapes]) => [nis, union(shapes.map(({ shape }) => shape))]))
}

/** A municipality's own point, or the middle of its shape if that lies outside. */
export function pointOfTown(point: Point, shape: Shape | undefined): Point {
  return shape === undefined || distanceOutside(point, shape) === 0 ? point : shape.middle
}

/** A locality's own point, or its municipality's if it lies more than 1 km outside. */
export function pointOfLocality(point: Point, shape: Shape | undefined, town: Point): Point {
  return shape === undefined || distanceOutside(point, shape) <= tolerance ? point : town
}

/** Km from the box; 0 inside it. */
function distanceOutside({ lat, lng }: Point, { south, west, north, east }: Shape): number {
  const [up, across] = [Math.max(south - lat, 0, lat - north), Math.max(west - lng, 0, lng - east)]
  return Math.hypot(up, across * Math.cos((lat * Math.PI) / 180)) * kmPerDegree
}

function shapeIn(row: Readonly<Record<string, string>>): { readonly nis: string; readonly shape: Shape } {
  const [lat, lng, south, west, north, east] = ['lat', 'lng', 'south', 'west', 'north', 'east'].map((name) => Number(field(row, name)))
  if (lat === undefined || lng === undefined || south === undefined || west === undefined || north === undefined || east === undefined)
    throw new Error('no shape')
  return { nis: field(row, 'nis2019'), shape: { middle: { lat, lng }, south, west, north, east } }
}

function union(shapes: readonly Shape[]): Shape {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    middle: { lat: mean(shapes.map(({ middle }) => middle.lat)), lng: mean(shapes.map(({ middle }) => middle.lng)) },
    south: Math.min(...shapes.map(({ south }) => south)),
    west: Math.min(...shapes.map(({ west }) => west)),
    north: Math.max(...shapes.map(({ north }) => north)),
    east: Math.max(...shapes.map(({ east }) => east)),
  }
}
