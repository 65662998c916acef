import { part, tool } from './parts.ts'
import type { MapRecord } from './record.ts'
import { recordCard } from './record-card.ts'
import { type FrameSettings, say } from './settings.ts'

/** Where the home on the card stands, as the site or the host tells. */
export interface Standpoint {
  readonly lat: number
  readonly lng: number
  readonly exact: boolean
}

interface CardEvents {
  /** A home is on the card; `at` is null when nobody knows where it stands. */
  shown(id: number, at: Standpoint | null): void
  opened(id: number): void
  closed(): void
}

/** The card of a chosen home, or of several in one place, one after the other. */
export class HomeCard {
  readonly #settings: FrameSettings
  readonly #events: CardEvents
  readonly #card = part('card')
  readonly #home = part('home')
  #ids: readonly number[] = []
  #at = 0
  #asked = new AbortController()
  /** The homes the host knows. */
  records: ReadonlyMap<number, MapRecord> = new Map()
  marqueeIgnore = false

  constructor(settings: FrameSettings, events: CardEvents) {
    this.#settings = settings
    this.#events = events
    tool('close').addEventListener('click', () => this.close())
    tool('previous').addEventListener('click', () => this.#turn(-1))
    tool('next').addEventListener('click', () => this.#turn(1))
    this.#home.addEventListener('click', ({ target }) => {
      const id = this.#ids[this.#at]
      if (id !== undefined && target instanceof Element && target.closest('a')) events.opened(id)
    })
    document.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented && !this.#card.hidden) this.close()
    })
  }

  /** Shows the homes with these ids, beginning with the first; the focus goes to the card. */
  async open(ids: readonly number[]): Promise<void> {
    this.#ids = ids
    this.#at = 0
    if (!(await this.#show())) return
    this.#card.hidden = false
    part('turn').hidden = ids.length < 2
    this.#card.focus({ preventScroll: true })
  }

  close(): void {
    if (this.#card.hidden) return
    this.#asked.abort()
    this.#card.hidden = true
    this.#events.closed()
  }

  async #turn(step: number): Promise<void> {
    this.#at = (this.#at + step + this.#ids.length) % this.#ids.length
    await this.#show()
  }

  /** False when another home was asked for meanwhile. */
  async #show(): Promise<boolean> {
    const id = this.#ids[this.#at]
    if (id === undefined) return false
    this.#asked.abort()
    this.#asked = new AbortController()
    const { signal } = this.#asked
    const found = await fetchCard(this.#settings.locale, id, signal)
    if (signal.aborted) return false
    const record = this.records.get(id)
    const own = record ? recordCard(record, this.#settings, this.marqueeIgnore, () => this.#events.opened(id)) : null
    this.#home.replaceChildren(found?.isKnown === false && own ? own : (found?.content ?? own ?? ''))
    if (this.#home.childNodes.length === 0) this.#home.textContent = this.#settings.words.error
    part('at').textContent = say(this.#settings.words.at, { at: String(this.#at + 1), count: String(this.#ids.length) })
    this.#events.shown(id, found?.at ?? record?.place.point ?? null)
    return true
  }
}

interface FoundCard {
  readonly content: DocumentFragment
  readonly isKnown: boolean
  readonly at: Standpoint | null
}

/** The site's card of a home, or its word that there is none; null when it does not answer. */
export async function fetchCard(locale: string, id: number, signal: AbortSignal): Promise<FoundCard | null> {
  const answer = await fetch(`/${locale}/map/card/${id}/`, { signal }).catch(() => null)
  const text = await answer?.text().catch(() => null)
  if (!answer || text === null || text === undefined || (!answer.ok && answer.status !== 404)) return null
  const content = document.createRange().createContextualFragment(text)
  const { lat, lng, exact } = content.querySelector<HTMLElement>('[data-home]')?.dataset ?? {}
  const at = lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng), exact: exact !== undefined }
  return { content, isKnown: answer.ok, at }
}
