import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serveBrowser } from '../browser.ts'
import { loadDemo } from './demo-state.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The endpoint of the journeys' browser. */
    browser: string
    /** A directory with the demo agency's data, to be copied. */
    demoState: string
  }
}

/** Starts one browser and loads the demo agency once for all journeys. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const demoState = mkdtempSync(join(tmpdir(), 'perron-demo-'))
  cpSync(project.getProvidedContext().emptyDatabase, join(demoState, 'd1'), { recursive: true })
  const [browser] = await Promise.all([serveBrowser(), loadDemo(demoState)])
  project.provide('browser', browser.wsEndpoint())
  project.provide('demoState', demoState)
  return async () => {
    // Closing waits for pages that a failed test may have left open.
    await Promise.race([browser.close(), new Promise((done) => setTimeout(done, 5_000))])
    browser.process().kill('SIGKILL')
    rmSync(demoState, { recursive: true, force: true })
  }
}
