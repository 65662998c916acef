import type { Challenge } from './proof-worker.ts'

const timeout = 30_000 // ms

/** Fetches a challenge, solves it in a worker and returns the solution as the server expects it. Rejects if any of that fails. */
export async function solveChallenge(): Promise<string> {
  const answer = await fetch('/captcha', { signal: AbortSignal.timeout(timeout) })
  if (!answer.ok) throw new Error(`No challenge: ${answer.status}`)
  const { algorithm, challenge, salt, signature, maxnumber }: Challenge = await answer.json()
  const number = await solve({ algorithm, challenge, salt, signature, maxnumber })
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}

function solve(challenge: Challenge): Promise<number> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  const solved = new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => (data < 0 ? reject(new Error('No solution')) : resolve(data))
    worker.onerror = () => reject(new Error('The worker failed'))
    setTimeout(() => reject(new Error('The challenge timed out')), timeout)
  })
  worker.postMessage(challenge)
  return solved.finally(() => worker.terminate())
}
