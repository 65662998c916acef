import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { cleanFile, cleanPicture, readPicture, readUprightPicture } from './clean-picture.ts'
import { readPictureHeader } from './picture-header.ts'

/** What must not be found in a picture that leaves the site. */
const secret = 'Zilvermeeuwstraat 27, Els Verhaege'
const secretXmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${secret}</rdf:RDF></x:xmpmeta>`

/** Four quarters of different colours, so that a turn shows. */
const [wide, high] = [96, 64]
function photograph(): Sharp {
  const pixels = Buffer.alloc(wide * high * 3)
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) pixels.set([x < wide / 2 ? 220 : 30, y < high / 2 ? 200 : 40, (x * 2) % 256], (y * wide + x) * 3)
  }
  return sharp(pixels, { raw: { width: wide, height: high, channels: 3 } })
}

const tagged = (picture: Sharp, orientation = 1) =>
  picture
    .withIccProfile('p3')
    .withExif({
      IFD0: { Artist: secret, ImageDescription: secret },
      IFD3: { GPSLatitude: '51/1 12/1 30/1', GPSMapDatum: secret },
    })
    .withXmp(secretXmp)
    .withMetadata({ orientation })

/** The pixels as a browser shows them. */
const shown = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer()

function segment(marker: number, payload: string | Buffer): Buffer {
  const body = Buffer.from(payload)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

function inserted(bytes: Buffer, at: number, ...parts: Buffer[]): Buffer {
  return Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)])
}

/** Where the marker of the last scan of a progressive JPEG begins. */
const lastScan = (bytes: Buffer) => bytes.lastIndexOf(Buffer.from([0xff, 0xda]))

const jpeg = () => tagged(photograph()).jpeg().toBuffer()
const progressive = () => tagged(photograph()).jpeg({ progressive: true }).toBuffer()

function pngChunk(name: string, data: string | Buffer): Buffer {
  const body = Buffer.from(data)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  return Buffer.concat([length, Buffer.from(name), body, Buffer.alloc(4)])
}

function webpChunk(name: string, data: string): Buffer {
  const body = Buffer.from(data.length % 2 === 0 ? data : `${data} `)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from(name), length, body])
}

function withRiffLength(bytes: Buffer): Buffer {
  bytes.writeUInt32LE(bytes.length - 8, 4)
  return bytes
}

const animated = async () => {
  const frames = await Promise.all(
    ['#a05030', '#3050a0'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return tagged(sharp(frames, { join: { animated: true } }))
    .webp()
    .toBuffer()
}

const samples: readonly (readonly [name: string, make: () => Promise<Buffer>])[] = [
  ['a JPEG with Exif, GPS and XMP', jpeg],
  ['a progressive JPEG', progressive],
  ['a JPEG with IPTC', async () => inserted(await jpeg(), 2, segment(0xed, `Photoshop 3.0\0${secret}`))],
  ['a JPEG with a comment', async () => inserted(await jpeg(), 2, segment(0xfe, secret))],
  ['a JPEG with a second Exif segment', async () => inserted(await jpeg(), 2, segment(0xe1, `Exif\0\0${secret}`))],
  [
    'a JPEG with a comment between its scans',
    async () => {
      const bytes = await progressive()
      return inserted(bytes, lastScan(bytes), segment(0xfe, secret))
    },
  ],
  [
    'a JPEG with application data between its scans',
    async () => {
      const bytes = await progressive()
      return inserted(bytes, lastScan(bytes), segment(0xe1, `Exif\0\0${secret}`), segment(0xeb, secret))
    },
  ],
  [
    'a JPEG with a thumbnail in its first segment',
    async () => inserted(await jpeg(), 2, segment(0xe0, Buffer.concat([Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\x09\x01', 'latin1'), Buffer.from(secret)]))),
  ],
  ['a JPEG with a thumbnail in an extension', async () => inserted(await jpeg(), 2, segment(0xe0, `JFXX\0\x10${secret}`))],
  [
    'a JPEG that says something behind its colour transform',
    async () => inserted(await jpeg(), 2, segment(0xee, Buffer.concat([Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1'), Buffer.from(secret)]))),
  ],
  [
    'a JPEG with a text in place of its colour profile',
    async () => inserted(await photograph().jpeg().toBuffer(), 2, segment(0xe2, `ICC_PROFILE\0\x01\x01${secret.repeat(4)}`)),
  ],
  ['a JPEG with other application data', async () => inserted(await jpeg(), 2, segment(0xef, secret), segment(0xe5, secret))],
  ['a JPEG followed by a second picture (MPO)', async () => Buffer.concat([inserted(await jpeg(), 2, segment(0xe2, `MPF\0${secret}`)), await jpeg()])],
  ['a JPEG followed by a film (motion photo)', async () => Buffer.concat([await jpeg(), Buffer.from(`\0\0\0\x18ftypmp42${secret}`)])],
  ['a JPEG with bytes between its segments', async () => inserted(await jpeg(), 2, Buffer.from(secret))],
  [
    'a JPEG without an end',
    async () => {
      const bytes = await jpeg()
      return bytes.subarray(0, bytes.length - 2)
    },
  ],
  ['a PNG with Exif and XMP', () => tagged(photograph()).png().toBuffer()],
  [
    'a PNG with palette and texts',
    async () =>
      inserted(
        await photograph().png({ palette: true }).toBuffer(),
        33,
        pngChunk('tEXt', `Comment\0${secret}`),
        pngChunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${secret}`),
        pngChunk('zTXt', secret),
        pngChunk('tIME', secret),
        pngChunk('prVt', secret),
      ),
  ],
  [
    'a PNG with a text behind its picture',
    async () => {
      const bytes = await photograph().png().toBuffer()
      return inserted(bytes, bytes.length - 12, pngChunk('tEXt', `Author\0${secret}`))
    },
  ],
  ['a PNG followed by other bytes', async () => Buffer.concat([await photograph().png().toBuffer(), Buffer.from(secret)])],
  [
    'a PNG whose end says something',
    async () => {
      const bytes = await photograph().png().toBuffer()
      return Buffer.concat([bytes.subarray(0, -12), pngChunk('IEND', secret)])
    },
  ],
  ['a WebP with Exif and XMP', () => tagged(photograph()).webp().toBuffer()],
  ['a lossless WebP with Exif and XMP', () => tagged(photograph()).webp({ lossless: true }).toBuffer()],
  ['a WebP with an unknown chunk', async () => withRiffLength(Buffer.concat([await tagged(photograph()).webp().toBuffer(), webpChunk('NOTE', secret)]))],
  ['a WebP followed by other bytes', async () => Buffer.concat([await photograph().webp().toBuffer(), Buffer.from(secret)])],
  ['an animated WebP', animated],
]

describe.each(samples)('%s', (_, make) => {
  test('a picture leaves without metadata, with the same pixels and colour profile', async () => {
    const original = await make()
    const type = readPictureHeader(original)?.type
    const clean = type ? cleanPicture(original, type) : null
    expect(clean).not.toBeNull()
    const bytes = clean ?? Buffer.alloc(0)
    expect(bytes.toString('latin1')).not.toMatch(/Verhaege|Zilvermeeuw|Exif|xmpmeta|GPS/)
    const [before, after] = await Promise.all([original, bytes].map((each) => sharp(each, { failOn: 'none' }).metadata()))
    expect([after?.format, after?.width, after?.height, after?.exif, after?.xmp, after?.iptc, after?.comments]).toEqual([
      before?.format,
      before?.width,
      before?.height,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    if (original.includes('acsp')) expect(after?.icc).toEqual(before?.icc)
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(original, { failOn: 'none' }).raw().toBuffer())
    expect(cleanPicture(bytes, type ?? 'image/png'), 'again').toEqual(bytes)
  })
})

describe.each(['jpeg', 'png', 'webp'] as const)('a %s', (format) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('a picture keeps the orientation %i alone where it is handed out as it is', async (orientation) => {
    const original = await tagged(photograph(), orientation).toFormat(format).toBuffer()
    const read = readUprightPicture(original)
    const bytes = read?.bytes ?? Buffer.alloc(0)
    expect(read?.picture).toMatchObject(orientation > 4 ? { width: high, height: wide } : { width: wide, height: high })
    expect((await sharp(bytes).metadata()).orientation ?? 1).toBe(orientation)
    expect(bytes.toString('latin1')).not.toMatch(/Verhaege|xmpmeta/)
    expect(await shown(bytes)).toEqual(await shown(original))
    expect(Buffer.from(cleanFile(Uint8Array.from(original).buffer) ?? new ArrayBuffer())).toEqual(bytes)
  })

  test('a picture is refused if it is cut off before its content', async () => {
    const original = await tagged(photograph()).toFormat(format).toBuffer()
    const start = original.indexOf({ jpeg: Buffer.from([0xff, 0xda]), png: Buffer.from('IDAT'), webp: Buffer.from('VP8 ') }[format])
    expect(readPicture(original.subarray(0, start))).toBeNull()
  })
})

test('a file that is no picture stays as it is', () => {
  const pdf = Uint8Array.from(Buffer.from('%PDF-1.7 …')).buffer
  expect(cleanFile(pdf)).toBe(pdf)
})
