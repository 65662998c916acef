import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import * as schema from '#db/schema.ts'
import { builtWorker, configuredWorker } from '#worker/local/site.ts'
import { startSite, type TestSite } from '../kit/site.ts'

const root = resolve(import.meta.dirname, '../..')

describe('migrations match the Drizzle schema', () => {
  const tables = Object.values<unknown>(schema).flatMap((value) => (is(value, SQLiteTable) ? [getTableConfig(value)] : []))
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site[Symbol.asyncDispose]())

  async function query<Row>(statement: string, ...values: readonly string[]): Promise<Row[]> {
    return (
      await site.db
        .prepare(statement)
        .bind(...values)
        .all<Row>()
    ).results
  }

  test('the full-text indexes are the only virtual tables', async () => {
    const actual = await query<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%'")
    expect(actual.map((table) => table.name).sort()).toEqual(['contact_texts', 'lead_texts', 'listing_texts', 'redirect_texts'])
  })

  test('the tables are the same', async () => {
    const actual = await query<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name NOT LIKE '!_cf!_%' ESCAPE '!' AND name <> 'd1_migrations' AND name NOT GLOB 'contact_texts*' AND name NOT GLOB 'lead_texts*' AND name NOT GLOB 'listing_texts*' AND name NOT GLOB 'redirect_texts*'",
    )
    expect(actual.map((table) => table.name).sort()).toEqual(tables.map((table) => table.name).sort())
  })

  test.each(tables)('$name has the same columns, types, nullability and primary key', async ({ name, columns, primaryKeys }) => {
    const actual = await query<{ name: string; type: string; notnull: number; pk: number }>(
      'SELECT name, type, "notnull", pk FROM pragma_table_info(?) ORDER BY cid',
      name,
    )
    const composite = primaryKeys.flatMap((key) => key.columns.map((column) => column.name))
    const keyed = (column: (typeof columns)[number]) => (column.primary ? 1 : composite.indexOf(column.name) + 1)
    expect(actual.map((column) => ({ name: column.name, type: column.type, notNull: column.notnull === 1 || column.pk > 0, key: column.pk }))).toEqual(
      columns.map((column) => ({
        name: column.name,
        type: column.getSQLType().toUpperCase(),
        notNull: column.notNull || keyed(column) > 0,
        key: keyed(column),
      })),
    )
  })

  test.each(tables)('$name has the same indexes', async ({ name, indexes }) => {
    const actual = await query<{ name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
      name,
    )
    const described = actual.map((index) => ({
      name: index.name,
      columns: /\(([^)]*)\)/
        .exec(index.sql)?.[1]
        ?.split(',')
        .map((part) => part.trim()),
      partial: /\bWHERE\b/i.test(index.sql),
    }))
    const expected = indexes.map(({ config }) => ({
      name: config.name,
      columns: config.columns.map((column) => ('name' in column ? column.name : sqlText(column))),
      partial: config.where !== undefined,
    }))
    const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)
    expect(described.sort(byName)).toEqual(expected.sort(byName))
  })

  test.each(tables)('$name has the same foreign keys', async ({ name, foreignKeys }) => {
    const actual = await query<{ table: string; from: string; to: string; on_delete: string }>(
      'SELECT "table", "from", "to", on_delete FROM pragma_foreign_key_list(?)',
      name,
    )
    const expected = foreignKeys.map((key) => {
      const { columns, foreignColumns, foreignTable } = key.reference()
      return {
        table: getTableConfig(foreignTable).name,
        from: columns[0]?.name,
        to: foreignColumns[0]?.name,
        on_delete: (key.onDelete ?? 'no action').toUpperCase(),
      }
    })
    expect(actual).toEqual(expected)
  })

  test('migration files are applied in the order of their numbers', async () => {
    const files = readdirSync(resolve(root, 'migrations')).sort()
    const numbers = files.map((file) => Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1]))
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
    expect(numbers[0]).toBe(1)
    expect((await query<{ name: string }>('SELECT name FROM d1_migrations ORDER BY id')).map((migration) => migration.name)).toEqual(files)
  })
})

/** The text of an SQL fragment without parameters. */
function sqlText(piece: { readonly queryChunks: readonly unknown[] }): string {
  return piece.queryChunks.map((chunk) => (typeof chunk === 'object' && chunk !== null && 'value' in chunk ? [chunk.value].flat().join('') : '')).join('')
}

/** The part of the Worker's configuration that this test reads. */
interface Deployment {
  readonly name: string
  readonly main: string
  readonly compatibility_date: string
  readonly rules: readonly { readonly type: string; readonly globs: readonly string[] }[]
  readonly compatibility_flags: readonly string[]
  readonly d1_databases: readonly { readonly binding: string; readonly database_name: string }[]
  readonly kv_namespaces: readonly { readonly binding: string }[]
  readonly r2_buckets: readonly { readonly binding: string; readonly bucket_name: string }[]
  readonly images: { readonly binding: string }
  readonly assets: { readonly binding: string; readonly directory: string; readonly html_handling: string; readonly not_found_handling: string }
  readonly queues: {
    readonly producers: readonly { readonly binding: string; readonly queue: string }[]
    readonly consumers: readonly (Readonly<Record<string, string | number>> & { readonly queue: string })[]
  }
  readonly durable_objects: { readonly bindings: readonly unknown[] }
  readonly services: readonly unknown[]
  readonly vectorize: readonly unknown[]
  readonly hyperdrive: readonly unknown[]
  readonly analytics_engine_datasets: readonly unknown[]
  readonly send_email: readonly unknown[]
  readonly workflows: readonly unknown[]
  readonly triggers: { readonly crons: readonly string[] }
  readonly vars: Readonly<Record<string, string>>
  readonly secrets?: { readonly required?: readonly string[] }
  readonly workers_dev?: boolean
  readonly preview_urls?: boolean
}

describe('a local site matches wrangler.toml', () => {
  const config: Deployment = unstable_readConfig({ config: resolve(root, 'wrangler.toml') })
  const local = configuredWorker().options
  const idsOf = (bindings: unknown) => Object.fromEntries(Object.entries<{ readonly id: string }>(Object(bindings)).map(([name, { id }]) => [name, id]))

  test('the runtime is the same', () => {
    expect(config.name).toBe('perron')
    expect(local.compatibilityDate).toBe(config.compatibility_date)
    expect(local.compatibilityFlags).toEqual(config.compatibility_flags)
    const [entry, ...others] = builtWorker()
    expect(entry?.contents).toBe(readFileSync(resolve(root, config.main), 'utf8'))
    expect(others.map(({ name }) => name)).toEqual(['argon2.wasm'])
    expect(config.rules).toContainEqual({ type: 'CompiledWasm', globs: ['**/*.wasm'] })
  })

  test('the bindings are the same, with no others', () => {
    expect(idsOf(local.d1Databases)).toEqual(Object.fromEntries(config.d1_databases.map((each) => [each.binding, each.database_name])))
    expect(Object.keys(local.kvNamespaces ?? {})).toEqual(config.kv_namespaces.map((each) => each.binding))
    expect(idsOf(local.r2Buckets)).toEqual(Object.fromEntries(config.r2_buckets.map((each) => [each.binding, each.bucket_name])))
    expect(local).toMatchObject({ images: { binding: config.images.binding } })
    const others = [
      config.durable_objects.bindings,
      config.services,
      config.vectorize,
      config.hyperdrive,
      config.analytics_engine_datasets,
      config.send_email,
      config.workflows,
    ]
    expect(others.flat()).toEqual([])
  })

  test('the queues and their settings are the same', () => {
    const producers = config.queues.producers
    expect(local.queueProducers).toEqual(Object.fromEntries(producers.map((each) => [each.binding, { queueName: each.queue }])))
    const consumers = config.queues.consumers
    const described = consumers.map((each) => {
      const settings = {
        maxBatchSize: each.max_batch_size,
        maxBatchTimeout: each.max_batch_timeout,
        maxRetries: each.max_retries,
        retryDelay: each.retry_delay,
        deadLetterQueue: each.dead_letter_queue,
      }
      return [each.queue, Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))]
    })
    expect(local.queueConsumers).toEqual(Object.fromEntries(described))
  })

  test('a local site serves the assets of wrangler.toml, with the headers of public/_headers', async () => {
    expect(local.assets).toMatchObject({
      binding: config.assets.binding,
      directory: resolve(root, config.assets.directory),
      assetConfig: { html_handling: config.assets.html_handling, not_found_handling: config.assets.not_found_handling },
    })
    const rules = readFileSync(resolve(root, 'public/_headers'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('/'))
    expect(rules).toEqual(['/*', '/assets/*', '/pictures/*', '/pictures/*.svg'])
    await using site = await startSite()
    const [asset] = readdirSync(resolve(config.assets.directory, 'assets')).filter((name) => name.endsWith('.js'))
    const caching = async (path: string) => {
      const answer = await site.fetch(path)
      await answer.arrayBuffer()
      return answer.headers.get('Cache-Control')
    }
    expect(await caching(`/assets/${asset}`)).toBe('public, max-age=31536000, immutable')
    for (const picture of ['terrace-bruges-11.jpg', 'plan-apartment-1.svg']) expect(await caching(`/pictures/${picture}`)).toBe('public, max-age=2592000')
  })

  test('a local site has the variables and cron schedules of wrangler.toml', async () => {
    await using site = await startSite()
    const bindings = await site.miniflare.getBindings<Readonly<Record<string, unknown>>>()
    // Locally, the site knows its own address, pages on other ports may embed the map, and mails go to the local mailbox.
    const mailbox = { MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(site.mailbox.port) }
    const vars = { ...config.vars, ORIGIN: site.url, MAP_ORIGINS: 'http://localhost:* http://127.0.0.1:*', ...mailbox }
    for (const [name, value] of Object.entries(vars)) expect(bindings[name], name).toBe(value)
    const schedule = readFileSync(resolve(root, 'worker/local/schedule.ts'), 'utf8')
    expect(config.triggers.crons.filter((cron) => !schedule.includes(`'${cron}'`))).toEqual([])
    expect(config.triggers.crons.length).toBeGreaterThan(1)
  })

  test('a deployed site cannot be reached at a workers.dev address', () => {
    expect([config.workers_dev, config.preview_urls]).toEqual([false, false])
  })

  test('each secret of a deployed site exists locally', async () => {
    await using site = await startSite()
    const bindings = await site.miniflare.getBindings<Readonly<Record<string, unknown>>>()
    const named = config.secrets?.required ?? []
    expect(named).toHaveLength(3)
    const documented = [...readFileSync(resolve(root, 'worker/DEPLOY.md'), 'utf8').matchAll(/npx wrangler secret put (\w+)/g)].map(([, name]) => name)
    expect(named).toContain('SIGNING_SECRET')
    expect(documented).toEqual(named)
    const values = named.map((name) => bindings[name])
    for (const value of values) expect(value).toMatch(/^[\w-]{43}$/)
    expect(new Set(values).size).toBe(named.length)
  })
})
