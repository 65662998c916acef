import { readdirSync, readFileSync } from 'node:fs'

/** The workerd processes started by a process; Linux only. */
export function workerdOf(parent: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => /^\d+ \(workerd\) \S (\d+) /.exec(statOf(pid))?.[1] === String(parent))
}

/** Whether a process runs; one that has ended and waits for its parent to notice does not. Linux only. */
export function isRunning(pid: number): boolean {
  return /^\d+ \(.*\) [^ZX]/.test(statOf(pid))
}

function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
