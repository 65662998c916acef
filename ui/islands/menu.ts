/** A `details` that behaves as a menu: Escape closes it and gives focus back, and so does a click elsewhere. */
export function mountMenu(marker: HTMLElement): void {
  if (!(marker instanceof HTMLDetailsElement)) return
  marker.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !marker.open) return
    marker.open = false
    marker.querySelector('summary')?.focus()
  })
  document.addEventListener('click', (event) => {
    if (marker.open && event.target instanceof Node && !marker.contains(event.target)) marker.open = false
  })
}
