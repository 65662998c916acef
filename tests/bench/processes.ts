import { readdirSync, readFileSync } from 'node:fs'

/** What the kernel knows of running processes; Linux only. */

const ticksPerSecond = 100

/** The workerd processes a process has started. */
export function workerdOf(parent: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const stat = statOf(pid)
      return stat?.name === 'workerd' && Number(stat.fields[1]) === parent
    })
}

/** Processor time a process has used, in milliseconds. */
export function processorTime(pid: number): number {
  const fields = statOf(pid)?.fields ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** The most memory a process has held at once, in bytes; null when it is gone. */
export function peakMemory(pid: number): number | null {
  return memoryNamed('VmHWM', pid)
}

/** The memory a process holds now, in bytes; null when it is gone. */
export function memoryOf(pid: number): number | null {
  return memoryNamed('VmRSS', pid)
}

function memoryNamed(name: string, pid: number): number | null {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/status`) ?? '')?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) * 1024
}

/** Name and the fields behind it, the state first. */
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
