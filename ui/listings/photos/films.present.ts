import { isTour, recogniseVideo, type ThumbnailQuality, thumbnailWidths, type Video, videoThumbnail } from '#db/model/listings/video.ts'
import type { OptionalCategory } from '#db/model/privacy/consent.ts'
import { embeds, otherHosts } from '#db/model/privacy/third-parties.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { PhotoView } from './photo.present.ts'

/** A film or tour: a still with a link, whose player a click loads. */
export interface FilmView {
  readonly href: string
  readonly text: string
  readonly host: string
  readonly kind: 'film' | 'tour'
  /** Once accepted, the player loads without a click. */
  readonly category: OptionalCategory
  /** The player that a click loads; null if browsers have none for it. */
  readonly player: { readonly src: string; readonly kind: 'frame' | 'file' } | null
  /** A photograph of the home, behind the provider's still or instead of it: the browser requests nothing from the provider. */
  readonly still: PhotoView | null
  /** The provider's still in its qualities, fetched by this site, as `src` and `srcset`; null if absent. */
  readonly thumbnail: { readonly src: string; readonly srcSet: string } | null
}

/** Presents the films and tours of a listing that are recognised as such. */
export function presentFilms(addresses: readonly string[], owner: number, photos: readonly PhotoView[], locale: Locale): readonly FilmView[] {
  const videos = addresses.map(recogniseVideo).filter((video) => video !== null)
  return videos.map((video, index) => {
    const kind = isTour(video) ? 'tour' : 'film'
    const number = videos.slice(0, index + 1).filter((other) => isTour(other) === isTour(video)).length
    return {
      href: video.url,
      text: translator(locale)(`films.${kind}`, { number }),
      host: video.provider === 'file' ? new URL(video.url).hostname.replace(/^www\./, '') : embeds[video.provider].name,
      kind,
      category: video.provider === 'file' ? otherHosts : embeds[video.provider].category,
      player: playerOf(video),
      still: photos[index % Math.max(1, photos.length)] ?? null,
      thumbnail: thumbnailOf(video, `/photos/${owner}/film-${index + 1}`),
    }
  })
}

const qualities = ['low', 'medium', 'high'] as const satisfies readonly ThumbnailQuality[]

function thumbnailOf(video: Video, folder: string): FilmView['thumbnail'] {
  if (videoThumbnail(video, 'medium') === null) return null
  return { src: `${folder}/medium.jpg`, srcSet: qualities.map((quality) => `${folder}/${quality}.jpg ${thumbnailWidths[quality]}w`).join(', ') }
}

/** Files are played only if they are MP4 or WebM and served over https, since browsers block http on an https page. */
function playerOf(video: Video): FilmView['player'] {
  if (video.provider !== 'file') return { src: startingAtOnce(video.embedUrl, video.provider), kind: 'frame' }
  return /^https:.*\.(?:mp4|webm)(?:[?#]|$)/i.test(video.url) ? { src: video.url, kind: 'file' } : null
}

/** The click that loads a player also starts it. */
function startingAtOnce(address: string, provider: Exclude<Video['provider'], 'file'>): string {
  const url = new URL(address)
  if (provider === 'youtube' || provider === 'vimeo' || provider === 'facebook') url.searchParams.set('autoplay', provider === 'facebook' ? 'true' : '1')
  if (provider === 'matterport' && url.searchParams.has('m')) url.searchParams.set('play', '1')
  return url.href
}
