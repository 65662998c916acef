/**
 * What may happen to a home: it is there for the first time, it is available again after an option, a sale or a withdrawal, its price is
 * published for the first time, or is lower. Those it takes most to miss come first.
 */
export const eventKinds = ['new', 'back', 'priced', 'price-drop'] as const
export type EventKind = (typeof eventKinds)[number]

/** Something that happened to a home in the stock. */
export interface ListingEvent {
  /** Later ones have higher numbers. */
  readonly id: number
  readonly listingId: number
  readonly kind: EventKind
  /** Euro, of a lower price: what it was before. */
  readonly priceBefore: number | null
}

/** All that happened to one home, as it is told once. */
export interface ListingChange {
  readonly listingId: number
  readonly kind: EventKind
  /** Euro: the price before the first of its reductions; null where there was none, or nobody can have seen it. */
  readonly priceBefore: number | null
  /** The last of its events. */
  readonly lastEvent: number
}

/** Several events of a home told as one: the strongest names it. The latest first. */
export function foldEvents(events: readonly ListingEvent[]): readonly ListingChange[] {
  const changes = new Map<number, ListingChange>()
  for (const { id, listingId, kind, priceBefore } of [...events].sort((one, other) => one.id - other.id)) {
    const known = changes.get(listingId)
    const strongest = known && eventKinds.indexOf(known.kind) <= eventKinds.indexOf(kind) ? known.kind : kind
    const before = known?.priceBefore ?? priceBefore
    changes.set(listingId, { listingId, kind: strongest, priceBefore: strongest === 'new' ? null : before, lastEvent: id })
  }
  return [...changes.values()].sort((one, other) => other.lastEvent - one.lastEvent)
}
