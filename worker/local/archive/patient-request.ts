import type { Target } from '../import/import-client.ts'
import { request } from '../site-command.ts'

/** Requests of a backup or restore. Each may be repeated without harm, and is, where a connection was lost: minutes of work here let idle ones end. */

const pauses = [0, 500, 2_000, 5_000] // ms before another try

/** A response, whatever its status. */
export async function patiently(target: Target, path: string, init: RequestInit = {}): Promise<Response> {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const answer = await request(target, path, init).catch((error: unknown) => {
      if (error instanceof TypeError) return null
      throw error
    })
    if (answer !== null) return answer
  }
  throw new Error(`the site at ${target.url} does not answer`)
}

/** The JSON of a response. Throws the site's own error where it refuses. */
export async function patientlyJson(target: Target, path: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await patiently(target, path, init)
  const content: unknown = await answer.json().catch(() => null)
  if (answer.ok) return content
  const error: unknown = content !== null && typeof content === 'object' && 'error' in content ? content.error : null
  throw new Error(typeof error === 'string' ? error : `the site answered ${answer.status}`)
}
