import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * One process at a time uses a state directory. The lock is SQLite's on a file, which the kernel releases when its holder ends, however
 * it ends: a crash leaves no stale lock.
 */

/** A state directory that another process uses; `pid` is null if that process has not written its own yet. */
export class StateInUse extends Error {
  readonly pid: number | null

  constructor(directory: string, pid: number | null) {
    super(
      `${directory} is in use by ${pid === null ? 'another process' : `process ${pid}`}: stop that one first, or choose another directory with PERRON_STATE.`,
    )
    this.pid = pid
  }
}

export interface StateLock {
  release(): void
}

const lockOf = (directory: string) => join(directory, 'lock.sqlite')
const holderOf = (directory: string) => join(directory, 'lock.pid')

/** Milliseconds; longer than another process takes to see whether the directory is in use. */
const timeout = 500

/** Locks a state directory for this process. Throws StateInUse if another one has it. */
export function lockState(directory: string): StateLock {
  const database = tryLock(directory, timeout)
  if (database === null) throw new StateInUse(directory, readHolder(directory))
  writeFileSync(holderOf(directory), String(process.pid))
  return { release: () => database.close() }
}

/** Whether a process uses the state directory, this one included. */
export function isLocked(directory: string): boolean {
  if (!existsSync(lockOf(directory))) return false
  const database = tryLock(directory, 0)
  database?.close()
  return database === null
}

function tryLock(directory: string, timeout: number): DatabaseSync | null {
  const database = new DatabaseSync(lockOf(directory), { timeout })
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    if (isBusy(error)) return null
    throw error
  }
}

function isBusy(error: unknown): boolean {
  const busy = 5
  return error instanceof Error && 'errcode' in error && error.errcode === busy
}

function readHolder(directory: string): number | null {
  try {
    const pid = Number(readFileSync(holderOf(directory), 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}
