import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serveBrowser } from '../browser.ts'
import { loadDemo } from './demo-state.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser of all journeys listens. */
    browser: string
    /** A directory with the data of the demo agency, to be copied. */
    demoState: string
  }
}

/** Once for all journeys: one browser, and the demo agency loaded once. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const demoState = mkdtempSync(join(tmpdir(), 'perron-demo-'))
  const [browser] = await Promise.all([serveBrowser(), loadDemo(demoState)])
  project.provide('browser', browser.wsEndpoint())
  project.provide('demoState', demoState)
  return async () => {
    // Closing waits for pages that a failed test may have left behind.
    await Promise.race([browser.close(), new Promise((done) => setTimeout(done, 5_000))])
    browser.process().kill('SIGKILL')
    rmSync(demoState, { recursive: true, force: true })
  }
}
