import { keepIds, readIds } from './device-store.ts'

/** Wakes every heart of the page, those that come later too (`perron:content`), and the count in the header. */
export function mountHearts(): void {
  document.addEventListener('click', press)
  for (const name of ['perron:content', 'perron:device']) document.addEventListener(name, paint)
  for (const name of ['storage', 'pageshow']) addEventListener(name, paint)
  paint()
}

function paint(): void {
  const ids = readIds('favourites')
  if (!ids) return
  drawHearts()
  for (const heart of document.querySelectorAll<HTMLElement>('[data-save]')) {
    heart.hidden = false
    heart.setAttribute('aria-pressed', String(ids.includes(Number(heart.dataset.save))))
  }
  for (const link of document.querySelectorAll<HTMLElement>('[data-favourites]')) {
    const count = ids.length || ''
    link.dataset.count = String(count)
    link.setAttribute('aria-label', `${link.dataset.favourites}${count && `, ${count}`}`)
  }
}

/** Cards come without their heart: it does nothing without a script, and a list has many. */
function drawHearts(): void {
  const [link] = document.querySelectorAll<HTMLElement>('[data-save-words]')
  const icon = link?.querySelector('svg')
  if (!link || !icon) return
  for (const card of document.querySelectorAll<HTMLElement>('.card[data-listing-id]')) {
    if (card.querySelector('.save')) continue
    const heart = document.createElement('button')
    heart.type = 'button'
    heart.className = 'icon-button save'
    heart.dataset.save = card.dataset.listingId ?? ''
    const name = ['.card-place', '.price'].map((part) => card.querySelector(part)?.textContent?.trim()).filter(Boolean)
    heart.setAttribute('aria-label', link.dataset.saveWords?.replace('%', name.join(', ')) ?? '')
    heart.append(icon.cloneNode(true))
    card.append(heart)
  }
}

function press({ target }: Event): void {
  const heart = target instanceof Element ? target.closest<HTMLElement>('[data-save]') : null
  const id = Number(heart?.dataset.save)
  const ids = readIds('favourites')
  if (!id || !ids) return
  const isKept = keepIds('favourites', ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])
  if (!isKept)
    import('./notice.ts').then(
      ({ showNotice }) => showNotice('favourites.notKept'),
      () => {},
    )
}

/** Notes that a home was looked at; a preview is no visit. */
export function noteViewing(marker: HTMLElement): void {
  const id = Number(marker.dataset.save)
  if (!location.pathname.startsWith('/preview/')) keepIds('viewed', [id, ...(readIds('viewed') ?? []).filter((each) => each !== id)])
}
