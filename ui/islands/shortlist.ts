import { keepIds, readIds } from './device-store.ts'
import { showNotice } from './notice.ts'
import { announceContent, fetchPage } from './page-part.ts'
import { shareLink } from './share.ts'

/** The favourites page: shows what is on the device where the address names nothing, and keeps in step with it; else offers to keep what the address names. */
export function mountShortlist(page: HTMLElement): void {
  page.addEventListener('click', ({ target }) => act(page, target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null))
  const isTheirOwn = page.dataset.compares === undefined && (page.dataset.ids === '' || isOwn(page))
  dress(page, isTheirOwn)
  if (isTheirOwn) followDevice(page)
  else document.addEventListener('perron:device', () => dress(page, false))
}

function followDevice(page: HTMLElement): void {
  let shown = idsOf(page)
  const follow = async () => {
    const before = shown
    shown = favourites()
    if (String(shown) !== String(before)) await show(page, shown)
    return before
  }
  document.addEventListener('perron:device', async () => {
    const before = await follow()
    if (before.length > shown.length) offerUndo(page, before, before.length > 1 && shown.length === 0)
  })
  addEventListener('storage', follow)
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
  if (shown.length === 0) follow()
}

function offerUndo(page: HTMLElement, before: readonly number[], isAll: boolean): void {
  const back = () => page.querySelector('h1')?.focus({ preventScroll: true })
  const run = () => {
    keepIds('favourites', before.toReversed())
    back()
  }
  showNotice(isAll ? 'favourites.cleared' : 'favourites.removed', { word: 'favourites.undo', run }, back)
}

/** Fetches the page of these homes and puts its content in place of what is there; an address that named others no longer does. */
async function show(page: HTMLElement, ids: readonly number[]): Promise<void> {
  page.setAttribute('aria-busy', 'true')
  const { pathname, search } = location
  const address = pathname + (ids.length > 0 ? `?ids=${ids}` : '')
  const fetched = await fetchPage(address).catch(() => null)
  if (String(ids) !== String(favourites())) return
  page.removeAttribute('aria-busy')
  const part = fetched?.getElementById(page.id)
  if (!part) {
    page.querySelector('.empty')?.remove()
    return showNotice('favourites.failed', { word: 'favourites.retry', run: () => location.assign(address) })
  }
  keepChosen(page, part)
  // The heading stays where it is, and with it the focus that may be on it.
  part.querySelector('.list-head')?.remove()
  for (const stale of page.querySelectorAll(':scope > :not(.list-head)')) stale.remove()
  page.append(...part.childNodes)
  page.dataset.ids = part.dataset.ids ?? ''
  if (search !== '') history.replaceState(null, '', pathname)
  dress(page, true)
  announceContent()
}

/** Homes chosen for the comparison stay so. */
function keepChosen(page: HTMLElement, part: HTMLElement): void {
  const chosen = [...page.querySelectorAll<HTMLInputElement>('[name=compare]:checked')].map(({ value }) => value)
  for (const box of part.querySelectorAll<HTMLInputElement>('[name=compare]')) box.checked = chosen.includes(box.value)
}

/** Shows the buttons that fit: what is one’s own can be cleared, what is somebody else’s can be saved. */
function dress(page: HTMLElement, own: boolean): void {
  const mine = isOwn(page)
  const kept = favourites()
  const foreign = !mine && idsOf(page).some((id) => !kept.includes(id))
  for (const [name, shown] of [
    ['own', own],
    ['foreign', !own && foreign],
    ['act=share', true],
  ] as const) {
    for (const part of page.querySelectorAll<HTMLElement>(`[data-${name}]`)) part.hidden = !shown
  }
  const back = page.querySelector<HTMLAnchorElement>('.breadcrumb a[href*="ids="]')
  if (back && mine) back.search = ''
}

function act(page: HTMLElement, button: HTMLElement | null): void {
  if (button?.dataset.act === 'share') shareLink(page)
  if (button?.dataset.act === 'clear') keepIds('favourites', [])
  if (button?.dataset.act !== 'save') return
  const kept = favourites().toReversed()
  const added = idsOf(page)
    .toReversed()
    .filter((id) => !kept.includes(id))
  const isKept = keepIds('favourites', [...kept, ...added])
  if (isKept) page.querySelector('h1')?.focus({ preventScroll: true })
  showNotice(isKept ? 'favourites.savedAll' : 'favourites.notKept')
}

function isOwn(page: HTMLElement): boolean {
  const [named, kept] = [idsOf(page), favourites()]
  return named.length > 0 && named.length === kept.length && named.every((id) => kept.includes(id))
}

function idsOf(page: HTMLElement): number[] {
  return (page.dataset.ids ?? '').split(',').map(Number).filter(Boolean)
}

/** The homes on the device, the last saved first. */
function favourites(): number[] {
  return (readIds('favourites') ?? []).toReversed()
}
