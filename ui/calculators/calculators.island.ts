import { fetchPage } from '../islands/ask.ts'
import { findControl, findPart, findParts } from '../islands/lookup.ts'

const debounce = 250 // ms

/**
 * Updates the results while the visitor types: fetches this page for what the forms hold and replaces its live parts. If that fails, the
 * form shows an error, and the stale results are dimmed until a request succeeds.
 */
export function mountCalculators(page: HTMLElement): void {
  let timer = 0
  let request = new AbortController()

  const update = async (form: HTMLFormElement): Promise<void> => {
    clearTimeout(timer)
    request.abort()
    request = new AbortController()
    const { signal } = request
    const address = addressOf(form)
    const answer = await fetchPage(address, signal).catch(() => null)
    if (signal.aborted) return
    page.classList.toggle('is-old', answer === null)
    for (const message of findParts(page, 'lost')) message.hidden = answer !== null || !form.contains(message)
    if (answer === null) return
    show(page, answer)
    history.replaceState(history.state, '', address)
  }

  page.addEventListener('input', ({ target }) => {
    const form = target instanceof HTMLInputElement ? target.form : null
    if (!form) return
    copyToOtherForms(page, form)
    clearTimeout(timer)
    timer = window.setTimeout(update, debounce, form)
  })
  page.addEventListener('submit', async (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    await update(form)
    if (form.parentElement && !page.classList.contains('is-old')) findPart(form.parentElement, 'result')?.focus()
  })
}

/** The page's address with the values of the form, empty fields left out. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') query.set(name, value)
  // These two have a default: an empty value has to be in the query, or the default returns.
  for (const name of ['rate', 'years'] as const) if (findControl(form, name)?.value === '') query.set(name, '')
  return `${location.pathname}?${query}`
}

/** The calculators share questions: a value typed in one is copied to the others. */
function copyToOtherForms(page: HTMLElement, from: HTMLFormElement): void {
  const values = new FormData(from)
  for (const input of page.querySelectorAll('input')) {
    const value = values.get(input.name)
    if (input.form === from || typeof value !== 'string') continue
    if (input.type === 'radio') input.checked = input.value === value
    else input.value = value
  }
}

/** Replaces the live parts with the answer's, marks invalid fields, and keeps the language links on the same calculation. */
function show(page: HTMLElement, answer: Document): void {
  for (const part of findParts(page, 'live')) {
    const fresh = answer.getElementById(part.id)
    if (fresh && fresh.innerHTML !== part.innerHTML) part.replaceChildren(...fresh.childNodes)
  }
  for (const field of findParts(page, 'asks')) {
    const input = field.querySelector('input[id]')
    if (!input) continue
    const isWrong = answer.getElementById(input.id)?.getAttribute('aria-invalid') === 'true'
    field.classList.toggle('is-wrong', isWrong)
    if (isWrong) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }
  const fresh = answer.querySelectorAll<HTMLAnchorElement>('a[hreflang]')
  document.querySelectorAll<HTMLAnchorElement>('a[hreflang]').forEach((link, index) => {
    link.setAttribute('href', fresh[index]?.getAttribute('href') ?? link.href)
  })
}
