import { initialsOf } from './initials.present.ts'

interface PortraitProps {
  readonly name: string
  readonly photo: { readonly src: string; readonly width: number; readonly height: number } | null
  /** The side of a round portrait in px; absent for one as wide as its place. */
  readonly size?: number
  /** On the first screen. */
  readonly isFirst?: boolean
}

/** A person's photograph, or a monogram without one. The name stands beside it. */
export function Portrait({ name, photo, size, isFirst = false }: PortraitProps) {
  if (photo === null) {
    return (
      <span className="monogram" aria-hidden="true">
        {initialsOf(name)}
      </span>
    )
  }
  return <img src={photo.src} alt="" width={size ?? photo.width} height={size ?? photo.height} loading={isFirst ? undefined : 'lazy'} decoding="async" />
}
