import '../../styles/map.css'
import { readSettings } from './frame-hooks.ts'
import { FrameMap } from './frame-map.ts'
import { isFramed, isOwnSite, listenToHost } from './host.ts'
import { messageFromQuery } from './message-from-query.ts'

/**
 * How long the frame waits for a message of its host, in ms, before it falls back to its own address. A page of this site always sends one,
 * but late on a busy device.
 */
const hostTimeouts = { ownSite: 4000, otherSite: 400 } as const

mount()

function mount(): void {
  const settings = readSettings()
  let isTold = false
  const send = listenToHost(settings.origins, {
    message(message) {
      isTold = true
      map.show(message)
    },
    highlight: (id) => map.highlight(id),
  })
  const map = new FrameMap(settings, send)
  const query = new URLSearchParams(location.search)
  const showOwnAddress = () => isTold || map.show(messageFromQuery(query))
  if (!isFramed() || query.size > 0) showOwnAddress()
  else setTimeout(showOwnAddress, hostTimeouts[isOwnSite() ? 'ownSite' : 'otherSite'])
  send({ event: 'ready' })
}
