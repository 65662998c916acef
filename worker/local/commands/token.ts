import { openLocalTarget } from '../local-target.ts'
import { tokenCommand } from './token-command.ts'

/** `npm run token`: makes, lists and revokes tokens of the API. */
process.exitCode = await tokenCommand(process.argv.slice(2), {
  print: console.log,
  printError: console.error,
  environment: process.env,
  openLocal: openLocalTarget,
})
