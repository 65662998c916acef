import { type MapMessage, readMessageInfo } from './protocol.ts'

/** The map message that an address stands for: the frame opened by itself, or held by a page that says nothing. */
export function messageOf(query: URLSearchParams): MapMessage {
  const { goal, id, draw } = Object.fromEntries(query)
  return {
    propsList: null,
    messageInfo: readMessageInfo({ goal, id, draw: draw === '1', search: query.toString() }),
    mapType: id === undefined ? 'list' : 'property',
    customMarker: null,
    marqueeIgnore: false,
  }
}
