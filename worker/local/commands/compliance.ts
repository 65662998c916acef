import { openLocalTarget } from '../local-target.ts'
import { complianceCommand } from './compliance-command.ts'

/** `npm run compliance`: lists what the law requires listings to state and their pages do not. */
process.exitCode = await complianceCommand(process.argv.slice(2), {
  print: console.log,
  printError: console.error,
  environment: process.env,
  openLocal: openLocalTarget,
})
