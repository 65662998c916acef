import { findPart } from './lookup.ts'

/**
 * Keeps a form in the page while the device is offline: sending it would replace the page, and what was typed, by the browser's error.
 * The form says so until it is sent or the connection is back. Mount it before what else listens to the form's submit.
 */
export function mountOfflineForm(form: HTMLFormElement): void {
  const message = findPart(form, 'offline')
  if (!message) return
  form.addEventListener('submit', (event) => {
    message.hidden = navigator.onLine
    if (navigator.onLine) return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
  addEventListener('online', () => {
    message.hidden = true
  })
}
