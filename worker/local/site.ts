import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { applyMigrations } from './migrations.ts'
import { forgetRunning, localSecret, noteRunning, stateDirectory } from './state.ts'

export { runningSite } from './state.ts'

/** A JavaScript module of the Worker; relative imports between modules go by name. */
export interface WorkerModule {
  readonly name: string
  readonly contents: string
}

export interface SiteOptions {
  /** 0 takes any free port. */
  readonly port?: number
  readonly host?: string
  readonly state?: string
  /** Settings and secrets that differ from the local ones. */
  readonly variables?: Readonly<Record<string, string>>
  /** Modules that run in place of the built Worker, the entry first. */
  readonly modules?: readonly WorkerModule[]
  readonly quiet?: boolean
  /** Seconds a queue waits for a batch to fill, where that differs from `wrangler.toml`. */
  readonly maxBatchTimeout?: number
}

export interface Site {
  readonly url: string
  readonly token: string
  readonly miniflare: Miniflare
  /** Restarts on the new build and keeps the data. */
  reload(): Promise<void>
  close(): Promise<void>
}

const root = resolve(import.meta.dirname, '../..')
const script = join(root, 'dist/worker/index.js')

/** What differs from the settings of `wrangler.toml` on this machine, secrets apart: any local page may embed the map. */
export const localSettings = { MAP_ORIGINS: 'http://localhost:* http://127.0.0.1:*' } as const

/** Starts the built Worker in workerd with its database, cache, queue and files on disk, and applies new migrations. */
export async function openSite(options: SiteOptions = {}): Promise<Site> {
  const directory = options.state ?? stateDirectory
  if (!existsSync(script)) throw new Error('The Worker is not built yet: run `npm run build` first.')
  mkdirSync(directory, { recursive: true })
  const token = localSecret(directory, 'import')
  const settings = (port: number) =>
    miniflareOptions({
      state: directory,
      modules: options.modules ?? builtWorker(),
      // SIGNING_SECRET is derived under its former name, so that links made by an existing state stay valid.
      variables: { IMPORT_TOKEN: token, PLACE_SALT: localSecret(directory, 'place'), SIGNING_SECRET: localSecret(directory, 'captcha'), ...options.variables },
      host: options.host ?? '127.0.0.1',
      port,
      ...(options.maxBatchTimeout === undefined ? {} : { queueConsumers: queueConsumers(options.maxBatchTimeout) }),
      log: new Log(options.quiet ? LogLevel.ERROR : LogLevel.WARN),
    })
  const miniflare = new Miniflare(settings(0))
  await miniflare.ready
  await applyMigrations(await miniflare.getD1Database('DB'), join(root, 'migrations'))
  // The port that visitors know opens only once the database is migrated: before that there is nothing to answer with.
  if (options.port) await miniflare.setOptions(settings(options.port))
  const url = (await miniflare.ready).origin
  noteRunning(directory, { url, token, pid: process.pid })
  return {
    url,
    token,
    miniflare,
    reload: () => miniflare.setOptions(settings(options.port ?? 0)),
    async close() {
      forgetRunning(directory)
      await miniflare.dispose()
    },
  }
}

/** The Worker as `npm run build` leaves it. */
export function builtWorker(): readonly WorkerModule[] {
  return [{ name: 'index.js', contents: readFileSync(script, 'utf8') }]
}

/** What `wrangler.toml` says about the Worker, as wrangler itself reads it. */
export function configuredWorker() {
  const config = unstable_readConfig({ config: join(root, 'wrangler.toml') })
  return { options: unstable_getMiniflareWorkerOptions(config).workerOptions, variables: config.vars }
}

function queueConsumers(maxBatchTimeout: number) {
  const consumers = Object.entries(configuredWorker().options.queueConsumers ?? {})
  return Object.fromEntries(consumers.map(([queue, consumer]) => [queue, { ...consumer, maxBatchTimeout }]))
}

export interface LocalWorker {
  readonly state: string
  readonly modules: readonly WorkerModule[]
  readonly variables: Readonly<Record<string, string | number>>
  /** Further options of Miniflare 4's flat form. */
  readonly [option: string]: unknown
}

/** Miniflare's options for a Worker with the bindings of `wrangler.toml`, its data in `state`. */
export function miniflareOptions({ state, modules, variables, ...others }: LocalWorker): MiniflareOptions {
  const configured = configuredWorker()
  return convertV4MiniflareOptions({
    ...configured.options,
    name: 'perron',
    // Handing over the modules spares Miniflare from parsing the whole bundle for imports.
    modules: modules.map(({ name, contents }) => ({ type: 'ESModule', path: join(dirname(script), name), contents })),
    modulesRoot: dirname(script),
    bindings: { ...configured.variables, ...localSettings, ...variables },
    cf: false,
    resourcePersistencePath: state,
    ...others,
  })
}
