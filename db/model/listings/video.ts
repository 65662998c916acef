type EmbeddedVideoProvider = 'youtube' | 'vimeo' | 'facebook' | 'matterport' | 'tvl' | 'yisual'

/** A film or tour: a media file, or a provider's page with its player URL. `url` is absolute. */
export type Video =
  | { readonly provider: 'file'; readonly url: string }
  | { readonly provider: EmbeddedVideoProvider; readonly url: string; readonly id: string | null; readonly embedUrl: string }

/** Stills of a film by their width in pixels. */
export const thumbnailWidths = { low: 120, medium: 320, high: 480 } as const
export type ThumbnailQuality = keyof typeof thumbnailWidths

interface Player {
  readonly id: string | null
  readonly embedUrl: string
}

/** By hostname suffix: the host itself or a subdomain. The player is null when the page is not a film. */
const providers: readonly { provider: EmbeddedVideoProvider; hosts: readonly string[]; player: (url: URL) => Player | null }[] = [
  { provider: 'youtube', hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be', 'ytimg.com'], player: youtube },
  { provider: 'vimeo', hosts: ['vimeo.com'], player: vimeo },
  { provider: 'facebook', hosts: ['facebook.com', 'fb.watch'], player: facebook },
  { provider: 'matterport', hosts: ['matterport.com'], player: matterport },
  { provider: 'tvl', hosts: ['tvl.be'], player: ownPage },
  { provider: 'yisual', hosts: ['yisual.com'], player: ownPage },
]

/**
 * Recognises the URL of a film or virtual tour (http, https or protocol-relative, which is read as https).
 * @returns null when it is not one, or the provider's page is not a film
 * @source specification, section 5 ("Video link recognition")
 */
export function recogniseVideo(url: string): Video | null {
  const parsed = parse(url)
  if (!parsed) return null
  if (/\.(?:mp4|mov|wmv|avi|flv|webm)$/i.test(parsed.pathname)) return isLookAlike(parsed) ? null : { provider: 'file', url: parsed.href }
  const known = providers.find(({ hosts }) => isOn(parsed, hosts))
  const player = known?.player(parsed)
  return known && player ? { provider: known.provider, url: parsed.href, ...player } : null
}

const tours: readonly Video['provider'][] = ['matterport', 'tvl', 'yisual']

/** Whether a video is a tour that a visitor walks through, not a film. */
export function isTour({ provider }: Video): boolean {
  return tours.includes(provider)
}

/**
 * URL of a still of a film; only YouTube's can be derived without calling the provider.
 * @source specification, section 9 ("Video thumbnail quality")
 */
export function videoThumbnail(video: Video, quality: ThumbnailQuality): string | null {
  if (video.provider !== 'youtube' || video.id === null) return null
  const name = { low: 'default', medium: 'mqdefault', high: 'hqdefault' }[quality]
  return `https://i.ytimg.com/vi/${video.id}/${name}.jpg`
}

function parse(text: string): URL | null {
  const address = text.trim()
  if (!/^(?:https?:)?\/\//i.test(address)) return null
  try {
    const url = new URL(address, 'https://relative.invalid')
    return url.username === '' && url.password === '' ? url : null
  } catch {
    return null
  }
}

function isOn(url: URL, hosts: readonly string[]): boolean {
  return hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
}

/** A host that contains a provider's name but is not theirs: 'vimeo.com.example', 'my-matterport.example'. */
function isLookAlike(url: URL): boolean {
  return /youtube|youtu\.be|vimeo|facebook|fb\.watch|matterport|tvl\.be|yisual/.test(url.hostname) && !providers.some(({ hosts }) => isOn(url, hosts))
}

function youtube(url: URL): Player | null {
  const id = isOn(url, ['youtu.be']) ? idAfter(/^\/+/, url.pathname) : (youtubeParameter(url) ?? youtubePath(url))
  return id === null ? null : { id, embedUrl: `https://www.youtube-nocookie.com/embed/${id}` }
}

function youtubeParameter(url: URL): string | null {
  return idAfter(/^/, url.searchParams.get('v') ?? url.searchParams.get('vi') ?? '')
}

function youtubePath(url: URL): string | null {
  return idAfter(/^\/(?:embed|shorts|live|watch|vi?|e|an_webp)\//, url.pathname) ?? idAfter(/^#p\/(?:\w+\/)+/, url.hash)
}

/** Exactly eleven characters. */
function idAfter(start: RegExp, text: string): string | null {
  return new RegExp(`${start.source}([\\w-]{11})(?![\\w-])`).exec(text)?.[1] ?? null
}

const vimeoPath =
  /^\/(?:(?:video|event|manage\/videos|channels(?:\/[^/]+)?|groups\/[^/]+\/videos|(?:album|showcase)\/[^/]+\/video)\/)?(\d+)(?:\/([\da-z]+))?\/?$/i

/** An unlisted film has a second path segment, which its player needs too. */
function vimeo(url: URL): Player | null {
  const path = vimeoPath.exec(url.pathname)
  const id = path?.[1] ?? /^\d+$/.exec(url.searchParams.get('clip_id') ?? '')?.[0]
  if (!id) return null
  if (url.pathname.startsWith('/event/')) return { id, embedUrl: `https://vimeo.com/event/${id}/embed` }
  const secret = path?.[2] ?? /^[\da-z]+$/i.exec(url.searchParams.get('h') ?? '')?.[0]
  return { id, embedUrl: `https://player.vimeo.com/video/${id}${secret ? `?h=${secret}` : ''}` }
}

function facebook(url: URL): Player | null {
  const shown = url.pathname === '/plugins/video.php' ? parse(url.searchParams.get('href') ?? '') : url
  if (!shown || !isOn(shown, ['facebook.com', 'fb.watch']) || !isFacebookVideo(shown)) return null
  const id = /^\d+$/.exec(shown.searchParams.get('v') ?? '')?.[0] ?? /\/(\d+)\/?$/.exec(shown.pathname)?.[1] ?? null
  return { id, embedUrl: `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(shown.href)}&show_text=false` }
}

function isFacebookVideo(url: URL): boolean {
  if (isOn(url, ['fb.watch'])) return /^\/[\w-]+\/?$/.test(url.pathname)
  if (/^\/(?:watch\/?(?:live\/?)?|video\.php|video\/embed)$/.test(url.pathname))
    return /^\d+$/.test(url.searchParams.get('v') ?? url.searchParams.get('video_id') ?? '')
  return /^\/(?:[^/]+\/videos\/(?:[^/]+\/)*\d+|reel\/\d+|share\/[vr]\/\w+)\/?$/.test(url.pathname)
}

function matterport(url: URL): Player {
  const id = /^\w{11}$/.exec(url.searchParams.get('m') ?? '')?.[0] ?? /^\/(?:space|models|embed|discover\/space)\/(\w{11})\/?$/.exec(url.pathname)?.[1] ?? null
  return id === null ? ownPage(url) : { id, embedUrl: `https://my.matterport.com/show/?m=${id}` }
}

function ownPage(url: URL): Player {
  return { id: null, embedUrl: url.href.replace(/^http:/, 'https:') }
}
