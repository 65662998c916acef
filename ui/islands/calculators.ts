const pause = 250

/** Lets the answers follow what is typed: the page itself is asked for them, and its live parts are put in place. Without it the forms send as they are. */
export function mountCalculators(page: HTMLElement): void {
  let waiting = 0
  let asked = new AbortController()

  const ask = async (form: HTMLFormElement): Promise<void> => {
    clearTimeout(waiting)
    asked.abort()
    asked = new AbortController()
    const address = addressOf(form)
    const answer = await fetch(address, { signal: asked.signal }).catch(() => null)
    const text = answer?.ok ? await answer.text().catch(() => null) : null
    if (text === null || asked.signal.aborted) return
    show(page, new DOMParser().parseFromString(text, 'text/html'))
    history.replaceState(history.state, '', address)
  }

  page.addEventListener('input', ({ target }) => {
    const form = target instanceof HTMLInputElement ? target.form : null
    if (!form) return
    carryOver(page, form)
    clearTimeout(waiting)
    waiting = window.setTimeout(ask, pause, form)
  })
  page.addEventListener('submit', async (event) => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    const result = event.target.parentElement?.querySelector<HTMLElement>('.calculator-result')
    await ask(event.target)
    result?.focus()
  })
}

/** The page's address with what the form holds, empty fields left out. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') query.set(name, value)
  // An emptied field with an example of its own has to be named, or the example comes back.
  for (const { name, value } of form.querySelectorAll('input')) if ((name === 'rate' || name === 'years') && value === '') query.set(name, '')
  return `${location.pathname}?${query}`
}

/** The other forms ask and carry the same things: they are told. */
function carryOver(page: HTMLElement, from: HTMLFormElement): void {
  const told = new FormData(from)
  for (const input of page.querySelectorAll('input')) {
    const value = told.get(input.name)
    if (input.form === from || typeof value !== 'string') continue
    if (input.type === 'radio') input.checked = input.value === value
    else input.value = value
  }
}

/** Puts the answer's live parts in the place of ours, marks the fields it finds wrong, and keeps the other languages on the same question. */
function show(page: HTMLElement, answer: Document): void {
  for (const part of page.querySelectorAll('[data-live]')) {
    const fresh = answer.getElementById(part.id)
    if (fresh && fresh.innerHTML !== part.innerHTML) part.replaceChildren(...fresh.childNodes)
  }
  for (const input of page.querySelectorAll<HTMLInputElement>('.field .input')) {
    const wrong = answer.getElementById(input.id)?.getAttribute('aria-invalid') === 'true'
    input.closest('.field')?.classList.toggle('is-wrong', wrong)
    if (wrong) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }
  const fresh = answer.querySelectorAll<HTMLAnchorElement>('a[hreflang]')
  document.querySelectorAll<HTMLAnchorElement>('a[hreflang]').forEach((link, index) => {
    link.setAttribute('href', fresh[index]?.getAttribute('href') ?? link.href)
  })
}
