import { findPart } from '../islands/lookup.ts'
import { whenNear } from '../islands/near.ts'

/** Fetches the script of the map and shows it; if that fails, calls `failed`. */
type ShowMap = (takesFocus: boolean, failed?: () => unknown) => Promise<void>

/** Shows the map of a listing when the visitor gets near it or follows its link; if its script cannot be fetched, the link leads to the map. */
export function mountPropertyMap(host: HTMLElement, show: ShowMap): void {
  whenNear(host, () => show(false))
  const link = findPart(host, 'open-map')
  link?.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void show(true, () => location.assign(link.getAttribute('href') ?? ''))
  })
}
