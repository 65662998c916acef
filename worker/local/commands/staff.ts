import { openLocalTarget } from '../local-target.ts'
import { staffCommand } from './staff-command.ts'

/** `npm run staff`: invites the first manager of the desk, and lists its accounts. */
process.exitCode = await staffCommand(process.argv.slice(2), {
  print: console.log,
  printError: console.error,
  environment: process.env,
  openLocal: openLocalTarget,
})
