import { fetchPage } from '../islands/ask.ts'
import { lockOutOfView } from '../islands/lock-out-of-view.ts'
import { byId, closestPart } from '../islands/lookup.ts'
import { nextTask } from '../islands/next-task.ts'
import { announce } from '../islands/page-events.ts'

/**
 * Opens the filter sheet as a modal dialog, which traps the focus and returns it. The sheet is fetched from the page that the link leads to
 * without script; if it cannot be fetched, the browser follows the link.
 */
export function mountSheet(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return
  const preload = () => void fetchSheet().catch(() => {})
  for (const name of ['pointerenter', 'focus', 'touchstart']) link.addEventListener(name, preload, { once: true, passive: true })
  link.addEventListener('click', async (event) => {
    event.preventDefault()
    await fetchSheet().then(show, () => location.assign(link.href))
  })
}

/** Locks in one task and opens in the next: opening computes many styles. */
async function show(sheet: HTMLDialogElement): Promise<void> {
  sheet.addEventListener('close', lockOutOfView(sheet), { once: true })
  await nextTask()
  sheet.showModal()
}

let fetched: { readonly address: string; readonly sheet: Promise<HTMLDialogElement> } | null = null

/** The sheet for the list's current address, which a map beside it may have changed. */
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

const placed = new WeakSet<HTMLElement>()

/** The sheet that came with the page, until another one has been placed; else a fetched one in its place. */
async function placeSheet(address: string): Promise<HTMLDialogElement> {
  const current = byId('filters')
  const sheet = current && !placed.has(current) ? current : byId('filters', await fetchPage(address))
  await nextTask()
  if (!(sheet instanceof HTMLDialogElement)) throw new Error(`no sheet at ${address}`)
  placed.add(sheet)
  if (sheet !== current) {
    current?.remove()
    byId('content')?.append(sheet)
    announce('content')
    await nextTask()
  }
  sheet.addEventListener('click', (event) => {
    if (event.target !== sheet && !closestPart(event.target, 'close')) return
    event.preventDefault()
    close(sheet)
  })
  sheet.addEventListener('cancel', (event) => {
    event.preventDefault()
    close(sheet)
  })
  return sheet
}

/** Out of sight at once, and closed in the next task: only then does the browser style the page behind again. */
async function close(sheet: HTMLDialogElement): Promise<void> {
  sheet.hidden = true
  await nextTask()
  sheet.close()
  sheet.hidden = false
}
