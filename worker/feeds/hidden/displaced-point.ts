import { createHmac } from 'node:crypto'

/** Degrees of latitude: 333.6 m, so that the far corner of a cell is 472 m away and with the rounding less than the 500 m allowed. */
const height = 0.003
/** The share of a cell along each edge that is left out, so that rounding does not leave the cell. */
const edge = 0.05

interface Point {
  /** Degrees. */
  readonly lat: number
  readonly lng: number
}

/** A cell of at most 334 × 334 m, in degrees. */
export interface Cell extends Point {
  readonly height: number
  readonly width: number
}

/** The cell of a fixed grid that a point is in; `lat` and `lng` are its corner in the south-west. */
export function cellOf({ lat, lng }: Point): Cell {
  const rows = 180 / height
  const row = Math.min(rows - 1, Math.floor((lat + 90) / height))
  const south = row * height - 90
  // As many cells as fit round the earth on the row's longer side.
  const widest = Math.cos((Math.min(Math.abs(south), Math.abs(south + height)) * Math.PI) / 180)
  const columns = Math.ceil((360 / height) * widest)
  const width = 360 / columns
  const column = Math.min(columns - 1, Math.floor((lng + 180) / width))
  return { lat: south, lng: column * width - 180, height, width }
}

/**
 * The point shown for an unpublished address: somewhere in its cell, the same for all homes in it, at most 500 m from the real one. It depends on
 * nothing but the cell and the salt, so neither spellings nor several listings of one home, nor a point whose address becomes known, tell more than the cell.
 * @param point degrees
 * @param salt a secret of the site, long enough not to be guessed
 * @returns degrees, with four decimals
 * @source decisions, "Address" ("a stable point up to 500 m away")
 */
export function shownPoint(point: Point, salt: string): Point {
  const cell = cellOf(point)
  const hash = createHmac('sha256', salt)
    .update(`${cell.lat.toFixed(4)} ${cell.lng.toFixed(6)}`)
    .digest()
  const share = (at: number) => edge + (1 - 2 * edge) * (hash.readUInt32BE(at) / 2 ** 32)
  return { lat: round(cell.lat + share(0) * cell.height), lng: round(cell.lng + share(4) * cell.width) }
}

function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}
