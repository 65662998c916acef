import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { type FileKind, readFileKind } from '../file-kind.ts'
import { openLocalTarget } from '../local-target.ts'
import { type OpenTarget, openTarget, readOrder, type Surroundings } from '../site-command.ts'
import { sendAgencyFile } from './agency-file.ts'
import { RefusedFeed } from './feed-file.ts'
import type { Target } from './import-client.ts'
import type { ImportOrder, ImportTotals, SendFile } from './import-order.ts'
import { countRemarks, type ImportReport, openReport, type ReportedRemark } from './import-report.ts'
import { sendCategories } from './send-categories.ts'
import { sendContentFile } from './send-content.ts'
import { sendListings, sendTable } from './send-listings.ts'
import { sendOmnicasa } from './send-omnicasa.ts'
import { sendStatistics } from './send-statistics.ts'

/** How a file of each `kind` is sent. A new kind is one line here. */
const importKinds: Readonly<Record<string, SendFile>> = {
  agency: sendAgencyFile,
  categories: sendCategories,
  content: sendContentFile,
  listings: sendListings,
  statistics: sendStatistics,
}

/** How a file is sent; one without a kind is Omnicasa's. */
function senderOf(file: FileKind): SendFile {
  if (file.format === 'csv') return sendTable
  if (file.kind === null) return sendOmnicasa
  const send = Object.hasOwn(importKinds, file.kind) ? importKinds[file.kind] : undefined
  if (send) return send
  throw new RefusedFeed(
    `its kind is "${file.kind.slice(0, 40)}"; this site takes ${Object.keys(importKinds).join(', ')}, and Omnicasa's files, which have no kind`,
  )
}

const usage = `Usage: npm run import -- FILE [--partial] [--force] [--source NAME] [--report OUT.json] [--to https://…]

  FILE           listings and projects, as JSON or CSV; .gz too. A JSON file says what it holds by its "kind"; one without is Omnicasa's
  --partial      the file is only part of the stock: nothing is withdrawn
  --force        also when more than 20 % of the source's stock would be withdrawn, or more would change at once than is usual
  --source NAME  whose file it is, where several offices send theirs: small letters, digits and hyphens
  --report OUT   writes what the import did to this JSON file, with a remark for each value that was not taken as it came
  --to URL       a deployed site; its token is read from IMPORT_TOKEN`

interface Command {
  readonly file: string
  readonly partial: boolean
  readonly force: boolean
  readonly source: string | null
  /** The file to write the report to. */
  readonly report: string | null
}

/** Runs the import command. @returns its exit status: 0 imported, 1 refused, 2 wrong usage, 3 held for a person to decide */
export async function importCommand(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2 | 3> {
  const { print, printError, environment } = surroundings
  const order = readOrder({ usage, parse }, args, surroundings)
  if (typeof order === 'string') {
    printError(order)
    return 2
  }
  const { command, to } = order
  const counted = countRemarks()
  let report: ImportReport | null = null
  try {
    report = command.report === null ? null : openReport(command.report)
    const remark = (each: ReportedRemark) => {
      counted.add(each)
      report?.add(each)
    }
    const totals = await run(command, to, surroundings, remark)
    const { added, changed, unchanged, withdrawn, rejected, pictureHosts = [] } = totals
    report?.close(totals)
    if (pictureHosts.length > 0)
      print(`pictures on hosts that are not allowed: ${pictureHosts.map(({ host, pictures }) => `${host} (${pictures})`).join(', ')}`)
    for (const line of counted.lines()) print(line)
    print(`added ${added}, changed ${changed}, unchanged ${unchanged}, withdrawn ${withdrawn}, rejected ${rejected}`)
    return 0
  } catch (error) {
    const held = error instanceof RefusedFeed ? error.held : null
    report?.close(null, held)
    const text = error instanceof Error ? error.message : String(error)
    if (held?.isJudged) {
      printError(`${basename(command.file)} is held: ${text}. Decide at the desk, under Imports, or import it with --force.`)
      return 3
    }
    printError(`${basename(command.file)} was refused: ${text}`)
    if (!(error instanceof RefusedFeed) && environment.DEBUG) printError(error instanceof Error ? (error.stack ?? '') : String(error))
    return 1
  }
}

function parse(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      partial: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      source: { type: 'string' },
      report: { type: 'string' },
      to: { type: 'string' },
    },
  })
  const { to, partial, force, source = null, report = null } = values
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) return null
  if (source !== null && !/^[a-z][a-z0-9-]{0,30}$/.test(source)) return null
  if (report === '') return null
  return { command: { file, partial, force, source, report }, to }
}

async function run(command: Command, to: Target | null, surroundings: Surroundings, remark: ImportOrder['remark']): Promise<ImportTotals> {
  const targets: Promise<OpenTarget>[] = []
  const target = () => {
    const opened = targets[0] ?? openTarget(to, surroundings)
    targets[0] = opened
    return opened
  }
  try {
    const send = senderOf(await readFileKind(command.file))
    return await send({ ...command, target, report: surroundings.print, remark })
  } finally {
    for (const opened of targets) await (await opened.catch(() => null))?.close()
  }
}

/** `npm run import`: loads a feed into the running site, else into one started for the time it takes. */
if (import.meta.main) {
  process.exitCode = await importCommand(process.argv.slice(2), {
    print: console.log,
    printError: console.error,
    announce: console.error,
    environment: process.env,
    openLocal: openLocalTarget,
  })
}
