import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Env } from '#worker/env.ts'
import { muteErrors } from '../../../tests/kit/faults/muted-errors.ts'
import { memoryDatabase } from '../../../tests/kit/memory-database.ts'
import { memoryKv } from '../../../tests/kit/memory-kv.ts'
import { anyPage } from './page-fault.ts'
import { renderCanariesBy, tryPages } from './try-pages.ts'

// Other files of the same process test without an app.
afterEach(() => renderCanariesBy(null))

const database = memoryDatabase()
const { kv, entries } = memoryKv()
const present = [{ table: 'articles', rows: 'SELECT key, state, head, body, changed_at, removed_at FROM main.articles' }]
const after = [
  { table: 'articles', rows: "SELECT 'tip' AS key, 'published' AS state, '{}' AS head, '[]' AS body, '2026-01-01' AS changed_at, NULL AS removed_at" },
]
const env: Env = Object.assign(Object.create(null), {
  DB: database,
  LISTINGS: kv,
  FILES: {},
  WORK: {},
  VIEWS: {},
  MAILINGS: {},
  ORIGIN: 'https://www.perron.example',
})
muteErrors()

let requested: string[] = []
let broken = new Set<string>()

/** A site whose pages show how many articles there are, and write. */
async function site(request: Request, { DB, LISTINGS }: Env): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { count } = (await DB.prepare('SELECT count(*) AS count FROM articles').first<{ count: number }>()) ?? { count: 0 }
  requested.push(`${pathname} ${count}`)
  await LISTINGS.put('seen', pathname)
  await DB.prepare("INSERT OR IGNORE INTO refused_records VALUES ('omnicasa', 'listing', 1, '', '')").run()
  if (pathname === '/old/') return new Response(null, { status: 301, headers: { Location: '/nl/' } })
  if (broken.has(`${pathname} ${count}`)) return new Response('', { status: 500 })
  return new Response(`<html><main><h1>Tips</h1>${count}</main></html>`)
}

const pagesAt = (...paths: readonly string[]) => paths.map((path) => ({ path, isNew: false, expected: anyPage }))
const tried = (...paths: readonly string[]) => tryPages(env, pagesAt(...paths), after, present)

beforeEach(async () => {
  renderCanariesBy(site)
  await database.prepare('DELETE FROM refused_records').run()
  entries.clear()
  requested = []
  broken = new Set()
})

test('a page is rendered as it is and as it would be, behind its redirect too', async () => {
  expect(await tried('/nl/', '/old/')).toEqual([])
  expect(requested).toEqual(['/nl/ 0', '/nl/ 1', '/old/ 0', '/nl/ 0', '/old/ 1', '/nl/ 1'])
})

test('a page that fails under the publication alone is found', async () => {
  broken = new Set(['/nl/ 1'])
  expect(await tried('/nl/', '/fr/')).toMatchObject([{ page: { path: '/nl/' }, fault: 'error' }])
})

test('a page that fails because of the overlay is no fault of the publication', async () => {
  broken = new Set(['/nl/ 0', '/nl/ 1'])
  expect(await tried('/nl/')).toEqual([])
})

test('a page that throws is found, and the others are tried', async () => {
  broken = new Set(['/nl/ 1'])
  renderCanariesBy(async (request, given) => {
    const answer = await site(request, given)
    if (answer.status === 500) throw new Error('no page')
    return answer
  })
  expect(await tried('/nl/', '/fr/')).toMatchObject([{ page: { path: '/nl/' }, fault: 'error' }])
  expect(requested).toContain('/fr/ 1')
})

test('a page whose stream breaks is found', async () => {
  renderCanariesBy(async (request, given) => {
    const answer = await site(request, given)
    const isNext = requested.at(-1) === '/nl/ 1'
    return isNext ? new Response(new ReadableStream({ pull: (stream) => stream.error(new Error('no page')) })) : answer
  })
  expect(await tried('/nl/', '/fr/')).toMatchObject([{ page: { path: '/nl/' }, fault: 'error' }])
})

test('a page that does not end under the publication is found, and the others are tried', async () => {
  renderCanariesBy(async (request, given) => {
    const answer = await site(request, given)
    return requested.at(-1) === '/nl/ 1' ? new Promise<Response>(() => undefined) : answer
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const found = tried('/nl/', '/fr/')
  await vi.advanceTimersByTimeAsync(6_000)
  vi.useRealTimers()
  expect(await found).toMatchObject([{ page: { path: '/nl/' }, fault: 'error' }])
  expect(requested).toContain('/fr/ 1')
})

test('after ten seconds the rest is not tried', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  renderCanariesBy(async (request, given) => {
    const answer = await site(request, given)
    vi.setSystemTime(Date.now() + 4_000)
    return answer
  })
  const found = await tried('/nl/', '/fr/', '/en/')
  vi.useRealTimers()
  expect([found, requested]).toEqual([[], ['/nl/ 0', '/nl/ 1', '/fr/ 0', '/fr/ 1']])
})

test('what a page writes while it is tried is not stored', async () => {
  await tried('/nl/')
  expect([await database.prepare('SELECT count(*) AS count FROM refused_records').first(), entries.size]).toEqual([{ count: 0 }, 0])
})

test('at most fifty pages are rendered', async () => {
  await tried(...Array.from({ length: 40 }, (_, at) => `/nl/${at}/`))
  expect(requested).toHaveLength(50)
})
