import { fetchPage } from '../islands/ask.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { cloneTemplate, closestPart, findPart, findParts } from '../islands/lookup.ts'
import { mountCommandField } from './command-field.island.ts'
import { areKeysOn, onDeskKey, switchKeys } from './desk-keys.island.ts'

/** Opens the command field by Ctrl+K, `/` and the search of the header; `?` lists the keys. */
export function mountCommand(header: HTMLElement, words: IslandProps['desk-command']): void {
  const command = addDialog(header, 'command')
  const field = command?.querySelector('input')
  if (!command || !field) return
  const open = mountCommandField(command, field, header, words)
  const keys = keysFrom(field.form?.action ?? '')
  const showKeys = () => {
    command.close()
    void keys.show()
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
  document.addEventListener('click', ({ target }) => closestPart(target, 'show-keys') && showKeys())
}

/** The list of keys, fetched from the search page when it is first shown. */
function keysFrom(address: string) {
  let dialog: HTMLDialogElement | null = null
  const add = async () => {
    const page = await fetchPage(address).catch(() => null)
    const added = page && addDialog(page, 'keys')
    const isOn = added && findPart(added, 'keys-on')
    if (!(isOn instanceof HTMLInputElement)) return null
    isOn.checked = areKeysOn()
    isOn.addEventListener('change', () => switchKeys(isOn.checked))
    return added
  }
  return {
    async show() {
      dialog ??= await add()
      if (dialog?.open === false) dialog.showModal()
    },
    close: () => dialog?.close(),
  }
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
function addDialog(templates: ParentNode, name: 'command' | 'keys'): HTMLDialogElement | null {
  const dialog = cloneTemplate(templates, name)
  if (!(dialog instanceof HTMLDialogElement)) return null
  document.body.append(dialog)
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  findPart(dialog, 'close')?.addEventListener('click', () => dialog.close())
  return dialog
}
