import type { Photo } from '#db/model/listings/listing.ts'
import type { Locale } from '#messages/locales.ts'
import { type PhotoView, presentPhoto } from '../photos/photo.present.ts'

/** Pixels. */
const width = 480

/**
 * A photograph of a home for the desk, which also sees what visitors do not.
 * @param isPublic whether the site shows it to visitors
 */
export function presentDeskPhoto(photo: Photo, id: number, isPublic: boolean, locale: Locale): PhotoView {
  const view = presentPhoto(photo, String(id), '', locale)
  if (isPublic || photo.url.startsWith('/')) return view
  return { ...view, avif: null, webp: null, placeholder: null, src: `/desk-photos/${id}/${photo.key}/${width}.webp` }
}
