import { type MapMessage, readMessageInfo } from './protocol.ts'

/** The map message that an address stands for: the frame opened by itself, or held by a page that says nothing. */
export function messageOf(query: URLSearchParams): MapMessage {
  const { goal, id, draw, area } = Object.fromEntries(query)
  const search = new URLSearchParams(query)
  for (const key of ['goal', 'id', 'draw']) search.delete(key)
  return {
    propsList: null,
    messageInfo: readMessageInfo({ goal, id, area, draw: draw === '1', search: search.toString() }),
    mapType: id === undefined ? 'list' : 'property',
    customMarker: null,
    marqueeIgnore: false,
  }
}
