import { readFileSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { type } from 'arktype'
import sharp from 'sharp'
import { agencyName } from '#db/model/agency.ts'
import { readLocalized } from '#db/model/localized.ts'
import { drawIcons, drawShare } from './agency-icons.ts'
import { maxEntry, tooLarge } from './entry-limit.ts'
import { RefusedFeed } from './feed-file.ts'
import { redirection, type Target } from './import-client.ts'
import type { ImportOrder, ImportTotals } from './import-order.ts'

/** The parts of an agency file that name other files; the site checks the rest. */
const Named = type({
  'name?': 'unknown',
  'look?': {
    'logo?': 'string',
    'share?': 'string',
    'cover?': { 'file?': 'string' },
    'interior?': { 'file?': 'string' },
    'accent?': /^#[0-9a-f]{6}$/i,
    'shades?': { 'deep?': 'string', 'dark?': 'string', 'darkDeep?': 'string' },
  },
  'people?': type({ 'photo?': 'string' }).array(),
  'settings?': { '[string]': { 'image?': 'string' } },
})
type Named = typeof Named.infer

const Taken = type({
  counts: { added: 'number', changed: 'number', unchanged: 'number', withdrawn: 'number', rejected: 'number' },
  notes: 'string[]',
})
const Refused = type({ error: 'string', 'errors?': 'string[]' })

const maxPictureWidth = 1600

/** Sends an agency file as the import command does, and reports what is worth knowing about it. */
export async function sendAgencyFile({ file, target, report }: ImportOrder): Promise<ImportTotals> {
  const { counts, notes } = await sendAgency(await target(), file)
  for (const note of notes) report(note)
  return counts
}

/**
 * Sends an agency file to a site with the pictures it names, read relative to it, and the icons made from its logo.
 * @throws RefusedFeed when the site does not take it; its message has a line for every wrong field
 */
export async function sendAgency(target: Target, file: string): Promise<typeof Taken.infer> {
  const response = await fetch(new URL('/agency', target.url), {
    method: 'POST',
    redirect: 'manual',
    headers: { Authorization: `Bearer ${target.token}` },
    body: await bodyOf(file, contentOf(file)),
  }).catch((error: unknown) => {
    throw new RefusedFeed(`the site at ${target.url} does not answer (${error instanceof Error ? error.message : error})`)
  })
  const to = redirection(response)
  if (to !== null) throw new RefusedFeed(`the site redirects to ${to}: name that site with --to`)
  const answer: unknown = await response.json().catch(() => null)
  const taken = Taken(answer)
  if (response.ok && !(taken instanceof type.errors)) return taken
  const refused = Refused(answer)
  if (refused instanceof type.errors) throw new RefusedFeed(`the site answered ${response.status}`)
  throw new RefusedFeed(refused.errors ? refused.errors.map((error) => `\n  ${error}`).join('') : refused.error)
}

function contentOf(file: string): unknown {
  if (statSync(file).size > maxEntry) throw new RefusedFeed(`it ${tooLarge}`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new RefusedFeed(`it is not JSON (${error instanceof Error ? error.message : error})`)
  }
}

async function bodyOf(file: string, content: unknown): Promise<FormData> {
  const body = new FormData()
  body.append('record', JSON.stringify(content))
  const named = Named(content)
  // What does not even name its files is refused by the site, with better words.
  if (named instanceof type.errors) return body
  const read = (name: string) => readBeside(file, name)
  const logo = named.look?.logo === undefined ? null : read(named.look.logo)
  if (named.look?.logo !== undefined && logo) {
    body.append(`file:${named.look.logo}`, fileOf(logo, named.look.logo))
    await appendDrawn(body, logo.toString('utf8'), named)
  }
  for (const name of picturesOf(named)) {
    const bytes = read(name)
    if (bytes) body.append(`file:${name}`, fileOf(await smaller(bytes), name))
  }
  return body
}

function picturesOf({ look, people = [], settings = {} }: Named): ReadonlySet<string> {
  const names = [
    look?.share,
    look?.cover?.file,
    look?.interior?.file,
    ...people.map(({ photo }) => photo),
    ...Object.values(settings).map(({ image }) => image),
  ]
  return new Set(names.filter((name) => name !== undefined))
}

/** Icons and, where the file has none, the share picture. A logo that cannot be drawn is left for the site to refuse. */
async function appendDrawn(body: FormData, logo: string, { name, look }: Named): Promise<void> {
  const source = { logo, name: agencyName({ name: readLocalized(name) ?? {} }), look: { accent: look?.accent ?? null, shades: look?.shades ?? {} } }
  const drawn = await Promise.all([drawIcons(source), look?.share === undefined ? drawShare(source) : null]).catch(() => null)
  if (!drawn) return
  const [icons, share] = drawn
  for (const [size, bytes] of icons) body.append(`icon:${size}`, fileOf(bytes, `icon-${size}.png`))
  if (share) body.append('share', fileOf(share, 'share.jpg'))
}

/** A photograph no wider than pages show it, upright and without what the camera noted. A file that is not a picture is sent as it is, and refused by the server. */
async function smaller(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes).rotate().resize({ width: maxPictureWidth, withoutEnlargement: true })
  return picture
    .jpeg({ quality: 84, progressive: true, mozjpeg: true })
    .toBuffer()
    .catch(() => bytes)
}

function readBeside(file: string, name: string): Buffer | null {
  try {
    return readFileSync(resolve(dirname(file), name))
  } catch {
    return null
  }
}

function fileOf(bytes: Buffer, name: string): File {
  return new File([new Uint8Array(bytes)], basename(name))
}
