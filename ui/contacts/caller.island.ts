import { fetchPage } from '../islands/ask.ts'
import { findControl, findPart, findParts } from '../islands/lookup.ts'

/** Debounce. */
const debounce = 200 // ms

/** Proposes known people and homes while a number and words are typed: fetches this page for them, and takes over its proposals. */
export function mountCaller(form: HTMLElement): void {
  const typed = [findControl(form, 'phone'), findControl(form, 'aboutWhat')].filter((field) => field !== null)
  const button = findPart(form, 'find')
  if (button) button.hidden = true
  // The number comes first: a member who opens this page is on the phone.
  if (document.activeElement === document.body && typed.every(({ value }) => value === '')) typed[0]?.focus({ preventScroll: true })
  let timer = 0
  let latest = ''
  const update = async () => {
    const address = `${location.pathname}?${new URLSearchParams(typed.map(({ name, value }) => [name, value]))}`
    if (address === latest) return
    latest = address
    const page = await fetchPage(address).catch(() => null)
    if (page === null && address === latest) latest = ''
    if (page === null || address !== latest) return
    for (const part of findParts(form, 'live')) part.replaceChildren(...(page.getElementById(part.id)?.childNodes ?? []))
  }
  for (const field of typed) {
    field.addEventListener('input', () => {
      clearTimeout(timer)
      timer = window.setTimeout(update, debounce)
    })
    // Typed before this script loaded.
    if (field.value !== field.defaultValue) void update()
  }
}
