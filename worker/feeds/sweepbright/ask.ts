import { minute } from '#db/model/site/durations.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import type { CrmSettings } from '#worker/feeds/crm-settings.ts'
import { type Called, callService, type FailedCall, failedCall } from '#worker/feeds/sync/call-service.ts'

/** The version that the reader knows. */
const accept = 'application/vnd.sweepbright.v20230901+json'
const maxTokenAge = 50 * minute

/** Tokens of this isolate, by connection. */
const tokens = new Map<string, { readonly token: string; readonly until: number }>()

/** Calls the service; a token that is refused is renewed once. @param body sent by PUT; undefined reads */
export async function askSweepBright(crm: CrmSettings, path: string, now: Date, body?: object): Promise<Called> {
  const key = JSON.stringify(crm.values)
  const known = tokens.get(key)
  const first = known !== undefined && now.getTime() < known.until ? await call(crm, path, known.token, now, body) : null
  if (first !== null && (first.ok || first.error.fault !== 'refused')) return first
  tokens.delete(key)
  const renewed = await sweepBrightToken(crm, now)
  if (!renewed.ok) return renewed
  tokens.set(key, { token: renewed.token, until: now.getTime() + renewed.age })
  return call(crm, path, renewed.token, now, body)
}

/** A new token, with the time in milliseconds that it may be used. */
export async function sweepBrightToken(crm: CrmSettings, now: Date): Promise<{ readonly ok: true; readonly token: string; readonly age: number } | FailedCall> {
  const { base = '', id = '', secret = '' } = crm.values
  const body = JSON.stringify({ grant_type: 'client_credentials', client_id: id, client_secret: secret })
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', Accept: accept }, body }
  const called = await callService({ name: 'oauth/token', url: `${base}oauth/token`, init, timeout: crm.timeout }, now)
  // Wrong credentials are a bad request in OAuth (RFC 6749, section 5.2).
  if (!called.ok) return /^status 400 /.test(called.error.detail) ? failedCall('refused', called.error.detail) : called
  const { access_token: token, expires_in: seconds } = isJsonObject(called.value) ? called.value : {}
  if (typeof token !== 'string') return failedCall('wrongAnswer', 'the answer to oauth/token holds no token')
  return { ok: true, token, age: Math.min(maxTokenAge, (Number(seconds) || 3_600) * 900) }
}

function call({ values, timeout }: CrmSettings, path: string, token: string, now: Date, body: object | undefined): Promise<Called> {
  const headers = { Accept: accept, Authorization: `Bearer ${token}` }
  const init = body === undefined ? { headers } : { method: 'PUT', headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  return callService({ name: path, url: (values.base ?? '') + path, init, timeout }, now)
}
