import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { type } from 'arktype'
import { postRecord, readRecordFile, type StoredRecord } from '../post-record.ts'
import type { Target } from './import-client.ts'
import type { ImportOrder, ImportTotals } from './import-order.ts'
import { fileOf, placeholderOf, readBeside, smallerPicture } from './picture-file.ts'

/** The parts of a content file that name other files; the site checks the rest. */
const Named = type({
  'articles?': type({ 'picture?': { file: 'string', 'placeholder?': 'string' } }).array(),
  'pictures?': type({ file: 'string' }).array(),
})

/** Sends a content file for the import command, and returns its summary and warnings. */
export async function sendContentFile({ file, target, report }: ImportOrder): Promise<ImportTotals> {
  const { counts, notes } = await sendContent(await target(), file)
  for (const note of notes) report(note)
  return counts
}

/**
 * Sends a content file to a site with the pictures it names, read relative to it.
 * @throws RefusedFeed if the site refuses it; its message has a line for every wrong field
 */
export async function sendContent(target: Target, file: string): Promise<StoredRecord> {
  const content = readRecordFile(file)
  const body = new FormData()
  const named = Named(content)
  // If the file names cannot be read, the site refuses the file with a better message.
  const articles = named instanceof type.errors ? [] : (named.articles ?? [])
  for (const { picture } of articles) {
    const bytes = picture && readBeside(file, picture.file)
    if (!bytes) continue
    const placeholder = await placeholderOf(bytes)
    if (placeholder !== null) picture.placeholder ??= placeholder
    const sent = isExported(bytes, picture.file) ? bytes : await smallerPicture(bytes)
    body.set(`file:${picture.file}`, fileOf(sent, picture.file))
  }
  // Texts name them by the hash of their bytes, so they are sent as they are.
  for (const { file: name } of named instanceof type.errors ? [] : (named.pictures ?? [])) {
    const bytes = readBeside(file, name)
    if (bytes) body.set(`file:${name}`, fileOf(bytes, name))
  }
  body.append('content', JSON.stringify(named instanceof type.errors ? content : named))
  return postRecord(target, '/content', body)
}

/** Whether a picture was exported from a site, which names pictures by hash: it is sent back unchanged. */
function isExported(bytes: Buffer, file: string): boolean {
  return basename(file).split('.')[0] === createHash('sha256').update(bytes).digest('hex').slice(0, 20)
}
