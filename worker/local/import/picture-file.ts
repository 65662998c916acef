import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import sharp from 'sharp'

/** Reads the pictures that a record names, relative to it, and prepares them for sending. */

const maxPictureWidth = 1600

/** Reads a file relative to another; null if it does not exist. */
export function readBeside(file: string, name: string): Buffer | null {
  try {
    return readFileSync(resolve(dirname(file), name))
  } catch {
    return null
  }
}

export function fileOf(bytes: Buffer, name: string): File {
  return new File([new Uint8Array(bytes)], basename(name))
}

/** A photograph at most as wide as pages show it, upright and without camera metadata. A file that is not a picture is sent unchanged and refused by the server. */
export async function smallerPicture(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes).rotate().resize({ width: maxPictureWidth, withoutEnlargement: true })
  return picture
    .jpeg({ quality: 84, progressive: true, mozjpeg: true })
    .toBuffer()
    .catch(() => bytes)
}

/** A tiny preview of a picture as a data URL; null for a file that is not a picture. */
export async function placeholderOf(bytes: Buffer): Promise<string | null> {
  const tiny = await sharp(bytes)
    .rotate()
    .resize({ width: 16 })
    .webp({ quality: 30 })
    .toBuffer()
    .catch(() => null)
  return tiny && `data:image/webp;base64,${tiny.toString('base64')}`
}
