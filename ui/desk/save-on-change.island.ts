import { ask, fetchPage, parsePage } from '../islands/ask.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { findPart, findParts } from '../islands/lookup.ts'
import { problemIn } from './desk-answer.island.ts'
import { isChanged } from './form-controls.island.ts'

/** Before a choice by keyboard is saved: the arrow keys pass over the others. Leaving the field saves at once. */
const keyboardPause = 2_000 // ms

/** Saves the drop-down list of a form as soon as another choice is made, says so and offers to undo it; if it cannot, the list goes back to what is stored. */
export function mountSaveOnChange(form: HTMLElement, { saved, lost }: IslandProps['save-on-change']): void {
  const [select, button, status] = [form.querySelector('select'), form.querySelector('button'), findPart(form, 'status')]
  if (!(form instanceof HTMLFormElement) || select === null || button === null || status === null) return
  let last: Promise<unknown> = Promise.resolve()
  let [timer, isByKey] = [0, false]
  let undo: Element | null = null
  const save = async () => {
    clearTimeout(timer)
    if (!isChanged(select)) return
    status.textContent = ''
    undo?.remove()
    try {
      const answer = await send(form, button)
      status.textContent = answer.problem ?? saved
      undo = answer.undo
      if (undo !== null) form.after(undo)
    } catch {
      for (const option of select.options) option.selected = option.defaultSelected
      status.textContent = lost
    }
    form.classList.toggle('is-failed', status.textContent !== saved)
  }
  const saveNext = () => {
    last = last.then(save)
  }
  button.hidden = true
  form.addEventListener('keydown', ({ key }) => {
    isByKey = key !== 'Enter'
  })
  form.addEventListener('pointerdown', () => {
    isByKey = false
  })
  select.addEventListener('change', () => {
    clearTimeout(timer)
    timer = window.setTimeout(saveNext, isByKey ? keyboardPause : 0)
  })
  select.addEventListener('blur', saveNext)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    saveNext()
  })
}

interface Sent {
  /** Why it was refused; null if it was not. */
  readonly problem: string | null
  /** The form that undoes it; null without one. */
  readonly undo: Element | null
}

/** Sends a form as its button would, and takes what has changed from the page that answers. */
async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<Sent> {
  const body = new FormData(form)
  body.set(button.name, button.value)
  const read = async (answer: Response) => ({ isSaved: answer.ok, isRefused: answer.status === 422, page: parsePage(await answer.text()) })
  const { isSaved, isRefused, page } = await ask(form.action, read, { method: 'POST', body, headers: { Accept: 'text/html' } })
  if (!isSaved && !isRefused) throw new Error('The session has ended')
  // A refused form holds the choice that was refused.
  takeFrom(isSaved ? page : await fetchPage(location.href), form)
  return isSaved ? { problem: null, undo: findPart(page, 'undo') } : { problem: problemIn(page), undo: null }
}

/** Takes the live parts of a newer page, and what its forms were opened with. */
function takeFrom(page: Document, sent: HTMLFormElement): void {
  for (const part of findParts(document, 'live')) part.replaceChildren(...(page.getElementById(part.id)?.childNodes ?? []))
  const newer = findParts(page, 'opened-with')
  for (const [index, form] of findParts(document, 'opened-with').entries()) {
    const other = newer[index]
    if (form instanceof HTMLFormElement && other instanceof HTMLFormElement) takeFields(form, other, form === sent)
  }
}

/** Takes the hidden fields of a form, and those that were not changed; of the form that was sent all. */
function takeFields(form: HTMLFormElement, newer: HTMLFormElement, isSent: boolean): void {
  for (const field of form.elements) {
    const other = 'name' in field ? newer.elements.namedItem(String(field.name)) : null
    if (field instanceof HTMLSelectElement && other instanceof HTMLSelectElement && (isSent || !isChanged(field))) {
      for (const option of field.options) option.selected = option.defaultSelected = option.value === other.value
    } else if (field instanceof HTMLInputElement && other instanceof HTMLInputElement && (field.type === 'hidden' || !isChanged(field))) {
      field.value = field.defaultValue = other.value
    }
  }
}
