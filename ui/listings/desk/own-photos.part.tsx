import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { dragItem } from '../../desk/drag-item.island.ts'
import { FieldErrorCode } from '../../forms/field-frame.part.tsx'
import type { ErrorCode } from '../../forms/form-state.tsx'
import { Icon } from '../../icons.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { Photograph } from '../photos/photo.part.tsx'
import { AddedPhotoFields } from './added-photo-fields.part.tsx'
import { type OwnPhotoView, placeFieldName } from './own-presentation.present.ts'

export interface OwnPhotosProps {
  /** In the agency's order. */
  readonly photos: readonly OwnPhotoView[]
  readonly error: ErrorCode | null
}

/**
 * The photographs of a home in their order: each with a position, a checkbox that hides it and a button that makes it the first. With
 * script a handle moves each by pointer or arrow keys, and the positions follow.
 */
export function OwnPhotos({ photos: given, error }: OwnPhotosProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const { photos, moved, isLive, drag, move } = usePhotoOrder(given, list)
  if (photos.length === 0) return <p>{t('desk.home.noPhotos')}</p>
  return (
    <fieldset className={error === null ? 'own-photos' : 'own-photos field is-wrong'}>
      <legend>{t('desk.home.photos')}</legend>
      <p className="hint">{t(isLive ? 'desk.home.photos.drag' : 'desk.home.photos.hint')}</p>
      <FieldErrorCode name="hide" error={error} />
      <p role="status" className="own-photo-moved">
        {moved !== null && t('desk.home.photos.moved', { place: String(moved + 1), count: String(photos.length) })}
      </p>
      <ol className="own-photo-list" ref={list}>
        {photos.map((photo, at) => (
          <OwnPhoto
            key={photo.key}
            own={photo}
            at={at}
            isLive={isLive}
            mark={markOf(drag, at)}
            move={(to, takesFocus) => move(at, to, takesFocus)}
            hold={(event) => drag.start(at, event)}
          />
        ))}
      </ol>
    </fieldset>
  )
}

/** @param takesFocus whether the focus goes to the handle of the moved photograph; otherwise it stays where it is */
type Move = (to: number, takesFocus?: boolean) => void

interface PhotoDrag {
  readonly from: number | null
  readonly over: number | null
  readonly start: (at: number, event: PointerEvent<HTMLButtonElement>) => void
}

function usePhotoOrder(given: readonly OwnPhotoView[], list: RefObject<HTMLOListElement | null>) {
  const [photos, setPhotos] = useState(given)
  const [isLive, setLive] = useState(false)
  const [moved, setMoved] = useState<{ readonly to: number; readonly takesFocus: boolean } | null>(null)
  const [dragged, setDragged] = useState<{ readonly from: number; readonly over: number } | null>(null)
  useEffect(() => setLive(true), [])
  // Moving an element in the document makes it lose the focus.
  useEffect(() => {
    if (moved?.takesFocus) itemsIn(list)[moved.to]?.querySelector<HTMLElement>('.own-photo-handle')?.focus()
  }, [moved, list])
  const move = (from: number, target: number, takesFocus = true) => {
    const to = Math.max(0, Math.min(photos.length - 1, target))
    const photo = photos[from]
    if (to === from || photo === undefined) return
    setPhotos(photos.toSpliced(from, 1).toSpliced(to, 0, photo))
    setMoved({ to, takesFocus })
  }
  const start = (from: number, { currentTarget, pointerId, button }: PointerEvent<HTMLButtonElement>) => {
    if (button !== 0) return
    dragItem(currentTarget, pointerId, itemsIn(list), {
      over: (over) => setDragged({ from, over }),
      end: (to) => {
        setDragged(null)
        if (to !== null) move(from, to)
      },
    })
  }
  const drag: PhotoDrag = { from: dragged?.from ?? null, over: dragged?.over ?? null, start }
  return { photos, moved: moved?.to ?? null, isLive, drag, move }
}

const itemsIn = (list: RefObject<HTMLOListElement | null>) => [...(list.current?.children ?? [])].filter((each) => each instanceof HTMLElement)

/** The class of a photograph during a drag: it is the dragged one, or the dragged one would be dropped before or after it. */
function markOf({ from, over }: PhotoDrag, at: number): string {
  if (from === null || over === null) return ''
  if (from === at) return ' is-held'
  return over !== at ? '' : over < from ? ' is-before' : ' is-after'
}

interface OwnPhotoProps {
  readonly own: OwnPhotoView
  /** Its position, from 0. */
  readonly at: number
  readonly isLive: boolean
  readonly mark: string
  readonly move: Move
  readonly hold: (event: PointerEvent<HTMLButtonElement>) => void
}

const steps: Readonly<Record<string, (at: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: () => Number.POSITIVE_INFINITY,
}

function OwnPhoto({ own: { key, photo, isHidden, saved, alts }, at, isLive, mark, move, hold }: OwnPhotoProps) {
  const { t } = useTranslation()
  const label = t('desk.home.photo', { place: String(at + 1) })
  const step = (event: KeyboardEvent) => {
    const to = steps[event.key]?.(at)
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }
  return (
    <li className={`own-photo${mark}`}>
      <div className="home-thumb">
        <Photograph photo={photo} sizes="180px" />
        {isLive && (
          <button className="own-photo-handle" type="button" aria-label={t('desk.home.photo.move', { photo: label })} onPointerDown={hold} onKeyDown={step}>
            <Icon name="move" />
          </button>
        )}
      </div>
      <Place name={placeFieldName(key)} label={t('desk.home.photo.place', { photo: label })} at={at} move={move} />
      <label className="choice">
        <input type="checkbox" id={at === 0 ? 'hide' : undefined} name="hide" value={key} defaultChecked={isHidden} />
        <span>
          {t('desk.home.photo.hide')}
          <span className="visually-hidden"> {label}</span>
        </span>
      </label>
      {saved !== undefined && (
        <p className="hint">{t(saved.isHidden ? 'desk.home.photo.savedHidden' : 'desk.home.photo.saved', { place: String(saved.place) })}</p>
      )}
      {at === 0 ? (
        <p className="badge">{t('desk.home.photo.isLead')}</p>
      ) : (
        <button
          className="text-button"
          type="submit"
          name="lead"
          value={key}
          onClick={(event) => {
            event.preventDefault()
            move(0)
          }}
        >
          {t('desk.home.photo.lead')}
          <span className="visually-hidden"> {label}</span>
        </button>
      )}
      {alts !== null && <AddedPhotoFields photoKey={key} label={label} alts={alts} />}
    </li>
  )
}

interface PlaceProps {
  readonly name: string
  readonly label: string
  readonly at: number
  readonly move: Move
}

/** The position of a photograph; a new one takes effect on blur or Enter. */
function Place({ name, label, at, move }: PlaceProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const settle = (takesFocus: boolean) => {
    const place = Number.parseInt(typed ?? '', 10)
    setTyped(null)
    if (Number.isFinite(place)) move(place - 1, takesFocus)
  }
  return (
    <input
      className="input"
      type="number"
      inputMode="numeric"
      name={name}
      value={typed ?? String(at + 1)}
      min={1}
      step={1}
      aria-label={label}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => settle(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || typed === null) return
        event.preventDefault()
        settle(true)
      }}
    />
  )
}
