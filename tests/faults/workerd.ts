import { readdirSync, readFileSync } from 'node:fs'

/** The workerd processes started by a process; Linux only. */
export function workerdOf(parent: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => /^\d+ \(workerd\) \S (\d+) /.exec(statOf(pid))?.[1] === String(parent))
}

function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
