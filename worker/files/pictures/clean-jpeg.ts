import { type PictureTurn, writeTurn } from './exif-orientation.ts'

/** Limit on the segments of a JPEG; cameras and editors write fewer than a hundred. */
const maxSegments = 1000

const end = Buffer.from([0xff, 0xd9])
const profileName = 'ICC_PROFILE\0'

/**
 * Copies the segments of a JPEG that decoding needs, and its colour profile, up to the end of its first picture (ITU-T T.81, annex B): no application
 * data, comment, embedded thumbnail or second picture, and nothing after it.
 * @param turn is written as the only Exif data
 * @returns null if the segments cannot be told apart
 */
export function cleanJpeg(bytes: Buffer, turn: PictureTurn): Buffer | null {
  const parts: Buffer[] = []
  const profile: Buffer[] = []
  let hasScan = false
  let at = 2
  for (let count = 0; ; count += 1) {
    if (count > maxSegments) return null
    const start = bytes.indexOf(0xff, at)
    const marker = bytes[start + 1]
    // A file that was cut off is shown as far as it goes.
    if (start === -1 || marker === undefined || marker === 0xd9) break
    at = start + 1
    if (marker === 0xff || marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) continue
    if (start + 4 > bytes.length) break
    const to = start + 2 + bytes.readUInt16BE(start + 2)
    if (to < start + 4) return null
    if (to > bytes.length) break
    const payload = bytes.subarray(start + 4, to)
    at = marker === 0xda ? scanEnd(bytes, to) : to
    hasScan ||= marker === 0xda
    if (marker === 0xe2 && payload.toString('latin1', 0, profileName.length) === profileName) profile.push(bytes.subarray(start, to))
    else if (marker === 0xe0 || marker === 0xee) parts.push(...appHeader(marker, payload))
    else if (isNeeded(marker)) parts.push(bytes.subarray(start, at))
  }
  if (!hasScan) return null
  const exif = writeTurn(turn)
  return Buffer.concat([
    bytes.subarray(0, 2),
    ...(exif ? [segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif]))] : []),
    ...profileOf(profile),
    ...parts,
    end,
  ])
}

/** Frames, tables, restart intervals, scans and line counts; no APPn, comment or reserved segment. */
function isNeeded(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xdf && marker !== 0xc8
}

/** JFIF without its thumbnail; Adobe's colour transform. Nothing else in APP0 and APP14 changes how a picture decodes. */
function appHeader(marker: number, payload: Buffer): readonly Buffer[] {
  const isJfif = marker === 0xe0 && payload.length >= 14 && payload.toString('latin1', 0, 5) === 'JFIF\0'
  const isAdobe = marker === 0xee && payload.length >= 12 && payload.toString('latin1', 0, 5) === 'Adobe'
  if (isJfif) return [segment(marker, Buffer.concat([payload.subarray(0, 12), Buffer.from([0, 0])]))]
  return isAdobe ? [segment(marker, payload.subarray(0, 12))] : []
}

/** The segments of a colour profile, if that is what they hold: its signature is 'acsp' (ICC.1, 7.2). */
function profileOf(segments: readonly Buffer[]): readonly Buffer[] {
  const [first] = segments
  return first?.toString('latin1', 18 + 36, 18 + 40) === 'acsp' ? segments : []
}

function segment(marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(payload.length + 2, 2)
  return Buffer.concat([head, payload])
}

/** Where the coded data of a scan ends: at the next marker that is neither a stuffed byte, a restart nor a fill byte. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}
