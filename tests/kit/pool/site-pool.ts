import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { type Mailbox, openMailbox } from '#worker/local/mailbox/mailbox.ts'
import { openSite, type Site } from '#worker/local/site.ts'
import { directDatabase } from './direct-database.ts'
import { emptyState } from './empty-state.ts'
import { aroundWorker } from './worker-modules.ts'

/** A running site and what goes with it, lent to one test or file at a time. */
export interface PooledSite {
  readonly site: Site
  readonly state: string
  readonly mailbox: Mailbox
  readonly db: D1Database
  kv: Awaited<ReturnType<Site['miniflare']['getKVNamespace']>>
  lent: boolean
}

/** Displaced points are the same in every run: a random one may by chance share decimals with the point it hides. */
const placeSalt = 'the-same-in-every-run-of-the-tests-00000000'

// Files of one vitest worker share the process; a module may still be loaded more than once.
const shared: { perronSites?: PooledSite[] } & typeof globalThis = globalThis

function pool(): PooledSite[] {
  if (shared.perronSites) return shared.perronSites
  const sites: PooledSite[] = []
  shared.perronSites = sites
  process.once('exit', () => {
    for (const { state } of sites) rmSync(state, { recursive: true, force: true })
  })
  return sites
}

/** Lends a site with these settings and only the rows that migrations leave behind; starts one if all are lent. */
export async function borrowSite(variables: Readonly<Record<string, string>>): Promise<PooledSite> {
  const sites = pool()
  const idle = sites.find(({ lent }) => !lent)
  if (idle) idle.lent = true
  const borrowed = idle ?? (await start())
  if (!idle) sites.push(borrowed)
  const answer = await fetch(new URL('/-reset', borrowed.site.url), { method: 'POST', body: JSON.stringify(variables) })
  if (!answer.ok) throw new Error(`the site was not reset: ${answer.status} ${await answer.text()}`)
  borrowed.mailbox.guard(null)
  borrowed.mailbox.empty()
  // A test that reloaded the site has invalidated its earlier binding.
  borrowed.kv = await borrowed.site.miniflare.getKVNamespace('LISTINGS')
  return borrowed
}

export function returnSite(borrowed: PooledSite): void {
  borrowed.lent = false
}

/** Shuts down a site that cannot be lent again. */
export async function retireSite(borrowed: PooledSite): Promise<void> {
  const sites = pool()
  sites.splice(sites.indexOf(borrowed), 1)
  await borrowed.site.close()
  await borrowed.mailbox.close()
  rmSync(borrowed.state, { recursive: true, force: true })
}

async function start(): Promise<PooledSite> {
  const state = emptyState()
  const mailbox = await openMailbox(join(state, 'mailbox'))
  const site = await openSite({
    state,
    variables: { ...mailboxSettings(mailbox), PLACE_SALT: placeSalt },
    modules: aroundWorker('pool/resettable-worker.ts', 'pool/counted-trips.ts', 'pool/rows.ts', 'pool/database-call.ts'),
    maxBatchTimeout: 0,
    quiet: true,
  })
  return { site, state, mailbox, db: directDatabase(site.url), kv: await site.miniflare.getKVNamespace('LISTINGS'), lent: true }
}

export function mailboxSettings({ port }: Mailbox): Readonly<Record<string, string>> {
  return { MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port) }
}
