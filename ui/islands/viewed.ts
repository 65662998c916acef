import { keepIds, readIds } from './device-store.ts'
import { showNotice } from './notice.ts'
import { announceContent, fetchPage } from './page-part.ts'

/** Shows the homes looked at last when the visitor comes near their place. */
export function mountViewed(marker: HTMLElement): void {
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      // Without them the page lacks nothing.
      fill(marker).catch(() => undefined)
    },
    { rootMargin: '600px' },
  )
  watch.observe(marker)
}

async function fill(marker: HTMLElement): Promise<void> {
  const ids = readIds('viewed') ?? []
  const page = await fetchPage(`${marker.dataset.path}?ids=${ids}`)
  const found = [...page.querySelectorAll('[data-homes] .card')].slice(0, Number(marker.dataset.most))
  const cards = found.length < 6 ? found.slice(0, 3) : found
  const part = marker.querySelector('template')?.content.cloneNode(true)
  if (cards.length === 0 || !(part instanceof DocumentFragment)) return
  part.querySelector('.card-grid')?.append(...cards)
  part.querySelector('.card-grid')?.classList.toggle('is-row', cards.length === 3)
  part.querySelector('[data-clear]')?.addEventListener('click', () => {
    keepIds('viewed', [])
    marker.querySelector('section')?.remove()
    document.getElementById('content')?.focus({ preventScroll: true })
    showNotice('viewed.cleared')
  })
  marker.append(part)
  announceContent()
}
