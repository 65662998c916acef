import { type } from 'arktype'
import { agencyName } from '#db/model/agency/agency.ts'
import { iconPart } from '#db/model/agency/agency-look.ts'
import { readLocalized } from '#db/model/site/localized.ts'
import { postRecord, readRecordFile, type StoredRecord } from '../post-record.ts'
import { drawIcons, drawShare } from './agency-icons.ts'
import type { Target } from './import-client.ts'
import type { ImportOrder, ImportTotals } from './import-order.ts'
import { fileOf, readBeside, smallerPicture } from './picture-file.ts'

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
  'home?': type({ 'picture?': { 'file?': 'string' } }).array(),
  'settings?': { '[string]': { 'image?': 'string' } },
})
type Named = typeof Named.infer

/** Sends an agency file for the import command, and returns its warnings. */
export async function sendAgencyFile({ file, target, report }: ImportOrder): Promise<ImportTotals> {
  const { counts, notes } = await sendAgency(await target(), file)
  for (const note of notes) report(note)
  return counts
}

/**
 * Sends an agency file to a site with the pictures it names, read relative to it, and the icons made from its logo.
 * @throws RefusedFeed when the site does not take it; its message has a line for every wrong field
 */
export async function sendAgency(target: Target, file: string): Promise<StoredRecord> {
  return postRecord(target, '/agency', await bodyOf(file, readRecordFile(file)))
}

async function bodyOf(file: string, content: unknown): Promise<FormData> {
  const body = new FormData()
  body.append('record', JSON.stringify(content))
  const named = Named(content)
  // If the file names cannot be read, the site refuses the record with a better message.
  if (named instanceof type.errors) return body
  const read = (name: string) => readBeside(file, name)
  const logo = named.look?.logo === undefined ? null : read(named.look.logo)
  if (named.look?.logo !== undefined && logo) {
    body.append(`file:${named.look.logo}`, fileOf(logo, named.look.logo))
    await appendDrawn(body, isPng(logo) ? logo : logo.toString('utf8'), named)
  }
  for (const name of picturesOf(named)) {
    const bytes = read(name)
    if (bytes) body.append(`file:${name}`, fileOf(await smallerPicture(bytes), name))
  }
  return body
}

function picturesOf({ look, people = [], home = [], settings = {} }: Named): ReadonlySet<string> {
  const names = [
    look?.share,
    look?.cover?.file,
    look?.interior?.file,
    ...people.map(({ photo }) => photo),
    ...home.map(({ picture }) => picture?.file),
    ...Object.values(settings).map(({ image }) => image),
  ]
  return new Set(names.filter((name) => name !== undefined))
}

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(1, 4).toString('latin1') === 'PNG'
}

/** Adds icons and, if the file names none, a share picture. A logo that cannot be rendered is left for the site to reject. */
async function appendDrawn(body: FormData, logo: string | Buffer, { name, look }: Named): Promise<void> {
  const source = { logo, name: agencyName({ name: readLocalized(name) ?? {} }), look: { accent: look?.accent ?? null, shades: look?.shades ?? {} } }
  const drawn = await Promise.all([drawIcons(source), look?.share === undefined ? drawShare(source) : null]).catch(() => null)
  if (!drawn) return
  const [icons, share] = drawn
  for (const [size, bytes] of icons) body.append(iconPart(size), fileOf(bytes, `icon-${size}.png`))
  if (share) body.append('share', fileOf(share, 'share.jpg'))
}
