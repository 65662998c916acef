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
function endWithNpm(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, interval)
  timer.unref()
}

interface Open {
  close(): Promise<void> | void
}

/** Graceful shutdown on a signal, or when the npm process that started this one is gone: closes everything in the list, last opened first. */
export function closeAtEnd(): Open[] {
  const open: Open[] = []
  const end = async () => {
    for (const each of open.splice(0).reverse()) await each.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  endWithNpm(end)
  return open
}
