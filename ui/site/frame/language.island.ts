import { choiceDays } from '#db/model/privacy/consent.ts'
import { localShelf, readCookie, tabShelf, writeCookie } from '../../islands/device.ts'

/**
 * Remembers the visitor's choice of language in the cookie and in local storage, and announces a change on the first page in the new
 * language. The cookie also holds a choice made by `?lng=`, so each can replace the other: the language of `/` follows the last choice,
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
  writeCookie('lng', language, choiceDays)
  store(language, language !== document.documentElement.lang)
}

/** Copies the choice from the cookie to local storage, or back where the cookie is missing. */
function recall(offered: readonly string[]): void {
  const [cookie, stored] = [readCookie('lng'), readStored()]
  if (cookie !== null && offered.includes(cookie)) {
    if (cookie !== stored) store(cookie, true)
  } else if (stored !== null && offered.includes(stored)) writeCookie('lng', stored, choiceDays)
}

function announceChange(language: string): void {
  try {
    if (tabShelf.get('lng-changed') !== language) return
    tabShelf.remove('lng-changed')
  } catch {
    return
  }
  document.dispatchEvent(new CustomEvent('languagechanged', { detail: { language } }))
}

function readStored(): string | null {
  try {
    return localShelf.get('lng')
  } catch {
    return null
  }
}

function store(language: string, isChange: boolean): void {
  try {
    localShelf.set('lng', language)
    if (isChange) tabShelf.set('lng-changed', language)
  } catch {
    // Without storage the cookie and the path still hold the choice.
  }
}
