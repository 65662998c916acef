import { crc32 } from 'node:zlib'
import { type PictureTurn, writeTurn } from './exif-orientation.ts'

/** The chunks that decide how a PNG looks (PNG, third edition, section 11), frames of an animation included; none of them holds text. */
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'cICP', 'acTL', 'fcTL', 'fdAT'])
const headerLength = 8

/**
 * Copies the chunks of a PNG that decoding needs, and its colour profile: no text, time, Exif or private chunk, and nothing after its end.
 * @param turn is written as the only Exif data
 * @returns null if it has no picture or a chunk is cut off
 */
export function cleanPng(bytes: Buffer, turn: PictureTurn): Buffer | null {
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
