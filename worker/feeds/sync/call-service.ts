import { UnreadableFeed } from '#db/model/feeds/feed-fault.ts'
import { decodeFeedText, joined } from '#db/model/feeds/feed-text.ts'
import type { SyncError, SyncFault } from '#db/model/feeds/sync-run.ts'

/** A call that failed. */
export interface FailedCall {
  readonly ok: false
  readonly error: SyncError
  /** Whether the same call may succeed later. */
  readonly isTransient: boolean
  /** The service's Retry-After in seconds; null without one. */
  readonly after: number | null
  /** Whether the service does not know what was asked for, or does not tell. */
  readonly isMissing?: true
  /** Whether the service understood the call and does not do it: the same call will be refused again. */
  readonly isRefusal?: true
}

export type Called = { readonly ok: true; readonly value: unknown } | FailedCall

/** A request to the service of a CRM. */
export interface ServiceCall {
  /** How errors name it: they never quote its URL, which may hold credentials. */
  readonly name: string
  readonly url: string
  readonly init?: RequestInit
  /** Seconds. */
  readonly timeout: number
}

const maxAnswer = 16 * 1024 * 1024
const maxAfter = 3_600

/** Calls the service of a CRM for JSON. Redirects are not followed, since they would take the credentials along. The value is null if the body is not JSON. */
export async function callService({ name, url, init = {}, timeout }: ServiceCall, now: Date): Promise<Called> {
  let response: Response
  let bytes: Uint8Array | null
  try {
    const headers = { Accept: 'application/json', ...init.headers }
    response = await fetch(url, { ...init, redirect: 'manual', cache: 'no-store', headers, signal: AbortSignal.timeout(timeout * 1_000) })
    bytes = response.ok ? await readBytes(response) : null
    if (!response.ok) await response.body?.cancel()
  } catch (error) {
    const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
    return failedCall('unreachable', isLate ? `no answer to ${name} within ${timeout} s` : `the connection for ${name} failed or was cut off`, true)
  }
  if (!response.ok) return badStatus(response, name, now)
  if (bytes === null) return failedCall('wrongAnswer', `the answer to ${name} is larger than 16 MB`)
  const text = decoded(bytes, response)
  return text === null ? failedCall('wrongAnswer', `the answer to ${name} is neither UTF-8 nor Windows-1252`) : { ok: true, value: parsed(text) }
}

export function failedCall(fault: SyncFault, detail: string, isTransient = false, after: number | null = null): FailedCall {
  return { ok: false, error: { fault, detail }, isTransient, after }
}

/** The words of a service without what it echoes of the credentials. */
export function withoutSecrets(words: string, secrets: readonly string[]): string {
  return secrets.reduce((cut, secret) => (secret === '' ? cut : cut.replaceAll(secret, '…')), words)
}

function badStatus({ status, headers }: Response, name: string, now: Date): FailedCall {
  const detail = `status ${status} to ${name}`
  if (status === 408 || status === 429 || status >= 500) return failedCall('busy', detail, true, secondsOf(headers.get('Retry-After'), now))
  const failed = failedCall(status === 401 || status === 403 ? 'refused' : 'wrongAnswer', detail)
  if (status < 400 || failed.error.fault === 'refused') return failed
  return { ...failed, isRefusal: true, ...(status === 404 && { isMissing: true }) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The body of a response; null if it is too large. */
async function readBytes({ body }: Response): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = []
  let read = 0
  for await (const bytes of body ?? []) {
    read += bytes.length
    if (read > maxAnswer) return null
    pieces.push(bytes)
  }
  return joined(pieces)
}

/** The text of a response, by its bytes and the charset that its header declares; null if they cannot be decoded without loss. */
function decoded(bytes: Uint8Array, { headers }: Response): string | null {
  const [, charset = null] = /charset\s*=\s*"?([^\s;"]+)/i.exec(headers.get('Content-Type') ?? '') ?? []
  try {
    return decodeFeedText(bytes, charset)
  } catch (error) {
    if (error instanceof UnreadableFeed) return null
    throw error
  }
}

/** Parses a Retry-After header to seconds, at most an hour; null if absent or invalid. */
function secondsOf(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? ''
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - now.getTime()) / 1_000
  return Number.isFinite(seconds) ? Math.min(Math.max(0, Math.ceil(seconds)), maxAfter) : null
}
