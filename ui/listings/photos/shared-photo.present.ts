import { isSvg } from '#db/model/files/image.ts'
import type { Photo } from '#db/model/listings/listing.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import type { SharedPicture } from '../../site/page-head.ts'

/** Pixels. The format that networks show without cropping. */
export const sharedSize = { width: 1200, height: 630 } as const

/**
 * The first photograph of a listing or project for link previews; null if absent. Plans are vector drawings, which networks do not show.
 * @param owner as in the path of its photographs: '4001', 'project-12'
 */
export function sharedPhoto(photos: readonly Photo[], owner: string, alt: string, locale: Locale): SharedPicture | null {
  const photo = photos.find(({ url }) => !isSvg(url))
  return photo ? { path: `/photos/${owner}/${photo.key}/share.jpg`, ...sharedSize, alt: textIn(photo.name, locale) || alt } : null
}
