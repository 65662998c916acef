import type { PictureShape } from '#db/model/testimonials/testimonial.ts'
import { type PictureTurn, readTurn } from './exif-orientation.ts'

/** Reads the type and size of a picture from its header, without decoding it. */

export interface PictureHeader {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  readonly shape: PictureShape
}

/** The header of a JPEG, PNG or WebP; null for anything else, and for a file cut off before its size. */
export function readPictureHeader(bytes: Buffer): PictureHeader | null {
  const isWebp = ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'
  if (bytes.length >= 24 && bytes.subarray(0, 8).equals(pngMark) && ascii(bytes, 12, 16) === 'IHDR') {
    return { type: 'image/png', shape: turned(bytes.readUInt32BE(16), bytes.readUInt32BE(20), pngTurn(bytes)) }
  }
  if (isWebp && bytes.length >= 30) return webpHeader(bytes)
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegHeader(bytes) : null
}

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The size as it is shown. */
function turned(width: number, height: number, turn: PictureTurn | null): PictureShape {
  const isOnItsSide = turn?.turn === 90 || turn?.turn === 270
  return { width: isOnItsSide ? height : width, height: isOnItsSide ? width : height, turn: 0, ...turn }
}

/** The orientation in a PNG's eXIf chunk, wherever it stands. */
function pngTurn(bytes: Buffer): PictureTurn | null {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    if (ascii(bytes, at + 4, at + 8) === 'eXIf') return readTurn(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  }
  return null
}

/** The first chunk holds the size, in a different layout for each of the three kinds (RFC 9649). */
function webpHeader(bytes: Buffer): PictureHeader | null {
  const kind = ascii(bytes, 12, 16)
  const sized = (width: number, height: number): PictureHeader => ({ type: 'image/webp', shape: turned(width, height, null) })
  if (kind === 'VP8X') {
    return { type: 'image/webp', shape: turned(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1, webpTurn(bytes)) }
  }
  if (kind === 'VP8L' && bytes[20] === 0x2f) {
    const packed = bytes.readUInt32LE(21)
    return sized((packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1)
  }
  const isKeyframe = kind === 'VP8 ' && bytes.readUIntBE(23, 3) === 0x9d012a
  return isKeyframe ? sized(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff) : null
}

/** The orientation in a WebP's EXIF chunk. */
function webpTurn(bytes: Buffer): PictureTurn | null {
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4)
    if (ascii(bytes, at, at + 4) === 'EXIF') return readTurn(bytes.subarray(at + 8, at + 8 + length))
    at += 8 + length + (length % 2)
  }
  return null
}

/** Reads a JPEG's segments up to the frame header, which has the size; an Exif segment before it may have the orientation. */
function jpegHeader(bytes: Buffer): PictureHeader | null {
  let turn: PictureTurn | null = null
  for (const { marker, from, to } of jpegSegments(bytes)) {
    if (marker === 0xe1 && ascii(bytes, from, from + 6) === 'Exif\0\0') turn ??= readTurn(bytes.subarray(from, to))
    if (!isFrame(marker) || to - from < 6) continue
    return { type: 'image/jpeg', shape: turned(bytes.readUInt16BE(from + 3), bytes.readUInt16BE(from + 1), turn) }
  }
  return null
}

/** Limit on the JPEG segments to scan; cameras and editors write fewer than a hundred. */
const maxSegments = 1000

/** The segments of a JPEG before its image data, up to one more than `maxSegments`; a segment's payload is `from` to `to`. */
function* jpegSegments(bytes: Buffer): Generator<{ readonly marker: number; readonly from: number; readonly to: number }> {
  let start = 2
  let count = 0
  while (count <= maxSegments) {
    // Readers skip bytes between segments.
    start = bytes.indexOf(0xff, start)
    if (start === -1 || start + 4 > bytes.length) return
    const marker = bytes[start + 1] ?? 0
    if (marker === 0xff || marker === 0x00) {
      start += 1
      continue
    }
    const to = start + 2 + bytes.readUInt16BE(start + 2)
    if (to < start + 4 || to > bytes.length) return
    yield { marker, from: start + 4, to }
    count += 1
    if (marker === 0xda) return
    start = to
  }
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to)
}
