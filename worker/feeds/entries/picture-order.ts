import type { EntryPicture } from '#db/model/feeds/entry.ts'

/** The order of an entry's pictures. */
type Placed = Pick<EntryPicture, 'id' | 'kind'>

const most = 200

/** Serialises an order for the undo in the query: 'abc:photo,def:plan'. */
export function writeOrder(pictures: readonly Placed[]): string {
  return pictures.map(({ id, kind }) => `${id}:${kind}`).join(',')
}

/** Parses the result of `writeOrder`. */
export function readOrder(text: string): readonly Placed[] {
  return text
    .split(',')
    .slice(0, most)
    .flatMap((word) => {
      const [id = '', kind = ''] = word.split(':')
      return id === '' ? [] : [{ id, kind: kind === 'plan' ? ('plan' as const) : ('photo' as const) }]
    })
}

/** The pictures after one of them was moved within its kind, turned into the other kind, or removed. */
export function movedPictures(pictures: readonly Placed[], id: string, move: string): readonly Placed[] {
  const moved = pictures.find((picture) => picture.id === id)
  if (moved === undefined) return pictures
  const others = pictures.filter((picture) => picture !== moved)
  if (move === 'remove') return others
  if (move === 'photo' || move === 'plan') return [...others, { id, kind: move }]
  const own = others.filter(({ kind }) => kind === moved.kind)
  const at = pictures.filter(({ kind }) => kind === moved.kind).indexOf(moved)
  const to = move === 'first' ? 0 : move === 'earlier' ? Math.max(0, at - 1) : move === 'later' ? at + 1 : at
  return [...others.filter(({ kind }) => kind !== moved.kind), ...own.slice(0, to), moved, ...own.slice(to)]
}

/** Whether pictures are still in the given order, apart from those added since. */
export function isStillArranged(pictures: readonly Placed[], arranged: readonly Placed[]): boolean {
  const named = new Set(arranged.map(({ id }) => id))
  return writeOrder(pictures.filter(({ id }) => named.has(id))) === writeOrder(arranged)
}
