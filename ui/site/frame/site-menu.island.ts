import { lockOutOfView } from '../../islands/lock-out-of-view.ts'

/** The site's menu. On a phone it covers the page, which cannot be reached until it is closed. */
export function mountSiteMenu(menu: HTMLElement): void {
  if (!(menu instanceof HTMLDetailsElement)) return
  mountMenu(menu)
  const phone = matchMedia('(max-width: 47.9375em)')
  let unlock: ReturnType<typeof lockOutOfView> | undefined
  const cover = () => {
    const isCovered = menu.open && phone.matches
    void unlock?.()
    unlock = isCovered ? lockOutOfView(menu, innerHeight) : undefined
    for (const part of document.querySelectorAll<HTMLElement>('main, main ~ *')) part.inert = isCovered
  }
  menu.addEventListener('toggle', cover)
  phone.addEventListener('change', cover)
}

/** A `details` that behaves as a menu: Escape closes it and returns the focus, a click elsewhere closes it. */
export function mountMenu(menu: HTMLElement): void {
  if (!(menu instanceof HTMLDetailsElement)) return
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('click', (event) => {
    if (menu.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false
  })
}
