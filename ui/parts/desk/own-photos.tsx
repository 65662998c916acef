import { FieldErrorCode } from '../../forms/field.tsx'
import { useField } from '../../forms/form-state.tsx'
import { type OwnPhotoView, placeFieldName } from '../../presenters/desk/own-presentation.ts'
import { useTranslation } from '../../translation.tsx'
import { Photograph } from '../photo.tsx'

/** The photographs of a home with their places: a number each, a tick to hide it, a button that makes it the first. */
export function OwnPhotos({ photos }: { photos: readonly OwnPhotoView[] }) {
  const { t } = useTranslation()
  const { error } = useField('hide')
  if (photos.length === 0) return <p>{t('desk.home.noPhotos')}</p>
  return (
    <fieldset className={error === null ? 'own-photos' : 'own-photos field is-wrong'}>
      <legend>{t('desk.home.photos')}</legend>
      <p className="hint">{t('desk.home.photos.hint')}</p>
      <FieldErrorCode name="hide" error={error} />
      <ol className="own-photo-list">
        {photos.map((photo, index) => (
          <OwnPhoto key={photo.key} own={photo} id={index === 0 ? 'hide' : undefined} />
        ))}
      </ol>
    </fieldset>
  )
}

function OwnPhoto({ own: { key, photo, place, isHidden }, id }: { own: OwnPhotoView; id: string | undefined }) {
  const { t } = useTranslation()
  const typedPlace = useField(placeFieldName(key)).text
  const { texts } = useField('hide')
  const wasTyped = typedPlace !== ''
  const label = t('desk.home.photo', { place: String(place) })
  return (
    <li className={isHidden ? 'own-photo is-hidden' : 'own-photo'}>
      <div className="home-thumb">
        <Photograph photo={photo} sizes="180px" />
      </div>
      <input
        className="input"
        type="number"
        inputMode="numeric"
        name={placeFieldName(key)}
        defaultValue={typedPlace || String(place)}
        min={1}
        step={1}
        aria-label={t('desk.home.photo.place', { photo: label })}
      />
      <label className="choice">
        <input type="checkbox" id={id} name="hide" value={key} defaultChecked={wasTyped ? texts.includes(key) : isHidden} />
        <span>
          {t('desk.home.photo.hide')}
          <span className="visually-hidden"> {label}</span>
        </span>
      </label>
      {place === 1 ? (
        <p className="badge">{t('desk.home.photo.isLead')}</p>
      ) : (
        <button className="text-button" type="submit" name="lead" value={key}>
          {t('desk.home.photo.lead')}
          <span className="visually-hidden"> {label}</span>
        </button>
      )}
    </li>
  )
}
