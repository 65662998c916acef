import type { IslandProps } from '../islands/island-props.ts'
import { cloneTemplate, closestPart, findPart, findParts } from '../islands/lookup.ts'
import { mountCommandField } from './command-field.island.ts'
import { areKeysOn, onDeskKey, switchKeys } from './desk-keys.island.ts'

/** Opens the command field by Ctrl+K, `/` and the search of the header; `?` lists the keys. */
export function mountCommand(header: HTMLElement, words: IslandProps['desk-command']): void {
  const command = makeDialog(header, 'command')
  const keys = makeDialog(header, 'keys')
  const field = command?.querySelector('input')
  if (!command || !field || !keys) return
  const open = mountCommandField(command, field, header, words)
  const showKeys = () => {
    command.close()
    keys.showModal()
  }
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    keys.close()
    open('')
  })
  onDeskKey((key) => {
    if ((key !== '/' && key !== '?') || document.querySelector('dialog[open]') !== null) return false
    if (key === '/') open('')
    else showKeys()
    return true
  })
  openFromSearch(open)
  findPart(command, 'show-keys')?.addEventListener('click', showKeys)
  const isOn = findPart(keys, 'keys-on')
  if (!(isOn instanceof HTMLInputElement)) return
  isOn.checked = areKeysOn()
  isOn.addEventListener('change', () => switchKeys(isOn.checked))
}

/** A click into the search of the header, or typing there, goes on in the command field. */
function openFromSearch(open: (typed: string) => void): void {
  for (const type of ['click', 'input']) {
    document.addEventListener(type, ({ target }) => {
      if (closestPart(target, 'command-open') === null || !(target instanceof HTMLInputElement)) return
      open(target.value)
      target.value = ''
    })
  }
  for (const key of findParts(document, 'command-key')) {
    key.hidden = false
    if (/Mac|iPhone|iPad/.test(navigator.platform)) key.textContent = '⌘ K'
  }
}

/** Adds the dialog of a template to the page; a click beside it closes it. */
function makeDialog(header: HTMLElement, name: 'command' | 'keys'): HTMLDialogElement | null {
  const dialog = cloneTemplate(header, name)
  if (!(dialog instanceof HTMLDialogElement)) return null
  document.body.append(dialog)
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  findPart(dialog, 'close')?.addEventListener('click', () => dialog.close())
  return dialog
}
