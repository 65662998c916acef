import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { ImportCounts } from '#db/imports.ts'
import type { RecordKind } from '#db/schema.ts'
import { RefusedFeed, readFeedFile } from './feed-file.ts'
import { readFeed } from './feed-reader.ts'
import { openSender } from './feed-sender.ts'
import { openImport, type Rejection, type Target } from './import-client.ts'
import { runningSite } from './state.ts'

const usage = `Usage: npm run import -- FILE.json [--partial] [--force] [--to https://…]

  FILE.json     a feed of properties or projects; .json.gz too
  --partial     the feed is only part of the stock: nothing is withdrawn
  --force       also when more than 20 % of the stock would be withdrawn
  --to URL      a deployed site; its token is read from IMPORT_TOKEN`

interface Order {
  readonly file: string
  readonly partial: boolean
  readonly force: boolean
  readonly to: Target | null
}

function readOrder(args: readonly string[]): Order | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { partial: { type: 'boolean', default: false }, force: { type: 'boolean', default: false }, to: { type: 'string' } },
    })
    const [file, ...others] = positionals
    const token = process.env.IMPORT_TOKEN ?? ''
    if (file === undefined || others.length > 0) return null
    if (values.to !== undefined && (!/^https?:\/\//.test(values.to) || !URL.canParse(values.to) || token === '')) return null
    return { file, partial: values.partial, force: values.force, to: values.to === undefined ? null : { url: values.to, token } }
  } catch {
    return null
  }
}

/** The running site, else one of our own for the time it takes. */
async function findTarget(to: Target | null): Promise<Target & { close(): Promise<void> }> {
  const running = to ?? (await runningSite())
  if (running) return { ...running, close: async () => undefined }
  // Loaded only here: it brings a whole runtime with it.
  const { openSite } = await import('./site.ts')
  return openSite({ quiet: true })
}

async function run(order: Order): Promise<{ counts: ImportCounts; rejected: number }> {
  const target = lazily(() => findTarget(order.to))
  const current = lazily(async () => openImport(await target.make(), order.partial ? 'partial' : 'full', order.force))
  let rejected = 0
  const report = (kind: RecordKind, rejections: readonly Rejection[]) => {
    rejected += rejections.length
    for (const rejection of rejections) console.log(worded(kind, rejection))
  }
  try {
    const sender = openSender(current.make, report)
    await readFeed(readFeedFile(order.file), sender)
    await sender.end()
    const open = await current.make()
    return { counts: await open.finish([...sender.kinds]), rejected }
  } catch (error) {
    await (await current.made())?.discard()
    throw error
  } finally {
    await (await target.made())?.close()
  }
}

/** Made when first asked for; `made` gives null when it was not, or failed. */
function lazily<Value>(make: () => Promise<Value>): { make(): Promise<Value>; made(): Promise<Value | null> } {
  const promises: Promise<Value>[] = []
  return {
    make() {
      const promise = promises[0] ?? make()
      promises[0] = promise
      return promise
    },
    made: async () => promises[0]?.catch(() => null) ?? null,
  }
}

function worded(kind: RecordKind, { position, id, reason }: Rejection): string {
  return `${kind === 'project' ? 'project ' : ''}position ${position}${id === null ? '' : `, id ${id}`}: ${reason}`
}

const order = readOrder(process.argv.slice(2))
if (order === null) {
  console.error(usage)
  process.exitCode = 2
} else {
  try {
    const { counts, rejected } = await run(order)
    console.log(`added ${counts.added}, changed ${counts.changed}, unchanged ${counts.unchanged}, withdrawn ${counts.withdrawn}, rejected ${rejected}`)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(`${basename(order.file)} was refused: ${message}`)
    if (!(error instanceof RefusedFeed) && process.env.DEBUG) console.error(error)
    process.exitCode = 1
  }
}
