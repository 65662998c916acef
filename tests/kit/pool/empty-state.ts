import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A new state directory of a site whose database is migrated and holds nothing else. */
export function emptyState(): string {
  const state = mkdtempSync(join(tmpdir(), 'perron-'))
  cpSync(inject('emptyDatabase'), join(state, 'd1'), { recursive: true })
  return state
}
