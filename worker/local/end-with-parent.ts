import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Makes every workerd that this process starts end with it, however it ends. */
export function bindWorkerd(): void {
  if (process.platform === 'win32' || process.env.PERRON_WORKERD) return
  const workerd: { readonly default: string } = createRequire(createRequire(import.meta.url).resolve('miniflare'))('workerd')
  process.env.PERRON_WORKERD = process.env.MINIFLARE_WORKERD_PATH ?? workerd.default
  process.env.MINIFLARE_WORKERD_PATH = join(import.meta.dirname, 'workerd.sh')
}

const interval = 1_000 // ms

/** Calls `end` when npm, which started this process, is gone: a killed npm forwards no signal. Does nothing in a process that npm did not start. */
export function endWithNpm(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, interval)
  timer.unref()
}
