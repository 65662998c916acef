/** Events between the scripts of a page, dispatched on the document. `consent`: a category was accepted. `content`: HTML was added. `device`: a list on the device has changed. */
type PageEvent = 'consent' | 'content' | 'device'

export function announce(event: PageEvent): void {
  document.dispatchEvent(new CustomEvent(`site:${event}`))
}

export function onPageEvent(event: PageEvent, handle: () => unknown): void {
  document.addEventListener(`site:${event}`, handle)
}
