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
