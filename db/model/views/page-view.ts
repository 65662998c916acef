/**
 * How views of pages are counted. A view is a page of a listing or project that came into a person's view; a visit is one or more
 * views of it by one visitor, each less than half an hour after the one before.
 * @source decisions, "Counting"
 */

const seenKinds = ['listing', 'project'] as const
export type SeenKind = (typeof seenKinds)[number]

/** A listing or project whose page was seen. */
export interface SeenRecord {
  readonly kind: SeenKind
  readonly id: number
}

/** The token for a record in its page and beacon: `listing/4001`. */
export type SeenWord = `${SeenKind}/${number}`

/** Idle minutes that end a visit. */
export const visitGapMinutes = 30

/** Maximum length of a `SeenWord` in bytes. */
export const maxSeenWord = 24

/**
 * Why a view does not count: `robot` by the name it gives itself, `dataCentre` by its network, `prefetch` for a page loaded ahead of the
 * visit, `notABrowser` without the headers that browsers send, `foreign` from a page of another site, `owner` of the home, `staff` who is
 * signed in at the desk, `unknown` if the site has no such record.
 */
export type DropReason = 'robot' | 'dataCentre' | 'prefetch' | 'notABrowser' | 'foreign' | 'owner' | 'staff' | 'unknown'

/** The word that a page carries for its record, such as `listing/4001`. */
export function seenWord({ kind, id }: SeenRecord): SeenWord {
  return `${kind}/${id}`
}

/** Reads what `seenWord` wrote; null for anything else. */
export function readSeenWord(text: string): SeenRecord | null {
  const [, kind, id] = /^([a-z]+)\/([1-9]\d{0,14})$/.exec(text) ?? []
  const known = seenKinds.find((each) => each === kind)
  return known === undefined ? null : { kind: known, id: Number(id) }
}

/** The queue payload of a view. */
interface ViewOfDay {
  readonly kind: 'view'
  /** Deduplication id, unchanged when the queue redelivers the message. */
  readonly id: string
  /** In Brussels, YYYY-MM-DD. */
  readonly day: string
}

export interface CountedView extends ViewOfDay {
  readonly seen: SeenKind
  readonly record: number
  /** Unix time in seconds. */
  readonly at: number
  /** A hash of the visitor, unlinkable across records and days; null while visits are not counted. */
  readonly visitor: string | null
}

interface DroppedView extends ViewOfDay {
  readonly dropped: DropReason
}

export type ViewMessage = CountedView | DroppedView
