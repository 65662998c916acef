import { readdirSync, readFileSync } from 'node:fs'

/** Process statistics from /proc; Linux only. */

const ticksPerSecond = 100

/** workerd processes started by a process. */
export function workerdOf(parent: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const stat = statOf(pid)
      return stat?.name === 'workerd' && Number(stat.fields[1]) === parent
    })
}

/** CPU time used by a process, in milliseconds. */
export function processorTime(pid: number): number {
  const fields = statOf(pid)?.fields ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** CPU time used by the threads of a process, in milliseconds with the scheduler's nanosecond resolution; an ended thread no longer counts. */
export function cpuTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.reduce((sum, thread) => sum + Number(read(`/proc/${pid}/task/${thread}/schedstat`)?.split(' ')[0] ?? 0), 0) / 1e6
}

/** Peak memory of a process, in bytes; null when it has ended. */
export function peakMemory(pid: number): number | null {
  return memoryNamed('VmHWM', pid)
}

/** Current memory of a process, in bytes; null when it has ended. */
export function memoryOf(pid: number): number | null {
  return memoryNamed('VmRSS', pid)
}

function memoryNamed(name: string, pid: number): number | null {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/status`) ?? '')?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) * 1024
}

/** Name of a process and the fields after it in /proc/PID/stat, starting with the state. */
function statOf(pid: number): { readonly name: string; readonly fields: readonly string[] } | null {
  const [, name, rest] = /\((.*)\) (.*)/s.exec(read(`/proc/${pid}/stat`) ?? '') ?? []
  return name === undefined || rest === undefined ? null : { name, fields: rest.split(' ') }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
