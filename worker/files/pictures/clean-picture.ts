import { crc32 } from 'node:zlib'
import { cleanJpeg } from '#worker/files/pictures/clean-jpeg.ts'
import { cleanWebp } from '#worker/files/pictures/clean-webp.ts'
import { type PictureTurn, writeTurn } from '#worker/files/pictures/exif-orientation.ts'
import { type PictureHeader, readPictureHeader } from '#worker/files/pictures/picture-header.ts'
import type { ReadPicture } from '#worker/files/read-file.ts'

const cleaners: Readonly<Record<PictureHeader['type'], (bytes: Buffer, turn: PictureTurn) => Buffer | null>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
}

/**
 * A JPEG, PNG or WebP without metadata but its colour profile.
 * @param turn the orientation it keeps; without it the picture must be turned by whoever shows it
 * @returns null if the picture cannot be read
 */
export function cleanPicture(bytes: Buffer, type: PictureHeader['type'], turn: PictureTurn = { turn: 0 }): Buffer | null {
  return cleaners[type](bytes, turn)
}

/**
 * A stored file as it may leave: a picture without metadata but its colour profile and orientation, anything else unchanged. Files may have been stored
 * before uploads were cleaned. Null for a picture that cannot be read.
 */
export function cleanFile(bytes: ArrayBuffer): ArrayBuffer | null {
  const picture = Buffer.from(bytes)
  const header = readPictureHeader(picture)
  if (header === null) return bytes
  const clean = cleaners[header.type](picture, header.shape)
  return clean && new Uint8Array(clean).buffer
}

/** Maximum pixels per side for the Images binding (developers.cloudflare.com/images, limits). */
const maxSideLength = 12_000
const maxPixels = 100_000_000

/** Validates an uploaded picture by its content (JPEG, PNG or WebP) and strips its metadata. Null for anything else, and for a picture that cannot be cleaned. */
export function readPicture(bytes: Buffer): ReadPicture | null {
  const header = readPictureHeader(bytes)
  if (header === null) return null
  const { width, height } = header.shape
  const isFit = Math.min(width, height) > 0 && Math.max(width, height) <= maxSideLength && width * height <= maxPixels
  if (!isFit) return null
  const clean = cleanPicture(bytes, header.type)
  return clean && { bytes: clean, type: header.type, picture: header.shape }
}

/** The same with the orientation kept in the file, for pictures that are handed out as they are. */
export function readUprightPicture(bytes: Buffer): ReadPicture | null {
  const read = readPicture(bytes)
  const upright = read && cleanPicture(read.bytes, read.type, read.picture)
  return upright && { ...read, bytes: upright }
}

/** The chunks that decide how a PNG looks (PNG, third edition, section 11), frames of an animation included; none of them holds text. */
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'cICP', 'acTL', 'fcTL', 'fdAT'])
const headerLength = 8

/**
 * Copies the chunks of a PNG that decoding needs, and its colour profile: no text, time, Exif or private chunk, and nothing after its end.
 * @param turn is written as the only Exif data
 * @returns null if it has no picture or a chunk is cut off
 */
function cleanPng(bytes: Buffer, turn: PictureTurn): Buffer | null {
  const parts: Buffer[] = [bytes.subarray(0, headerLength)]
  const exif = writeTurn(turn)
  let hasPicture = false
  let at = headerLength
  while (at + 12 <= bytes.length) {
    const to = at + 12 + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (to > bytes.length) return null
    if (name === 'IDAT' && !hasPicture && exif) parts.push(chunk('eXIf', exif))
    hasPicture ||= name === 'IDAT'
    if (name === 'IEND') return hasPicture ? Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))]) : null
    if (needed.has(name)) parts.push(name === 'iCCP' ? profileChunk(bytes.subarray(at + 8, to - 4)) : bytes.subarray(at, to))
    at = to
  }
  return null
}

/** A colour profile under a name that says nothing. */
function profileChunk(data: Buffer): Buffer {
  const nameEnd = data.indexOf(0)
  return chunk('iCCP', Buffer.concat([Buffer.from('icc'), data.subarray(Math.max(0, nameEnd))]))
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body) >>> 0, body.length + 4)
  return whole
}
