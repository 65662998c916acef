import { generateCookie } from 'hono/cookie'
import { type CookieName, choiceDays } from '#db/model/device-storage.ts'

/** The `Set-Cookie` header of a cookie from the cookie policy; both cookies remember a choice of the visitor. @param url of the request */
export function deviceCookie(url: string, name: CookieName, value: string): string {
  const secure = new URL(url).protocol === 'https:'
  return generateCookie(name, value, { path: '/', maxAge: choiceDays * 24 * 60 * 60, sameSite: 'Lax', secure })
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
