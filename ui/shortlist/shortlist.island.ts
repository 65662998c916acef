import { fetchPage } from '../islands/ask.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { closestPart, copyProps, findControl, findControls, findPart, findParts, partValue, propsOf } from '../islands/lookup.ts'
import { announce, onPageEvent } from '../islands/page-events.ts'
import { showNotice } from '../site/frame/notice.island.ts'
import { readIds, storeIds } from './device-store.island.ts'
import { shareLink } from './share.island.ts'

/**
 * The favourites page. Without ids in its address it shows the favourites on this device and follows their changes; a shared address shows
 * what it names and offers to save it.
 */
export function mountShortlist(page: HTMLElement, { ids, compares }: IslandProps['shortlist']): void {
  page.addEventListener('click', ({ target }) => act(page, partValue(closestPart(target, 'act'), 'act')))
  countCompared(page)
  explainNotKept(page)
  const isDeviceList = !compares && (ids.length === 0 || isOwn(page))
  showButtons(page, isDeviceList)
  if (isDeviceList) followDevice(page)
  else onPageEvent('device', () => showButtons(page, false))
}

/** The button that compares says how many homes are chosen. */
function countCompared(page: HTMLElement): void {
  const write = () => {
    const button = findPart(page, 'compare-count')
    if (!button) return
    const count = [...findControls(page, 'compare')].filter(({ checked }) => checked).length
    const [few = '', many = ''] = (partValue(button, 'compare-count') ?? '').split('|')
    button.textContent = count < 2 ? few : many.replace('%', String(count))
  }
  page.addEventListener('change', write)
  onPageEvent('content', write)
  write()
}

/** Without storage no card has a heart, so the page says that nothing can be kept. */
function explainNotKept(page: HTMLElement): void {
  const says = findPart(page, 'not-kept')
  if (!says || readIds('favourites') !== null) return
  says.hidden = false
  says.previousElementSibling?.remove()
}

function followDevice(page: HTMLElement): void {
  let shown = shownIds(page)
  const follow = async () => {
    const before = shown
    shown = favourites()
    if (String(shown) !== String(before)) await show(page, shown)
    return before
  }
  onPageEvent('device', async () => {
    const before = await follow()
    if (before.length > shown.length) offerUndo(page, before, before.length > 1 && shown.length === 0)
  })
  addEventListener('storage', follow)
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
  if (shown.length === 0) follow()
}

function offerUndo(page: HTMLElement, before: readonly number[], isCleared: boolean): void {
  const run = () => {
    storeIds('favourites', before.toReversed())
    focusHeading(page)
  }
  void showNotice(isCleared ? 'favourites.cleared' : 'favourites.removed', { word: 'favourites.undo', run }, () => focusHeading(page))
}

/** Replaces the content with the page for these listings, and drops ids from the address. */
async function show(page: HTMLElement, ids: readonly number[]): Promise<void> {
  page.setAttribute('aria-busy', 'true')
  const { pathname, search } = location
  const address = pathname + (ids.length > 0 ? `?ids=${ids}` : '')
  const answer = await fetchPage(address).catch(() => null)
  if (String(ids) !== String(favourites())) return
  page.removeAttribute('aria-busy')
  const fresh = answer?.getElementById(page.id)
  if (!fresh) {
    findPart(page, 'empty')?.remove()
    return showNotice('favourites.failed', { word: 'favourites.retry', run: () => location.assign(address) })
  }
  keepCompared(page, fresh)
  // The heading stays, because it may have the focus.
  findPart(fresh, 'head')?.remove()
  for (const stale of [...page.children]) if (stale !== findPart(page, 'head')) stale.remove()
  page.append(...fresh.childNodes)
  copyProps(fresh, page)
  if (search !== '') history.replaceState(null, '', pathname)
  showButtons(page, true)
  announce('content')
}

function keepCompared(page: HTMLElement, fresh: HTMLElement): void {
  const before = [...findControls(page, 'compare')]
  for (const box of findControls(fresh, 'compare')) box.checked = before.find(({ value }) => value === box.value)?.checked ?? box.checked
}

/** Shows the buttons that apply: the visitor's own list can be cleared, a shared one can be saved. */
function showButtons(page: HTMLElement, isDeviceList: boolean): void {
  const saved = favourites()
  const hasNew = !isOwn(page) && shownIds(page).some((id) => !saved.includes(id))
  for (const each of findParts(page, 'own')) each.hidden = !isDeviceList
  for (const each of findParts(page, 'foreign')) each.hidden = isDeviceList || !hasNew
  for (const button of findParts(page, 'act')) if (partValue(button, 'act') === 'share') button.hidden = false
  const back = page.querySelector<HTMLAnchorElement>('nav a[href*="ids="]')
  if (back && isOwn(page)) back.search = ''
}

function act(page: HTMLElement, action: ReturnType<typeof partValue<'act'>>): void {
  const link = findControl(page, 'link')
  if (action === 'share' && link) void shareLink(link)
  if (action === 'clear') storeIds('favourites', [])
  if (action !== 'save') return
  const saved = favourites().toReversed()
  const added = shownIds(page)
    .toReversed()
    .filter((id) => !saved.includes(id))
  const isStored = storeIds('favourites', [...saved, ...added])
  if (isStored) focusHeading(page)
  void showNotice(isStored ? 'favourites.savedAll' : 'favourites.notKept')
}

function focusHeading(page: HTMLElement): void {
  page.querySelector('h1')?.focus({ preventScroll: true })
}

/** Whether the page shows exactly the favourites on this device. */
function isOwn(page: HTMLElement): boolean {
  const [shown, saved] = [shownIds(page), favourites()]
  return shown.length > 0 && shown.length === saved.length && shown.every((id) => saved.includes(id))
}

function shownIds(page: HTMLElement): readonly number[] {
  return propsOf(page, 'shortlist').ids
}

/** The favourites on this device, newest first. */
function favourites(): number[] {
  return (readIds('favourites') ?? []).toReversed()
}
