import type { IslandProps } from './html-hooks.ts'
import { cloneTemplate } from './lookup.ts'

interface FreeTime {
  readonly day: string
  readonly time: string
}

/** Fills in the next free times for a viewing; without any, gives up the room kept for them. */
export async function showFreeTimes(place: HTMLElement, { path }: IslandProps['free-times']): Promise<void> {
  const answer = await fetch(path, { headers: { Accept: 'application/json' } }).catch(() => null)
  if (!answer?.ok) return
  const { times }: { times: readonly FreeTime[] } = await answer.json()
  const list = cloneTemplate(place, 'free-times')
  const item = list?.firstElementChild
  if (times.length === 0) return place.remove()
  if (!list || !item) return
  list.replaceChildren(...times.map((time) => filled(item, time)))
  place.append(list)
}

function filled(item: Element, { day, time }: FreeTime): Node {
  const copy = item.cloneNode(true)
  if (!(copy instanceof Element)) return copy
  for (const [name, text] of [
    ['span', day],
    ['b', time],
  ] as const)
    copy.querySelector(name)?.replaceChildren(text)
  return copy
}
