import { openLocalTarget } from '../local-target.ts'
import { importCommand } from './import-command.ts'

/** `npm run import`: loads a feed into the running site, else into one started for the time it takes. */
process.exitCode = await importCommand(process.argv.slice(2), {
  print: console.log,
  printError: console.error,
  environment: process.env,
  openLocal: openLocalTarget,
})
