import type { ReadPicture } from '../read-file.ts'
import { cleanPicture } from './clean-picture.ts'
import { readPictureHeader } from './picture-header.ts'

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
