import type { Map as LeafletMap } from 'leaflet'
import { part } from './frame-hooks.island.ts'

/** A rectangle in pixels. */
export type Box = Pick<DOMRect, 'bottom' | 'left' | 'right' | 'top'>

const scales = new WeakMap<LeafletMap, HTMLElement>()

/** Keeps names and numbers clear of the map's scale. */
export function keepClear(map: LeafletMap, scale: HTMLElement | undefined): void {
  if (scale) scales.set(map, scale)
}

/** The map's tools, status, credits and scale. */
function over(map: LeafletMap): readonly Element[] {
  return [part('tools'), part('status'), part('source'), scales.get(map)].filter((each) => each !== undefined)
}

/** The elements over the map, relative to its corner. */
export function coveredBy(map: LeafletMap): readonly Box[] {
  const corner = map.getContainer().getBoundingClientRect()
  return over(map).map((each) => {
    const { bottom, left, right, top } = each.getBoundingClientRect()
    return { bottom: bottom - corner.top, left: left - corner.left, right: right - corner.left, top: top - corner.top }
  })
}

export function boxAround({ x, y }: { readonly x: number; readonly y: number }, halfWidth: number, halfHeight: number): Box {
  return { bottom: y + halfHeight, left: x - halfWidth, right: x + halfWidth, top: y - halfHeight }
}

export function touch(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** Whether one of the map's edges, at 0 and `end`, cuts what reaches from `from` to `to`. */
export function isCut(from: number, to: number, end: number): boolean {
  return (from < 0 && to > 0) || (from < end && to > end)
}

/** The boxes of the markers, of the names on the map and of the elements over it, relative to the window. */
export function coveredBoxes(map: LeafletMap): readonly Box[] {
  const drawn = [map.getPane('names'), map.getPane('markerPane')].flatMap((pane) => [...(pane?.children ?? [])])
  return [...drawn, ...over(map)].map((each) => each.getBoundingClientRect())
}
