import type { Goal } from '#db/model/listings/listing.ts'
import { ask, readText } from '../islands/ask.ts'
import { findParts, partValue } from '../islands/lookup.ts'
import { forgetCounts } from './filters.island.ts'

interface Counts {
  readonly total: number
  /** The label of the submit button. */
  readonly show: string
  /** Counts by choice: `type:house`. */
  readonly counts: Readonly<Record<string, string>>
}

const debounce = 150 // ms
const requests = new WeakMap<HTMLFormElement, AbortController>()

/** Updates the counts beside the choices and in the submit button. If the request fails, the stale counts are removed. */
export function updateCounts(form: HTMLFormElement, goal: Goal): void {
  requests.get(form)?.abort()
  const request = new AbortController()
  requests.set(form, request)
  setTimeout(async () => {
    if (request.signal.aborted) return
    const counts = await fetchCounts(form, goal, request.signal)
    if (request.signal.aborted) return
    if (counts) show(form, counts)
    else forgetCounts(form)
  }, debounce)
}

async function fetchCounts(form: HTMLFormElement, goal: Goal, signal: AbortSignal): Promise<Counts | null> {
  const query = new URLSearchParams({ lang: document.documentElement.lang, goal })
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') query.append(name, value)
  return ask(`/api/counts?${query}`, readCounts, { signal }).catch(() => null)
}

async function readCounts(answer: Response): Promise<Counts> {
  return JSON.parse(await readText(answer))
}

function show(form: HTMLFormElement, { show, counts }: Counts): void {
  for (const button of findParts(form, 'show')) button.textContent = show
  for (const count of findParts(form, 'count')) {
    count.textContent = counts[partValue(count, 'count') ?? ''] ?? '0'
    count.closest('label')?.classList.toggle('is-none', count.textContent === '0')
  }
  for (const status of findParts(form, 'status')) status.textContent = show
}
