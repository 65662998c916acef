import { minute } from '#db/model/site/durations.ts'
import type { CrmSettings } from '#worker/feeds/crm-settings.ts'
import type { FailedCall } from './call-service.ts'

/** A new token, with the milliseconds that it may be used. */
export type NewToken = { readonly ok: true; readonly token: string; readonly age: number } | FailedCall

/** How long a token is used at most. */
export const maxTokenAge = 50 * minute

/** Tokens of this isolate, by connection. */
const tokens = new Map<string, { readonly token: string; readonly until: number }>()

/** Makes a call with the token of a connection; one that is refused is renewed once. */
export async function withToken<Answer extends { readonly ok: true }>(
  { values }: CrmSettings,
  now: Date,
  renew: () => Promise<NewToken>,
  call: (token: string) => Promise<Answer | FailedCall>,
): Promise<Answer | FailedCall> {
  const key = JSON.stringify(values)
  const known = tokens.get(key)
  const first = known !== undefined && now.getTime() < known.until ? await call(known.token) : null
  if (first !== null && (first.ok || first.error.fault !== 'refused')) return first
  tokens.delete(key)
  const renewed = await renew()
  if (!renewed.ok) return renewed
  tokens.set(key, { token: renewed.token, until: now.getTime() + renewed.age })
  return call(renewed.token)
}
