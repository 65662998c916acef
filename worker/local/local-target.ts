import type { Target } from './import-client.ts'
import { runningSite } from './state.ts'

/** The site that runs on the local state, else one started for the duration of a command. */
export async function openLocalTarget(): Promise<Target & { close(): Promise<void> }> {
  const running = await runningSite()
  if (running) return { ...running, close: async () => undefined }
  // Loaded only here: it brings a whole runtime with it.
  const { openSite } = await import('./site.ts')
  return openSite({ quiet: true })
}
