const place = 'lng'
const changed = 'lng-changed'

/** Keeps the visitor's choice in the browser as well, and tells the page's other scripts when it has changed. */
export function rememberLanguage(list: HTMLElement): void {
  list.addEventListener('click', (event) => {
    const chosen = event.target instanceof Element ? event.target.closest('a')?.hreflang : undefined
    if (chosen) keep(chosen)
  })
  announceChange(document.documentElement.lang)
}

/** Once, on the first page in the language that was chosen. */
function announceChange(language: string): void {
  try {
    if (sessionStorage.getItem(changed) !== language) return
    sessionStorage.removeItem(changed)
  } catch {
    return
  }
  document.dispatchEvent(new CustomEvent('languagechanged', { detail: { language } }))
}

function keep(language: string): void {
  try {
    localStorage.setItem(place, language)
    if (language !== document.documentElement.lang) sessionStorage.setItem(changed, language)
  } catch {
    // A browser that keeps nothing still has the cookie and the path.
  }
}
