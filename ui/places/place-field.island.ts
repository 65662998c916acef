import type { Suggestion } from '#db/model/places/zones.ts'
import { ask, readText } from '../islands/ask.ts'
import type { PlaceWords } from '../islands/island-props.ts'
import { cloneTemplate, findControl, findPart } from '../islands/lookup.ts'
import { mountOptions } from './place-options.island.ts'

const debounce = 120 // ms after the last key

/** Turns a plain text field into a combobox that suggests places; a chosen place becomes a chip before the field. */
export function mountPlaceField(field: HTMLElement, words: PlaceWords): void {
  const input = findControl(field, 'where')
  const chipsBefore = findPart(field, 'chips')
  const list = findPart(field, 'options')
  const status = findPart(field, 'status')
  if (!input || !chipsBefore || !list || !status) return

  const changed = (message: string) => {
    status.textContent = message
    input.focus()
    input.form?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const chips = mountChips(field, chipsBefore, (label) => changed(words.removed.replace('%', () => label)))
  const choose = ({ key, value, label }: Suggestion) => {
    request.abort()
    chips.add(key, value, label)
    input.value = ''
    options.close()
    changed(words.added.replace('%', () => label))
  }
  const options = mountOptions<Suggestion>(
    input,
    list,
    (place) => drawPlace(field, place, words),
    (one, other) => one.key === other.key && one.value === other.value,
    choose,
  )

  let request = new AbortController()
  const suggest = async () => {
    request.abort()
    request = new AbortController()
    const { signal } = request
    const text = input.value.trim()
    if (text === '') return options.close()
    const found = await wait(debounce, signal).then(() => fetchSuggestions(text, signal))
    if (signal.aborted || document.activeElement !== input) return
    options.show(found ?? [])
    status.textContent = found ? countText(found.length, words) : ''
  }

  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.ariaExpanded = 'false'
  input.autocomplete = 'off'
  input.addEventListener('input', () => {
    options.move(0)
    suggest()
  })
  input.addEventListener('blur', () => {
    request.abort()
    afterPress(() => document.activeElement !== input && options.close())
  })
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const { active } = options
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (options.isOpen) options.move(event.key === 'ArrowDown' ? 1 : -1)
      else suggest()
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Escape' && options.isOpen) {
      // Close only the list, not the dialog or panel around it.
      event.preventDefault()
      event.stopPropagation()
      request.abort()
      options.close()
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) options.move(0)
  })
  if (input.value !== '' && document.activeElement === input) suggest()
}

function drawPlace(field: HTMLElement, place: Suggestion, words: PlaceWords): HTMLElement | null {
  const option = cloneTemplate(field, 'option')
  const [label, within] = option?.children ?? []
  if (!option || !label || !within) return null
  const zip = place.kind === 'locality' && place.zip !== null ? `${place.zip} ` : ''
  label.textContent = place.label
  within.textContent = [words.kinds[place.kind], place.within === null ? '' : zip + place.within].filter(Boolean).join(', ')
  return option
}

/** Null if the request fails: the field then works as a plain one. */
async function fetchSuggestions(text: string, signal: AbortSignal): Promise<readonly Suggestion[] | null> {
  const query = new URLSearchParams({ q: text, lang: document.documentElement.lang })
  return ask(`/places?${query}`, readPlaces, { signal }).catch(() => null)
}

async function readPlaces(answer: Response): Promise<readonly Suggestion[]> {
  const { places }: { places: readonly Suggestion[] } = JSON.parse(await readText(answer))
  return places
}

/** Runs at once, or after the pointer is released: what is being pressed must not move away before the click. */
function afterPress(run: () => void): void {
  if (!document.documentElement.matches(':active')) {
    run()
    return
  }
  const released = new AbortController()
  const { signal } = released
  const end = () => {
    released.abort()
    setTimeout(run)
  }
  for (const type of ['pointerup', 'pointercancel', 'click']) addEventListener(type, end, { signal })
}

function countText(count: number, words: PlaceWords): string {
  if (count === 0) return words.none
  return count === 1 ? words.one : words.many.replace('%', String(count))
}

/** Never resolves once aborted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}

interface PlaceChips {
  /** Adds a place unless it is chosen already. */
  add(key: string, value: string, label: string): void
}

/** The chosen places before the field: the server's checkboxes become chips with a remove button. */
function mountChips(field: HTMLElement, chips: HTMLElement, onRemove: (label: string) => void): PlaceChips {
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
