import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeKey } from '#worker/local/archive/age-keys.ts'
import { backupCommand } from '#worker/local/commands/backup-command.ts'
import { restoreCommand } from '#worker/local/commands/restore-command.ts'
import type { Target } from '#worker/local/import/import-client.ts'
import type { CommandResult } from '../feeds/import-into.ts'
import type { TestSite } from '../kit/site.ts'

/** A folder with a key pair, and the commands on sites with it. */
export function openArchives() {
  const folder = mkdtempSync(join(tmpdir(), 'perron-archives-'))
  const { file, recipient } = makeKey(new Date('2026-12-01T10:00:00Z'))
  const keyFile = join(folder, 'key')
  writeFileSync(keyFile, file)
  const run = async (command: typeof backupCommand, args: readonly string[], { url, token }: Target, environment = {}): Promise<CommandResult> => {
    const [lines, errors]: [string[], string[]] = [[], []]
    const openLocal = async () => ({ url, token, close: async () => undefined })
    const surroundings = { print: (line: string) => lines.push(line), printError: (line: string) => errors.push(line), environment, openLocal }
    const status = await command(args, surroundings)
    return { status, lines, errors }
  }
  return {
    recipient,
    keyFile,
    path: (name: string) => join(folder, name),
    backUp: (name: string, site: Target, ...options: readonly string[]) =>
      run(backupCommand, [join(folder, name), '--key', keyFile, ...options], site, { BACKUP_RECIPIENT: recipient }),
    restore: (name: string, site: Target, ...options: readonly string[]) => run(restoreCommand, [join(folder, name), '--key', keyFile, ...options], site),
    close: () => rmSync(folder, { recursive: true }),
  }
}

/** Asks the archive endpoint with the bootstrap token. */
export async function askArchive(site: TestSite, method: string, path: string, body?: object): Promise<{ readonly status: number; readonly json: unknown }> {
  const answer = await site.fetch(`/archive${path}`, {
    method,
    headers: { Authorization: `Bearer ${site.token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, json: await answer.json() }
}
