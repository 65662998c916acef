import { isJsonObject } from '#db/model/site/json-object.ts'
import type { CrmSettings } from '#worker/feeds/crm-settings.ts'
import { type Called, callService, failedCall } from '#worker/feeds/sync/call-service.ts'
import { maxTokenAge, type NewToken, renewToken, withToken } from '#worker/feeds/sync/tokens.ts'

/** The version that the reader knows. */
const accept = 'application/vnd.sweepbright.v20230901+json'

/** Calls the service. @param body what a write sends; undefined reads */
export function askSweepBright(crm: CrmSettings, path: string, now: Date, body?: object, method: 'PUT' | 'POST' = 'PUT'): Promise<Called> {
  return withToken(
    crm,
    now,
    () => newToken(crm, now),
    (token) => call(crm, path, token, now, body && { method, body }),
  )
}

/** Logs in, whether a token is remembered or not. */
export function sweepBrightToken(crm: CrmSettings, now: Date): Promise<NewToken> {
  return renewToken(crm, now, () => newToken(crm, now))
}

async function newToken(crm: CrmSettings, now: Date): Promise<NewToken> {
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

interface Write {
  readonly method: string
  readonly body: object
}

function call({ values, timeout }: CrmSettings, path: string, token: string, now: Date, write: Write | undefined): Promise<Called> {
  const headers = { Accept: accept, Authorization: `Bearer ${token}` }
  const init = write ? { method: write.method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(write.body) } : { headers }
  return callService({ name: path, url: (values.base ?? '') + path, init, timeout }, now)
}
