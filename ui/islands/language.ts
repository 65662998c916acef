const storageKey = 'lng'
const changedKey = 'lng-changed'

/** Stores the visitor's choice of language and announces the change on the first page in that language. */
export function mountLanguages(list: HTMLElement): void {
  list.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? target.closest('a')?.hreflang : undefined
    if (chosen) store(chosen)
  })
  announceChange(document.documentElement.lang)
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

function store(language: string): void {
  try {
    localStorage.setItem(storageKey, language)
    if (language !== document.documentElement.lang) sessionStorage.setItem(changedKey, language)
  } catch {
    // Without storage the cookie and the path still hold the choice.
  }
}
