import { openLocalTarget } from '../local-target.ts'
import { ownerCommand } from './owner-command.ts'

/** `npm run owner`: invites owners, lists and revokes their accounts. */
process.exitCode = await ownerCommand(process.argv.slice(2), {
  print: console.log,
  printError: console.error,
  environment: process.env,
  openLocal: openLocalTarget,
})
