import { jpegSegments, readPictureHeader } from './picture-header.ts'
import type { ReadFile } from './read-file.ts'

/** The largest pictures that are made smaller for us (developers.cloudflare.com/images, limits). */
const maxSideLength = 12_000
const maxPixels = 100_000_000

/** A JPEG, PNG or WebP as it is kept, known by what is in it and without what a JPEG says of where and by whom it was taken; null for anything else. */
export function readPicture(bytes: Buffer): ReadFile | null {
  const header = readPictureHeader(bytes)
  if (header === null) return null
  const { width, height } = header.shape
  const isFit = Math.min(width, height) > 0 && Math.max(width, height) <= maxSideLength && width * height <= maxPixels
  if (!isFit) return null
  return { bytes: header.type === 'image/jpeg' ? withoutNotes(bytes) : bytes, type: header.type, picture: header.shape }
}

/** A JPEG without the segments that hold Exif, XMP, IPTC, comments and the like: those that say how it is to be drawn stay. */
function withoutNotes(bytes: Buffer): Buffer {
  const parts: Buffer[] = [bytes.subarray(0, 2)]
  let end = 2
  for (const { marker, start, from, to } of jpegSegments(bytes)) {
    if (!isNote(marker, bytes.toString('latin1', from, from + 11))) parts.push(bytes.subarray(start, to))
    end = to
  }
  return Buffer.concat([...parts, bytes.subarray(end)])
}

/** APP1 to APP13, APP15 and COM, but for the colour profile in APP2; APP0 and APP14 say how colours are coded. */
function isNote(marker: number, beginning: string): boolean {
  if (marker === 0xe2 && beginning === 'ICC_PROFILE') return false
  return (marker >= 0xe1 && marker <= 0xed) || marker === 0xef || marker === 0xfe
}
