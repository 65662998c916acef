import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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
  const site: Site = await openSite({ state, variables, quiet: true })
  const db = await site.miniflare.getD1Database('DB')
  return {
    url: site.url,
    token: site.token,
    state,
    miniflare: site.miniflare,
    db,
    kv: await site.miniflare.getKVNamespace('LISTINGS'),
    /** Asks as a visitor would, without following redirects. */
    fetch(path: string, init: RequestInit = {}): Promise<Response> {
      return fetch(new URL(path, site.url), { redirect: 'manual', ...init })
    },
    /** A page's HTML. */
    async html(path: string, init: RequestInit = {}): Promise<string> {
      return (await fetch(new URL(path, site.url), { redirect: 'manual', ...init })).text()
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
      rmSync(state, { recursive: true, force: true })
    },
  }
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
