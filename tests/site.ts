import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import PostalMime, { type Email } from 'postal-mime'
import { openMailbox } from '#worker/local/mailbox.ts'
import { openSite, type Site } from '#worker/local/site.ts'

const root = resolve(import.meta.dirname, '..')

export interface ImportResult {
  readonly status: number
  readonly lines: readonly string[]
  readonly errors: readonly string[]
}

/** A site of a test's own: the built Worker in workerd on an empty state directory that goes with the test. */
export async function startSite(variables: Readonly<Record<string, string>> = {}) {
  const state = mkdtempSync(join(tmpdir(), 'perron-'))
  const mailbox = await openMailbox(join(state, 'mailbox'))
  const server = { MAIL_TRANSPORT: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mailbox.port) }
  const site: Site = await openSite({ state, variables: { ...server, ...variables }, quiet: true })
  const db = await site.miniflare.getD1Database('DB')
  return {
    url: site.url,
    token: site.token,
    state,
    miniflare: site.miniflare,
    db,
    kv: await site.miniflare.getKVNamespace('LISTINGS'),
    mailbox,
    /** Every mail that came, the oldest first, once nothing is left to be sent. */
    async mails(): Promise<readonly Email[]> {
      await outboxEmpty(db)
      return Promise.all(mailbox.names().map((name) => PostalMime.parse(mailbox.read(name) ?? '')))
    },
    /** Asks as a visitor would, without following redirects. */
    fetch(path: string, init: RequestInit = {}): Promise<Response> {
      return fetch(new URL(path, site.url), { redirect: 'manual', ...init, headers: onOwnLine(init.headers) })
    },
    /** A page's HTML. */
    async html(path: string, init: RequestInit = {}): Promise<string> {
      return (await this.fetch(path, init)).text()
    },
    /** Runs the real import command on a feed: an object (sent as JSON) or the file's own text or bytes. */
    importFeed(feed: object | string | Uint8Array, options: readonly string[] = [], name = 'feed.json'): Promise<ImportResult> {
      const file = join(state, name)
      writeFileSync(file, typeof feed === 'string' || feed instanceof Uint8Array ? feed : JSON.stringify(feed))
      return this.importFile(file, options)
    },
    importFile(file: string, options: readonly string[] = []): Promise<ImportResult> {
      return runImport(state, [file, ...options])
    },
    async [Symbol.asyncDispose]() {
      await site.close()
      await mailbox.close()
      rmSync(state, { recursive: true, force: true })
    },
  }
}

/** Each request on a line of its own: one that is kept may be hung up just when it is used again. */
function onOwnLine(given: RequestInit['headers']): Headers {
  const headers = new Headers(given)
  headers.set('Connection', 'close')
  return headers
}

const maxWaitLength = 30_000

async function outboxEmpty(db: D1Database): Promise<void> {
  for (const end = Date.now() + maxWaitLength; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const left = await db.prepare("SELECT count(*) AS count FROM outbox WHERE state IN ('waiting', 'sending')").first<{ count: number }>()
    if (left?.count === 0) return
  }
  const { results } = await db.prepare("SELECT id, state, attempts, error FROM outbox WHERE state IN ('waiting', 'sending')").all()
  throw new Error(`These mails were not sent: ${JSON.stringify(results)}`)
}

export type TestSite = Awaited<ReturnType<typeof startSite>>

export function runImport(state: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<ImportResult> {
  return new Promise((done, failed) => {
    const command = spawn(process.execPath, [join(root, 'worker/local/import.ts'), ...args], {
      cwd: root,
      env: { ...process.env, PERRON_STATE: state, ...environment },
    })
    let out = ''
    let err = ''
    command.stdout.on('data', (data) => {
      out += data
    })
    command.stderr.on('data', (data) => {
      err += data
    })
    command.on('error', failed)
    command.on('close', (status) => done({ status: status ?? -1, lines: linesOf(out), errors: linesOf(err) }))
  })
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
