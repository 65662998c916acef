import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { choiceDays } from '#db/model/privacy/consent.ts'
import type { CookieName } from '#db/model/privacy/device-storage.ts'

/** The `Set-Cookie` header of a cookie that remembers a choice of the visitor. @param url of the request */
export function deviceCookie(url: string, name: CookieName, value: string): string {
  const secure = new URL(url).protocol === 'https:'
  return generateCookie(name, value, { path: '/', maxAge: choiceDays * 24 * 60 * 60, sameSite: 'Lax', secure })
}

/** A session cookie. */
export type AccountCookie = Extract<CookieName, `__Host-${string}`>

/**
 * The `Set-Cookie` of an HttpOnly cookie for logins. Browsers accept the `__Host-` prefix over https only, so a local site omits it.
 * @param days lifetime; 0 deletes the cookie
 */
export function accountCookie(origin: string, name: AccountCookie, value: string, days: number): string {
  const secure = origin.startsWith('https:')
  return generateCookie(nameAt(origin, name), value, { path: '/', maxAge: days * 24 * 60 * 60, sameSite: 'Lax', httpOnly: true, secure })
}

/** The value of an account cookie; null without one. @param cookies the request's header */
export function readAccountCookie(origin: string, name: AccountCookie, cookies: string | null): string | null {
  const key = nameAt(origin, name)
  return cookies === null ? null : (parse(cookies, key)[key] ?? null)
}

function nameAt(origin: string, name: AccountCookie): string {
  return origin.startsWith('https:') ? name : name.replace('__Host-', '')
}

/** Adds cookies to a response. */
export function setCookies({ headers }: Response, cookies: readonly string[]): void {
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
}

/** The `Set-Cookie` headers that delete a cookie set by a third-party script, for this host and its parent domain. */
export function deletedCookies(url: string, name: string): readonly string[] {
  const { hostname } = new URL(url)
  const base = { path: '/', maxAge: 0 } as const
  return [generateCookie(name, '', base), generateCookie(name, '', { ...base, domain: hostname.replace(/^www\./, '') })]
}
