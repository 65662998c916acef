// What the site serves, made from the pictures here: `node db/demo/pictures/derive.ts`.
// Files newer than their picture are left alone, so a second run is quick.
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { graded } from './grade.ts'

const here = import.meta.dirname
const out = join(here, '../../../public/pictures')
const widths = [480, 720, 960, 1600, 2560]

// AVIF 50 smears brickwork in dim light; 55 keeps the courses and stays small. An effort of 4 takes four times as long for 2% fewer bytes.
const avif = (image: Sharp) => image.avif({ quality: 55, effort: 3, chromaSubsampling: '4:2:0' })
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
async function placeholder(image: Sharp): Promise<string> {
  const tiny = await image.resize(10).webp({ quality: 25, effort: 6, smartSubsample: false }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** A detail is a part of another picture, which is in `sources` where the whole of it stands nowhere. */
interface Detail {
  readonly of: string
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}

await mkdir(out, { recursive: true })
const files = (await readdir(here)).sort()
const details: Readonly<Record<string, Detail>> = JSON.parse(await readFile(join(here, 'details.json'), 'utf8'))
const whole = files.filter((file) => file.endsWith('.jpg') && !file.endsWith('.part.jpg')).map((file) => file.slice(0, -'.jpg'.length))
const listOfPlaceholders = join(here, 'placeholders.json')
const placeholders: Record<string, string> = JSON.parse(await readFile(listOfPlaceholders, 'utf8'))
let made = 0

async function derive(name: string): Promise<void> {
  const detail = details[name]
  const file = `${detail?.of ?? name}.jpg`
  const source = join(here, files.includes(file) ? file : `sources/${file}`)
  const stale: Target[] = []
  const size = detail?.box ?? (await sharp(source).metadata())
  for (const target of targets(name, size.width)) if (!(await isFresh(join(out, target.file), source))) stale.push(target)
  if (stale.length === 0 && placeholders[name]) return
  const { data, raw } = await graded(detail ? sharp(source).extract(detail.box) : sharp(source))
  const image = () => sharp(data, { raw })
  for (const target of stale) await writeFile(join(out, target.file), await target.encode(image().resize(target.width)).toBuffer())
  made += stale.length
  placeholders[name] = await placeholder(image())
}

const names = [...whole, ...Object.keys(details)].sort()
for (const name of names) await derive(name)

for (const file of files.filter((f) => f.endsWith('.svg'))) await copyFile(join(here, file), join(out, file))

await writeFile(listOfPlaceholders, `${JSON.stringify(placeholders, names, 1)}\n`)
console.log(`${made} files made, ${names.length} pictures`)
