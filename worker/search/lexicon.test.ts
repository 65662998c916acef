import type { Fetcher } from '@cloudflare/workers-types'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readWords } from '#messages/sentences/words-file.ts'
import { openLexicon } from './lexicon.ts'

const answered = () => new Response(JSON.stringify(readWords()))
const missing = () => new Response(null, { status: 404 })

/** Deployed files whose answers come in this order, the last one again and again. */
function assetsThat(...answers: readonly (() => Response | Promise<Response>)[]) {
  const fetch = vi.fn(async () => (answers[Math.min(fetch.mock.calls.length, answers.length) - 1] ?? missing)())
  const ASSETS: Fetcher = Object.create({ fetch })
  return { ASSETS, fetch }
}

let log: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  log.mockRestore()
})

describe('the words of sentences', () => {
  test('are read once in an isolate, and compiled once for requests that come together', async () => {
    const { ASSETS, fetch } = assetsThat(answered)
    const [one, other] = await Promise.all([openLexicon({ ASSETS }), openLexicon({ ASSETS })])
    expect(one?.phrases.get('huis')).toBeDefined()
    expect(other).toBe(one)
    const before = fetch.mock.calls.length
    expect(await openLexicon({ ASSETS })).toBe(one)
    expect(fetch.mock.calls.length).toBe(before)
  })

  test.each([
    ['missing', missing],
    ['no JSON', () => new Response('<html>')],
    ['other JSON', () => new Response('{}')],
    ['out of reach', () => Promise.reject(new Error('unreachable'))],
  ])('that are %s are reported once and asked for again', async (_, failure) => {
    const { ASSETS } = assetsThat(failure, failure, answered)
    expect(await openLexicon({ ASSETS })).toBeNull()
    expect(await openLexicon({ ASSETS })).toBeNull()
    expect(log).toHaveBeenCalledTimes(1)
    expect(await openLexicon({ ASSETS })).not.toBeNull()
  })

  test('of a site that is run without its files are missing', async () => {
    expect(await openLexicon({ ASSETS: undefined })).toBeNull()
    expect(log).toHaveBeenCalledTimes(1)
  })

  test('that do not come hold a request up for three seconds', async () => {
    vi.useFakeTimers()
    const { ASSETS } = assetsThat(() => new Promise(() => undefined), answered)
    const opening = openLexicon({ ASSETS })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await opening).toBeNull()
    expect(log).toHaveBeenCalledTimes(1)
    expect(await openLexicon({ ASSETS })).not.toBeNull()
  })
})
