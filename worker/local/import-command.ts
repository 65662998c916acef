import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { RefusedFeed } from './feed-file.ts'
import { readFileKind } from './file-kind.ts'
import type { Target } from './import-client.ts'
import { senderOf } from './import-kinds.ts'
import type { ImportTotals } from './import-order.ts'
import { remoteTarget } from './remote-target.ts'

const usage = `Usage: npm run import -- FILE [--partial] [--force] [--source NAME] [--to https://…]

  FILE           listings and projects, as JSON or CSV; .gz too. A JSON file says what it holds by its "kind"; one without is Omnicasa's
  --partial      the file is only part of the stock: nothing is withdrawn
  --force        also when more than 20 % of the source's stock would be withdrawn
  --source NAME  whose file it is, where several offices send theirs: small letters, digits and hyphens
  --to URL       a deployed site; its token is read from IMPORT_TOKEN`

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

interface Command {
  readonly file: string
  readonly partial: boolean
  readonly force: boolean
  readonly source: string | null
  readonly to: Target | null
}

/** Runs the import command. @returns its exit status: 0 imported, 1 refused, 2 wrong usage */
export async function importCommand(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { print, printError, environment } = surroundings
  const command = readCommand(args, environment.IMPORT_TOKEN ?? '')
  if (typeof command === 'string') {
    printError(command)
    return 2
  }
  try {
    const { added, changed, unchanged, withdrawn, rejected } = await run(command, surroundings)
    print(`added ${added}, changed ${changed}, unchanged ${unchanged}, withdrawn ${withdrawn}, rejected ${rejected}`)
    return 0
  } catch (error) {
    printError(`${basename(command.file)} was refused: ${error instanceof Error ? error.message : String(error)}`)
    if (!(error instanceof RefusedFeed) && environment.DEBUG) printError(error instanceof Error ? (error.stack ?? '') : String(error))
    return 1
  }
}

/** Parses the command line, or returns its error. */
function readCommand(args: readonly string[], token: string): Command | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        partial: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        source: { type: 'string' },
        to: { type: 'string' },
      },
    })
    const [file, ...others] = positionals
    if (file === undefined || others.length > 0) return usage
    if (values.source !== undefined && !/^[a-z][a-z0-9-]{0,30}$/.test(values.source)) return usage
    const to = values.to === undefined ? null : (remoteTarget(values.to, token) ?? usage)
    if (typeof to === 'string') return to
    return { file, partial: values.partial, force: values.force, source: values.source ?? null, to }
  } catch {
    return usage
  }
}

async function run({ to, ...command }: Command, { print, openLocal }: Surroundings): Promise<ImportTotals> {
  const targets: Promise<OpenTarget>[] = []
  const target = () => {
    const opened = targets[0] ?? (to ? Promise.resolve({ ...to, close: async () => undefined }) : openLocal())
    targets[0] = opened
    return opened
  }
  try {
    const send = senderOf(await readFileKind(command.file))
    return await send({ ...command, target, report: print })
  } finally {
    for (const opened of targets) await (await opened.catch(() => null))?.close()
  }
}
