import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readPicture } from './clean-picture.ts'

const canvas = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a05030' } })

describe('reading a picture', () => {
  test.each([
    ['image/jpeg', () => canvas(320, 200).jpeg()],
    ['image/jpeg', () => canvas(320, 200).jpeg({ progressive: true })],
    ['image/png', () => canvas(320, 200).png()],
    ['image/webp', () => canvas(320, 200).webp()],
    ['image/webp', () => canvas(320, 200).webp({ lossless: true })],
    [
      'image/webp',
      () =>
        canvas(320, 200)
          .webp()
          .withExif({ IFD0: { Artist: 'Els' } }),
    ],
  ])('recognises %s by its content, with its size', async (type, make) => {
    expect(readPicture(await make().toBuffer())).toMatchObject({ type, picture: { width: 320, height: 200, turn: 0 } })
  })

  test.each([
    [1, 320, 200, 0],
    [3, 320, 200, 180],
    [6, 200, 320, 90],
    [8, 200, 320, 270],
  ])('reading a picture applies its orientation %i', async (orientation, width, height, turn) => {
    const original = await canvas(320, 200).jpeg().withMetadata({ orientation }).toBuffer()
    expect(readPicture(original)?.picture).toEqual({ width, height, turn })
  })

  test.each(['gif', 'tiff', 'avif'] as const)('a picture with %s is refused', async (format) => {
    expect(readPicture(await canvas(320, 200).toFormat(format).toBuffer())).toBeNull()
  })
})

test('removes metadata from a JPEG and keeps its colour profile and pixels', async () => {
  const original = await canvas(64, 48)
    .jpeg()
    .withIccProfile('p3')
    .withExif({ IFD0: { Artist: 'Els' }, IFD3: { GPSLatitude: '51/1 12/1 30/1' } })
    .toBuffer()
  const stripped = readPicture(original)?.bytes ?? Buffer.alloc(0)
  const { exif, icc } = await sharp(stripped).metadata()
  expect([exif, icc === undefined]).toEqual([undefined, false])
  expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer())
  expect(stripped.length).toBeLessThan(original.length)
})

test('refuses a JPEG with more segments than any camera writes, before or after its frame', async () => {
  const original = await canvas(64, 48).jpeg().toBuffer()
  const comments = Buffer.from('fffe0002'.repeat(1100), 'hex')
  const frame = original.indexOf(Buffer.from('ffc0', 'hex'))
  const end = original.indexOf(Buffer.from('ffda', 'hex'))
  for (const at of [2, frame, end]) expect(readPicture(Buffer.concat([original.subarray(0, at), comments, original.subarray(at)]))).toBeNull()
})

test('any bytes return without error', () => {
  const marks = ['ffd8', 'ffd8ffe1', 'ffd8ffe10020457869660000', '89504e470d0a1a0a0000000d49484452', '524946460000000057454250'].map((hex) =>
    Buffer.from(hex, 'hex'),
  )
  fc.assert(
    fc.property(fc.constantFrom(...marks), fc.uint8Array({ maxLength: 200 }), (mark, rest) => {
      const bytes = Buffer.concat([mark, rest])
      const read = readPicture(bytes)
      if (read) expect(read.bytes.length).toBeLessThanOrEqual(bytes.length)
    }),
    { numRuns: 5_000 },
  )
})
