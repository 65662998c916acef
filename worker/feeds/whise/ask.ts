import { minute } from '#db/model/site/durations.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import type { CrmSettings } from '#worker/feeds/crm-settings.ts'
import { callService, type FailedCall, failedCall, withoutSecrets } from '#worker/feeds/sync/call-service.ts'

type Body = Readonly<Record<string, unknown>>
export type Answered = { readonly ok: true; readonly answer: Body } | FailedCall

/** How long a token is used; the service keeps it for a day at most. */
const maxTokenAge = 50 * minute

/** Tokens of this isolate, by connection. */
const tokens = new Map<string, { readonly token: string; readonly at: number }>()

/** Calls the service with the agency's token; a token that is refused is renewed once. */
export async function askWhise(crm: CrmSettings, path: string, body: Body, now: Date): Promise<Answered> {
  const key = JSON.stringify(crm.values)
  const known = tokens.get(key)
  const token = known !== undefined && now.getTime() - known.at < maxTokenAge ? known.token : null
  const first = token === null ? null : await post(crm, path, body, token, now)
  if (first !== null && (first.ok || first.error.fault !== 'refused')) return first
  tokens.delete(key)
  const renewed = await newToken(crm, now)
  if (!renewed.ok) return renewed
  tokens.set(key, { token: renewed.token, at: now.getTime() })
  return post(crm, path, body, renewed.token, now)
}

/** The token of the agency, asked for with that of the integrator. */
async function newToken(crm: CrmSettings, now: Date): Promise<{ readonly ok: true; readonly token: string } | FailedCall> {
  const { user = '', password = '', client = '', office = '' } = crm.values
  const own = tokenIn(await post(crm, 'token', { Username: user, Password: password }, null, now), 'token')
  if (!own.ok) return own
  const body = { ClientId: idOf(client), ...(office === '' ? {} : { OfficeId: idOf(office) }) }
  return tokenIn(await post(crm, 'v1/admin/clients/token', body, own.token, now), 'v1/admin/clients/token')
}

function tokenIn(answered: Answered, path: string) {
  if (!answered.ok) return answered
  const { token } = answered.answer
  return typeof token === 'string' && token !== '' ? { ok: true as const, token } : failedCall('wrongAnswer', `the answer to ${path} holds no token`)
}

function idOf(text: string): number | string {
  return /^\d{1,9}$/.test(text) ? Number(text) : text
}

async function post(crm: CrmSettings, path: string, body: Body, token: string | null, now: Date): Promise<Answered> {
  const { base = '', user = '', password = '' } = crm.values
  const headers = { 'Content-Type': 'application/json', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const called = await callService({ name: path, url: base + path, init, timeout: crm.timeout }, now)
  if (!called.ok) return called
  if (!isJsonObject(called.value)) return failedCall('wrongAnswer', `the answer to ${path} is not a JSON object`)
  return faultIn(called.value, path, [password, user]) ?? { ok: true, answer: called.value }
}

/** A fault comes with status 200. One beside data is a fault too: after a page that was not understood, the first page comes. */
function faultIn(answer: Body, path: string, secrets: readonly string[]): FailedCall | null {
  const errors = Array.isArray(answer.validationErrors) ? answer.validationErrors.filter(isJsonObject) : []
  if (answer.isValidRequest !== false && errors.length === 0) return null
  const words = errors.map(({ message, code }) => [message, code].filter((part) => typeof part === 'string').join(' ')).join('; ')
  const isRefused = errors.some(({ code }) => code === 'FailedAuthentication')
  return failedCall(isRefused ? 'refused' : 'wrongAnswer', `${path}: ${withoutSecrets(words || 'the request is not valid', secrets)}`)
}
