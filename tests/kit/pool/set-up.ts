import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openSite } from '#worker/local/site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The directory of a migrated database without rows, to be copied. */
    emptyDatabase: string
  }
}

// Each project has its set-up, in one process.
const shared: { perronEmpty?: Promise<string> } & typeof globalThis = globalThis

/** Migrates one database for all sites of a run, which takes as long as the rest of a site's start. */
export default async function setUp(project: TestProject): Promise<() => void> {
  shared.perronEmpty ??= migrated()
  const state = await shared.perronEmpty
  project.provide('emptyDatabase', join(state, 'd1'))
  return () => rmSync(state, { recursive: true, force: true })
}

async function migrated(): Promise<string> {
  const state = mkdtempSync(join(tmpdir(), 'perron-empty-'))
  const site = await openSite({ state, quiet: true })
  await site.close()
  return state
}
