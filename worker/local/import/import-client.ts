import { type } from 'arktype'
import { remarkReasons } from '#db/model/feeds/field-remark.ts'
import type { FeedFormat, ImportCounts, ImportMode, Rejection, ShortList } from '#db/model/feeds/import-run.ts'
import type { RecordKind } from '#db/schema.ts'
import { RefusedFeed } from './feed-file.ts'

/** Where a file is sent. */
export interface Target {
  readonly url: string
  readonly token: string
}

/** The end of an import, known once the whole file has been read. */
export interface ImportEnd {
  readonly kinds: readonly RecordKind[]
  readonly mode: ImportMode
  readonly force: boolean
  /** The lists that hold fewer records than they name. */
  readonly short: readonly ShortList[]
}

/** What a finished import did, and what the site could not do. */
export interface ImportResult {
  readonly counts: ImportCounts
  readonly warnings: readonly string[]
  /** Hosts of pictures that the site does not fetch from. */
  readonly pictureHosts: readonly { readonly host: string; readonly pictures: number }[]
}

const Opened = type({ id: 'string' })
const Staged = type({
  rejected: type({ position: 'number', id: 'string | null', reason: 'string' }).array(),
  'remarks?': type({ position: 'number', id: 'string | null', field: 'string', value: 'string', reason: type.enumerated(...remarkReasons) }).array(),
})
const Deleted = type({ staged: 'number' })
const Finished = type({
  done: 'true',
  counts: { added: 'number', changed: 'number', unchanged: 'number', withdrawn: 'number' },
  'warnings?': 'string[]',
  'pictureHosts?': type({ host: 'string', pictures: 'number' }).array(),
})
const Unfinished = type({ done: 'false', resume: type({ kind: 'string', after: 'number' }).or('null') })
const Failure = type({ error: 'string', 'refusal?': type({ why: 'string' }), 'held?': type({ reasons: 'string[]' }) })

const pauses = [500, 2_000, 5_000] // ms before another try

/** One import on a site, from its opening to its end. `source` null is the format's own. */
export async function openImport(target: Target, { format, source }: { readonly format: FeedFormat; readonly source: string | null }) {
  // No absent record is withdrawn until the whole file has been read.
  const opening = { mode: 'partial', format, ...(source === null ? {} : { source }) }
  const { id } = expected(Opened, await ask(target, 'POST', '/import', JSON.stringify(opening)))
  return {
    /** Sends a chunk: records as JSON, the first at `position`; `unusable` are those the chunk could not carry. */
    async send(kind: RecordKind, position: number, records: readonly string[], unusable: readonly Rejection[] = []) {
      const body = `{"kind":"${kind}","position":${position},"unusable":${JSON.stringify(unusable)},"records":[${records.join(',')}]}`
      return expected(Staged, await ask(target, 'POST', `/import/${id}/records`, body))
    },
    /** Names records that the source has deleted, at most 1,000 a call. */
    async remove(ids: readonly string[]): Promise<void> {
      expected(Deleted, await ask(target, 'POST', `/import/${id}/deleted`, JSON.stringify({ ids })))
    },
    /** Applies the staged records to the stock, in as many calls as needed. */
    async finish(end: ImportEnd): Promise<ImportResult> {
      let resume: { kind: string; after: number } | undefined
      for (;;) {
        const answer = await ask(target, 'POST', `/import/${id}/finish`, JSON.stringify({ ...end, resume }))
        const finished = Finished(answer)
        if (!(finished instanceof type.errors)) {
          const { counts, warnings = [], pictureHosts = [] } = finished
          return { counts, warnings, pictureHosts }
        }
        resume = expected(Unfinished, answer).resume ?? undefined
      }
    },
    /** Discards the staged rows. Best effort: an unfinished import has no effect. */
    async discard(): Promise<void> {
      await fetch(new URL(`/import/${id}`, target.url), { method: 'DELETE', redirect: 'manual', headers: { Authorization: `Bearer ${target.token}` } }).catch(
        () => undefined,
      )
    },
  }
}

export type OpenImport = Awaited<ReturnType<typeof openImport>>

/** Posts JSON to an idempotent endpoint, with retries, and parses the response. @throws RefusedFeed if the site rejects it */
export async function postJson<Answer>(target: Target, path: string, body: string, shape: (value: unknown) => Answer | type.errors): Promise<Answer> {
  return expected(shape, await ask(target, 'POST', path, body))
}

/** Every call is idempotent, so network errors and 5xx responses are retried. */
async function ask(target: Target, method: string, path: string, body: string): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    const pause = pauses[attempt]
    const response = await fetch(new URL(path, target.url), {
      method,
      body,
      redirect: 'manual',
      headers: { Authorization: `Bearer ${target.token}`, 'Content-Type': 'application/json' },
    }).catch((error: unknown) => error)
    if (response instanceof Response && response.status < 500) return accepted(response)
    if (pause === undefined) throw new RefusedFeed(`the site at ${target.url} does not answer (${await reason(response)})`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function accepted(response: Response): Promise<unknown> {
  const to = redirection(response)
  if (to !== null) throw new RefusedFeed(`the site redirects to ${to}: name that site with --to`)
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const failure = Failure(answer)
  if (failure instanceof type.errors) throw new RefusedFeed(`the site answered ${response.status}`)
  const { error, refusal, held } = failure
  throw new RefusedFeed(error, held === undefined ? null : { reasons: held.reasons, isJudged: refusal?.why === 'judged' })
}

/** The target of a redirect, which is never followed: the token is only for the named site. */
export function redirection({ status, headers }: Response): string | null {
  return status >= 300 && status < 400 ? (headers.get('Location') ?? 'nowhere') : null
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
