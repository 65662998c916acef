import { exportCommand } from './export-command.ts'
import { openLocalTarget } from './local-target.ts'

/** `npm run export`: writes what the agency has written on the running site to a file, else on one started for the time it takes. */
process.exitCode = await exportCommand(process.argv.slice(2), {
  print: console.log,
  printError: console.error,
  environment: process.env,
  openLocal: openLocalTarget,
})
