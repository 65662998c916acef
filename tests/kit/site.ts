import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import PostalMime, { type Email } from 'postal-mime'
import type { Agency } from '#db/model/agency/agency.ts'
import { isLocale } from '#messages/locales.ts'
import { type Mailbox, openMailbox } from '#worker/local/mailbox/mailbox.ts'
import { openSite, type Site, type WorkerModule } from '#worker/local/site.ts'
import { type CommandResult, importInto, linesOf } from '../feeds/import-into.ts'
import { demoAgency } from './demo-agency.ts'
import { borrowSite, mailboxSettings, type PooledSite, retireSite, returnSite } from './pool/site-pool.ts'
import { saveAgency } from './save-agency.ts'

const root = resolve(import.meta.dirname, '../..')

export type ImportResult = CommandResult

export interface TestSite extends AsyncDisposable {
  readonly url: string
  readonly token: string
  /** The data directory, with the file through which the import command finds the site. */
  readonly state: string
  readonly miniflare: Site['miniflare']
  readonly db: D1Database
  readonly kv: PooledSite['kv']
  readonly mailbox: Mailbox
  /** Every received mail, oldest first; waits until the outbox is empty. */
  mails(): Promise<readonly Email[]>
  /** Requests a path as a visitor, without following redirects. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** A page's HTML. */
  html(path: string, init?: RequestInit): Promise<string>
  /** Imports a feed in this process, as the command does: an object (sent as JSON) or the file's text or bytes. */
  importFeed(feed: object | string | Uint8Array, options?: readonly string[], name?: string): Promise<ImportResult>
  importFile(file: string, options?: readonly string[]): Promise<ImportResult>
}

/**
 * An empty site with these settings: one of the vitest worker's running sites, reset. Resetting is quick, so take one wherever a test needs
 * it.
 * @param agency the site's agency, the demo agency by default; null for no agency record
 */
export async function startSite(variables: Readonly<Record<string, string>> = {}, agency: Agency | null = demoAgency): Promise<TestSite> {
  const borrowed = await borrowSite(variables)
  if (agency !== null) await saveAgency(borrowed.db, withLanguages(agency, variables))
  let isBroken = false
  const mailbox: Mailbox = {
    ...borrowed.mailbox,
    close() {
      isBroken = true
      return borrowed.mailbox.close()
    },
  }
  return testSite({ ...borrowed, mailbox }, async () => (isBroken ? retireSite(borrowed) : returnSite(borrowed)))
}

/** A site for one test file, on a copy of another's data, with the Worker as deployed. */
export async function startSiteOn(template: string, variables: Readonly<Record<string, string>> = {}, modules?: readonly WorkerModule[]): Promise<TestSite> {
  const state = mkdtempSync(join(tmpdir(), 'perron-'))
  cpSync(template, state, { recursive: true })
  const mailbox = await openMailbox(join(state, 'mailbox'))
  const site = await openSite({ state, variables: { ...mailboxSettings(mailbox), ...variables }, ...(modules && { modules }), quiet: true })
  const [db, kv] = await Promise.all([site.miniflare.getD1Database('DB'), site.miniflare.getKVNamespace('LISTINGS')])
  return testSite({ site, state, mailbox, db, kv }, async () => {
    await site.close()
    await mailbox.close()
    rmSync(state, { recursive: true, force: true })
  })
}

type Parts = Pick<PooledSite, 'site' | 'state' | 'mailbox' | 'db' | 'kv'>

function testSite({ site, state, mailbox, db, kv }: Parts, end: () => Promise<void>): TestSite {
  return {
    url: site.url,
    token: site.token,
    state,
    miniflare: site.miniflare,
    db,
    kv,
    mailbox,
    async mails() {
      await outboxEmpty(db)
      return Promise.all(mailbox.names().map((name) => PostalMime.parse(mailbox.read(name) ?? '')))
    },
    fetch: async (path, init = {}) => read(await fetch(new URL(path, site.url), { redirect: 'manual', ...init, headers: ownHeaders(init.headers) })),
    async html(path, init = {}) {
      return (await this.fetch(path, init)).text()
    },
    importFeed(feed, options = [], name = 'feed.json') {
      const file = join(state, name)
      writeFileSync(file, typeof feed === 'string' || feed instanceof Uint8Array ? feed : JSON.stringify(feed))
      return this.importFile(file, options)
    },
    importFile: (file, options = []) => importInto(site, [file, ...options]),
    [Symbol.asyncDispose]: end,
  }
}

/** The record's languages win over the settings, so a test that sets those changes both. */
function withLanguages(agency: Agency, { ENABLED_LOCALES, DEFAULT_LOCALE }: Readonly<Record<string, string>>): Agency {
  const enabled = ENABLED_LOCALES?.split(',').filter(isLocale) ?? agency.languages.enabled
  return { ...agency, languages: { enabled, default: isLocale(DEFAULT_LOCALE) ? DEFAULT_LOCALE : agency.languages.default } }
}

/** A new connection for each request: a kept-alive one may be closed just as it is reused. Not compressed, which would cost a tenth of a test's time. */
function ownHeaders(given: RequestInit['headers']): Headers {
  const headers = new Headers(given)
  headers.set('Connection', 'close')
  if (!headers.has('Accept-Encoding')) headers.set('Accept-Encoding', 'identity')
  return headers
}

/** A response whose body has arrived: undici fails if a connection ends before a test has read it. */
async function read(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer()
  const { status, statusText, headers } = answer
  return new Response([204, 205, 304].includes(status) ? null : body, { status, statusText, headers })
}

const maxWaitLength = 30_000

/** Mails in the outbox, and recipients of mailings that are being sent. */
const unsent = `SELECT (SELECT count(*) FROM outbox WHERE state IN ('waiting', 'sending')) + (SELECT count(*) FROM mailing_recipients
  WHERE state = 'waiting' AND mailing_id IN (SELECT id FROM mailings WHERE state = 'sending')) AS count`

async function outboxEmpty(db: D1Database): Promise<void> {
  for (const end = Date.now() + maxWaitLength; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const left = await db.prepare(unsent).first<{ count: number }>()
    if (left?.count === 0) return
  }
  const { results } = await db.prepare("SELECT id, state, attempts, error FROM outbox WHERE state IN ('waiting', 'sending')").all()
  throw new Error(`These mails were not sent: ${JSON.stringify(results)}`)
}

/** Runs the real import command in its own process. */
export function runImport(state: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<ImportResult> {
  return runCommand('import/import', state, args, environment)
}

/** Runs a command of `worker/local/` in its own process. */
export function runCommand(
  name: 'import/import' | 'commands/run',
  state: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((done, failed) => {
    const command = spawn(process.execPath, [join(root, `worker/local/${name}.ts`), ...args], {
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

/** A response's text without the port of the site, whose digits may happen to be those of a house number. */
export function withoutPort({ url }: Pick<TestSite, 'url'>, text: string): string {
  return text.replaceAll(new URL(url).port, '')
}
