import { type PictureTurn, writeTurn } from './exif-orientation.ts'

/** The chunks that decide how a WebP looks (RFC 9649, section 2.7), frames of an animation included. */
const needed = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L'])
const inFrame = new Set(['ALPH', 'VP8 ', 'VP8L'])
const riffLength = 12
/** Length of a frame's header, before its own chunks. */
const frameLength = 16
const exifFlag = 0x08
const xmpFlag = 0x04

/**
 * Copies the chunks of a WebP that decoding needs, and its colour profile: no Exif, XMP or unknown chunk, and nothing after its end.
 * @param turn is written as the only Exif data
 * @returns null if it has no picture or a chunk is cut off
 */
export function cleanWebp(bytes: Buffer, turn: PictureTurn): Buffer | null {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  const chunks = chunksIn(bytes.subarray(riffLength, end), needed)
  if (!chunks?.some(({ name }) => name === 'ANMF' || name === 'VP8 ' || name === 'VP8L')) return null
  const exif = writeTurn(turn)
  const parts: Buffer[] = []
  for (const { name, data } of chunks) {
    const cleaned = name === 'ANMF' ? cleanFrame(data) : name === 'VP8X' ? withoutFlags(data, exif !== null) : data
    if (cleaned === null) return null
    parts.push(chunk(name, cleaned))
  }
  // Only the extended layout can say that there is Exif data.
  if (exif && chunks[0]?.name === 'VP8X') parts.push(chunk('EXIF', exif))
  const body = Buffer.concat(parts)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

interface Chunk {
  readonly name: string
  readonly data: Buffer
}

/** The chunks with these names; null if one is cut off. */
function chunksIn(bytes: Buffer, names: ReadonlySet<string>): readonly Chunk[] | null {
  const chunks: Chunk[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4)
    if (at + 8 + length > bytes.length) return null
    const name = bytes.toString('latin1', at, at + 4)
    if (names.has(name)) chunks.push({ name, data: bytes.subarray(at + 8, at + 8 + length) })
    at += 8 + length + (length % 2)
  }
  return chunks
}

/** A frame of an animation has chunks of its own, unknown ones among them. */
function cleanFrame(data: Buffer): Buffer | null {
  const chunks = data.length < frameLength ? null : chunksIn(data.subarray(frameLength), inFrame)
  return chunks && Buffer.concat([data.subarray(0, frameLength), ...chunks.map(({ name, data }) => chunk(name, data))])
}

function withoutFlags(data: Buffer, hasExif: boolean): Buffer {
  const copy = Buffer.from(data)
  const flags = (copy[0] ?? 0) & ~(exifFlag | xmpFlag)
  copy[0] = hasExif ? flags | exifFlag : flags
  return copy
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
