import { type } from 'arktype'
import type { ImportCounts } from '#db/imports.ts'
import type { ImportMode, RecordKind } from '#db/schema.ts'
import { RefusedFeed } from './feed-file.ts'

/** Where a feed goes. */
export interface Target {
  readonly url: string
  readonly token: string
}

export interface Rejection {
  readonly position: number
  readonly id: number | null
  readonly reason: string
}

const Opened = type({ id: 'string' })
const Staged = type({ rejected: type({ position: 'number', id: 'number | null', reason: 'string' }).array() })
const Finished = type({ done: 'true', counts: { added: 'number', changed: 'number', unchanged: 'number', withdrawn: 'number' } })
const Unfinished = type({ done: 'false', resume: type({ kind: 'string', after: 'number' }).or('null') })
const Failure = type({ error: 'string' })

const pauses = [500, 2_000, 5_000] // ms before another try

/** One import on a site, from its opening to its end. */
export async function openImport(target: Target, mode: ImportMode, force: boolean) {
  const { id } = expected(Opened, await ask(target, 'POST', '/import', JSON.stringify({ mode, force })))
  return {
    /** Sends a chunk: records as JSON, the first at `position`; `unusable` are those the chunk could not carry. */
    async send(kind: RecordKind, position: number, records: readonly string[], unusable: readonly Rejection[] = []): Promise<readonly Rejection[]> {
      const body = `{"kind":"${kind}","position":${position},"unusable":${JSON.stringify(unusable)},"records":[${records.join(',')}]}`
      return expected(Staged, await ask(target, 'POST', `/import/${id}/records`, body)).rejected
    },
    /** Brings everything into the stock, as many calls as it takes. */
    async finish(kinds: readonly RecordKind[]): Promise<ImportCounts> {
      let resume: { kind: string; after: number } | undefined
      for (;;) {
        const answer = await ask(target, 'POST', `/import/${id}/finish`, JSON.stringify({ kinds, force, resume }))
        const finished = Finished(answer)
        if (!(finished instanceof type.errors)) return finished.counts
        resume = expected(Unfinished, answer).resume ?? undefined
      }
    },
    /** Gives it up: what was staged is dropped. Nothing hangs on it, so a failure is none. */
    async discard(): Promise<void> {
      await fetch(new URL(`/import/${id}`, target.url), { method: 'DELETE', headers: { Authorization: `Bearer ${target.token}` } }).catch(() => undefined)
    },
  }
}

export type OpenImport = Awaited<ReturnType<typeof openImport>>

/** Every call may be repeated, so what the network or the server spoils is tried again. */
async function ask(target: Target, method: string, path: string, body: string): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    const pause = pauses[attempt]
    const response = await fetch(new URL(path, target.url), {
      method,
      body,
      headers: { Authorization: `Bearer ${target.token}`, 'Content-Type': 'application/json' },
    }).catch((error: unknown) => error)
    if (response instanceof Response && response.status < 500) return accepted(response)
    if (pause === undefined) throw new RefusedFeed(`the site at ${target.url} does not answer (${await reason(response)})`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function accepted(response: Response): Promise<unknown> {
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const failure = Failure(answer)
  throw new RefusedFeed(failure instanceof type.errors ? `the site answered ${response.status}` : failure.error)
}

async function reason(response: unknown): Promise<string> {
  if (response instanceof Response) {
    const failure = Failure(await response.json().catch(() => null))
    return failure instanceof type.errors ? `status ${response.status}` : failure.error
  }
  return response instanceof Error ? String(response.cause instanceof Error ? response.cause.message : response.message) : String(response)
}

function expected<Answer>(shape: (value: unknown) => Answer | type.errors, value: unknown): Answer {
  const answer = shape(value)
  if (answer instanceof type.errors) throw new RefusedFeed(`the site's answer makes no sense (${answer.summary})`)
  return answer
}
