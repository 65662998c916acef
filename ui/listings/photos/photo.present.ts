import { isSvg, sharedSize } from '#db/model/files/image.ts'
import type { Photo, PictureFocus } from '#db/model/listings/listing.ts'
import { isAdded } from '#db/model/listings/presentation.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import type { PageHead, SharedPicture } from '../../site/page-head.ts'

/** A photograph in its available sizes and formats. */
export interface PhotoView {
  readonly avif: string | null
  readonly webp: string | null
  /** The largest version, for the gallery. */
  readonly large: string
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** A tiny preview, as a data URL or an address. */
  readonly placeholder: string | null
  /** CSS classes that crop it around its focal point; absent: around its centre. */
  readonly focus?: string
  /** The record does not say its size, so `width` and `height` are those of 3:2. */
  readonly unsized?: true
}

/** What the head of a page says of its first photograph. @param sizes as its `Photograph` has them */
export function firstPicture(photo: PhotoView | null | undefined, sizes: string): Pick<PageHead, 'firstPicture'> {
  return photo?.avif ? { firstPicture: { srcSet: photo.avif, sizes } } : {}
}

/** Widths photographs are resized to. */
export const photoWidths = [480, 720, 960, 1600] as const
/** Pixels. Width of the placeholder of a CRM photograph until it has loaded; others have theirs as a data URL. */
export const previewWidth = 16
const ownFolder = '/pictures/'
/** Prepared files may be wider, for a cover over the whole width of a large screen. */
const ownWidths = [...photoWidths, 2560]
/** Pictures from the agency's record and articles; their smaller versions are below each. */
const sentFolders = ['/agency/files/', '/content/files/']

/** Presents a photograph of a listing or project: the agency's are prepared files or files of its record; the CRM's go through `/photos/`, so that browsers never request them from the CRM. */
export function presentPhoto(photo: Photo, owner: string, alt: string, locale: Locale): PhotoView {
  const own = photo.url.startsWith(ownFolder)
  const address = own ? ownFolder + nameOf(photo.url) : `/photos/${owner}/${photo.key}`
  const width = photo.width ?? 1600
  const shape = {
    width,
    height: photo.height ?? Math.round((width * 2) / 3),
    alt: textIn(photo.name, locale) || alt,
    placeholder: photo.placeholder,
    ...(photo.width === null || photo.height === null ? { unsized: true as const } : {}),
    ...(photo.focus === undefined ? {} : { focus: focusClass(photo.focus) }),
  }
  const widths = (own ? ownWidths : photoWidths).filter((each) => each <= Math.max(width, photoWidths[0]))
  const set = (stem: string, format: string) => widths.map((each) => `${stem}${each}.${format} ${each}w`).join(', ')
  if (sentFolders.some((folder) => photo.url.startsWith(folder)))
    return { ...shape, avif: set(`${photo.url}/`, 'avif'), webp: set(`${photo.url}/`, 'webp'), large: photo.url, src: photo.url }
  if (isSvg(photo.url)) {
    const drawing = own ? photo.url : `${address}/drawing.svg`
    return { ...shape, avif: null, webp: null, large: drawing, src: drawing }
  }
  const stem = address + (own ? '-' : '/')
  const largest = widths.at(-1) ?? photoWidths[0]
  const placeholder = shape.placeholder ?? (own ? null : `${stem}${previewWidth}.webp`)
  return {
    ...shape,
    placeholder,
    avif: set(stem, 'avif'),
    webp: set(stem, 'webp'),
    large: `${stem}${largest}.webp`,
    src: own ? `${address}.jpg` : `${address}/960.jpg`,
  }
}

/** In steps of ten percent, because no crop is large enough to show a finer one. */
export function focusClass({ x, y }: PictureFocus): string {
  const step = (percent: number) => Math.round(percent / 10) * 10
  return `focus-x-${step(x)} focus-y-${step(y)}`
}

/** How much wider than its frame a covering photograph is drawn, for `sizes`. `frame` is width divided by height. */
export function overhang({ width, height }: Pick<PhotoView, 'width' | 'height'>, frame: number): number {
  return Math.max(1, width / height / frame)
}

function nameOf(url: string): string {
  return url.slice(ownFolder.length).replace(/\.[a-z]+$/i, '')
}

/**
 * The first photograph of a listing or project for link previews; null if absent. Plans are vector drawings, which networks do not show.
 * @param owner as in the path of its photographs: '4001', 'project-12'
 */
export function sharedPhoto(photos: readonly Photo[], owner: string, alt: string, locale: Locale): SharedPicture | null {
  const photo = photos.find(({ url }) => !isSvg(url))
  return photo ? { path: `/photos/${owner}/${photo.key}/share.jpg`, ...sharedSize, alt: textIn(photo.name, locale) || alt } : null
}

/** The width of a prepared photograph at the desk, in pixels. */
const deskWidth = 480

/**
 * A photograph of a home for the desk, which also sees what visitors do not.
 * @param isPublic whether the site shows it to visitors
 */
export function presentDeskPhoto(photo: Photo, id: number, isPublic: boolean, locale: Locale): PhotoView {
  const view = presentPhoto(photo, String(id), '', locale)
  if (isPublic || (photo.url.startsWith('/') && !isAdded(photo))) return view
  return { ...view, avif: null, webp: null, placeholder: null, src: `/desk-photos/${id}/${photo.key}/${deskWidth}.webp` }
}
