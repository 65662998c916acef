const storageKey = 'lng'
const changedKey = 'lng-changed'
const keptFor = 180 * 24 * 60 * 60 // seconds

/**
 * Remembers the visitor's choice of language in the cookie and in local storage, and announces a change on the first page in the new
 * language. The cookie also holds a choice made by `?lng=`, so each fills in for the other: the language of `/` follows the last choice,
 * however it was made. A path decides its own language; nothing redirects.
 */
export function mountLanguages(list: HTMLElement): void {
  const offered = [...list.querySelectorAll('a')].map(({ hreflang }) => hreflang)
  list.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? target.closest('a')?.hreflang : undefined
    if (chosen) choose(chosen)
  })
  recall(offered)
  announceChange(document.documentElement.lang)
}

function choose(language: string): void {
  writeCookie(language)
  store(language, language !== document.documentElement.lang)
}

/** Copies the choice from the cookie to local storage, or back where the cookie is missing. */
function recall(offered: readonly string[]): void {
  const [cookie, stored] = [readCookie(), readStored()]
  if (cookie !== null && offered.includes(cookie)) {
    if (cookie !== stored) store(cookie, true)
  } else if (stored !== null && offered.includes(stored)) writeCookie(stored)
}

function announceChange(language: string): void {
  try {
    if (sessionStorage.getItem(changedKey) !== language) return
    sessionStorage.removeItem(changedKey)
  } catch {
    return
  }
  document.dispatchEvent(new CustomEvent('languagechanged', { detail: { language } }))
}

function readCookie(): string | null {
  return /(?:^|; )lng=([^;]*)/.exec(document.cookie)?.[1] ?? null
}

function writeCookie(language: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `lng=${language}; Max-Age=${keptFor}; Path=/; SameSite=Lax${secure}`
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function store(language: string, isChange: boolean): void {
  try {
    localStorage.setItem(storageKey, language)
    if (isChange) sessionStorage.setItem(changedKey, language)
  } catch {
    // Without storage the cookie and the path still hold the choice.
  }
}
