import { openLocalTarget } from '../local-target.ts'
import type { Surroundings } from '../site-command.ts'

/** The commands that work on a site, by their names in `npm run`. Each is loaded only when it is run. */
const commands: Readonly<Record<string, () => Promise<(args: readonly string[], surroundings: Surroundings) => Promise<number>>>> = {
  /** Writes an archive of the site to a file, or makes the key that opens archives. */
  backup: async () => (await import('./backup-command.ts')).backupCommand,
  /** Brings an archive back. */
  restore: async () => (await import('./restore-command.ts')).restoreCommand,
  /** Lists what the law requires listings to state and their pages do not. */
  compliance: async () => (await import('./compliance-command.ts')).complianceCommand,
  /** Writes the agency's content to a file, from the running site or, if none runs, from one started for the export. */
  export: async () => (await import('./export-command.ts')).exportCommand,
  /** Invites owners, and lists and revokes their accounts. */
  owner: async () => (await import('./owner-command.ts')).ownerCommand,
  /** Invites the first manager of the desk, and lists its accounts. */
  staff: async () => (await import('./staff-command.ts')).staffCommand,
  /** Makes, lists and revokes tokens of the API. */
  token: async () => (await import('./token-command.ts')).tokenCommand,
}

const [name = '', ...args] = process.argv.slice(2)
const command = await commands[name]?.()
if (command === undefined) console.error(`Usage: node worker/local/commands/run.ts ${Object.keys(commands).join('|')} …`)
process.exitCode =
  command === undefined
    ? 2
    : await command(args, { print: console.log, printError: console.error, announce: console.error, environment: process.env, openLocal: openLocalTarget })
