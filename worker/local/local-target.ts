import { minute } from '#db/model/site/durations.ts'
import type { Target } from './import/import-client.ts'
import { runningSite, stateDirectory } from './state.ts'
import { StateInUse } from './state-lock.ts'

const longestWait = 10 * minute
const pause = 500 // ms

/** The site that runs on the local state, else one started for the duration of a command. Waits while the state is in use by a site that is starting, or by another command. */
export async function openLocalTarget(): Promise<Target & { readonly about: string; close(): Promise<void> }> {
  const end = Date.now() + longestWait
  let hasWarned = false
  for (;;) {
    const running = await runningSite()
    if (running) return { ...running, about: `${running.url}, data in ${stateDirectory}`, close: async () => undefined }
    try {
      // Loaded only here: it brings a whole runtime with it.
      const { openSite } = await import('./site.ts')
      const site = await openSite({ quiet: true, isTemporary: true })
      return { url: site.url, token: site.token, about: `not running, data in ${stateDirectory}`, close: () => site.close() }
    } catch (error) {
      if (!(error instanceof StateInUse) || Date.now() > end) throw error
      if (!hasWarned) console.error(`Waiting for process ${error.pid ?? ''} to start, or to end.`)
      hasWarned = true
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
