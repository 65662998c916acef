import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { bindWorkerd } from './end-with-parent.ts'
import { freePort } from './free-port.ts'
import { localSecrets } from './local-secrets.ts'
import { applyMigrations } from './migrations.ts'
import { moveOldFiles, oldFilesBinding } from './old-files.ts'
import { forgetRunning, makeStateDirectory, noteRunning, stateDirectory } from './state.ts'
import { lockState } from './state-lock.ts'

/** A module of the Worker: JavaScript, or WebAssembly where its name says so. Relative imports between modules go by name. */
export interface WorkerModule {
  readonly name: string
  readonly contents: string | Uint8Array<ArrayBuffer>
}

export interface SiteOptions {
  /** On 127.0.0.1; by default any free one. It opens once the database is migrated. */
  readonly port?: number
  readonly state?: string
  /** Settings and secrets that differ from the local ones. */
  readonly variables?: Readonly<Record<string, string>>
  /** Modules that run in place of the built Worker, the entry first. */
  readonly modules?: readonly WorkerModule[]
  readonly quiet?: boolean
  /** Other commands must not use this site, which ends with the command that started it. */
  readonly isTemporary?: boolean
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

/** Local overrides of the settings in `wrangler.toml`, besides secrets: any local page may embed the map. */
const localSettings = { ORIGIN: 'http://localhost', MAP_ORIGINS: 'http://localhost:* http://127.0.0.1:*' } as const

/**
 * Starts the built Worker in workerd with its database, cache, queue and files on disk, and applies new migrations.
 * Throws StateInUse while another process uses the state directory.
 */
export async function openSite(options: SiteOptions = {}): Promise<Site> {
  const directory = options.state ?? stateDirectory
  if (!existsSync(script)) throw new Error('The Worker is not built yet: run `npm run build` first.')
  makeStateDirectory(directory)
  const lock = lockState(directory)
  try {
    return await openLocked(options, directory, () => lock.release())
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openLocked(options: SiteOptions, directory: string, unlock: () => void, attempts = 3): Promise<Site> {
  bindWorkerd()
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const { FILES_BUCKET, ...secrets } = localSecrets(directory)
  const variables = { ...secrets, ORIGIN: url, ...options.variables }
  const settings = (at: number, oldFiles = {}) =>
    miniflareOptions({
      state: directory,
      modules: options.modules ?? builtWorker(),
      variables,
      r2Buckets: { FILES: FILES_BUCKET, ...oldFiles },
      host: '127.0.0.1',
      port: at,
      ...(options.maxBatchTimeout === undefined ? {} : { queueConsumers: queueConsumers(options.maxBatchTimeout) }),
      log: new Log(options.quiet ? LogLevel.ERROR : LogLevel.WARN),
    })
  // Open the public port only once the database is migrated.
  const oldFiles = oldFilesBinding(directory)
  const miniflare = new Miniflare(settings(options.port ? 0 : port, oldFiles))
  try {
    await miniflare.ready
    await applyMigrations(await miniflare.getD1Database('DB'), join(root, 'migrations'))
    await moveOldFiles(miniflare, directory)
    if (options.port || Object.keys(oldFiles).length > 0) await miniflare.setOptions(settings(port))
  } catch (error) {
    await miniflare.dispose()
    // Another process may have taken the free port in the meantime.
    if (options.port === undefined && attempts > 1 && isPortInUse(error)) return openLocked(options, directory, unlock, attempts - 1)
    throw error
  }
  const token = variables.IMPORT_TOKEN
  if (!options.isTemporary) noteRunning(directory, { url, token, pid: process.pid })
  return {
    url,
    token,
    miniflare,
    reload: () => miniflare.setOptions(settings(port)),
    async close() {
      forgetRunning(directory)
      await miniflare.dispose()
      unlock()
    },
  }
}

function isPortInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_ADDRESS_IN_USE'
}

/** The Worker as `npm run build` leaves it: its module, and those it imports. */
export function builtWorker(): readonly WorkerModule[] {
  const folder = dirname(script)
  const wasm = readdirSync(folder).filter((name) => name.endsWith('.wasm'))
  return [
    { name: 'index.js', contents: readFileSync(script, 'utf8') },
    ...wasm.map((name) => ({ name, contents: new Uint8Array(readFileSync(join(folder, name))) })),
  ]
}

/** What `wrangler.toml` says about the Worker, as wrangler itself reads it. */
export function configuredWorker() {
  // Without the required secrets, which wrangler would look for in the environment: a local site has its own.
  const config = { ...unstable_readConfig({ config: join(root, 'wrangler.toml') }), secrets: undefined }
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

/**
 * V8's flags for workerd. By default each of its isolates (the Worker, and Miniflare's database, bucket and queue) lets garbage grow as if it
 * had the machine to itself. With these, an import peaks a third lower and a page costs the same.
 */
const v8Flags = '--max-semi-space-size=2 --heap-growing-percent=20'

/** Miniflare's options for a Worker with the bindings of `wrangler.toml`, its data in `state`. */
export function miniflareOptions({ state, modules, variables, ...others }: LocalWorker): MiniflareOptions {
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= v8Flags
  const configured = configuredWorker()
  return convertV4MiniflareOptions({
    ...configured.options,
    name: 'perron',
    // Explicit modules spare Miniflare from parsing the whole bundle for imports.
    modules: modules.map(({ name, contents }) => ({ type: name.endsWith('.wasm') ? 'CompiledWasm' : 'ESModule', path: join(dirname(script), name), contents })),
    modulesRoot: dirname(script),
    bindings: { ...configured.variables, ...localSettings, ...variables },
    cf: false,
    resourcePersistencePath: state,
    ...others,
  })
}
