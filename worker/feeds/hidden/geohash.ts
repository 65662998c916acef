import type { Corner } from '#db/model/search/search.ts'

const alphabet = '0123456789bcdefghjkmnpqrstuvwxyz'

/** Geohashes of about a kilometre and finer, in and around Belgium and Luxembourg, which all begin with u0 or u1: 'u14drz'. */
export const geohashes = /(?<![\p{L}\p{N}])u[01][\dbcdefghjkmnp-z]{4,10}(?![\p{L}\p{N}])/giu

/** The middle of the cell that a geohash names, in degrees: each letter halves the cell five times, alternately by longitude and latitude. */
export function geohashCentre(text: string): Corner {
  const range = { east: [-180, 180], north: [-90, 90] }
  let axis: 'east' | 'north' = 'east'
  for (const sign of text.toLowerCase()) {
    const value = alphabet.indexOf(sign)
    for (let bit = 16; bit > 0; bit >>= 1) {
      const [low = 0, high = 0] = range[axis]
      const middle = (low + high) / 2
      range[axis] = (value & bit) === 0 ? [low, middle] : [middle, high]
      axis = axis === 'east' ? 'north' : 'east'
    }
  }
  const middleOf = ([low = 0, high = 0]: readonly number[]) => (low + high) / 2
  return { lat: middleOf(range.north), lng: middleOf(range.east) }
}
