import { isJsonObject, jsonObjectsIn } from '#db/model/site/json-object.ts'
import type { CrmSettings } from '#worker/feeds/crm-settings.ts'
import { callService, type FailedCall, failedCall, withoutSecrets } from '#worker/feeds/sync/call-service.ts'
import { maxTokenAge, type NewToken, renewToken, withToken } from '#worker/feeds/sync/tokens.ts'

type Body = Readonly<Record<string, unknown>>
export type Answered = { readonly ok: true; readonly answer: Body } | FailedCall

/** Calls the service with the agency's token, which is asked for with that of the integrator. */
export function askWhise(crm: CrmSettings, path: string, body: Body, now: Date, method: 'POST' | 'PATCH' = 'POST'): Promise<Answered> {
  return withToken(
    crm,
    now,
    () => newToken(crm, now),
    (token) => post(crm, path, body, token, now, method),
  )
}

/** Logs in, whether a token is remembered or not. */
export function logInToWhise(crm: CrmSettings, now: Date): Promise<NewToken> {
  return renewToken(crm, now, () => newToken(crm, now))
}

async function newToken(crm: CrmSettings, now: Date): Promise<NewToken> {
  const { user = '', password = '', client = '', office = '' } = crm.values
  const own = tokenIn(await post(crm, 'token', { Username: user, Password: password }, null, now), 'token')
  if (!own.ok) return own
  const body = { ClientId: idOf(client), ...(office === '' ? {} : { OfficeId: idOf(office) }) }
  return tokenIn(await post(crm, 'v1/admin/clients/token', body, own.token, now), 'v1/admin/clients/token')
}

function tokenIn(answered: Answered, path: string): NewToken {
  if (!answered.ok) return answered
  const { token } = answered.answer
  return typeof token === 'string' && token !== '' ? { ok: true, token, age: maxTokenAge } : failedCall('wrongAnswer', `the answer to ${path} holds no token`)
}

/** An id as Whise writes it. */
export function idOf(text: string): number | string {
  return /^\d{1,9}$/.test(text) ? Number(text) : text
}

async function post(crm: CrmSettings, path: string, body: Body, token: string | null, now: Date, method = 'POST'): Promise<Answered> {
  const { base = '', user = '', password = '' } = crm.values
  const headers = { 'Content-Type': 'application/json', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) }
  const init = { method, headers, body: JSON.stringify(body) }
  const called = await callService({ name: path, url: base + path, init, timeout: crm.timeout }, now)
  if (!called.ok) return withWords(called, [password, user])
  if (!isJsonObject(called.value)) return failedCall('wrongAnswer', `the answer to ${path} is not a JSON object`)
  return faultIn(called.value, path, [password, user]) ?? { ok: true, answer: called.value }
}

/** A fault comes with status 200. One beside data is a fault too: after a page that was not understood, the first page comes. */
function faultIn(answer: Body, path: string, secrets: readonly string[]): FailedCall | null {
  const errors = jsonObjectsIn(answer.validationErrors)
  if (answer.isValidRequest !== false && errors.length === 0) return null
  const words = errors.map(({ message, code }) => [message, code].filter((part) => typeof part === 'string').join(' ')).join('; ')
  const isRefused = errors.some(({ code }) => code === 'FailedAuthentication')
  const failed = failedCall(isRefused ? 'refused' : 'wrongAnswer', `${path}: ${withoutSecrets(words || 'the request is not valid', secrets)}`)
  return { ...failed, said: answer, ...(answer.isValidRequest === false && { effect: isRefused ? 'none' : 'rejected' }) }
}

/** A bad status with what the service says of it. */
function withWords(failed: FailedCall, secrets: readonly string[]): FailedCall {
  const { ExceptionMessage, Message } = isJsonObject(failed.said) ? failed.said : {}
  const words = ExceptionMessage ?? Message
  if (typeof words !== 'string') return failed
  return { ...failed, error: { ...failed.error, detail: `${failed.error.detail}: ${withoutSecrets(words, secrets)}`.slice(0, 2_000) } }
}
