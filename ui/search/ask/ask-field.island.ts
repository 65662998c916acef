import { ask, readText } from '../../islands/ask.ts'
import { tabShelf } from '../../islands/device.ts'
import type { IslandProps } from '../../islands/island-props.ts'
import { cloneTemplate, findControl, findPart } from '../../islands/lookup.ts'
import { mountOptions } from '../../places/place-options.island.ts'
import type { AskSuggestions } from './ask-reading.present.ts'
import { mountAskSheet } from './ask-sheet.island.ts'

interface Offer {
  readonly text: string
  readonly kind: string
  readonly choose: () => void
}

const debounce = 150 // ms after the last key
const maxSearches = 5

/** Turns the field into a combobox that shows how the sentence is read, what else it may mean, and the earlier searches of this tab. */
export function mountAskField(field: HTMLElement, { goal, recent }: IslandProps['ask-field']): void {
  const input = findControl(field, 'ask')
  const list = findPart(field, 'options')
  const status = findPart(field, 'status')
  const form = input?.form
  if (!(input instanceof HTMLInputElement) || !list || !status || !form) return

  const options = mountOptions<Offer>(
    input,
    list,
    (offer) => drawOffer(field, offer),
    (one, other) => one.text === other.text && one.kind === other.kind,
    ({ choose }) => choose(),
  )
  const send = (text: string) => {
    input.value = text
    form.requestSubmit()
  }
  const searches = (beginning: string): readonly Offer[] =>
    readSearches()
      .filter((text) => text !== beginning && text.toLowerCase().startsWith(beginning.toLowerCase()))
      .map((text) => ({ text, kind: recent, choose: () => send(text) }))

  let request = new AbortController()
  const stop = () => request.abort()
  const suggest = () => {
    stop()
    request = new AbortController()
    const { signal } = request
    const text = input.value.trim()
    if (text === '') {
      status.textContent = ''
      return options.show(searches(text))
    }
    setTimeout(async () => {
      const found = signal.aborted ? null : await understand(text, chosenGoal(form) ?? goal, signal)
      if (signal.aborted || document.activeElement !== input) return
      options.show([...offersIn(found, send), ...searches(text)])
      status.textContent = found?.words ?? ''
    }, debounce)
  }
  const close = () => {
    stop()
    options.close()
  }
  const sheet = mountAskSheet(field, close)
  const open = () => {
    sheet.open()
    if (input.value === '' || sheet.isOpen) suggest()
  }

  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.ariaExpanded = 'false'
  input.addEventListener('input', () => {
    sheet.open()
    options.move(0)
    suggest()
  })
  input.addEventListener('blur', () => sheet.isOpen || close())
  input.addEventListener('focus', open)
  input.addEventListener('click', () => sheet.isOpen || open())
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const { active } = options
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (options.isOpen) options.move(event.key === 'ArrowDown' ? 1 : -1)
      else suggest()
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      active.choose()
    } else if (event.key === 'Escape' && (sheet.isOpen || options.isOpen)) {
      event.preventDefault()
      sheet.close()
      close()
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) options.move(0)
  })
  form.addEventListener('submit', () => storeSearch(input.value))
  if (document.activeElement !== input) return
  sheet.open()
  if (sheet.isOpen || input.value === '' || input.value !== input.defaultValue) suggest()
}

function drawOffer(field: HTMLElement, { text, kind }: Offer): HTMLElement | null {
  const option = cloneTemplate(field, 'option')
  const [label, small] = option?.children ?? []
  if (!option || !label || !small) return null
  label.textContent = text
  small.textContent = kind
  return option
}

/** The goal that the form lets the visitor choose. */
function chosenGoal(form: HTMLFormElement): string | null {
  const chosen = new FormData(form).get('goal')
  return typeof chosen === 'string' ? chosen : null
}

interface Understood {
  /** The sentence, its last word completed. */
  readonly text: string
  /** The reading in one line, with its count. */
  readonly words: string
  /** The query of what was read; empty if nothing was. */
  readonly query: string
  readonly suggestions: AskSuggestions
}

/** Null if the request fails: the field then works as a plain one. */
async function understand(text: string, goal: string, signal: AbortSignal): Promise<Understood | null> {
  const query = new URLSearchParams({ lang: document.documentElement.lang, goal, typing: '1', text })
  return ask(`/api/understand?${query}`, readAnswer, { signal }).catch(() => null)
}

async function readAnswer(answer: Response): Promise<Understood> {
  return JSON.parse(await readText(answer))
}

/** The reading, which sends the sentence, and the addresses that the text may mean. */
function offersIn(found: Understood | null, send: (text: string) => void): readonly Offer[] {
  if (found === null) return []
  const others = found.suggestions.map(({ text, kind, url }) => ({ text, kind, choose: () => location.assign(url) }))
  return found.query === '' ? others : [{ text: found.words, kind: '', choose: () => send(found.text) }, ...others]
}

function readSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(tabShelf.get('site:searches') ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, maxSearches) : []
  } catch {
    return []
  }
}

/** Storage may be disabled or full: then nothing is offered again. */
function storeSearch(typed: string): void {
  const text = typed.trim()
  if (text === '') return
  try {
    tabShelf.set('site:searches', JSON.stringify([text, ...readSearches().filter((each) => each !== text)].slice(0, maxSearches)))
  } catch {}
}
