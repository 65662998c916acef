import type { Map as LeafletMap } from 'leaflet'
import { fetchCard } from './card-panel.ts'
import type { ListingPoint } from './listing-point.ts'
import type { MarkerOptions } from './marker-view.ts'
import type { MapMessage } from './protocol.ts'
import type { FrameSettings } from './settings.ts'
import { showStatus } from './status.ts'
import type { Viewport } from './viewport.ts'

/** A published address is shown with the towns around it, an unpublished one closer, with its circle. */
const zooms = { exact: 12.5, around: 13.5 } as const

/** Shows one listing, the host's record or one of this site. The wheel scrolls the page until the visitor clicks the map. */
export async function showProperty(
  { propsList, messageInfo }: MapMessage,
  map: LeafletMap,
  viewport: Viewport,
  listingPoint: ListingPoint,
  options: MarkerOptions,
  { locale, words }: FrameSettings,
): Promise<void> {
  const record = propsList?.[0]
  const found = record || messageInfo.id === null ? null : await fetchCard(locale, messageInfo.id, new AbortController().signal)
  const point = record?.place.point ?? found?.point
  if (!point) return showStatus(found?.isKnown === false ? words.gone : words.empty)
  map.scrollWheelZoom.disable()
  map.once('click', () => map.scrollWheelZoom.enable())
  if (matchMedia('(pointer: coarse)').matches) map.dragging.disable()
  viewport.moveSilently(() => map.setView([point.lat, point.lng], point.exact ? zooms.exact : zooms.around, { animate: false }))
  listingPoint.draw(point, options)
  if (!point.exact) showStatus(words.around)
}
