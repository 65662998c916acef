import type { Work } from './work-solver.ts'

const timeout = 30_000 // ms

/** Asks for work, has it done beside the page, and gives the solution as the server takes it. Rejects when that cannot be. */
export async function proveWork(): Promise<string> {
  const answer = await fetch('/captcha', { signal: AbortSignal.timeout(timeout) })
  if (!answer.ok) throw new Error(`No work: ${answer.status}`)
  const { algorithm, challenge, salt, signature, maxnumber }: Work = await answer.json()
  const number = await solve({ algorithm, challenge, salt, signature, maxnumber })
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}

function solve(work: Work): Promise<number> {
  const solver = new Worker(new URL('./work-solver.ts', import.meta.url), { type: 'module' })
  const solved = new Promise<number>((resolve, reject) => {
    solver.onmessage = ({ data }: MessageEvent<number>) => (data < 0 ? reject(new Error('No solution')) : resolve(data))
    solver.onerror = () => reject(new Error('The solver failed'))
    setTimeout(() => reject(new Error('The work took too long')), timeout)
  })
  solver.postMessage(work)
  return solved.finally(() => solver.terminate())
}
