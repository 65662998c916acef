import type { PhotoView } from '../presenters/photo.ts'

interface PhotographProps {
  readonly photo: PhotoView
  /** How wide it is shown, for the browser's choice of size. */
  readonly sizes: string
  /** Loaded at once and first: what the visitor sees when the page opens. */
  readonly first?: boolean
  readonly eager?: boolean
}

/** A photograph in modern formats and fitting size, over a tiny picture of itself until it is there. */
export function Photograph({ photo, sizes, first = false, eager = first }: PhotographProps) {
  return (
    <>
      {photo.placeholder && <img className="photo-wait" src={photo.placeholder} alt="" width={photo.width} height={photo.height} />}
      <picture>
        {photo.avif && <source type="image/avif" srcSet={photo.avif} sizes={sizes} />}
        {photo.webp && <source type="image/webp" srcSet={photo.webp} sizes={sizes} />}
        <img
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
