import { type Bounds, readBounds } from '../bounds.island.ts'
import { readNumber, readObject, readText, readWhole } from './read-values.island.ts'

/** What the map posts to its host, besides `perron: 'map'`. */
export type MapEvent =
  | { readonly event: 'ready' }
  | { readonly event: 'moved'; readonly bounds: Bounds; readonly zoom: number }
  | { readonly event: 'selected'; readonly id: number | null }
  | { readonly event: 'drawn'; readonly area: string | null }
  | { readonly event: 'open'; readonly id: number }
  | { readonly event: 'picked'; readonly lat: number; readonly lng: number }

/** Reads an event of the map; null for anything else. */
export function readMapEvent(data: unknown): MapEvent | null {
  const message = readObject(data)
  if (message?.perron !== 'map') return null
  switch (message.event) {
    case 'ready':
      return { event: 'ready' }
    case 'moved': {
      const bounds = readBounds(message.bounds)
      const zoom = readNumber(message.zoom)
      return bounds && zoom !== null ? { event: 'moved', bounds, zoom } : null
    }
    case 'selected': {
      const id = readWhole(message.id)
      return id !== null || message.id === null ? { event: 'selected', id } : null
    }
    case 'drawn': {
      const area = readText(message.area, 2_000)
      return area !== null || message.area === null ? { event: 'drawn', area } : null
    }
    case 'open': {
      const id = readWhole(message.id)
      return id === null ? null : { event: 'open', id }
    }
    case 'picked': {
      const [lat, lng] = [readNumber(message.lat), readNumber(message.lng)]
      return lat === null || lng === null ? null : { event: 'picked', lat, lng }
    }
    default:
      return null
  }
}
