import { minute } from '#db/model/site/durations.ts'
import type { CrmSettings } from '#worker/feeds/crm-settings.ts'
import type { FailedCall } from './call-service.ts'

/** A new token, with the milliseconds that it may be used. */
export type NewToken = { readonly ok: true; readonly token: string; readonly age: number } | FailedCall

/** How long a token is used at most. */
export const maxTokenAge = 50 * minute

/** Tokens of this isolate, by connection. */
const tokens = new Map<string, { readonly token: string; readonly until: number }>()

/** Makes a call with the token of a connection; one that is refused is renewed once. If there is none, the call is not made. */
export async function withToken<Answer extends { readonly ok: true }>(
  crm: CrmSettings,
  now: Date,
  renew: () => Promise<NewToken>,
  call: (token: string) => Promise<Answer | FailedCall>,
): Promise<Answer | FailedCall> {
  const known = tokens.get(keyOf(crm))
  const first = known !== undefined && now.getTime() < known.until ? await call(known.token) : null
  if (first !== null && (first.ok || first.error.fault !== 'refused')) return first
  const renewed = await renewToken(crm, now, renew)
  return renewed.ok ? call(renewed.token) : renewed
}

/** Fetches a new token for a connection, and remembers it. */
export async function renewToken(crm: CrmSettings, now: Date, renew: () => Promise<NewToken>): Promise<NewToken> {
  tokens.delete(keyOf(crm))
  const renewed = await renew()
  if (!renewed.ok) return { ...renewed, effect: 'none' }
  tokens.set(keyOf(crm), { token: renewed.token, until: now.getTime() + renewed.age })
  return renewed
}

const keyOf = ({ values }: CrmSettings) => JSON.stringify(values)
