import type { Map as LeafletMap } from 'leaflet'
import { fetchCard } from './card.ts'
import type { HomePoint } from './listing-point.ts'
import type { MapMessage } from './protocol.ts'
import type { FrameSettings } from './settings.ts'
import { tellStatus } from './status.ts'
import type { View } from './view.ts'
import type { MarkerWishes } from './views.ts'

/** A home with the towns around it; closer where it is somewhere in a circle. */
const zooms = { exact: 12.5, around: 13.5 } as const

/** Shows one home, the host's own or one of this site: the page around it goes on scrolling until the visitor takes hold of the map. */
export async function showProperty(
  { propsList, messageInfo }: MapMessage,
  map: LeafletMap,
  view: View,
  point: HomePoint,
  wishes: MarkerWishes,
  { locale, words }: FrameSettings,
): Promise<void> {
  const record = propsList?.[0]
  const found = record || messageInfo.id === null ? null : await fetchCard(locale, messageInfo.id, new AbortController().signal)
  const at = record?.place.point ?? found?.at
  if (!at) return tellStatus(found?.isKnown === false ? words.gone : words.empty)
  map.scrollWheelZoom.disable()
  map.once('click', () => map.scrollWheelZoom.enable())
  if (matchMedia('(pointer: coarse)').matches) map.dragging.disable()
  view.quietly(() => map.setView([at.lat, at.lng], at.exact ? zooms.exact : zooms.around, { animate: false }))
  point.stand(at, wishes)
  if (!at.exact) tellStatus(words.around)
}
