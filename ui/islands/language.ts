const place = 'lng'

/** Keeps the visitor's choice in the browser as well, and tells the page's other scripts when it has changed. */
export function rememberLanguage(list: HTMLElement): void {
  const shown = document.documentElement.lang
  list.addEventListener('click', (event) => {
    const chosen = event.target instanceof Element ? event.target.closest('a')?.hreflang : undefined
    if (chosen) store(chosen)
  })
  const remembered = stored()
  if (remembered !== null && remembered !== shown && document.referrer.startsWith(location.origin)) announce(shown)
}

function announce(language: string): void {
  store(language)
  document.dispatchEvent(new CustomEvent('languagechanged', { detail: { language } }))
}

function stored(): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}

function store(language: string): void {
  try {
    localStorage.setItem(place, language)
  } catch {
    // A browser that keeps nothing still has the cookie and the path.
  }
}
