import '../../styles/map.css'
import { readSettings } from './frame-hooks.ts'
import { FrameMap } from './frame-map.ts'
import { isFramed, listenToHost } from './host.ts'
import { messageFromQuery } from './message-from-query.ts'

/** How long the frame waits for a message of its host before it shows what its own address says. */
const hostTimeout = 400 // ms

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
  else setTimeout(showOwnAddress, hostTimeout)
  send({ event: 'ready' })
}
