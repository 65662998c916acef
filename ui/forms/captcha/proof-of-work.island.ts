import { type Challenge, findNumber } from './proof-search.island.ts'

const timeout = 30_000 // ms
/** Shorter than the timeout of the search, because a visitor may be waiting. */
const fetchTimeout = 10_000 // ms
const pause = 500 // ms between the attempts

/**
 * Fetches a challenge, solves it and returns the solution as the server expects it. If anything fails, tries once more with another
 * challenge, in the page instead of a worker. Rejects if that fails too.
 */
export async function solveChallenge(): Promise<string> {
  return attempt(findInWorker).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return attempt(findNumber)
  })
}

async function attempt(find: (challenge: Challenge) => Promise<number>): Promise<string> {
  const answer = await fetch('/captcha', { signal: AbortSignal.timeout(fetchTimeout) })
  if (!answer.ok) throw new Error(`No challenge: ${answer.status}`)
  const { algorithm, challenge, salt, signature, maxnumber }: Challenge = await answer.json()
  const number = await find({ algorithm, challenge, salt, signature, maxnumber })
  if (number < 0) throw new Error('No solution')
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}

function findInWorker(challenge: Challenge): Promise<number> {
  const worker = new Worker(new URL('./proof-worker.island.ts', import.meta.url), { type: 'module' })
  const found = new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data)
    worker.onerror = () => reject(new Error('The worker failed'))
    setTimeout(() => reject(new Error('The challenge timed out')), timeout)
  })
  worker.postMessage(challenge)
  return found.finally(() => worker.terminate())
}
