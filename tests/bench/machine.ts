import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, totalmem } from 'node:os'

/** The machine and versions, in one line. */
export function machine(): string {
  const [cpu] = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return `${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${gigabytes} GB; Node ${process.versions.node}, workerd ${workerdVersion()}`
}

/** Version of the workerd that miniflare uses. */
function workerdVersion(): string {
  const miniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'))
  const { version }: { version: string } = JSON.parse(readFileSync(miniflare.resolve('workerd/package.json'), 'utf8'))
  return version
}
