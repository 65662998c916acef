import type { Position } from './simplified-line.ts'

const perDegree = 120
const headerLength = 6
const outerBoundary = 2
const multiGeometry = 4

/**
 * The outer rings of a file in version 2 of Marble's pn2 format (big-endian). Header: version u8, number of geometries u32, colour flag u8. Each geometry:
 * type u8, id u32, then for several in one the number of the geometries that follow u8, else the number of absolute nodes u32 and the nodes. A node:
 * latitude i16 and longitude i16 in half minutes, number of relative nodes i16, and these as latitude i8 and longitude i8 counted from the absolute node.
 */
export function outerRings(file: Buffer): Position[][] {
  if (file.readUInt8(0) !== 2 || file.readUInt8(headerLength - 1) !== 0) throw new Error('Only pn2 files of version 2 without colours are read')
  const rings: Position[][] = []
  let at = headerLength
  while (at < file.length) {
    const type = file.readUInt8(at)
    if (type === multiGeometry) {
      at += 6
      continue
    }
    const { ring, end } = ringAt(file, at + 5)
    if (type === outerBoundary) rings.push(ring)
    at = end
  }
  return rings
}

function ringAt(file: Buffer, start: number): { readonly ring: Position[]; readonly end: number } {
  const ring: Position[] = []
  let at = start + 4
  for (let node = 0; node < file.readUInt32BE(start); node++) {
    const [lat, lng] = [file.readInt16BE(at), file.readInt16BE(at + 2)]
    ring.push([lng / perDegree, lat / perDegree])
    const end = at + 6 + 2 * file.readInt16BE(at + 4)
    for (at += 6; at < end; at += 2) ring.push([(lng + file.readInt8(at + 1)) / perDegree, (lat + file.readInt8(at)) / perDegree])
  }
  return { ring, end: at }
}
