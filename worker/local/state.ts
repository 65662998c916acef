import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type } from 'arktype'
import { isLocked } from './state-lock.ts'

/** Where a local site keeps its databases, files, secrets and the note that says it is running. */
export const stateDirectory = resolve(process.env.PERRON_STATE ?? '.state')

/** What commands need to know about a running site. */
export interface Running {
  readonly url: string
  readonly token: string
  readonly pid: number
}

const Note = type({ url: 'string', token: 'string', pid: 'number' })

const noteOf = (directory: string) => join(directory, 'running.json')

/** Creates a state directory that only its owner can read: it holds what visitors sent, and secrets. */
export function makeStateDirectory(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
}

export function noteRunning(directory: string, running: Running): void {
  rmSync(noteOf(directory), { force: true })
  writeFileSync(noteOf(directory), JSON.stringify(running), { mode: 0o600 })
}

export function forgetRunning(directory: string): void {
  rmSync(noteOf(directory), { force: true })
}

/** The site running on this state directory, or null; a note left by a crash is ignored. */
export async function runningSite(directory = stateDirectory): Promise<Running | null> {
  const note = readNote(directory)
  if (!note || !isLocked(directory)) return null
  const answer = await fetch(`${note.url}/health`, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
  return answer?.ok ? note : null
}

function readNote(directory: string): Running | null {
  try {
    const note = Note(JSON.parse(readFileSync(noteOf(directory), 'utf8')))
    return note instanceof type.errors ? null : note
  } catch {
    return null
  }
}
