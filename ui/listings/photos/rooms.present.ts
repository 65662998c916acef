import type { Photo } from '#db/model/listings/listing.ts'
import { isDetail, type Room, roomOf } from '#db/model/listings/room.ts'
import type { PhotoView } from './photo.present.ts'

/** Photographs of one room; `room` is null for those whose caption names none. */
export interface RoomView {
  readonly room: Room | null
  readonly photos: readonly PhotoView[]
}

/** Photographs as a page shows them: in a sequence that starts with different rooms, and room by room. */
export interface GalleryView {
  readonly photos: readonly PhotoView[]
  readonly rooms: readonly RoomView[]
}

interface Placed {
  readonly photo: PhotoView
  readonly room: Room | null
  /** The number of photographs of the same room before it; details come last. */
  readonly time: number
}

/**
 * Presents photographs: the record's first one, then one of each other room, then a second of each, details last. Room by room, those of no known room
 * come last, except that the group of the first one stays first. Where few captions name a room, the record's order stays.
 */
export function presentGallery(photos: readonly Photo[], present: (photo: Photo) => PhotoView): GalleryView {
  const named = photos.map(roomOf)
  if (named.filter((room) => room !== null).length * 2 < photos.length) {
    const all = photos.map(present)
    return { photos: all, rooms: [{ room: null, photos: all }] }
  }
  const met = new Map<Room | null, number>()
  const placed = photos.map((photo, index): Placed => {
    const room = named[index] ?? null
    if (index > 0 && isDetail(photo)) return { photo: present(photo), room, time: photos.length }
    const time = met.get(room) ?? 0
    met.set(room, time + 1)
    return { photo: present(photo), room, time }
  })
  const ordered = placed.toSorted((one, other) => one.time - other.time)
  const lead = ordered[0]?.room
  const placeOf = ({ room }: Pick<RoomView, 'room'>) => (room === lead ? 0 : room === null ? 2 : 1)
  const groups = [...Map.groupBy(ordered, ({ room }) => room)].map(([room, each]) => ({ room, photos: each.map(({ photo }) => photo) }))
  return { photos: ordered.map(({ photo }) => photo), rooms: groups.sort((one, other) => placeOf(one) - placeOf(other)) }
}
