import { basename } from 'node:path'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { builtWorker, miniflareOptions, openSite, type WorkerModule } from '#worker/local/site.ts'
import { workerdOf } from './processes.ts'

/** The API token of the bench's sites only. */
export const token = 'measured-only-here'

export interface BenchSite {
  readonly origin: string
  readonly inspector: URL | null
  /** The workerd process. */
  readonly pid: number
  close(): Promise<void>
}

/** The site as `npm start` serves it: with the static file router in front of the Worker, in the same process. */
export async function serveWhole(state: string): Promise<BenchSite> {
  const before = new Set(workerdOf(process.pid))
  const site = await openSite({ state, quiet: true })
  return { origin: site.url, inspector: null, pid: fresh(before), close: () => site.close() }
}

export async function withSite<Result>(state: string, task: (site: BenchSite) => Promise<Result>): Promise<Result> {
  return using(await serveWhole(state), task)
}

export async function using<Result>(site: BenchSite, task: (site: BenchSite) => Promise<Result>): Promise<Result> {
  try {
    return await task(site)
  } finally {
    await site.close()
  }
}

export interface WorkerAlone {
  /** A different Worker with the same bindings: its modules by name, the entry first. */
  readonly modules?: readonly WorkerModule[]
  readonly inspected?: boolean
  readonly variables?: Readonly<Record<string, string>>
  /** A path whose last part names a separate, empty KV. */
  readonly cache?: string
}

/** The Worker without the static file router, to measure its work only. */
export async function serveWorker(state: string, { modules, inspected = false, variables = {}, cache }: WorkerAlone = {}): Promise<BenchSite> {
  const before = new Set(workerdOf(process.pid))
  const miniflare = new Miniflare(
    miniflareOptions({
      state,
      modules: modules ?? builtWorker(),
      variables: { IMPORT_TOKEN: token, PLACE_SALT: token, SIGNING_SECRET: token, ...variables },
      assets: undefined,
      ...(inspected ? { inspectorPort: 0 } : {}),
      ...(cache === undefined ? {} : { kvNamespaces: { LISTINGS: basename(cache) } }),
      log: new Log(LogLevel.NONE),
      // The load generator aborts requests at the end of a round, which workerd logs at length.
      handleStructuredLogs: () => undefined,
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    }),
  )
  await miniflare.ready
  const { origin } = await miniflare.unsafeGetDirectURL()
  return { origin, inspector: inspected ? await miniflare.getInspectorURL() : null, pid: fresh(before), close: () => miniflare.dispose() }
}

function fresh(before: ReadonlySet<number>): number {
  const pid = workerdOf(process.pid).find((each) => !before.has(each))
  if (pid === undefined) throw new Error('workerd did not start')
  return pid
}
