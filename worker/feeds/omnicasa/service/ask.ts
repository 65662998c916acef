import { UnreadableFeed } from '#db/model/feeds/feed-fault.ts'
import { decodeFeedText, joined } from '#db/model/feeds/feed-text.ts'
import type { SyncError, SyncFault } from '#db/model/feeds/sync-run.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import type { CrmSettings } from '#worker/feeds/crm-settings.ts'
import { openFields } from '../../fields.ts'
import { refusalIn } from '../outline.ts'

/** A call that failed. */
export interface FailedCall {
  readonly ok: false
  readonly error: SyncError
  /** Whether the same call may succeed later. */
  readonly isTransient: boolean
  /** The service's Retry-After in seconds; null without one. */
  readonly after: number | null
}

export type Called = { readonly ok: true; readonly value: unknown } | FailedCall

export type Parameters = Readonly<Record<string, string | number | boolean>>

const maxAnswer = 16 * 1024 * 1024
const maxAfter = 3_600

/**
 * Calls an endpoint of the service. Credentials are part of every URL, so no error quotes a URL and redirects are not followed.
 */
export async function askService(crm: CrmSettings, endpoint: string, parameters: Parameters, now: Date): Promise<Called> {
  const json = JSON.stringify({ CustomerName: crm.name, CustomerPassword: crm.password, ...parameters })
  let response: Response
  let bytes: Uint8Array | null
  try {
    response = await fetch(`${crm.base}${endpoint}Json?json=${encodeURIComponent(json)}`, {
      redirect: 'manual',
      cache: 'no-store',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(crm.timeout * 1_000),
    })
    bytes = response.ok ? await readBytes(response) : null
    if (!response.ok) await response.body?.cancel()
  } catch (error) {
    const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
    return failed('unreachable', isLate ? `no answer to ${endpoint} within ${crm.timeout} s` : `the connection for ${endpoint} failed or was cut off`, true)
  }
  if (!response.ok) return badStatus(response, endpoint, now)
  if (bytes === null) return failed('wrongAnswer', `the answer to ${endpoint} is larger than 16 MB`)
  const text = decoded(bytes, response)
  if (text === null) return failed('wrongAnswer', `the answer to ${endpoint} is neither UTF-8 nor Windows-1252`)
  return readAnswer(text, endpoint, [crm.password, crm.name])
}

function badStatus({ status, headers }: Response, endpoint: string, now: Date): FailedCall {
  const detail = `status ${status} to ${endpoint}`
  if (status === 408 || status === 429 || status >= 500) return failed('busy', detail, true, secondsOf(headers.get('Retry-After'), now))
  return failed(status === 401 || status === 403 ? 'refused' : 'wrongAnswer', detail)
}

function readAnswer(text: string, endpoint: string, secrets: readonly string[]): Called {
  const answer = parsed(text)
  if (!isJsonObject(answer)) return failed('wrongAnswer', `the answer to ${endpoint} is not a JSON object`)
  const envelope = openFields(answer).take(`${endpoint}JsonResult`) ?? answer
  if (!isJsonObject(envelope)) return failed('wrongAnswer', `the answer to ${endpoint} has no result`)
  const fields = openFields(envelope)
  const refusal = refusalIn({ code: fields.take('Code'), message: fields.take('Message'), success: fields.take('Success') })
  // The service may echo the credentials.
  if (refusal !== null) return failed('refused', `${endpoint}: ${secrets.reduce((words, secret) => words.replaceAll(secret, '…'), refusal)}`)
  const value = fields.take('Value')
  return value === undefined && fields.take('Success') === undefined
    ? failed('wrongAnswer', `the answer to ${endpoint} has no value`)
    : { ok: true, value: value ?? [] }
}

function failed(fault: SyncFault, detail: string, isTransient = false, after: number | null = null): FailedCall {
  return { ok: false, error: { fault, detail }, isTransient, after }
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
