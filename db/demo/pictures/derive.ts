// What the site serves, made from the pictures here: `node db/demo/pictures/derive.ts`.
// Files newer than their picture are left alone, so a second run is quick.
import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

const here = import.meta.dirname
const out = join(here, '../../../public/pictures')
const widths = [480, 720, 960, 1600, 2560]

// AVIF 50 smears brickwork in dim light; 56 keeps the courses and stays small.
const avif = (image: Sharp) => image.avif({ quality: 56, effort: 4, chromaSubsampling: '4:2:0' })
const webp = (image: Sharp) => image.webp({ quality: 76, effort: 5 })
const jpeg = (image: Sharp) => image.jpeg({ quality: 74, mozjpeg: true })

type Target = { file: string; width: number; encode: (image: Sharp) => Sharp }

const targets = (name: string, sourceWidth: number): Target[] => [
  ...widths
    .filter((width) => width <= sourceWidth)
    .flatMap((width) => [
      { file: `${name}-${width}.avif`, width, encode: avif },
      { file: `${name}-${width}.webp`, width, encode: webp },
    ]),
  { file: `${name}.jpg`, width: Math.min(1200, sourceWidth), encode: jpeg },
]

async function isFresh(file: string, source: string): Promise<boolean> {
  const made = await stat(file).catch(() => undefined)
  return made !== undefined && made.mtimeMs > (await stat(source)).mtimeMs
}

/** A blur of about 120 characters, small enough to stand in every card's HTML. Larger and coarser ones lose their colour: at quality 1 a red roof is grey. */
async function placeholder(source: string): Promise<string> {
  const tiny = await sharp(source).resize(10).webp({ quality: 25, effort: 6, smartSubsample: false }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

await mkdir(out, { recursive: true })
const files = (await readdir(here)).sort()
const placeholders: Record<string, string> = {}
let made = 0

for (const file of files.filter((f) => f.endsWith('.jpg') && !f.endsWith('.part.jpg'))) {
  const source = join(here, file)
  const name = file.slice(0, -'.jpg'.length)
  const { width } = await sharp(source).metadata()
  for (const target of targets(name, width)) {
    const path = join(out, target.file)
    if (await isFresh(path, source)) continue
    await writeFile(path, await target.encode(sharp(source).resize(target.width)).toBuffer())
    made++
  }
  placeholders[name] = await placeholder(source)
}

for (const file of files.filter((f) => f.endsWith('.svg'))) await copyFile(join(here, file), join(out, file))

await writeFile(join(here, 'placeholders.json'), `${JSON.stringify(placeholders, null, 1)}\n`)
console.log(`${made} files made, ${Object.keys(placeholders).length} pictures`)
