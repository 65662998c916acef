import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type } from 'arktype'
import { oldBucket } from './old-files.ts'

/** The secrets of a site on this machine. */
export interface LocalSecrets {
  readonly IMPORT_TOKEN: string
  readonly PLACE_SALT: string
  readonly SIGNING_SECRET: string
  /** Name of the bucket: Miniflare serves the files of every bucket, under its name, without a token (/cdn-cgi/local/r2/public/). */
  readonly FILES_BUCKET: string
  /** The public key of the archives; absent: none is made at night. */
  readonly BACKUP_RECIPIENT?: string
}

const SecretsFile = type({
  'IMPORT_TOKEN?': 'string',
  'PLACE_SALT?': 'string',
  'SIGNING_SECRET?': 'string',
  'FILES_BUCKET?': 'string',
  'BACKUP_RECIPIENT?': 'string',
})

/** The file in a state directory that holds its secrets. */
export const secretsFile = (directory: string) => join(directory, 'secrets.json')

/** The secrets of a state directory; missing ones are generated at random and stored, readable by their owner only. */
export function localSecrets(directory: string): LocalSecrets {
  const file = secretsFile(directory)
  const stored = readSecrets(file)
  const secrets = {
    IMPORT_TOKEN: randomSecret(),
    PLACE_SALT: randomSecret(),
    SIGNING_SECRET: randomSecret(),
    FILES_BUCKET: randomSecret(),
    ...stored,
  }
  const isWhole = stored !== null && Object.keys(stored).length === Object.keys(secrets).length
  if (isWhole) chmodSync(file, 0o600)
  else keep(file, secrets)
  return secrets
}

/** The public key of a state directory's archives. */
export function recipientIn(directory: string): string | undefined {
  return readSecrets(secretsFile(directory))?.BACKUP_RECIPIENT
}

/** Stores the public key of the archives: the site of the directory has it from its next start. */
export function noteRecipient(directory: string, recipient: string): void {
  keep(secretsFile(directory), { ...localSecrets(directory), BACKUP_RECIPIENT: recipient })
}

function readSecrets(file: string): typeof SecretsFile.infer | null {
  const text = contentsOf(file)
  if (text === null) return null
  const stored = SecretsFile(parsed(text))
  if (stored instanceof type.errors) throw new Error(`${file} does not hold secrets as JSON: correct it, or delete it to get new ones.`)
  const { FILES_BUCKET, ...others } = stored
  return FILES_BUCKET === oldBucket ? others : stored
}

function contentsOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Atomic write: a crash never leaves a partial file. */
function keep(file: string, secrets: LocalSecrets): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}
