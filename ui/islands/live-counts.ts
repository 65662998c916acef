/** The counts beside choices and in the button follow the filters while they change. When the network does not answer they stay as they were. */

interface Counts {
  readonly total: number
  readonly show: string
  readonly counts: Readonly<Record<string, string>>
}

const pause = 150
const asked = new WeakMap<HTMLFormElement, AbortController>()

/** Asks, after a pause in which nothing else changes, and shows the newest answer only. */
export function followFilters(form: HTMLFormElement): void {
  asked.get(form)?.abort()
  const asking = new AbortController()
  asked.set(form, asking)
  setTimeout(async () => {
    if (asking.signal.aborted) return
    const counts = await ask(form, asking.signal)
    if (counts && !asking.signal.aborted) show(form, counts)
  }, pause)
}

async function ask(form: HTMLFormElement, signal: AbortSignal): Promise<Counts | null> {
  const query = new URLSearchParams({ lang: document.documentElement.lang, goal: form.dataset.goal ?? 'sale' })
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') query.append(name, value)
  try {
    const answer = await fetch(`/api/counts?${query}`, { signal })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

function show(form: HTMLFormElement, { show, counts }: Counts): void {
  for (const button of form.querySelectorAll('[data-show]')) button.textContent = show
  for (const count of form.querySelectorAll<HTMLElement>('[data-count]')) count.textContent = counts[count.dataset.count ?? ''] ?? '0'
  const status = form.querySelector('[data-status]')
  if (status) status.textContent = show
}
