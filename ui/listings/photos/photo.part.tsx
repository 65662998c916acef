import { part } from '../../islands/html-hooks.ts'
import type { PhotoView } from './photo.present.ts'
import { standsWhole } from './whole-or-cropped.present.ts'

interface PhotographProps {
  readonly photo: PhotoView
  /** Displayed width, for the `sizes` attribute. */
  readonly sizes: string
  /** Loaded eagerly with high priority: the largest picture when the page opens. */
  readonly first?: boolean
  readonly eager?: boolean
  /** Whether it stands whole on the colour of its frame, because the frame would cut most of it; by default as frames of 4:3 to 5:3 would. */
  readonly whole?: boolean
}

/** A photograph in modern formats and several sizes, over a tiny placeholder until it has loaded. */
export function Photograph({ photo, sizes, first = false, eager = first, whole = standsWhole(photo) }: PhotographProps) {
  return (
    <>
      {photo.placeholder && !whole && (
        <img
          className={photo.focus === undefined ? 'photo-wait' : `photo-wait ${photo.focus}`}
          src={photo.placeholder}
          alt=""
          width={photo.width}
          height={photo.height}
          loading={eager || photo.placeholder.startsWith('data:') ? undefined : 'lazy'}
        />
      )}
      <picture {...(photo.unsized && part('unsized'))}>
        {photo.avif && <source type="image/avif" srcSet={photo.avif} sizes={sizes} />}
        {photo.webp && <source type="image/webp" srcSet={photo.webp} sizes={sizes} />}
        <img
          className={whole ? 'is-whole' : photo.focus}
          src={photo.src}
          alt={photo.alt}
          width={photo.width}
          height={photo.height}
          loading={eager ? undefined : 'lazy'}
          decoding={first ? undefined : 'async'}
          fetchPriority={first ? 'high' : undefined}
        />
      </picture>
    </>
  )
}
