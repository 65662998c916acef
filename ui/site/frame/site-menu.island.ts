import { mountMenu } from './menu.island.ts'

/** The site's menu. On a phone it covers the page, which cannot be reached until it is closed. */
export function mountSiteMenu(menu: HTMLElement): void {
  if (!(menu instanceof HTMLDetailsElement)) return
  mountMenu(menu)
  const phone = matchMedia('(max-width: 767px)')
  const cover = () => {
    for (const part of document.querySelectorAll<HTMLElement>('main, main ~ *')) part.inert = menu.open && phone.matches
  }
  menu.addEventListener('toggle', cover)
  phone.addEventListener('change', cover)
}
