import { fetchPage } from '../islands/ask.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { findPart } from '../islands/lookup.ts'
import { actsOfPage, drawGroups, matches, type Proposal, type ProposalGroup, readGroups } from './command-proposals.island.ts'

/** Debounce. */
const debounce = 150 // ms

const maxActs = 8

/**
 * The command field, an ARIA combobox: it proposes what the desk's search page finds, and the acts of the present page.
 * @returns a function that opens it with a text
 */
export function mountCommandField(dialog: HTMLDialogElement, field: HTMLInputElement, header: HTMLElement, { here, lost }: IslandProps['desk-command']) {
  const [list, status] = [findPart(dialog, 'options'), findPart(dialog, 'status')]
  let acts: readonly Proposal[] = []
  let found: readonly ProposalGroup[] = []
  let shown: readonly Proposal[] = []
  let at = -1
  let stop = new AbortController()
  let timer = 0
  /** Whether the proposals are those of an earlier text, and whether Enter was pressed meanwhile. */
  let [isLate, isSent] = [false, false]

  const options = () => [...dialog.querySelectorAll('[role=option]')]
  const mark = (to: number) => {
    at = to
    for (const [index, option] of options().entries()) option.setAttribute('aria-selected', String(index === at))
    const option = options()[at]
    if (option === undefined) return field.removeAttribute('aria-activedescendant')
    option.scrollIntoView({ block: 'nearest' })
    field.setAttribute('aria-activedescendant', option.id)
  }
  const step = (by: number) => shown.length > 0 && mark(at === -1 && by < 0 ? shown.length - 1 : (at + by + shown.length) % shown.length)
  /** Acts come last once something is typed, and nothing is chosen before: Enter alone changes nothing. */
  const draw = () => {
    const typed = field.value.trim()
    const own = { title: here, proposals: acts.filter(({ text }) => matches(text, typed)).slice(0, maxActs) }
    const groups = (typed === '' ? [own, ...found] : [...found, own]).filter(({ proposals }) => proposals.length > 0)
    shown = groups.flatMap(({ proposals }) => proposals)
    list?.replaceChildren(...drawGroups(header, groups))
    mark(typed === '' ? -1 : 0)
  }
  const search = async () => {
    stop.abort()
    stop = new AbortController()
    const { signal } = stop
    const address = `${field.form?.action}?${new URLSearchParams({ q: field.value.trim() })}`
    const page = await fetchPage(address, signal).catch(() => null)
    if (signal.aborted) return
    if (status) status.textContent = page === null ? lost : ''
    if (page === null) return
    const none = findPart(page, 'empty')
    found = readGroups(page)
    // The session has ended: its page asks for a sign-in.
    if (none === null && found.length === 0) return location.assign(address)
    isLate = false
    draw()
    const [first] = shown
    if (isSent && first !== undefined && first.href !== null) return take(first)
    isSent = false
    if (status && shown.length === 0) status.textContent = none?.textContent ?? ''
  }
  const take = ({ href, run }: Proposal) => {
    dialog.close()
    if (href === null) run?.()
    else location.assign(href)
  }
  field.addEventListener('input', () => {
    clearTimeout(timer)
    // What an earlier text found must not answer Enter.
    stop.abort()
    timer = window.setTimeout(search, debounce)
    isLate = true
    isSent = false
    mark(-1)
  })
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const chosen = shown[at]
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && chosen !== undefined) take(chosen)
    else if (event.key === 'Enter' && isLate) isSent = true
    else return
    event.preventDefault()
  })
  list?.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest('[role=option]') : null
    const chosen = option === null ? undefined : shown[options().indexOf(option)]
    if (chosen === undefined || (chosen.href !== null && (event.ctrlKey || event.metaKey || event.shiftKey))) return
    event.preventDefault()
    take(chosen)
  })
  dialog.addEventListener('close', () => {
    clearTimeout(timer)
    stop.abort()
  })
  return (typed: string) => {
    if (!dialog.open) {
      acts = actsOfPage()
      dialog.showModal()
    }
    field.value = typed
    field.focus()
    draw()
    void search()
  }
}
