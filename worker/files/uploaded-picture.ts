import { jpegSegments, maxSegments, readPictureHeader } from './picture-header.ts'
import type { ReadFile } from './read-file.ts'

/** Maximum pixels per side for the Images binding (developers.cloudflare.com/images, limits). */
const maxSideLength = 12_000
const maxPixels = 100_000_000

/** Validates an uploaded picture by its content (JPEG, PNG or WebP) and strips a JPEG's metadata. Null for anything else. */
export function readPicture(bytes: Buffer): ReadFile | null {
  const header = readPictureHeader(bytes)
  if (header === null) return null
  const { width, height } = header.shape
  const isFit = Math.min(width, height) > 0 && Math.max(width, height) <= maxSideLength && width * height <= maxPixels
  if (!isFit) return null
  const kept = header.type === 'image/jpeg' ? withoutNotes(bytes) : bytes
  return kept && { bytes: kept, type: header.type, picture: header.shape }
}

/** A JPEG without its metadata segments (Exif, XMP, IPTC, comments); those needed for decoding stay. Null if it has too many segments. */
function withoutNotes(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [bytes.subarray(0, 2)]
  let end = 2
  let count = 0
  for (const { marker, start, from, to } of jpegSegments(bytes)) {
    if (!isNote(marker, bytes.toString('latin1', from, from + 11))) parts.push(bytes.subarray(start, to))
    end = to
    count += 1
  }
  if (count > maxSegments) return null
  return Buffer.concat([...parts, bytes.subarray(end)])
}

/** APP1 to APP13, APP15 and COM, except the colour profile in APP2; APP0 and APP14 are needed for decoding. */
function isNote(marker: number, beginning: string): boolean {
  if (marker === 0xe2 && beginning === 'ICC_PROFILE') return false
  return (marker >= 0xe1 && marker <= 0xed) || marker === 0xef || marker === 0xfe
}
