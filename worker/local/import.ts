import { importCommand } from './import-command.ts'
import { runningSite } from './state.ts'

/** `npm run import`: loads a feed into the running site, else into one started for the time it takes. */
process.exitCode = await importCommand(process.argv.slice(2), {
  print: console.log,
  printError: console.error,
  environment: process.env,
  async openLocal() {
    const running = await runningSite()
    if (running) return { ...running, close: async () => undefined }
    // Loaded only here: it brings a whole runtime with it.
    const { openSite } = await import('./site.ts')
    return openSite({ quiet: true })
  },
})
