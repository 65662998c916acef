import type { PictureShape } from '#db/model/testimonials/testimonial.ts'

/** How a picture has to be turned before it is shown: first mirrored left to right, then rotated clockwise. */
export type PictureTurn = Pick<PictureShape, 'turn' | 'mirrored'>

/** The turn for each value of Exif's orientation, from 1 on. */
const turns: readonly PictureTurn[] = [
  { turn: 0 },
  { turn: 0, mirrored: true },
  { turn: 180 },
  { turn: 180, mirrored: true },
  { turn: 270, mirrored: true },
  { turn: 90 },
  { turn: 90, mirrored: true },
  { turn: 270 },
]

/** Reads the orientation (tag 0x0112 of the first directory) from Exif data, with or without its name in front; null if it has none. */
export function readTurn(exif: Buffer): PictureTurn | null {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif
  if (tiff.length < 8) return null
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < Math.min(short(directory), 200); entry += 1) {
    const at = directory + 2 + 12 * entry
    if (short(at) === 0x0112) return turns[short(at + 8) - 1] ?? null
  }
  return null
}

/** Exif data that holds the orientation and nothing else; null for an upright picture. */
export function writeTurn({ turn, mirrored }: PictureTurn): Buffer | null {
  const orientation = turns.findIndex((each) => each.turn === turn && each.mirrored === mirrored) + 1
  if (orientation <= 1) return null
  const directory = Buffer.from('000101120003000000010000000000000000', 'hex')
  directory.writeUInt16BE(orientation, 10)
  return Buffer.concat([Buffer.from('MM\0*\0\0\0\x08', 'latin1'), directory])
}
