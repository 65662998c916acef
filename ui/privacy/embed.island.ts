import type { IslandProps } from '../islands/island-props.ts'

type EmbedProps = IslandProps['embed']

/** Replaces the link with its content, starts it and moves the focus there. */
export function startEmbed(link: HTMLElement, props: EmbedProps): void {
  replace(link, contentOf(props, true)).focus()
}

/** Replaces the link with its content, which waits for the visitor to start it. A focused link is left alone. */
export function showEmbed(link: HTMLElement, props: EmbedProps): void {
  if (document.activeElement !== link) replace(link, contentOf(props, false))
}

/** The content stays until the visitor closes what it is in: hidden, it would play on. */
function replace(link: HTMLElement, content: HTMLElement): HTMLElement {
  const shown = new AbortController()
  const stopHidden = () => {
    if (content.checkVisibility()) return
    shown.abort()
    content.replaceWith(link)
  }
  addEventListener('hashchange', stopHidden, { signal: shown.signal })
  // `toggle` does not bubble.
  addEventListener('toggle', stopHidden, { capture: true, signal: shown.signal })
  link.replaceWith(content)
  return content
}

function contentOf({ src, kind, title }: EmbedProps, isStarted: boolean): HTMLElement {
  const content = kind === 'frame' ? frameOf(isStarted ? src : waiting(src)) : videoOf(src, isStarted)
  content.className = 'embed-content'
  content.title = title
  return content
}

/** The player's address without autoplay. */
function waiting(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('autoplay')
  url.searchParams.delete('play')
  return url.href
}

function frameOf(src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture; xr-spatial-tracking'
  frame.src = src
  return frame
}

function videoOf(src: string, isStarted: boolean): HTMLVideoElement {
  const video = document.createElement('video')
  video.controls = true
  video.autoplay = isStarted
  if (!isStarted) video.preload = 'metadata'
  video.tabIndex = 0
  video.src = src
  return video
}
