import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type } from 'arktype'
import { newestArchive } from '#db/model/archive/archive-id.ts'
import { Manifest } from '#worker/archive/manifest.ts'
import { makeKey, readKey } from '../archive/age-keys.ts'
import { createArchiveFile } from '../archive/archive-file.ts'
import { patiently, patientlyJson } from '../archive/patient-request.ts'
import { privateKeyText } from '../archive/private-key.ts'
import { differencesIn, readArchive } from '../archive/read-archive.ts'
import type { Target } from '../import/import-client.ts'
import { noteRecipient, recipientIn } from '../local-secrets.ts'
import { runOnSite, type Surroundings } from '../site-command.ts'
import { makeStateDirectory, stateDirectory } from '../state.ts'

const usage = `Usage: npm run backup -- FILE [--night ID] [--to https://…] [--key FILE]
       npm run backup -- key FILE

  FILE        where the archive is written: a tar of encrypted pieces, each opened by age -d
  key FILE    makes the key pair of the archives: the private key goes to FILE, the public one to the local site
  --night ID  an archive that the site has made: newest, a night, or a month (YYYY-MM); without it the site makes one now
  --key FILE  the private key, or BACKUP_KEY: with it, what was written is opened and compared
  --to URL    a deployed site; its bootstrap token is read from IMPORT_TOKEN`

interface Command {
  readonly file: string
  readonly key: string | undefined
  readonly night: string | undefined
}

const Progress = type({ id: 'string', state: "'reading' | 'busy' | 'done' | 'failed'", step: 'number' })
const Listed = type({ stored: { nights: 'string[]', months: 'string[]' } })
const pause = 2_000 // ms, while another worker has the step

/** Runs the backup command. @returns its exit status: 0 written and whole, 1 failed, 2 wrong usage */
export async function backupCommand(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const [verb, file, ...others] = args
  if (verb === 'key' && file !== undefined && others.length === 0) return writeKey(file, surroundings)
  return runOnSite({ usage, parse, run: (command, target) => backUp(target, command, surroundings), failed: 1 }, args, surroundings)
}

function parse(args: string[]) {
  const options = { to: { type: 'string' }, key: { type: 'string' }, night: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [file, ...others] = positionals
  return file !== undefined && others.length === 0 ? { command: { file, key: values.key, night: values.night }, to: values.to } : null
}

/** Writes a new private key, never over another, and gives the local site the public one. */
function writeKey(file: string, { print, printError }: Surroundings): 0 | 1 {
  const { file: text, recipient } = makeKey(new Date())
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error))
    return 1
  }
  makeStateDirectory(stateDirectory)
  noteRecipient(stateDirectory, recipient)
  print(`The private key is in ${file}, and nowhere else: keep it apart from the site. Without it no archive can be opened.`)
  print(
    `Its public key, which the site encrypts archives to (BACKUP_RECIPIENT of a deployed site; a local one has it from its next start):\n\n  ${recipient}\n`,
  )
  return 0
}

async function backUp(target: Target, { file, key, night }: Command, { print, environment }: Surroundings): Promise<0 | 1> {
  const recipient = environment.BACKUP_RECIPIENT || recipientIn(stateDirectory)
  const id = night === undefined ? await makeArchive(target, recipient) : await storedArchive(target, night)
  const manifest = Manifest.assert(await patientlyJson(target, `/archive/${id}`))
  const written = `${file}.part`
  rmSync(written, { force: true })
  const archive = createArchiveFile(written)
  archive.add('manifest.json', Buffer.from(JSON.stringify(manifest)))
  for (const name of Object.keys(manifest.pieces)) archive.add(`pieces/${name}.age`, await pieceOf(target, name))
  archive.close()
  renameSync(written, file)
  for (const { name, count } of manifest.tables) print(`${name} ${count}`)
  print(`files ${Object.keys(manifest.files).length}`)
  return check(file, manifest, privateKeyText(key, environment), print)
}

/** The id of an archive that the site has stored. Throws, with those that there are, if it has none of that name. */
async function storedArchive(target: Target, night: string): Promise<string> {
  const { nights, months } = Listed.assert(await patientlyJson(target, '/archive')).stored
  const id = night === 'newest' ? newestArchive(nights, new Date()) : [...nights, ...months].find((each) => each === night)
  if (!id) throw new Error(`the site has no such archive; it has ${[...months, ...nights].join(', ') || 'none'}`)
  return id
}

/** Has the site make an archive, step by step. @returns its id */
async function makeArchive(target: Target, recipient: string | undefined): Promise<string> {
  const body = JSON.stringify(recipient === undefined ? {} : { recipient })
  let { id, state } = Progress.assert(await patientlyJson(target, '/archive', { method: 'POST', body }))
  while (state !== 'done') {
    const answer = await patiently(target, '/archive/step', { method: 'POST', body: '{}' })
    // Another worker may have taken the last step.
    const known = answer.status === 409 ? { id, state: 'done' } : await answer.json()
    const progress = Progress.or({ id: 'string', state: "'done'" }).assert(known)
    if (progress.state === 'failed') throw new Error('the site could not make the archive: its log says why')
    if (progress.state === 'busy') await new Promise((resolve) => setTimeout(resolve, pause))
    id = progress.id
    state = progress.state
  }
  return id
}

async function pieceOf(target: Target, name: string): Promise<Uint8Array> {
  const answer = await patiently(target, `/archive/pieces/${name}`)
  if (!answer.ok) throw new Error(`the piece ${name} is not there`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Compares what was written: with the private key every row is counted, without it the pieces. */
function check(file: string, manifest: Manifest, keyText: string | null, print: (line: string) => void): 0 | 1 {
  const pieces = Object.keys(manifest.pieces).length
  const key = keyText === null ? null : readKey(keyText)
  if (key === null) {
    print(`${file}: the archive of ${manifest.at}, ${pieces} pieces. Without the private key its content was not compared.`)
    return 0
  }
  const archive = readArchive(file, key)
  const differences = [...differencesIn(archive), ...archive.files().flatMap(([name, piece, size]) => (archive.bytesOf(piece).length === size ? [] : [name]))]
  archive.close()
  for (const difference of differences) print(difference)
  print(`${file}: the archive of ${manifest.at}, ${pieces} pieces, ${differences.length} differences.`)
  return differences.length === 0 ? 0 : 1
}
