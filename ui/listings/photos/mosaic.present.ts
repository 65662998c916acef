import type { PhotoView } from './photo.present.ts'
import { isUpright, standsWhole } from './whole-or-cropped.present.ts'

/** Two photographs of the lead's height, or the lead with two columns, or the lead alone. */
type MosaicKind = 'alone' | 'pair' | 'columns'

/** The photographs of a page's first screen, in frames of their own format. */
export interface MosaicView {
  readonly kind: MosaicKind
  readonly lead: PhotoView | null
  /** Each holds one upright photograph or two landscapes. */
  readonly columns: readonly (readonly PhotoView[])[]
}

const columnCount = 2

/** Arranges a record's photographs in their order by their formats; those of unknown size count as 3:2. */
export function mosaicOf(photos: readonly PhotoView[]): MosaicView {
  const lead = photos[0] ?? null
  const others = photos.slice(1)
  const columns = columnsOf(others)
  if (columns.length === columnCount) return { kind: 'columns', lead, columns }
  const second = others.find((photo) => !isUpright(photo)) ?? others[0]
  return second ? { kind: 'pair', lead, columns: [[second]] } : { kind: 'alone', lead, columns: [] }
}

function columnsOf(photos: readonly PhotoView[]): readonly (readonly PhotoView[])[] {
  const columns: (readonly PhotoView[])[] = []
  let waiting: PhotoView | null = null
  for (const photo of photos) {
    if (columns.length === columnCount) break
    if (isUpright(photo)) columns.push([photo])
    else if (waiting) {
      columns.push([waiting, photo])
      waiting = null
    } else waiting = photo
  }
  return columns
}

/** Photographs that the mosaic does not show, for the rest of the page. */
export interface LaterPhotos {
  /** After the story: one at 16:9 or two at 3:2. */
  readonly story: readonly PhotoView[]
  /** Between chapters of the dossier, at 16:9. */
  readonly chapters: readonly PhotoView[]
}

export function laterPhotos(photos: readonly PhotoView[]): LaterPhotos {
  const { lead, columns } = mosaicOf(photos)
  const shown = [lead, ...columns.flat()]
  const landscapes = photos.filter((photo) => !shown.includes(photo) && !standsWhole(photo))
  return { story: landscapes.slice(0, 2), chapters: landscapes.slice(2, 4) }
}
