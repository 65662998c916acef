import { cloneTemplate } from '../islands/lookup.ts'

export interface PlaceChips {
  /** Adds a place unless it is chosen already. */
  add(key: string, value: string, label: string): void
}

/** The chosen places before the field: the server's checkboxes become chips with a remove button. */
export function mountChips(field: HTMLElement, chips: HTMLElement, onRemove: (label: string) => void): PlaceChips {
  const isChosen = (key: string, value: string) => [...chips.querySelectorAll('input')].some((input) => input.name === key && input.value === value)
  const make = (key: string, value: string, label: string): Element | string => {
    const chip = cloneTemplate(field, 'chip')
    const [input, text, button] = [chip?.querySelector('input'), chip?.querySelector('span'), chip?.querySelector('button')]
    if (!chip || !input || !text || !button) return ''
    input.name = key
    input.value = value
    text.textContent = label
    button.ariaLabel = button.ariaLabel?.replace('%', () => label) ?? label
    button.addEventListener('click', () => {
      chip.remove()
      onRemove(label)
    })
    return chip
  }
  for (const box of chips.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    const label = box.closest('label')
    if (box.checked) label?.replaceWith(make(box.name, box.value, label.textContent?.trim() ?? ''))
    else label?.remove()
  }
  return {
    add(key, value, label) {
      if (!isChosen(key, value)) chips.append(make(key, value, label))
    },
  }
}
