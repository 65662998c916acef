import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serveBrowser } from '../browser.ts'
import { loadDemo, loadingFile } from './demo-state.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The endpoint of the journeys' browser. */
    browser: string
    /** The directory of the demo agency's data, which `loadedDemo()` waits for. */
    demoState: string
  }
}

/** Starts one browser and loads the demo agency once for all journeys, whose files are imported meanwhile. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const demoState = mkdtempSync(join(tmpdir(), 'perron-demo-'))
  cpSync(project.getProvidedContext().emptyDatabase, join(demoState, 'd1'), { recursive: true })
  const loading = noteEnd(demoState, loadDemo(demoState))
  const browser = await serveBrowser()
  project.provide('browser', browser.wsEndpoint())
  project.provide('demoState', demoState)
  return async () => {
    // Closing waits for pages that a failed test may have left open.
    await Promise.race([browser.close(), new Promise((done) => setTimeout(done, 5_000))])
    browser.process().kill('SIGKILL')
    await loading
    rmSync(demoState, { recursive: true, force: true })
  }
}

/** Notes in the state directory how loading it ends. */
async function noteEnd(state: string, loading: Promise<void>): Promise<void> {
  const end = await loading.then(
    () => 'loaded',
    (error: unknown) => String(error),
  )
  writeFileSync(join(state, loadingFile), end)
}
