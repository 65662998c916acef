import { picturesUploaded } from '../../feeds/entries/entry-pictures.part.tsx'
import { FieldErrorCode } from '../../forms/field-frame.part.tsx'
import { useField } from '../../forms/form-state.tsx'
import { part } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'

/** The form that adds photographs to those of the feed. @param once its idempotency key */
export function AddPhotos({ once }: { once: string | undefined }) {
  const { t } = useTranslation()
  const { error } = useField('pictures')
  return (
    <div className="own-add" {...picturesUploaded(t)}>
      <form className="form is-close" method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="do" value="addPictures" />
        <input type="hidden" name="once" value={once} />
        <div className={error ? 'field is-wrong' : 'field'}>
          <label htmlFor="pictures">{t('desk.entry.pictures.add')}</label>
          <p className="hint" id="pictures-hint">
            {t('desk.home.photos.add.hint')}
          </p>
          <FieldErrorCode name="pictures" error={error} />
          <input
            className="input"
            id="pictures"
            type="file"
            name="pictures"
            accept="image/jpeg,image/png,image/webp"
            multiple
            aria-describedby={error ? 'pictures-hint pictures-error' : 'pictures-hint'}
          />
        </div>
        <p role="status" {...part('status')} />
        <div className="form-send">
          <button className="button second" type="submit">
            {t('desk.entry.pictures.send')}
          </button>
        </div>
      </form>
    </div>
  )
}
