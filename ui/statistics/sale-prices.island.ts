import { fetchPage } from '../islands/ask.ts'
import type { ControlName } from '../islands/html-hooks.ts'
import { findControl, findControls, findParts } from '../islands/lookup.ts'

/** Debounce. With the fetch it stays within 500 ms of a key press, so that browsers count no layout shift. */
const debounce = 200 // ms
/** The fields of the valuation form that follow from the place. */
const filled = ['country', 'zip', 'city'] as const

/**
 * Answers as soon as a place is typed, here or as the postcode of the valuation form, for the kind that the form names: fetches this page for
 * them, replaces the answer, and fills in the form as far as the visitor has not. If that fails, the section says so.
 */
export function mountSalePrices(section: HTMLElement): void {
  const place = findControl(section, 'place')
  const form = place?.form
  if (!form) return
  let timer = 0
  let latest = ''
  const update = async () => {
    clearTimeout(timer)
    const kind = ownControls('kind').find(({ checked }) => checked)?.value ?? ''
    const address = `${location.pathname}?${new URLSearchParams({ ...(kind !== '' && { kind }), place: place.value })}`
    if (place.value.trim() === '' || address === latest) return
    latest = address
    const page = await fetchPage(address).catch(() => null)
    if (address !== latest) return
    for (const message of findParts(section, 'lost')) message.hidden = page !== null
    if (page === null) return forget()
    for (const part of findParts(section, 'live')) part.replaceChildren(...(page.getElementById(part.id)?.childNodes ?? []))
    place.ariaInvalid = page.getElementById(place.id)?.getAttribute('aria-invalid') ?? null
    fillIn(page)
  }
  /** The answer is stale; the same question may be asked again. */
  const forget = () => {
    latest = ''
    for (const part of findParts(section, 'live')) part.replaceChildren()
  }
  const updateSoon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(update, debounce)
  }
  document.addEventListener('input', ({ target }) => {
    const [zip] = ownControls('zip')
    if (zip !== undefined && target === zip && (zip.value.match(/\d/g)?.length ?? 0) >= 4) place.value = zip.value
    if (target === place || (target instanceof HTMLInputElement && [zip, ...ownControls('kind')].includes(target))) updateSoon()
  })
  // Typed before this script loaded.
  if (place.value !== place.defaultValue) updateSoon()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void update()
  })
}

function fillIn(page: Document): void {
  for (const name of filled) {
    const [own, fresh] = [ownControls(name), ownControls(name, page)]
    if (own.some(isTouched)) continue
    own.forEach((input, index) => {
      input.value = input.defaultValue = fresh[index]?.defaultValue ?? ''
      input.checked = input.defaultChecked = fresh[index]?.defaultChecked ?? false
    })
  }
}

/** The controls of the valuation form. */
function ownControls(name: ControlName, page = document): HTMLInputElement[] {
  return [...findControls(page, name)].filter(({ form }) => form?.method === 'post')
}

function isTouched({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean {
  return value !== defaultValue || checked !== defaultChecked
}
