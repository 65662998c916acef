import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { expect, test } from 'vitest'
import { freePort } from '#worker/local/free-port.ts'
import { miniflareOptions, openSite } from '#worker/local/site.ts'
import { isFull } from '../full.ts'
import { startSite } from '../kit/site.ts'

test('a site starting with no data answers without errors before it is ready', async () => {
  const state = mkdtempSync(join(tmpdir(), 'starting-'))
  const port = await freePort()
  const answers = new Set<string>()
  const poll = { stopped: false }
  const polling = keepAsking(`http://127.0.0.1:${port}/nl/`, answers, poll)
  const site = await openSite({ port, state, quiet: true })
  poll.stopped = true
  await polling
  try {
    expect([...answers].filter((answer) => !['closed', '200', '503'].includes(answer))).toEqual([])
    expect((await fetch(`${site.url}/nl/`, { headers: { Connection: 'close' } })).status).toBe(200)
  } finally {
    await site.close()
    rmSync(state, { recursive: true, force: true })
  }
})

test('the files of a local site are only accessible through its Worker', async () => {
  await using site = await startSite()
  await (await site.miniflare.getR2Bucket('FILES')).put('testimonials/one', 'private')
  for (const bucket of ['perron-files', 'FILES', 'files']) {
    expect((await site.fetch(`/cdn-cgi/local/r2/public/${bucket}/testimonials/one`)).status).toBe(404)
  }
})

test.runIf(isFull)('files of an older state directory are moved to a bucket with a secret name', async () => {
  const state = mkdtempSync(join(tmpdir(), 'old-files-'))
  const key = 'photos/0123/original'
  const old = new Miniflare(
    miniflareOptions({ state, modules: [{ name: 'index.js', contents: 'export default {}' }], variables: {}, r2Buckets: { FILES: 'perron-files' } }),
  )
  await (await old.getR2Bucket('FILES')).put(key, 'as it came', { httpMetadata: { contentType: 'image/jpeg' } })
  await old.dispose()
  writeFileSync(join(state, 'secrets.json'), '{"FILES_BUCKET":"perron-files"}')
  const site = await openSite({ state, quiet: true })
  try {
    const moved = await (await site.miniflare.getR2Bucket('FILES')).get(key)
    expect([await moved?.text(), moved?.httpMetadata?.contentType]).toEqual(['as it came', 'image/jpeg'])
    expect((await fetch(`${site.url}/cdn-cgi/local/r2/public/perron-files/${key}`)).status).toBe(404)
  } finally {
    await site.close()
    rmSync(state, { recursive: true, force: true })
  }
})

test('a Worker ahead of its database answers 503 with Retry-After', async () => {
  await using site = await startSite()
  await site.db.prepare('ALTER TABLE projects RENAME TO projects_before').run()
  try {
    const answer = await site.fetch('/en/new-build/')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await answer.text()).toContain('<h1>')
  } finally {
    // The site is lent to other tests too.
    await site.db.prepare('ALTER TABLE projects_before RENAME TO projects').run()
  }
})

/** Polls until stopped; records each status, or that the connection failed. */
async function keepAsking(url: string, answers: Set<string>, poll: { stopped: boolean }): Promise<void> {
  while (!poll.stopped) {
    const status = await fetch(url, { headers: { Connection: 'close' } }).then(
      (answer) => String(answer.status),
      () => 'closed',
    )
    answers.add(status)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
