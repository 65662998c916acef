import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where a local site keeps its databases, files and the note that says it is running. */
export const stateDirectory = resolve(process.env.PERRON_STATE ?? '.state')

/** What a running site tells the commands beside it. */
export interface Running {
  readonly url: string
  readonly token: string
  readonly pid: number
}

const noteOf = (directory: string) => join(directory, 'running.json')

/** Local secrets are derived from the state directory: the same at every start, different for every site. */
export function localSecret(directory: string, name: string): string {
  return createHash('sha256').update(`perron:${name}:${directory}`).digest('hex')
}

export function noteRunning(directory: string, running: Running): void {
  mkdirSync(directory, { recursive: true })
  writeFileSync(noteOf(directory), JSON.stringify(running))
}

export function forgetRunning(directory: string): void {
  rmSync(noteOf(directory), { force: true })
}

/** The site running on this state directory, or null; a note left by a crash is not believed. */
export async function runningSite(directory = stateDirectory): Promise<Running | null> {
  const note = readNote(directory)
  if (!note) return null
  const answer = await fetch(`${note.url}/health`, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
  return answer?.ok ? note : null
}

function readNote(directory: string): Running | null {
  try {
    return JSON.parse(readFileSync(noteOf(directory), 'utf8'))
  } catch {
    return null
  }
}
