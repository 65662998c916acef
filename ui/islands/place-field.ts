import type { Suggestion } from '#db/model/zones.ts'
import { mountChips } from './place-chips.ts'
import { makeOptions } from './place-options.ts'
import type { PlaceWords } from './place-words.ts'

const pause = 120 // ms after the last key

/** Makes a plain field of places offer what people can mean while they type; each chosen place becomes a chip before it. */
export function mountPlaceField(input: HTMLInputElement): void {
  const field = input.closest<HTMLElement>('.place-field')
  const chipsBefore = field?.querySelector<HTMLElement>('.place-chips')
  if (!field || !chipsBefore) return
  const words: PlaceWords = JSON.parse(field.dataset.words ?? '{}')
  const status = field.appendChild(document.createElement('p'))
  status.className = 'visually-hidden'
  status.role = 'status'

  const changed = (said: string) => {
    status.textContent = said
    input.focus()
    input.form?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const chips = mountChips(chipsBefore, words, (label) => changed(words.removed.replace('%', () => label)))
  const choose = ({ key, value, label }: Suggestion) => {
    asking.abort()
    chips.add(key, value, label)
    input.value = ''
    options.close()
    changed(words.added.replace('%', () => label))
  }
  const options = makeOptions(input, words, choose)

  let asking = new AbortController()
  const ask = async () => {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    const text = input.value.trim()
    if (text === '') return options.close()
    const found = await waited(pause, signal).then(() => findPlaces(text, signal))
    if (signal.aborted || document.activeElement !== input) return
    options.show(found ?? [])
    status.textContent = found ? countOf(found.length, words) : ''
  }

  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.ariaExpanded = 'false'
  input.autocomplete = 'off'
  input.addEventListener('input', ask)
  input.addEventListener('blur', () => {
    asking.abort()
    options.close()
  })
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const { active } = options
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (options.isOpen) options.move(event.key === 'ArrowDown' ? 1 : -1)
      else ask()
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Escape' && options.isOpen) {
      // The list alone closes, not the dialog or the panel it is in.
      event.preventDefault()
      event.stopPropagation()
      asking.abort()
      options.close()
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) options.move(0)
  })
  if (input.value !== '' && document.activeElement === input) ask()
}

/** Null when the answer did not come: the field goes on as a plain one. */
async function findPlaces(text: string, signal: AbortSignal): Promise<readonly Suggestion[] | null> {
  const query = new URLSearchParams({ q: text, lang: document.documentElement.lang })
  try {
    const answer = await fetch(`/places?${query}`, { signal })
    const { places }: { places: readonly Suggestion[] } = await answer.json()
    return answer.ok ? places : null
  } catch {
    return null
  }
}

function countOf(count: number, words: PlaceWords): string {
  if (count === 0) return words.none
  return count === 1 ? words.one : words.many.replace('%', String(count))
}

function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}
