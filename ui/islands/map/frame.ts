import '../../styles/map.css'
import { FrameMap } from './frame-map.ts'
import { isHeld, listenToHost } from './host.ts'
import { messageOf } from './message-of.ts'
import type { FrameSettings } from './settings.ts'

/** How long the frame waits for its host's word before it shows what its own address says. */
const patience = 400

mount(JSON.parse(document.body.dataset.frame ?? '{}'))

function mount(settings: FrameSettings): void {
  let isTold = false
  const tell = listenToHost(settings.origins, {
    message(message) {
      isTold = true
      map.show(message)
    },
    highlight: (id) => map.highlight(id),
  })
  const map = new FrameMap(settings, tell)
  const query = new URLSearchParams(location.search)
  const ownWord = () => isTold || map.show(messageOf(query))
  if (!isHeld() || query.size > 0) ownWord()
  else setTimeout(ownWord, patience)
  tell({ event: 'ready' })
}
