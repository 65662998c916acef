import '../map.css'
import { isFramed, isOwnSite, listenToHost } from '../host.island.ts'
import { type MapMessage, readMessageInfo } from '../protocol.island.ts'
import { readSettings } from './frame-hooks.island.ts'
import { FrameMap } from './frame-map.island.ts'

/**
 * How long the frame waits for a message of its host, in ms, before it falls back to its own address. A page of this site always sends one,
 * but late on a busy device.
 */
const hostTimeouts = { ownSite: 4000, otherSite: 400 } as const

// The modules have been evaluated: the map is drawn in tasks of its own, between which the page can answer.
setTimeout(mount)

function mount(): void {
  const settings = readSettings()
  let hasMessage = false
  const send = listenToHost(settings.origins, {
    message(message) {
      hasMessage = true
      map.show(message)
    },
    highlight: (id) => map.highlight(id),
  })
  const map = new FrameMap(settings, send)
  const query = new URLSearchParams(location.search)
  const showOwnAddress = () => hasMessage || map.show(messageFromQuery(query))
  if (!isFramed() || query.size > 0) setTimeout(showOwnAddress)
  else setTimeout(showOwnAddress, hostTimeouts[isOwnSite() ? 'ownSite' : 'otherSite'])
  send({ event: 'ready' })
}

/** The map message for the frame's own address: for a frame opened on its own, or in a page that sends no message. */
function messageFromQuery(query: URLSearchParams): MapMessage {
  const { goal, id, draw } = Object.fromEntries(query)
  return {
    propsList: null,
    messageInfo: readMessageInfo({ goal, id, draw: draw === '1', search: query.toString() }),
    mapType: id === undefined ? 'list' : 'property',
    customMarker: null,
    marqueeIgnore: false,
  }
}
