import { openLocalTarget } from '../local-target.ts'
import { exportCommand } from './export-command.ts'

/** `npm run export`: writes the agency's content to a file, from the running site or, if none runs, from one started for the export. */
process.exitCode = await exportCommand(process.argv.slice(2), {
  print: console.log,
  printError: console.error,
  environment: process.env,
  openLocal: openLocalTarget,
})
