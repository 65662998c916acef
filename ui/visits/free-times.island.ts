import { ask, readText } from '../islands/ask.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { cloneTemplate } from '../islands/lookup.ts'

interface FreeTime {
  readonly start: string
  readonly day: string
  readonly time: string
}

/**
 * Fills in the next free times for a viewing. If there are none, or the request fails, the space reserved for them is removed; the link to
 * all of them stays.
 */
export async function showFreeTimes(place: HTMLElement, { path }: IslandProps['free-times']): Promise<void> {
  const times = await ask(path, readTimes, { headers: { Accept: 'application/json' } }).catch(() => [])
  const list = cloneTemplate(place, 'free-times')
  const item = list?.firstElementChild
  if (times.length === 0) return place.remove()
  if (!list || !item) return
  list.replaceChildren(...times.map((time) => filled(item, time)))
  place.append(list)
}

async function readTimes(answer: Response): Promise<readonly FreeTime[]> {
  const { times }: { times: readonly FreeTime[] } = JSON.parse(await readText(answer))
  return times
}

/** Fills in a template; its link opens the form with this time chosen. */
function filled(item: Element, { start, day, time }: FreeTime): Node {
  const copy = item.cloneNode(true)
  if (!(copy instanceof Element)) return copy
  for (const [name, text] of [
    ['span', day],
    ['b', time],
  ] as const)
    copy.querySelector(name)?.replaceChildren(text)
  const link = copy.querySelector('a')
  if (link) link.search = new URLSearchParams({ start }).toString()
  return copy
}
