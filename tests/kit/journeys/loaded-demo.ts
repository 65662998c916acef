import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { loadingFile } from './demo-state.ts'

/** The directory of the demo agency's data, to be copied, once it is loaded. */
export async function loadedDemo(): Promise<string> {
  const state = inject('demoState')
  const file = join(state, loadingFile)
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  let end = read()
  for (; end === ''; end = read()) await new Promise((resolve) => setTimeout(resolve, 50))
  if (end !== 'loaded') throw new Error(end)
  return state
}
