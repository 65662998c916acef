import type { PictureShape } from '#db/model/testimonial.ts'

/** Exif's value for each rotation. */
const orientations: Readonly<Record<PictureShape['turn'], number>> = { 0: 1, 90: 6, 180: 3, 270: 8 }

/** Adds an Exif segment with only the orientation (tag 0x0112) to a JPEG without metadata. An upright JPEG is unchanged. */
export function withTurn(jpeg: Buffer, turn: PictureShape['turn']): Buffer {
  if (turn === 0) return jpeg
  const directory = Buffer.from('000101120003000000010000000000000000', 'hex')
  directory.writeUInt16BE(orientations[turn], 10)
  const held = Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'), directory])
  const segment = Buffer.from([0xff, 0xe1, 0, held.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), segment, held, jpeg.subarray(2)])
}
