import type { Fetcher, KVNamespace, Queue, R2Bucket } from '@cloudflare/workers-types'
import { drizzle } from 'drizzle-orm/d1'
import { vi } from 'vitest'
import type { SyncCounts, SyncCursor, SyncError, SyncMode } from '#db/model/feeds/sync-run.ts'
import type { ViewMessage } from '#db/model/views/page-view.ts'
import * as schema from '#db/schema.ts'
import type { Env } from '#worker/env.ts'
import { continueRun } from '#worker/feeds/sync/continue-run.ts'
import { startRun } from '#worker/feeds/sync/start-run.ts'
import type { Work } from '#worker/site/queue.ts'
import type { FeedRecord } from '../kit/factories.ts'
import { memoryDatabase } from '../kit/memory-database.ts'

export interface SyncCall {
  readonly endpoint: string
  readonly parameters: Readonly<Record<string, string | number>>
}
/** What the service answers: a value, a response of its own, or nothing, for which it has an empty list. */
type Answers = (call: SyncCall) => unknown

interface Sent {
  readonly body: Work
  readonly delay: number | undefined
}

interface StoredRun {
  readonly id: string
  readonly state: string
  readonly step: number
  readonly counts: string
  readonly error: string | null
  readonly cursor: string
}

/** A site in this process that synchronises with a CRM, whose service is asked by `fetch`. */
export function aSyncSite(variables: Partial<Env> = {}) {
  const d1 = memoryDatabase()
  const kept = new Map<string, string>()
  const kv: KVNamespace = Object.create({ get: async (name: string) => kept.get(name) ?? null, put: async () => undefined, delete: async () => undefined })
  const sent: Sent[] = []
  const work: Queue<Work> = Object.create({
    send: async (body: Work, options?: { delaySeconds?: number }) => void sent.push({ body, delay: options?.delaySeconds }),
    sendBatch: async (messages: Iterable<{ body: Work }>) => void sent.push(...[...messages].map(({ body }) => ({ body, delay: undefined }))),
  })
  const [files, views, assets]: [R2Bucket, Queue<ViewMessage>, Fetcher] = [Object.create(null), Object.create(null), Object.create(null)]
  const env: Env = {
    ...{ DB: d1, LISTINGS: kv, FILES: files, WORK: work, VIEWS: views, MAILINGS: work, ASSETS: assets },
    ...{ ENABLED_LOCALES: 'nl', DEFAULT_LOCALE: 'nl', ORIGIN: 'https://agency.example', PLACE_SALT: 'sixteen characters' },
    ...{ IMPORT_TOKEN: 'sixteen-characters', SIGNING_SECRET: 'sixteen characters' },
    ...{ OMNICASA_BASE: 'https://crm.example/Service.svc/', OMNICASA_NAME: 'perron-immo', OMNICASA_PASSWORD: 'nooit-in-een-log', OMNICASA_PAUSE: '0' },
    ...{ WHISE_PAUSE: '0', SWEEPBRIGHT_PAUSE: '0' },
    ...variables,
  }
  const calls: SyncCall[] = []
  const rows = async (query: string) => (await d1.prepare(query).all()).results

  /** Takes the messages of a run until there is none, or until the step fails. */
  async function carryOn(answers: Answers, now: Date): Promise<void> {
    using _ = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => answerTo(callIn(String(input)), answers, calls))
    for (let next = nextStep(sent); next !== undefined; next = nextStep(sent)) await continueRun(env, next, now)
  }
  return {
    ...{ d1, db: drizzle(d1, { schema }), env, sent, calls, rows, carryOn },
    /** The last run; undefined before the first. */
    async run() {
      const run = await d1.prepare('SELECT * FROM sync_runs ORDER BY started_at DESC, rowid DESC LIMIT 1').first<StoredRun>()
      if (run === null) return undefined
      const [counts, error, cursor]: [SyncCounts, SyncError | null, SyncCursor] = JSON.parse(`[${run.counts}, ${run.error}, ${run.cursor}]`)
      return { ...run, counts, error, cursor }
    },
    /** Begins a run and carries it out. */
    async sync(answers: Answers, now: Date, requested: SyncMode | null = null) {
      calls.length = 0
      const started = await startRun(env, now, 'omnicasa', requested)
      await carryOn(answers, now)
      return started
    },
  }
}

/** Takes the next message of a run out of the queue. */
function nextStep(sent: Sent[]): { readonly run: string; readonly step: number } | undefined {
  const index = sent.findIndex(({ body }) => body.kind === 'sync')
  const [message] = index === -1 ? [] : sent.splice(index, 1)
  return message?.body.kind === 'sync' ? message.body : undefined
}

function callIn(url: string): SyncCall {
  const { pathname, searchParams } = new URL(url)
  const { CustomerName: _, CustomerPassword: __, ...parameters } = JSON.parse(searchParams.get('json') ?? '{}')
  return { endpoint: pathname.replace(/^.*\/|Json$/g, ''), parameters }
}

function answerTo(call: SyncCall, answers: Answers, calls: SyncCall[]): Response {
  calls.push(call)
  const value = answers(call)
  if (value instanceof Response) return value
  return Response.json({ [`${call.endpoint}JsonResult`]: { Code: 0, Message: '', Success: true, Value: value ?? { RowsCount: 0, Items: [] } } })
}

/** A page of a list, as the service answers it. */
export function aPage(records: readonly FeedRecord[], { parameters: { Limit1, Limit2 } }: SyncCall) {
  return { From: Limit1, To: Limit2, RowsCount: records.length, Items: records.slice(Number(Limit1) - 1, Number(Limit2)) }
}
