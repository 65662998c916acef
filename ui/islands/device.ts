import type { CookieName, FormerKey, LocalKey, SessionKey } from '#db/model/privacy/device-storage.ts'

/**
 * The only access of scripts to cookies and storage: a name that is not in the cookie policy does not compile. Storage throws if it is
 * disabled or full.
 */

interface Shelf<Key extends string> {
  get(key: Key | FormerKey): string | null
  set(key: Key, text: string): void
  remove(key: Key | FormerKey): void
}

/** Kept until the visitor clears it. */
export const localShelf: Shelf<LocalKey> = {
  get: (key) => localStorage.getItem(key),
  set: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
}

/** Kept until the tab is closed. */
export const tabShelf: Shelf<SessionKey> = {
  get: (key) => sessionStorage.getItem(key),
  set: (key, text) => sessionStorage.setItem(key, text),
  remove: (key) => sessionStorage.removeItem(key),
}

export function readCookie(name: CookieName): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? null
}

/** @param days its lifetime */
export function writeCookie(name: CookieName, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${name}=${value}; Max-Age=${days * 24 * 60 * 60}; Path=/; SameSite=Lax${secure}`
}
