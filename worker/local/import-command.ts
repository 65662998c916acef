import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { ImportCounts } from '#db/imports.ts'
import type { RecordKind } from '#db/schema.ts'
import { RefusedFeed, readFeedFile } from './feed-file.ts'
import { readFeed } from './feed-reader.ts'
import { openSender } from './feed-sender.ts'
import { openImport, type Rejection, type Target } from './import-client.ts'

const usage = `Usage: npm run import -- FILE.json [--partial] [--force] [--to https://…]

  FILE.json     a feed of properties or projects; .json.gz too
  --partial     the feed is only part of the stock: nothing is withdrawn
  --force       also when more than 20 % of the stock would be withdrawn
  --to URL      a deployed site; its token is read from IMPORT_TOKEN`

/** What the command is run with: where it prints, its environment, and the local site it loads when no other is named. */
export interface Surroundings {
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
  readonly environment: Readonly<Record<string, string | undefined>>
  openLocal(): Promise<OpenTarget>
}

interface OpenTarget extends Target {
  close(): Promise<void>
}

interface Order {
  readonly file: string
  readonly partial: boolean
  readonly force: boolean
  readonly to: Target | null
}

/** Runs the import command. @returns its exit status: 0 imported, 1 refused, 2 wrong usage */
export async function importCommand(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { print, printError, environment } = surroundings
  const order = readOrder(args, environment.IMPORT_TOKEN ?? '')
  if (order === null) {
    printError(usage)
    return 2
  }
  try {
    const { counts, rejected } = await run(order, surroundings)
    print(`added ${counts.added}, changed ${counts.changed}, unchanged ${counts.unchanged}, withdrawn ${counts.withdrawn}, rejected ${rejected}`)
    return 0
  } catch (error) {
    printError(`${basename(order.file)} was refused: ${error instanceof Error ? error.message : String(error)}`)
    if (!(error instanceof RefusedFeed) && environment.DEBUG) printError(error instanceof Error ? (error.stack ?? '') : String(error))
    return 1
  }
}

function readOrder(args: readonly string[], token: string): Order | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { partial: { type: 'boolean', default: false }, force: { type: 'boolean', default: false }, to: { type: 'string' } },
    })
    const [file, ...others] = positionals
    if (file === undefined || others.length > 0) return null
    if (values.to !== undefined && (!/^https?:\/\//.test(values.to) || !URL.canParse(values.to) || token === '')) return null
    return { file, partial: values.partial, force: values.force, to: values.to === undefined ? null : { url: values.to, token } }
  } catch {
    return null
  }
}

async function run(order: Order, { print, openLocal }: Surroundings): Promise<{ counts: ImportCounts; rejected: number }> {
  const target = lazily<OpenTarget>(async () => (order.to ? { ...order.to, close: async () => undefined } : openLocal()))
  const current = lazily(async () => openImport(await target.make(), order.partial ? 'partial' : 'full', order.force))
  let rejected = 0
  const report = (kind: RecordKind, rejections: readonly Rejection[]) => {
    rejected += rejections.length
    for (const rejection of rejections) print(describe(kind, rejection))
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

function describe(kind: RecordKind, { position, id, reason }: Rejection): string {
  return `${kind === 'project' ? 'project ' : ''}position ${position}${id === null ? '' : `, id ${id}`}: ${reason}`
}
