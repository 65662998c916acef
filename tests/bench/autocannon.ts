import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Fetched when the bench runs: nothing else needs it. */
const autocannon = 'autocannon@9.0.0'

export interface Load {
  readonly url: string
  readonly connections: number
  /** Seconds. */
  readonly duration: number
}

/** The part of autocannon's report that is read. */
export interface LoadReport {
  /** Seconds. */
  readonly duration: number
  readonly non2xx: number
  readonly errors: number
  readonly requests: { readonly total: number }
}

/** Requests the address over all connections for the duration. Throws if autocannon fails. */
export async function applyLoad({ url, connections, duration }: Load): Promise<LoadReport> {
  const options = ['--json', '--no-progress', `--connections=${connections}`, `--duration=${duration}`]
  const { stdout } = await promisify(execFile)('npx', ['--yes', autocannon, ...options, url])
  const report: LoadReport = JSON.parse(stdout)
  return report
}
