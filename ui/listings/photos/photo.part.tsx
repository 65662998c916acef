import type { PhotoView } from './photo.present.ts'

interface PhotographProps {
  readonly photo: PhotoView
  /** Displayed width, for the `sizes` attribute. */
  readonly sizes: string
  /** Loaded eagerly with high priority: the largest picture when the page opens. */
  readonly first?: boolean
  readonly eager?: boolean
}

/** A photograph in modern formats and several sizes, over a tiny placeholder until it has loaded. */
export function Photograph({ photo, sizes, first = false, eager = first }: PhotographProps) {
  return (
    <>
      {photo.placeholder && (
        <img
          className={photo.focus === undefined ? 'photo-wait' : `photo-wait ${photo.focus}`}
          src={photo.placeholder}
          alt=""
          width={photo.width}
          height={photo.height}
          loading={eager || photo.placeholder.startsWith('data:') ? undefined : 'lazy'}
        />
      )}
      <picture>
        {photo.avif && <source type="image/avif" srcSet={photo.avif} sizes={sizes} />}
        {photo.webp && <source type="image/webp" srcSet={photo.webp} sizes={sizes} />}
        <img
          className={photo.focus}
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
