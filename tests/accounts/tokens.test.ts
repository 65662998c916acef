import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type } from 'arktype'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TokenScope, tokenScopes } from '#db/model/accounts/token-scope.ts'
import { tokenCommand } from '#worker/local/commands/token-command.ts'
import type { CommandResult } from '../feeds/import-into.ts'
import { isFull } from '../full.ts'
import { runCommand, startSite, type TestSite } from '../kit/site.ts'

const Made = type({ token: 'string' })

let site: TestSite
const tokens = new Map<TokenScope, string>()
beforeAll(async () => {
  site = await startSite({ MAIL_TRANSPORT: 'none' })
  for (const scope of tokenScopes) tokens.set(scope, await make(`only-${scope}`, [scope]))
})
afterAll(() => site[Symbol.asyncDispose]())

function ask(method: string, path: string, token: string | null, body?: string): Promise<Response> {
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` }
  return site.fetch(path, { method, headers, ...(body === undefined ? {} : { body }) })
}

async function make(name: string, scopes: readonly string[]): Promise<string> {
  const answer = await ask('POST', '/tokens', site.token, JSON.stringify({ name, scopes }))
  expect(answer.status).toBe(201)
  return Made.assert(await answer.json()).token
}

async function rows() {
  const { results } = await site.db.prepare('SELECT * FROM api_tokens ORDER BY name').all<Record<string, string | null>>()
  return results
}

/** Every endpoint that requires a token, with a request that changes nothing. */
const endpoints: readonly (readonly [scope: TokenScope, method: string, path: string, body: string | undefined])[] = [
  ['import', 'POST', '/import', '{}'],
  ['import', 'POST', '/import/none/records', '{}'],
  ['import', 'POST', '/import/none/finish', '{}'],
  ['import', 'DELETE', '/import/none', undefined],
  ['import', 'POST', '/import/statistics', '{}'],
  ['import', 'POST', '/import/categories', '{}'],
  ['content', 'GET', '/testimonials/all', undefined],
  ['content', 'POST', '/testimonials', ''],
  ['content', 'GET', '/documents/property/4001', undefined],
  ['content', 'GET', '/documents/property/4001/epc', undefined],
  ['content', 'PUT', '/documents/property/4001/epc', ''],
  ['content', 'DELETE', '/documents/property/4001/epc', undefined],
  ['content', 'POST', '/newsletter', '{}'],
  ['content', 'POST', '/agency', ''],
  ['content', 'GET', '/compliance', undefined],
  ['content', 'GET', '/content', undefined],
  ['content', 'POST', '/content', ''],
  ['office', 'GET', '/calendar/elsewhere', undefined],
  ['office', 'PUT', '/calendar/elsewhere/2026-12-24', '{}'],
  ['office', 'DELETE', '/calendar/elsewhere/2026-12-24', undefined],
  ['office', 'GET', '/owners', undefined],
  ['office', 'POST', '/owners', '{}'],
  ['office', 'POST', '/owners/resend', '{}'],
  ['office', 'DELETE', '/owners', '{}'],
  ['office', 'GET', '/owner-records/listing/4001', undefined],
  ['office', 'PATCH', '/owner-records/communications/none', '{}'],
  ['office', 'PATCH', '/owner-records/visits/none', '{}'],
  ['office', 'POST', '/owner-records/communications/none/answer', '{}'],
  ['office', 'GET', '/sync', undefined],
  ['office', 'GET', '/health/ready', undefined],
  ['office', 'POST', '/sync', '{}'],
  ['privacy', 'POST', '/privacy/export', '{}'],
  ['privacy', 'POST', '/privacy/erase', '{}'],
  ['privacy', 'GET', '/privacy/consents', undefined],
  ['privacy', 'GET', '/files/none', undefined],
  ['mail', 'GET', '/mail', undefined],
  ['mail', 'POST', '/mail/replay', ''],
]

describe.each(endpoints)('scope %s: %s %s', (needed, method, path, body) => {
  test('an endpoint accepts its scope and the bootstrap token', async () => {
    for (const token of [tokens.get(needed) ?? '', site.token]) expect([401, 403, 500]).not.toContain((await ask(method, path, token, body)).status)
  })

  test('an endpoint answers 403 to every other scope', async () => {
    for (const scope of tokenScopes.filter((each) => each !== needed)) {
      const answer = await ask(method, path, tokens.get(scope) ?? '', body)
      expect([scope, answer.status]).toEqual([scope, 403])
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    }
  })

  // A GET of a document without a token is a visitor's request, which gets a page.
  test.skipIf(method === 'GET' && path.endsWith('/epc'))('an endpoint answers 401 without a token', async () => {
    const answer = await ask(method, path, null, body)
    expect([answer.status, answer.headers.get('WWW-Authenticate'), answer.headers.get('Cache-Control')]).toEqual([401, 'Bearer', 'no-store'])
  })
})

describe('a token', () => {
  test.each(['', 'Basic abc', 'Bearer', 'Bearer ', 'Bearer two words', 'Bearer ünicode', `Bearer ${'x'.repeat(43)}`, `Bearer ${'y'.repeat(9000)}`])(
    'gives the same answer when missing, malformed or unknown: %.20j',
    async (Authorization) => {
      const answer = await site.fetch('/mail', { headers: Authorization === '' ? {} : { Authorization: encodeURI(Authorization).replaceAll('%20', ' ') } })
      expect([answer.status, await answer.json()]).toEqual([401, { error: 'a valid token is needed' }])
    },
  )

  test('a token is stored only as a hash', async () => {
    const token = await make('hashed', ['mail', 'import'])
    expect(token).toMatch(/^[\w-]{43}$/)
    const stored = (await rows()).find(({ name }) => name === 'hashed')
    expect(stored).toMatchObject({ hash: createHash('sha256').update(token).digest('hex'), scopes: '["import","mail"]', revoked_at: null })
    expect(JSON.stringify(await rows())).not.toContain(token)
  })

  test('a token grants all of its scopes and nothing else', async () => {
    const token = await make('two', ['office', 'mail'])
    expect((await ask('GET', '/mail', token)).status).toBe(200)
    expect((await ask('GET', '/calendar/elsewhere', token)).status).toBe(404)
    expect((await ask('POST', '/privacy/export', token, '{}')).status).toBe(403)
  })

  test('the use of a token is recorded once an hour', async () => {
    const token = await make('used', ['mail'])
    const lastUse = async () => (await rows()).find(({ name }) => name === 'used')?.last_used_at
    const setLastUse = (minutesAgo: number) =>
      site.db
        .prepare("UPDATE api_tokens SET last_used_at = ? WHERE name = 'used'")
        .bind(new Date(Date.now() - minutesAgo * 60_000).toISOString())
        .run()
    expect(await lastUse()).toBeNull()
    await ask('GET', '/mail', token)
    expect(Date.now() - Date.parse((await lastUse()) ?? '')).toBeLessThan(60_000)
    await setLastUse(59)
    const noted = await lastUse()
    await ask('GET', '/mail', token)
    expect(await lastUse()).toBe(noted)
    await setLastUse(61)
    await ask('GET', '/mail', token)
    expect(Date.now() - Date.parse((await lastUse()) ?? '')).toBeLessThan(60_000)
  })

  test('a token is refused once revoked, and its name can be reused', async () => {
    const token = await make('revoked', ['mail'])
    expect((await ask('POST', '/tokens', site.token, JSON.stringify({ name: 'revoked', scopes: ['mail'] }))).status).toBe(409)
    expect((await ask('DELETE', '/tokens/revoked', site.token)).status).toBe(204)
    expect((await ask('GET', '/mail', token)).status).toBe(401)
    expect((await ask('DELETE', '/tokens/revoked', site.token)).status).toBe(404)
    expect((await ask('GET', '/mail', await make('revoked', ['mail']))).status).toBe(200)
  })

  test('a token is created, listed and revoked only with the bootstrap token', async () => {
    for (const token of tokens.values()) {
      expect((await ask('GET', '/tokens', token)).status).toBe(403)
      expect((await ask('POST', '/tokens', token, '{"name":"more","scopes":["mail"]}')).status).toBe(403)
      expect((await ask('DELETE', '/tokens/only-mail', token)).status).toBe(403)
    }
    expect((await ask('GET', '/tokens', null)).status).toBe(401)
  })

  test.each([
    '',
    '[]',
    '{"name":"a"}',
    '{"name":"a","scopes":[]}',
    '{"name":"a","scopes":["all"]}',
    '{"name":"","scopes":["mail"]}',
    '{"name":"../a","scopes":["mail"]}',
    '{"name":"a","scopes":["mail"],"hash":"x"}',
  ])('a token cannot be created from %s', async (body) => {
    expect((await ask('POST', '/tokens', site.token, body)).status).toBe(400)
  })
})

describe('npm run token', () => {
  /** Runs the command in this process. @param environment holds IMPORT_TOKEN for a site named with --to */
  async function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<CommandResult> {
    const [lines, errors]: [string[], string[]] = [[], []]
    const status = await tokenCommand(args, {
      print: (text) => lines.push(...text.split('\n').filter((line) => line !== '')),
      printError: (text) => errors.push(text),
      environment,
      openLocal: async () => ({ url: site.url, token: site.token, close: async () => undefined }),
    })
    return { status, lines, errors }
  }

  test('creates a working token, shows it once, lists it without its value, and revokes it', async () => {
    const made = await run(['make', 'crm', '--scopes', 'mail,import'])
    expect(made.status).toBe(0)
    expect(made.lines[0]).toBe('crm (import, mail), shown this once:')
    const token = made.lines[1]?.trim() ?? ''
    expect((await ask('GET', '/mail', token)).status).toBe(200)

    const listed = await run(['list'])
    expect(listed.lines.find((line) => line.startsWith('crm '))).toMatch(/^crm {2}import,mail {2}made .* UTC {2}last used .* UTC$/)
    expect(listed.lines.join()).not.toContain(token)

    expect((await run(['revoke', 'crm'])).lines).toEqual(['crm is revoked.'])
    expect((await ask('GET', '/mail', token)).status).toBe(401)
    expect((await run(['list'])).lines.find((line) => line.startsWith('crm '))).toContain('revoked')
    expect(await run(['revoke', 'crm'])).toMatchObject({ status: 1, errors: ['no token of that name is in use'] })
  })

  test('npm run token works on the site named with --to, with IMPORT_TOKEN', async () => {
    const made = await run(['make', 'afar', '--scopes', 'office', '--to', site.url], { IMPORT_TOKEN: site.token })
    expect([made.status, made.lines[0]]).toEqual([0, 'afar (office), shown this once:'])
    const refused = await run(['list', '--to', site.url], { IMPORT_TOKEN: made.lines[1]?.trim() ?? '' })
    expect([refused.status, refused.errors]).toEqual([1, ['only the bootstrap token may do this']])
  })

  test.runIf(isFull)('npm run token starts the site temporarily if none is running', async () => {
    const state = mkdtempSync(join(tmpdir(), 'perron-token-'))
    expect((await runCommand('commands/run', state, ['token', 'make', 'early', '--scopes', 'import'])).lines[0]).toBe('early (import), shown this once:')
    rmSync(state, { recursive: true })
  })

  test.each([[], ['make', 'a'], ['forget', 'a'], ['list', '--to', 'nowhere']].map((args) => [args]))('npm run token prints its usage for %j', async (args) => {
    const { status, errors } = await run(args)
    expect([status, errors[0]]).toEqual([2, expect.stringContaining('Usage: npm run token')])
  })
})
