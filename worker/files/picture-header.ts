import type { PictureShape } from '#db/model/testimonial.ts'

/** Reads the type and size of a picture from its header, without decoding it. */

export interface PictureHeader {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  readonly shape: PictureShape
}

/** The header of a JPEG, PNG or WebP; null for anything else, and for a file cut off before its size. */
export function readPictureHeader(bytes: Buffer): PictureHeader | null {
  const isWebp = ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'
  if (bytes.length >= 24 && bytes.subarray(0, 8).equals(pngMark) && ascii(bytes, 12, 16) === 'IHDR') {
    return { type: 'image/png', shape: { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), turn: 0 } }
  }
  if (isWebp && bytes.length >= 30) return webpHeader(bytes)
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegHeader(bytes) : null
}

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The first chunk holds the size, in a different layout for each of the three kinds (RFC 9649). */
function webpHeader(bytes: Buffer): PictureHeader | null {
  const kind = ascii(bytes, 12, 16)
  const sized = (width: number, height: number): PictureHeader => ({ type: 'image/webp', shape: { width, height, turn: 0 } })
  if (kind === 'VP8X') return sized(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1)
  if (kind === 'VP8L' && bytes[20] === 0x2f) {
    const packed = bytes.readUInt32LE(21)
    return sized((packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1)
  }
  const isKeyframe = kind === 'VP8 ' && bytes.readUIntBE(23, 3) === 0x9d012a
  return isKeyframe ? sized(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff) : null
}

/** Reads a JPEG's segments up to the frame header, which has the size; an Exif segment before it may have the orientation. */
function jpegHeader(bytes: Buffer): PictureHeader | null {
  let turn: PictureShape['turn'] = 0
  for (const { marker, from, to } of jpegSegments(bytes)) {
    if (marker === 0xe1) turn = turnOf(bytes.subarray(from, to)) ?? turn
    if (!isFrame(marker) || to - from < 6) continue
    const [height, width] = [bytes.readUInt16BE(from + 1), bytes.readUInt16BE(from + 3)]
    const isUpright = turn === 0 || turn === 180
    return { type: 'image/jpeg', shape: { width: isUpright ? width : height, height: isUpright ? height : width, turn } }
  }
  return null
}

/** Limit on the JPEG segments to scan; cameras and editors write fewer than a hundred. */
export const maxSegments = 1000

/** The segments of a JPEG before its image data, up to one more than `maxSegments`; a segment's payload is `from` to `to`. */
export function* jpegSegments(bytes: Buffer): Generator<{ readonly marker: number; readonly start: number; readonly from: number; readonly to: number }> {
  let start = 2
  let count = 0
  while (count <= maxSegments && start + 4 <= bytes.length && bytes[start] === 0xff) {
    const marker = bytes[start + 1] ?? 0
    if (marker === 0xff) {
      start += 1
      continue
    }
    const to = start + 2 + bytes.readUInt16BE(start + 2)
    if (to < start + 4 || to > bytes.length) return
    yield { marker, start, from: start + 4, to }
    count += 1
    if (marker === 0xda) return
    start = to
  }
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

const turns: Readonly<Record<number, PictureShape['turn']>> = { 1: 0, 2: 0, 3: 180, 4: 180, 5: 90, 6: 90, 7: 270, 8: 270 }

/** The rotation in an Exif segment (tag 0x0112 of its first directory); mirroring is ignored. */
function turnOf(exif: Buffer): PictureShape['turn'] | null {
  if (ascii(exif, 0, 6) !== 'Exif\0\0' || exif.length < 14) return null
  const tiff = exif.subarray(6)
  const isLittle = ascii(tiff, 0, 2) === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < Math.min(short(directory), 200); entry += 1) {
    const at = directory + 2 + 12 * entry
    if (short(at) === 0x0112) return turns[short(at + 8)] ?? null
  }
  return null
}

function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to)
}
