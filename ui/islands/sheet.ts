import { announceContent, fetchPage } from './page-part.ts'

/**
 * The filter sheet as a modal dialog: focus is kept inside and given back. It comes when somebody reaches for it, from the page that
 * the link leads to where there is no script; when it does not come, the link leads there.
 */
export function mountSheet(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return
  const reach = () => void fetchSheet().catch(() => {})
  for (const name of ['pointerenter', 'focus', 'touchstart']) link.addEventListener(name, reach, { once: true, passive: true })
  link.addEventListener('click', async (event) => {
    event.preventDefault()
    await fetchSheet().then(
      (sheet) => sheet.showModal(),
      () => location.assign(link.href),
    )
  })
}

let fetched: { readonly address: string; readonly sheet: Promise<HTMLDialogElement> } | null = null

/** The sheet of the list as its address stands now, which a map beside it may have changed. */
function fetchSheet(): Promise<HTMLDialogElement> {
  const query = new URLSearchParams(location.search)
  query.set('filters', '1')
  query.delete('page')
  const address = `${location.pathname}?${query}`
  if (fetched?.address !== address) {
    fetched = { address, sheet: placeSheet(address) }
    fetched.sheet.catch(() => {
      fetched = null
    })
  }
  return fetched.sheet
}

async function placeSheet(address: string): Promise<HTMLDialogElement> {
  const here = document.getElementById('filters')
  const isCurrent = here !== null && here.dataset.of === undefined
  const sheet = isCurrent ? here : (await fetchPage(address)).getElementById('filters')
  if (!(sheet instanceof HTMLDialogElement)) throw new Error(`no sheet at ${address}`)
  sheet.dataset.of = address
  if (sheet !== here) {
    here?.remove()
    document.getElementById('content')?.append(sheet)
    announceContent()
  }
  sheet.addEventListener('click', (event) => {
    const target = event.target
    if (!(target instanceof Element)) return
    if (target === sheet || target.closest('[data-close]')) {
      event.preventDefault()
      sheet.close()
    }
  })
  return sheet
}
