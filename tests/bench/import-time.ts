import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { peakMemory, workerdOf } from './processes.ts'

const root = resolve(import.meta.dirname, '../..')
const everyMilliseconds = 50

export interface ImportTime {
  readonly seconds: number
  /** Sum of the peaks of the command and workerd, in bytes. */
  readonly memory: number
  readonly summary: string
}

/** Runs the import command on a state directory; `host` is the process that serves the site, or null when the command starts its own. */
export async function timeImport(file: string, state: string, host: number | null): Promise<ImportTime> {
  const started = performance.now()
  const peaks = new Map<number, number>()
  const summary = await runImport([join(root, 'worker/local/import/import.ts'), file], state, (pid) => {
    for (const each of [pid, ...workerdOf(host ?? pid)]) peaks.set(each, Math.max(peaks.get(each) ?? 0, peakMemory(each) ?? 0))
  })
  return { seconds: (performance.now() - started) / 1000, memory: [...peaks.values()].reduce((sum, peak) => sum + peak, 0), summary }
}

/**
 * Runs the import command and waits for its end.
 * @param parameters Node's arguments: options, the command's file and the feed
 * @param look called twenty times a second with the command's process
 * @returns the last line it printed
 */
export async function runImport(parameters: readonly string[], state: string, look: (pid: number) => void): Promise<string> {
  const command = spawn(process.execPath, parameters, { cwd: root, env: { ...process.env, PERRON_STATE: state }, stdio: ['ignore', 'pipe', 'inherit'] })
  const looking = setInterval(() => look(command.pid ?? 0), everyMilliseconds)
  let out = ''
  command.stdout.on('data', (data) => {
    out += data
  })
  const status = await new Promise((done) => command.on('close', done))
  clearInterval(looking)
  if (status !== 0) throw new Error(`The import ended with status ${status}`)
  return out.trim().split('\n').at(-1) ?? ''
}
