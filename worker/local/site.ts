import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { applyMigrations } from './migrations.ts'
import { forgetRunning, localSecret, noteRunning, stateDirectory } from './state.ts'

export { runningSite } from './state.ts'

export interface SiteOptions {
  /** 0 takes any free port. */
  readonly port?: number
  readonly host?: string
  readonly state?: string
  /** Settings and secrets that differ from the local ones. */
  readonly variables?: Readonly<Record<string, string>>
  readonly quiet?: boolean
}

export interface Site {
  readonly url: string
  readonly token: string
  readonly miniflare: Miniflare
  /** Takes up a new build, data kept. */
  reload(): Promise<void>
  close(): Promise<void>
}

const root = resolve(import.meta.dirname, '../..')

/** The settings of a site on this machine, its secrets apart. */
export const localSettings = {
  ENABLED_LOCALES: 'nl,fr,en,de',
  DEFAULT_LOCALE: 'nl',
  ORIGIN: '',
  MAP_ORIGINS: 'http://localhost:* http://127.0.0.1:*',
  MAP_TILES: '',
  MAP_TILES_ATTRIBUTION: '',
  MAIL_TRANSPORT: 'none',
  MAIL_FROM: 'Perron <info@perron.example>',
  SMTP_HOST: '',
  SMTP_PORT: '',
} as const

/** Starts the built Worker in workerd with its database, cache, queue and files on disk, and brings the database up to date. */
export async function openSite(options: SiteOptions = {}): Promise<Site> {
  const directory = options.state ?? stateDirectory
  const script = join(root, 'dist/worker/index.js')
  if (!existsSync(script)) throw new Error('The Worker is not built yet: run `npm run build` first.')
  mkdirSync(directory, { recursive: true })
  const token = localSecret(directory, 'import')
  const settings = {
    host: options.host ?? '127.0.0.1',
    port: 0,
    log: new Log(options.quiet ? LogLevel.ERROR : LogLevel.WARN),
    ...workerOptions(script, directory),
    bindings: {
      ...localSettings,
      IMPORT_TOKEN: token,
      PLACE_SALT: localSecret(directory, 'place'),
      CAPTCHA_SECRET: localSecret(directory, 'captcha'),
      ...options.variables,
    },
  }
  const miniflare = new Miniflare(settings)
  await miniflare.ready
  await applyMigrations(await miniflare.getD1Database('DB'), join(root, 'migrations'))
  // The port a visitor knows opens only now: until the database is migrated there is nothing to answer with.
  if (options.port) {
    settings.port = options.port
    await miniflare.setOptions(settings)
  }
  const url = (await miniflare.ready).origin
  noteRunning(directory, { url, token, pid: process.pid })
  return {
    url,
    token,
    miniflare,
    reload: () => miniflare.setOptions(settings),
    async close() {
      forgetRunning(directory)
      await miniflare.dispose()
    },
  }
}

/** The same bindings as `wrangler.toml`, on disk. A test holds the two against each other. */
export function workerOptions(script: string, directory: string) {
  return {
    name: 'perron',
    modules: true,
    cf: false,
    modulesRoot: join(root, 'dist/worker'),
    scriptPath: script,
    compatibilityDate: '2026-07-15',
    compatibilityFlags: ['nodejs_compat'],
    d1Databases: { DB: 'perron' },
    kvNamespaces: { LISTINGS: 'listings' },
    r2Buckets: { FILES: 'perron-files' },
    queueProducers: { WORK: { queueName: 'perron-work' } },
    queueConsumers: {
      'perron-work': { maxBatchSize: 10, maxBatchTimeout: 1, maxRetries: 5, retryDelay: 10, deadLetterQueue: 'perron-work-dead' },
      'perron-work-dead': { maxBatchSize: 10, maxBatchTimeout: 5 },
    },
    images: { binding: 'IMAGES' },
    assets: {
      directory: join(root, 'dist/client'),
      binding: 'ASSETS',
      workerName: 'perron',
      routerConfig: { has_user_worker: true },
      assetConfig: { html_handling: 'none', not_found_handling: 'none', headers: { version: 2, rules: headerRules() } },
    },
    d1Persist: join(directory, 'd1'),
    kvPersist: join(directory, 'kv'),
    r2Persist: join(directory, 'r2'),
    cachePersist: join(directory, 'cache'),
    defaultPersistRoot: directory,
  } as const
}

/** `public/_headers` as the assets service takes it; deploying reads the file itself. */
function headerRules(): Record<string, { set: Record<string, string> }> {
  const rules: Record<string, { set: Record<string, string> }> = {}
  let current: Record<string, string> = {}
  for (const line of readFileSync(join(root, 'public/_headers'), 'utf8').split('\n')) {
    const [name = '', ...value] = line.split(':')
    if (line.startsWith('/')) {
      current = {}
      rules[line.trim()] = { set: current }
    } else if (value.length > 0) {
      current[name.trim()] = value.join(':').trim()
    }
  }
  return rules
}
