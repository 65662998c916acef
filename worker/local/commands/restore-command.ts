import { parseArgs } from 'node:util'
import { type } from 'arktype'
import { parentsFirst } from '#db/model/archive/archive-tables.ts'
import { noRows, type RowSum } from '#worker/archive/row-sum.ts'
import { readKey } from '../archive/age-keys.ts'
import { patiently, patientlyJson } from '../archive/patient-request.ts'
import { privateKeyText } from '../archive/private-key.ts'
import { type OpenArchive, readArchive } from '../archive/read-archive.ts'
import type { Target } from '../import/import-client.ts'
import { runOnSite, type Surroundings } from '../site-command.ts'

const usage = `Usage: npm run restore -- FILE [--key FILE] [--only TABLE,… | --files] [--force] [--to https://…]

  FILE        an archive of npm run backup
  --key FILE  the private key; else BACKUP_KEY, which is the key or the name of its file
  --only …    these tables alone, and those that they refer to, without files
  --files     the files alone: rows stay as they are
  --force     also into a site that holds data, which is replaced
  --to URL    a deployed site; its bootstrap token is read from IMPORT_TOKEN`

interface Command {
  readonly file: string
  readonly key: string | undefined
  readonly only: readonly string[] | null
  readonly filesOnly: boolean
  readonly force: boolean
}

type Table = OpenArchive['manifest']['tables'][number]

/** A site of an earlier version names no run. */
const Begun = type({ 'run?': 'string', tables: type({ name: 'string', columns: 'string[]' }).array() })
const Settled = type({ next: type({ phase: 'string', after: 'string' }).or('null') })
const Summed = type({ count: 'number', sum: 'string', next: 'string | null' })
const maxLength = 500_000 // characters of rows in one request

/** Runs the restore command. @returns its exit status: 0 without a difference, 1 failed or refused, 2 wrong usage */
export function restoreCommand(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  return runOnSite({ usage, parse, run: (command, target) => bringBack(target, command, surroundings), failed: 1 }, args, surroundings)
}

function parse(args: string[]) {
  const options = { to: { type: 'string' }, key: { type: 'string' }, only: { type: 'string' }, files: { type: 'boolean' }, force: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) return null
  if (values.only !== undefined && values.files) return null
  const only = values.files ? [] : (values.only?.split(',').map((name) => name.trim()) ?? null)
  return { command: { file, key: values.key, only, filesOnly: values.files ?? false, force: values.force ?? false }, to: values.to }
}

async function bringBack(target: Target, command: Command, { print, environment }: Surroundings): Promise<0 | 1> {
  const text = privateKeyText(command.key, environment)
  const key = text === null ? null : readKey(text)
  if (key === null) throw new Error('the private key is missing: --key FILE, or BACKUP_KEY')
  const archive = readArchive(command.file, key)
  const tables = parentsFirst(chosenTables(archive.manifest.tables, command.only))
  // The whole archive is opened before the site is touched.
  const expected = new Map(tables.map((table) => [table.name, archive.sumOf(table)]))
  const short = tables.find(({ name, count }) => expected.get(name)?.count !== count)
  if (short !== undefined) throw new Error(`the archive is damaged: ${short.name} does not have the ${short.count} rows that it names`)
  archive.checkFiles()
  const only = command.only === null ? null : tables.map(({ name }) => name)
  const body = JSON.stringify({ force: command.force, only, files: command.filesOnly, migrations: archive.manifest.migrations })
  const begun = Begun.assert(await patientlyJson(target, '/archive/restore', { method: 'POST', body }))
  const run = encodeURIComponent(begun.run ?? '')
  const lost = [...schemaDifferences(archive, begun)]
  for (const line of lost) print(line)
  const known = tables.filter((table) => begun.tables.some(({ name }) => name === table.name))
  for (const table of known) await sendRows(target, archive, table, run)
  const files = command.only === null || command.filesOnly ? archive.files() : []
  for (const file of files) await sendFile(target, archive, file, run)
  const differences = await compare(target, expected, known, print)
  await settle(target, command.filesOnly ? 'files' : 'begin', run)
  archive.close()
  print(`files ${files.length}`)
  print(`Restored the archive of ${archive.manifest.at}: ${differences} differences.`)
  if (!command.filesOnly) print('Mails, leads for a CRM and newsletters that were waiting are held back at the desk: they may have been sent since.')
  return differences === 0 && lost.length === 0 ? 0 : 1
}

/** The tables named, with those that they refer to. Throws for a name that the archive does not hold. */
function chosenTables(tables: readonly Table[], only: readonly string[] | null): readonly Table[] {
  if (only === null) return tables
  const chosen = new Set<string>()
  const add = (name: string): void => {
    const table = tables.find((each) => each.name === name)
    if (table === undefined) throw new Error(`the archive has no table ${name}`)
    if (chosen.has(name)) return
    chosen.add(name)
    for (const parent of table.parents) add(parent)
  }
  for (const name of only) add(name)
  return tables.filter(({ name }) => chosen.has(name))
}

/** What the site's tables cannot take: columns that a migration has removed. */
function* schemaDifferences({ manifest }: OpenArchive, { tables }: typeof Begun.infer): Generator<string> {
  for (const { name, columns } of manifest.tables) {
    const present = tables.find((table) => table.name === name)?.columns
    if (present === undefined) yield `${name}: this version of the site has no such table`
    const gone = columns.filter((column) => present?.includes(column) === false)
    if (gone.length > 0) yield `${name}: this version of the site has no ${gone.join(', ')}`
  }
}

async function sendRows(target: Target, archive: OpenArchive, table: Table, run: string): Promise<void> {
  let rows: string[] = []
  let length = 0
  const send = async () => {
    if (rows.length > 0)
      await patientlyJson(target, `/archive/restore/rows?run=${run}`, {
        method: 'POST',
        body: JSON.stringify({ table: table.name, columns: table.columns, rows }),
      })
    rows = []
    length = 0
  }
  for (const piece of archive.rowsOf(table)) {
    for (const row of piece) {
      if (length + row.length > maxLength) await send()
      rows.push(row)
      length += row.length
    }
  }
  await send()
}

async function sendFile(
  target: Target,
  archive: OpenArchive,
  [key, piece, , contentType, metadata]: ReturnType<OpenArchive['files']>[number],
  run: string,
): Promise<void> {
  const about = encodeURIComponent(JSON.stringify({ key, type: contentType, metadata }))
  const answer = await patiently(target, `/archive/restore/files?run=${run}&about=${about}`, { method: 'PUT', body: Uint8Array.from(archive.bytesOf(piece)) })
  if (!answer.ok) throw new Error(`the site answered ${answer.status} to the file ${key}`)
}

/** Counts and sums of each table in the archive and in the site. @returns how many tables differ */
async function compare(target: Target, sums: ReadonlyMap<string, RowSum>, tables: readonly Table[], print: (line: string) => void): Promise<number> {
  let differences = 0
  for (const table of tables) {
    const [expected, found] = [sums.get(table.name) ?? noRows, await sumAt(target, table)]
    const isSame = expected.count === found.count && expected.sum === found.sum && expected.count === table.count
    if (!isSame) differences += 1
    print(`${table.name} ${found.count}${isSame ? '' : ` DIFFERS: ${expected.count} in the archive, ${table.count} when it was closed`}`)
  }
  return differences
}

async function sumAt(target: Target, { name, columns }: Table): Promise<RowSum> {
  let [sum, after]: [RowSum, string | null] = [noRows, null]
  do {
    const body: string = JSON.stringify({ table: name, columns, after })
    const part = Summed.assert(await patientlyJson(target, '/archive/sum', { method: 'POST', body }))
    sum = { count: sum.count + part.count, sum: BigInt.asUintN(64, BigInt(`0x${sum.sum}`) + BigInt(`0x${part.sum}`)).toString(16) }
    after = part.next
  } while (after !== null)
  return sum
}

async function settle(target: Target, phase: 'begin' | 'files', run: string): Promise<void> {
  let position: { readonly phase: string; readonly after: string } | null = { phase, after: '' }
  while (position !== null) {
    const answer: unknown = await patientlyJson(target, `/archive/restore/settle?run=${run}`, { method: 'POST', body: JSON.stringify(position) })
    position = Settled.assert(answer).next
  }
}
