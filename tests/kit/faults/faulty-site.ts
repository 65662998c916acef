import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { openMailbox } from '#worker/local/mailbox/mailbox.ts'
import { applyMigrations } from '#worker/local/migrations.ts'
import { miniflareOptions } from '#worker/local/site.ts'
import type { Chance } from '../chance.ts'
import { aroundWorker } from '../pool/worker-modules.ts'
import { type Cut, openCuttingProxy } from './cutting-proxy.ts'
import { workerdOf } from './workerd.ts'

const root = resolve(import.meta.dirname, '../../..')

const maxTries = 5
const maxSeed = 1_000_000_000

/** Signs captchas, so that tests can make their own. */
export const knownSecret = 'known-to-these-tests-alone'

export interface Faultiness {
  readonly state: string
  /** Decides what goes wrong at the bindings and between the site and the mail server. */
  readonly chance: Chance
  /** Probability of a fault at each call, 0 to 1. */
  readonly likelihood: number
}

/**
 * A site whose calls to the database, queue, cache and bucket may fail and whose mail connections may be cut. It can
 * be killed at any moment and restarted on its stored state. Uses real HTTP, SMTP and workerd.
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
  /** Its workerd process; the vitest worker may run other sites, which later tests borrow. */
  let own: readonly number[] = []
  let running: Miniflare | null = null

  async function start(): Promise<Miniflare> {
    starts += 1
    const others = workerdOf(process.pid)
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
          SEED: chance.whole(1, maxSeed),
          LIKELIHOOD: likelihood,
        },
        assets: undefined,
        log: new Log(LogLevel.NONE),
        // Every injected fault would be logged at length.
        handleStructuredLogs: () => undefined,
      }),
    )
    await miniflare.ready
    own = workerdOf(process.pid).filter((pid) => !others.includes(pid))
    if (own.length === 0) throw new Error('The site runs without its own workerd')
    if (starts === 1) await applyMigrations(await miniflare.getD1Database('DB'), join(root, 'migrations'))
    return miniflare
  }

  async function site(): Promise<Miniflare> {
    running ??= await start()
    return running
  }

  /** Fault counts including the running process; `met` holds those of earlier processes. */
  async function countFaults(): Promise<Readonly<Record<string, number>>> {
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
    /** Queries the database without injected faults; retries, so a statement must be idempotent. */
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
    /** How often each kind of fault has occurred in each place. */
    met: countFaults,
    /** Makes the server disconnect after accepting the next mail, before confirming it. */
    cutNextAfter(): void {
      cutNext = 'after'
    },
    /** Kills the process in the middle of its work and restarts the site. */
    async kill(): Promise<void> {
      Object.assign(met, await countFaults())
      const killed = await site()
      for (const pid of own) process.kill(pid, 'SIGKILL')
      running = await killed.dispose().then(start, start)
    },
    /** Runs the cron job that sends overdue mails. */
    async rescue(): Promise<void> {
      await (await (await site()).getWorker()).scheduled({ cron: '*/5 * * * *' })
    },
    /** The Message-ID of every received mail, once for each delivery. */
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

/** The modules of the faulty Worker, the entry first. */
const modules = aroundWorker('faults/faulty-worker.ts', 'faults/faulty-database.ts', 'faults/faulty-binding.ts', 'faults/fault.ts', 'chance.ts')
