import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { openMailbox } from '#worker/local/mailbox.ts'
import { applyMigrations } from '#worker/local/migrations.ts'
import { miniflareOptions } from '#worker/local/site.ts'
import type { Chance } from '../chance.ts'
import { aroundWorker } from '../pool/worker-modules.ts'
import { type Cut, openCuttingProxy } from './cutting-proxy.ts'
import { workerdOf } from './workerd.ts'

const root = resolve(import.meta.dirname, '../..')

const maxTries = 5

/** What signs captchas here, so that tests may make them. */
export const knownSecret = 'known to these tests alone'

export interface Faultiness {
  readonly state: string
  /** Decides what goes wrong between the site and the mail server. */
  readonly chance: Chance
  /** Of a fault at each call, 0 to 1. */
  readonly likelihood: number
}

/**
 * A site of which any call to the database, the queue, the cache and the bucket may go wrong and whose mail server is cut off now and
 * then; it may be killed at any moment, and started again on what it has kept. Real HTTP, real SMTP, real workerd.
 */
export async function openFaultySite({ state, chance, likelihood }: Faultiness) {
  const directory = join(state, 'mailbox')
  const mailbox = await openMailbox(directory)
  const cuts = { none: 0, before: 0, after: 0, slow: 0 }
  let cutNext: Cut | null = null
  const proxy = await openCuttingProxy(mailbox.port, () => {
    const cut = cutNext ?? (chance.happens(likelihood) ? chance.pick(['before', 'slow'] as const) : 'none')
    cutNext = null
    cuts[cut] += 1
    return cut
  })
  const met: Record<string, number> = {}
  let starts = 0
  let running: Miniflare | null = null

  async function start(): Promise<Miniflare> {
    starts += 1
    const miniflare = new Miniflare(
      miniflareOptions({
        state,
        modules,
        variables: {
          MAIL_TRANSPORT: 'smtp',
          SMTP_HOST: '127.0.0.1',
          SMTP_PORT: String(proxy.port),
          IMPORT_TOKEN: knownSecret,
          PLACE_SALT: knownSecret,
          SIGNING_SECRET: knownSecret,
          SEED: starts,
          LIKELIHOOD: likelihood,
        },
        assets: undefined,
        log: new Log(LogLevel.NONE),
        // Every injected fault is logged at length.
        handleStructuredLogs: () => undefined,
      }),
    )
    await miniflare.ready
    if (starts === 1) await applyMigrations(await miniflare.getD1Database('DB'), join(root, 'migrations'))
    return miniflare
  }

  async function site(): Promise<Miniflare> {
    running ??= await start()
    return running
  }

  /** What the running process has met; what those before it had met is in `met`. */
  async function metByNow(): Promise<Readonly<Record<string, number>>> {
    const answer = await fetch(new URL('/-met', await (await site()).ready))
    const now = Object.entries<number>(await answer.json())
    return { ...met, ...Object.fromEntries(now.map(([name, times]) => [name, (met[name] ?? 0) + times])) }
  }

  await site()
  return {
    cuts,
    async fetch(path: string, init: RequestInit = {}): Promise<Response> {
      return fetch(new URL(path, await (await site()).ready), { redirect: 'manual', ...init })
    },
    /** Asks the database itself, without any fault of ours; a question that changes something may be asked again. */
    async query<Row>(statement: string): Promise<readonly Row[]> {
      for (let tries = 1; ; tries += 1) {
        try {
          return (await (await (await site()).getD1Database('DB')).prepare(statement).all<Row>()).results
        } catch (error) {
          if (tries >= maxTries) throw error
          await new Promise((resolve) => setTimeout(resolve, 200))
        }
      }
    },
    /** How often each kind of fault has happened at each place. */
    met: metByNow,
    /** The next mail is taken by a server that hangs up before it says so. */
    cutNextAfter(): void {
      cutNext = 'after'
    },
    /** Ends the process in mid-work, without a word, and starts the site again. */
    async kill(): Promise<void> {
      Object.assign(met, await metByNow())
      const killed = await site()
      for (const pid of workerdOf(process.pid)) process.kill(pid, 'SIGKILL')
      running = await killed.dispose().then(start, start)
    },
    /** What the clock starts: mails that should have been sent. */
    async rescue(): Promise<void> {
      await (await (await site()).getWorker()).scheduled({ cron: '*/5 * * * *' })
    },
    /** The Message-IDs of every mail that came, once for each time it came. */
    received(): readonly string[] {
      const names = readdirSync(directory).filter((name) => name.endsWith('.eml'))
      return names.map((name) => /^Message-ID: *(?:\r\n )?<([^>]*)>/im.exec(readFileSync(join(directory, name), 'latin1'))?.[1] ?? name)
    },
    async [Symbol.asyncDispose]() {
      await running?.dispose()
      await proxy.close()
      await mailbox.close()
    },
  }
}

export type FaultySite = Awaited<ReturnType<typeof openFaultySite>>

/** The faulty Worker and what it is made of, the entry first. */
const modules = aroundWorker('faults/faulty-worker.ts', 'faults/faulty-database.ts', 'faults/faulty-binding.ts', 'faults/fault.ts', 'chance.ts')
