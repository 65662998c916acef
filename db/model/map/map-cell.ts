import type { Corner } from '../search/search.ts'

/** Between two rows of cells. */
const row = 10_000

/** The cell of the map a point is in: a tenth of a degree high, a sixth wide, about 11 km by 12 km in Belgium. */
export function mapCell({ lat, lng }: Corner): number {
  return Math.floor((lat + 90) * 10) * row + Math.floor((lng + 180) * 6)
}

/** The cell of a point and the eight around it. */
export function cellsAround(point: Corner): readonly number[] {
  const cell = mapCell(point)
  return [-row, 0, row].flatMap((up) => [-1, 0, 1].map((aside) => cell + up + aside))
}
