import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp, { type Sharp } from 'sharp'

/** The expected pictures: half the size of the page, in few colours. */
const expectedFolder = join(import.meta.dirname, 'pictures')
/** The folder to which a failed comparison writes its pictures. */
const differences = resolve(import.meta.dirname, '../../../dist/picture-differences')

/** Side of a region in pixels of the halved picture: 64 px of the page. Regions overlap by half, so that a small change is entirely within one of them. */
const side = 32
const step = side / 2
/**
 * The share of a region that may change. The same pages drawn at twice the size, which smooths every letter differently, change less than
 * 0.1 % of any region; a pill of 20 × 16 px over a label changes 3.5 %, a heading moved by 4 px, keys over labels and a button in another colour
 * more than 12 %.
 */
export const tolerated = 0.02
/** Difference of two colours from which a pixel counts as changed; the few colours of the expected picture stay below it. */
const threshold = 0.15

export interface Picture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

export interface Difference {
  /** The largest share of a region that changed: 0 to 1. */
  readonly share: number
  /** Regions beyond what is tolerated, as 'x,y' in pixels of the page. */
  readonly regions: readonly string[]
  readonly marked: Buffer
}

/** A screenshot at half its size, without its transparency. */
export function halved(screenshot: Buffer): Promise<Picture> {
  return pixels(sharp(screenshot), 0.5)
}

async function pixels(image: Sharp, scale: number): Promise<Picture> {
  const { width, height } = await image.metadata()
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const { data, info } = await image
    .resize({ ...size, kernel: 'linear' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const fileOf = (name: string) => join(expectedFolder, `${name}.png`)

export async function writeExpected(name: string, { data, width, height }: Picture): Promise<void> {
  mkdirSync(expectedFolder, { recursive: true })
  await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten()
    .png({ palette: true, colours: 32, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(fileOf(name))
}

/** The expected picture; null if none was taken. */
export async function readExpected(name: string): Promise<Picture | null> {
  return existsSync(fileOf(name)) ? pixels(sharp(fileOf(name)), 1) : null
}

/** Compares two pictures region by region; if one is taller, only the common part is compared, and the height counts as a difference. */
export function compare(expected: Picture, found: Picture): Difference {
  const { width } = expected
  const height = Math.min(expected.height, found.height)
  const marked = Buffer.alloc(width * height * 4)
  if (width !== found.width || Math.abs(expected.height - found.height) > 8) return { share: 1, regions: ['another size'], marked }
  pixelmatch(crop(expected, height), crop(found, height), marked, width, height, { threshold, diffMask: true })
  const shares = sharesOf(marked, width, height)
  const share = Math.max(0, ...shares.values())
  return { share, regions: [...shares].filter(([, share]) => share > tolerated).map(([region]) => region), marked }
}

const crop = ({ data, width }: Picture, height: number) => data.subarray(0, width * height * 4)

/** The changed share of every region, by its position on the page. */
function sharesOf(marked: Buffer, width: number, height: number): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (marked[(y * width + x) * 4 + 3] === 0) continue
      for (const left of startsAround(x)) {
        for (const top of startsAround(y)) {
          const region = `${left * 2},${top * 2}`
          shares.set(region, (shares.get(region) ?? 0) + 1 / side ** 2)
        }
      }
    }
  }
  return shares
}

/** The starts of the regions that contain a pixel, along one axis. */
function startsAround(at: number): readonly number[] {
  const last = Math.floor(at / step) * step
  return last === 0 ? [0] : [last - step, last]
}

/** Writes the expected picture, the actual one and their differences to disk. @returns the folder */
export async function keepDifference(name: string, found: Picture, { marked }: Difference): Promise<string> {
  mkdirSync(differences, { recursive: true })
  const { width, height } = found
  const raw = { width, height, channels: 4 } as const
  await sharp(found.data, { raw })
    .png()
    .toFile(join(differences, `${name}.found.png`))
  const rows = marked.length / 4 / width
  const overlay = await sharp(marked, { raw: { width, height: rows, channels: 4 } })
    .png()
    .toBuffer()
  await sharp(found.data, { raw })
    .modulate({ brightness: 1.1, saturation: 0.2 })
    .composite([{ input: overlay, left: 0, top: 0 }])
    .png()
    .toFile(join(differences, `${name}.difference.png`))
  if (existsSync(fileOf(name))) writeFileSync(join(differences, `${name}.expected.png`), await sharp(fileOf(name)).toBuffer())
  return differences
}
