import { ask, parsePage, readText } from '../islands/ask.ts'
import { byId, closestPart, findControl, findIslands, islandName } from '../islands/lookup.ts'

/** Milliseconds after the last key before homes are searched. */
const pause = 300

/**
 * The form of a newsletter: homes are searched while words are typed, and added, moved and removed without leaving the page; the size of the audience
 * follows its fields. Each answer is the page itself, from which the live parts are taken; whatever is refused is sent as a form.
 */
export function mountMailing(opened: HTMLElement): void {
  const form = opened.closest('form')
  if (form === null) return
  let last: Promise<unknown> = Promise.resolve()
  let timer = 0

  /** One after the other: each carries the version that the one before has stored. */
  const arrange = (button: HTMLButtonElement) => {
    const { name, value, id } = button
    last = last
      .then(() => post(form, name, value))
      .then(
        (page) => takeArranged(page, id),
        () => form.requestSubmit(button.isConnected ? button : null),
      )
  }
  const find = () => {
    clearTimeout(timer)
    last = last.then(() => search(form)).then((page) => takeParts(page, ['homes-found']), nothing)
  }
  form.addEventListener('click', (event) => {
    const button = closestPart(event.target, 'ask')
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    if (button.name === 'arrange') arrange(button)
    else find()
  })
  form.addEventListener('input', (event) => {
    if (!isSearch(event.target)) return
    clearTimeout(timer)
    timer = window.setTimeout(find, pause)
  })
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !isSearch(event.target)) return
    event.preventDefault()
    find()
  })
  form.addEventListener('change', (event) => {
    if (closestPart(event.target, 'counted') === null) return
    last = last.then(() => post(form, 'do', 'count')).then((page) => takeParts(page, ['reach']), nothing)
  })
  const count = form.querySelector('button[value=count]')
  if (count instanceof HTMLElement) count.hidden = true
}

const nothing = () => undefined

function isSearch(target: EventTarget | null): boolean {
  return target instanceof Element && (target.id === 'homeSearch' || target.id === 'homeGoal')
}

/** Sends the form as a button would, without its files, and reads the page that answers. */
async function post(form: HTMLFormElement, name: string, value: string): Promise<Document> {
  const sent = new FormData(form)
  for (const [field, each] of [...sent]) if (typeof each !== 'string') sent.delete(field)
  sent.set(name, value)
  return pageOf(form.action, { method: 'POST', body: sent })
}

/** Asks the page of the newsletter, or for a new one that is not stored yet the page that it stands on. */
async function search(form: HTMLFormElement): Promise<Document> {
  const sent = new FormData(form)
  const query = new URLSearchParams({ find: String(sent.get('homeSearch') ?? ''), goal: String(sent.get('homeGoal') ?? '') })
  const found = (page: string) => pageOf(`${page.split(/[?#]/)[0]}?${query}`, {})
  return sent.has('isNew') ? found(location.href).catch(() => found(form.action)) : found(form.action)
}

async function pageOf(address: string, init: RequestInit): Promise<Document> {
  const text = await ask(address, readText, { ...init, headers: { Accept: 'text/html' } })
  const page = parsePage(text)
  // The sign-in page has no newsletter.
  if (byId('opened', page) === null) throw new Error('The session has ended')
  return page
}

/** After a save that was merged with what a colleague has changed, the fields of the page are outdated: it is loaded again. */
function takeArranged(page: Document, pressed: string): void {
  const [before, after] = [versionIn(document), versionIn(page)]
  if (after !== before + 1) {
    location.reload()
    return
  }
  const isPressed = document.activeElement?.id === pressed
  takeParts(page, ['opened', 'homes-count', 'homes-chosen', 'homes-found', 'mailing-preview'])
  if (isPressed) (document.getElementById(pressed) ?? byId('homeSearch'))?.focus()
}

function versionIn(page: Document): number {
  const host = [...findIslands(page)].find((each) => islandName(each) === 'mailing')
  return Number((host && findControl(host, 'version')?.value) ?? Number.NaN)
}

/** Takes parts of a newer page where they differ. */
function takeParts(page: Document, ids: readonly string[]): void {
  for (const id of ids) {
    const [part, newer] = [document.getElementById(id), page.getElementById(id)]
    if (part !== null && newer !== null && newer.innerHTML !== part.innerHTML) part.replaceChildren(...newer.childNodes)
  }
}
