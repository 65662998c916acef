import type { MapMessage } from '../protocol.island.ts'
import { part } from './frame-hooks.island.ts'
import type { FrameSettings } from './settings.island.ts'

/** Names the document after what it shows: the document was sent before the host's message was known. */
export function nameFrame({ mapType, messageInfo }: MapMessage, { words }: FrameSettings): void {
  const name = mapType === 'property' ? words.titleHome : messageInfo.goal === 'sale' ? words.titleSale : words.titleRent
  const heading = part('title')
  document.title = document.title.replace(heading.textContent ?? '', () => name)
  heading.textContent = name
}
