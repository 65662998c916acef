import { type ProposedFilter, proposedFilters, type SaidFilter } from '#db/model/alerts/remark-filters.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import { ask, readText } from '../../islands/ask.ts'
import { cloneTemplate, findPart } from '../../islands/lookup.ts'

const debounce = 400 // ms after the last key
const maxText = 300 // letters are read

interface Understood {
  readonly goal: Goal
  readonly filters: readonly SaidFilter[]
}

/** Proposes what the remark says and the form does not, while it is typed. A box keeps the visitor's choice while its filter is proposed. */
export function mountRemarkField(root: HTMLElement): void {
  const remark = root.querySelector('textarea')
  const [part, list, status] = [findPart(root, 'proposed'), findPart(root, 'options'), findPart(root, 'status')]
  const form = remark?.form
  if (!remark || !part || !list || !status || !form) return

  const chosen = new Map<string, boolean>()
  let understood: Understood | null = null
  let request = new AbortController()

  const draw = () => {
    if (understood === null) return
    const proposed = proposedFilters(understood.goal, understood.filters, fieldsOf(form))
    for (const box of boxesIn(list)) chosen.set(box.value, box.checked)
    const words = proposed.map(({ text }) => text)
    if (boxesIn(list).map(textOf).join() === words.join()) return
    list.replaceChildren(...proposed.flatMap((filter) => boxOf(root, filter, chosen.get(filter.query) ?? filter.isSet) ?? []))
    part.hidden = proposed.length === 0
    status.textContent = proposed.length === 0 ? '' : [part.querySelector('legend')?.textContent, ...words].join(', ')
  }
  const read = () => {
    request.abort()
    request = new AbortController()
    const { signal } = request
    setTimeout(async () => {
      const found = signal.aborted ? null : await understand(remark.value, fieldsOf(form).get('goal') ?? 'sale', signal)
      if (signal.aborted || found === null) return
      understood = found
      draw()
    }, debounce)
  }
  remark.addEventListener('input', read)
  form.addEventListener('change', (event) => {
    if (event.target instanceof Node && !root.contains(event.target)) draw()
  })
  if (remark.value !== '') read()
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

function boxesIn(list: HTMLElement): readonly HTMLInputElement[] {
  return [...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
}

function textOf(box: HTMLInputElement): string {
  return box.parentElement?.textContent ?? ''
}

function boxOf(root: HTMLElement, { text, query }: ProposedFilter, isSet: boolean): HTMLElement | null {
  const box = cloneTemplate(root, 'option')
  const words = box?.querySelector('span')
  if (!box || !words) return null
  words.textContent = text
  for (const input of box.querySelectorAll('input')) {
    input.value = query
    input.checked = isSet
  }
  return box
}

/** Null if the request fails: the remark then stays a text. */
async function understand(text: string, goal: string, signal: AbortSignal): Promise<Understood | null> {
  const query = new URLSearchParams({ lang: document.documentElement.lang, goal, text: text.slice(0, maxText) })
  return ask(`/api/understand?${query}`, readAnswer, { signal }).catch(() => null)
}

async function readAnswer(answer: Response): Promise<Understood> {
  return JSON.parse(await readText(answer))
}
