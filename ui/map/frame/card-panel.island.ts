import type { MapRecord } from '../host-record.island.ts'
import { recordCard } from '../record-card.island.ts'
import { type CardPoint, part, readCardPoint, tool } from './frame-hooks.island.ts'
import { inTime } from './in-time.island.ts'
import { type FrameSettings, fill } from './settings.island.ts'

interface CardEvents {
  /** A listing is on the card; `point` is null if it is unknown. */
  shown(id: number, point: CardPoint | null): void
  opened(id: number): void
  closed(): void
}

/** The card of the selected listing, or of several at one place, one after the other. */
export class CardPanel {
  readonly #settings: FrameSettings
  readonly #events: CardEvents
  readonly #panel = part('card')
  readonly #listing = part('listing')
  #ids: readonly number[] = []
  #index = 0
  #request = new AbortController()
  /** The host's records, by id. */
  records: ReadonlyMap<number, MapRecord> = new Map()
  marqueeIgnore = false

  constructor(settings: FrameSettings, events: CardEvents) {
    this.#settings = settings
    this.#events = events
    tool('close').addEventListener('click', () => this.close())
    tool('previous').addEventListener('click', () => this.#turn(-1))
    tool('next').addEventListener('click', () => this.#turn(1))
    this.#listing.addEventListener('click', ({ target }) => {
      const id = this.#ids[this.#index]
      if (id !== undefined && target instanceof Element && target.closest('a')) events.opened(id)
    })
    document.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented && !this.#panel.hidden) this.close()
    })
  }

  /** Shows the listings with these ids, starting with the first, and focuses the card. */
  async open(ids: readonly number[]): Promise<void> {
    this.#ids = ids
    this.#index = 0
    if (!(await this.#show())) return
    this.#panel.hidden = false
    part('turn').hidden = ids.length < 2
    this.#panel.focus({ preventScroll: true })
  }

  close(): void {
    if (this.#panel.hidden) return
    this.#request.abort()
    this.#panel.hidden = true
    this.#events.closed()
  }

  async #turn(step: number): Promise<void> {
    this.#index = (this.#index + step + this.#ids.length) % this.#ids.length
    await this.#show()
  }

  /** False if another listing has been requested since. */
  async #show(): Promise<boolean> {
    const id = this.#ids[this.#index]
    if (id === undefined) return false
    this.#request.abort()
    this.#request = new AbortController()
    const { signal } = this.#request
    const found = await fetchCard(this.#settings.locale, id, signal)
    if (signal.aborted) return false
    const record = this.records.get(id)
    const own = record ? recordCard(record, this.#settings, this.marqueeIgnore, () => this.#events.opened(id)) : null
    this.#listing.replaceChildren(found?.isKnown === false && own ? own : (found?.content ?? own ?? ''))
    if (this.#listing.childNodes.length === 0) this.#listing.textContent = this.#settings.words.error
    part('at').textContent = fill(this.#settings.words.at, { at: String(this.#index + 1), count: String(this.#ids.length) })
    this.#events.shown(id, found?.point ?? record?.place.point ?? null)
    return true
  }
}

interface FetchedCard {
  readonly content: DocumentFragment
  /** False: the site has no such listing, and `content` says so. */
  readonly isKnown: boolean
  readonly point: CardPoint | null
}

/** The site's card of a listing, relative to the frame's address so that a preview's comes from the preview; null if the request fails. */
export async function fetchCard(locale: string, id: number, signal: AbortSignal): Promise<FetchedCard | null> {
  const answer = await fetch(`../../${locale}/map/card/${id}/`, { signal: inTime(signal) }).catch(() => null)
  const text = await answer?.text().catch(() => null)
  if (!answer || text === null || text === undefined || (!answer.ok && answer.status !== 404)) return null
  const content = document.createRange().createContextualFragment(text)
  return { content, isKnown: answer.ok, point: readCardPoint(content) }
}
