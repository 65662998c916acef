import { localShelf } from './device.ts'
import { findParts, partValue } from './lookup.ts'

/** Single keys of the desk. They do nothing in fields, with another key held, or once they are switched off (WCAG 2.1.4). */

/** Calls `act` for each key; where it returns true, the browser does nothing more with it. @returns stops listening */
export function onDeskKey(act: (key: string) => boolean): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !areKeysOn()) return
    if (act(event.key)) event.preventDefault()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}

/** Whether keys are on; a browser that stores nothing has them. */
export function areKeysOn(): boolean {
  try {
    return localShelf.get('site:desk-keys') !== 'off'
  } catch {
    return true
  }
}

/** Switches keys on or off on this device. */
export function switchKeys(isOn: boolean): void {
  try {
    if (isOn) localShelf.remove('site:desk-keys')
    else localShelf.set('site:desk-keys', 'off')
  } catch {
    // Storage is switched off: the keys stay on.
  }
}

/** Makes the keys of the page's elements work: a field is focused, a link or button clicked. */
export function mountDeskKeys(): void {
  onDeskKey((key) => {
    const element = [...findParts(document, 'key')].find((each) => partValue(each, 'key') === key)
    if (element instanceof HTMLTextAreaElement) element.focus()
    else element?.click()
    return element !== undefined
  })
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
