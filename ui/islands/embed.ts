import type { IslandProps } from './island-props.ts'

type EmbedProps = IslandProps['embed']

/** Replaces the link with its content, starts it and moves the focus there. */
export function startEmbed(link: HTMLElement, props: EmbedProps): void {
  const content = contentOf(props, true)
  link.replaceWith(content)
  content.focus()
}

/** Replaces the link with its content, which waits for the visitor to start it. A focused link is left alone. */
export function showEmbed(link: HTMLElement, props: EmbedProps): void {
  if (document.activeElement !== link) link.replaceWith(contentOf(props, false))
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
