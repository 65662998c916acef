import type { PlaceWords } from './place-words.ts'

export interface PlaceChips {
  /** Adds a place once; says nothing when it is there already. */
  add(key: string, value: string, label: string): void
}

/** The chosen places before a field: what the server showed as boxes to untick becomes chips with a button that removes them. */
export function mountChips(chips: HTMLElement, words: PlaceWords, onRemove: (label: string) => void): PlaceChips {
  const has = (key: string, value: string) => [...chips.querySelectorAll('input')].some((input) => input.name === key && input.value === value)
  const make = (key: string, value: string, label: string) => {
    const chip = document.createElement('span')
    chip.className = 'place-chip'
    const hidden = document.createElement('input')
    hidden.type = 'hidden'
    hidden.name = key
    hidden.value = value
    const button = document.createElement('button')
    button.type = 'button'
    button.ariaLabel = words.remove.replace('%', () => label)
    button.addEventListener('click', () => {
      chip.remove()
      onRemove(label)
    })
    chip.append(hidden, label, button)
    return chip
  }
  for (const box of chips.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    const boxed = box.closest('.place-chip')
    if (box.checked) boxed?.replaceWith(make(box.name, box.value, boxed.textContent?.trim() ?? ''))
    else boxed?.remove()
  }
  return {
    add(key, value, label) {
      if (!has(key, value)) chips.append(make(key, value, label))
    },
  }
}
