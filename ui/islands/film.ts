import type { IslandProps } from './html-hooks.ts'

/** Replaces the link of a film by its player and moves the focus there. */
export function playFilm(link: HTMLElement, { src, kind, title }: IslandProps['film']): void {
  const player = kind === 'frame' ? frameOf(src) : videoOf(src)
  player.className = 'film-player'
  player.title = title
  link.replaceWith(player)
  player.focus()
}

function frameOf(src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture; xr-spatial-tracking'
  frame.src = src
  return frame
}

function videoOf(src: string): HTMLVideoElement {
  const video = document.createElement('video')
  video.controls = true
  video.autoplay = true
  video.tabIndex = 0
  video.src = src
  return video
}
