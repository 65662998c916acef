import { type MapMessage, readMessageInfo } from '../protocol.island.ts'

/** The map message for the frame's own address: for a frame opened on its own, or in a page that sends no message. */
export function messageFromQuery(query: URLSearchParams): MapMessage {
  const { goal, id, draw } = Object.fromEntries(query)
  return {
    propsList: null,
    messageInfo: readMessageInfo({ goal, id, draw: draw === '1', search: query.toString() }),
    mapType: id === undefined ? 'list' : 'property',
    customMarker: null,
    marqueeIgnore: false,
  }
}
