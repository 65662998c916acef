/**
 * The media type of a photograph, by its first bytes: an object store often sends none, or `application/octet-stream`. Null for anything else. A drawing
 * (SVG) has no such mark and must be declared.
 */
export function photoType(bytes: Uint8Array): string | null {
  const mark = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('hex')
  return marks.find(([pattern]) => pattern.test(mark))?.[1] ?? null
}

/** In hexadecimal digits. The brands of AVIF and HEIC stand behind 'ftyp' (ISO 14496-12, 4.3). */
const marks: readonly (readonly [RegExp, string])[] = [
  [/^ffd8ff/, 'image/jpeg'],
  [/^89504e470d0a1a0a/, 'image/png'],
  [/^52494646.{8}57454250/, 'image/webp'],
  [/^474946383[79]61/, 'image/gif'],
  [/^.{8}66747970617669(?:66|73)/, 'image/avif'],
  [/^.{8}66747970(?:68656963|68656978|68657663|6865696d|68656973|6d696631|6d736631)/, 'image/heic'],
  [/^(?:49492a00|4d4d002a)/, 'image/tiff'],
  [/^424d/, 'image/bmp'],
]
