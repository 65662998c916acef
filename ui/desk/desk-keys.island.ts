import { localShelf } from '../islands/device.ts'
import { closestPart, findParts, partValue } from '../islands/lookup.ts'

/** Keyboard shortcuts of the desk: single keys, ignored in fields, with a modifier key, or when switched off (WCAG 2.1.4). */

/** Calls `act` for each key; if it returns true, the default action is prevented. @returns a function that stops listening */
export function onDeskKey(act: (key: string) => boolean): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !areKeysOn()) return
    if (act(event.key)) event.preventDefault()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}

/** Whether shortcuts are on, as they are where the browser stores nothing. */
export function areKeysOn(): boolean {
  try {
    return localShelf.get('site:desk-keys') !== 'off'
  } catch {
    return true
  }
}

/** Switches shortcuts on or off on this device. */
export function switchKeys(isOn: boolean): void {
  try {
    if (isOn) localShelf.remove('site:desk-keys')
    else localShelf.set('site:desk-keys', 'off')
  } catch {
    // Storage is disabled: the shortcuts stay on.
  }
}

/** Binds the shortcuts of the page's elements: a field is focused, a link or button clicked. */
export function mountDeskKeys(): void {
  onDeskKey((key) => {
    const element = [...findParts(document, 'key')].find((each) => partValue(each, 'key') === key)
    if (element instanceof HTMLTextAreaElement) element.focus()
    else element?.click()
    return element !== undefined
  })
  document.addEventListener('click', (event) => {
    const answer = closestPart(event.target, 'answer')
    const reply = [...findParts(document, 'key')].find((each) => each instanceof HTMLTextAreaElement)
    if (answer === null || !(reply instanceof HTMLTextAreaElement) || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    insertText(reply, partValue(answer, 'answer') ?? '')
  })
}

/** Puts a text where the cursor is, or in place of what is selected. */
function insertText(field: HTMLTextAreaElement, text: string): void {
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  // Drafts are kept on input.
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
