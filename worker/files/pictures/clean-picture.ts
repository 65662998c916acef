import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'
import type { PictureTurn } from './exif-orientation.ts'
import { type PictureHeader, readPictureHeader } from './picture-header.ts'

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
