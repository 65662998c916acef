import type { Map as LeafletMap } from 'leaflet'
import { fetchCard } from './frame/card-panel.island.ts'
import type { MarkerOptions } from './frame/marker-view.island.ts'
import type { FrameSettings } from './frame/settings.island.ts'
import { showStatus } from './frame/status.island.ts'
import type { Viewport } from './frame/viewport.island.ts'
import type { ListingPoint } from './listing-point.island.ts'
import type { MapMessage } from './protocol.island.ts'

/**
 * With a tile server: the streets around a home. Without one: the region, as outlines, rivers and towns say nothing close up; an unpublished
 * address a little closer, so that its circle shows.
 */
const zooms = { tiles: { exact: 15, around: 14 }, outlines: { exact: 10, around: 11.5 } } as const

/** Shows one listing, the host's record or one of this site; false if its request fails. The wheel scrolls the page until the visitor clicks the map. */
export async function showProperty(
  { propsList, messageInfo }: MapMessage,
  map: LeafletMap,
  viewport: Viewport,
  listingPoint: ListingPoint,
  options: MarkerOptions,
  { locale, tiles, words }: FrameSettings,
): Promise<boolean> {
  const record = propsList?.[0]
  const found = record || messageInfo.id === null ? null : await fetchCard(locale, messageInfo.id, new AbortController().signal)
  const point = record?.place.point ?? found?.point
  if (!point) {
    showStatus(found?.isKnown === false ? words.gone : words.empty)
    return found !== null || messageInfo.id === null
  }
  map.scrollWheelZoom.disable()
  map.once('click', () => map.scrollWheelZoom.enable())
  if (matchMedia('(pointer: coarse)').matches) map.dragging.disable()
  const { exact, around } = zooms[tiles === null ? 'outlines' : 'tiles']
  viewport.moveSilently(() => map.setView([point.lat, point.lng], point.exact ? exact : around, { animate: false }))
  listingPoint.draw(point, options)
  if (!point.exact) showStatus(words.around)
  return true
}
