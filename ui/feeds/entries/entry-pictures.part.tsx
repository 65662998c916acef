import type { Translate } from '#messages/translate.ts'
import { FieldErrorCode } from '../../forms/field-frame.part.tsx'
import { useField } from '../../forms/form-state.tsx'
import { island, part } from '../../islands/html-hooks.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { EntryPictureView } from './entry.present.ts'

/** The id of the form that the pictures belong to, with the entry's fields. */
export const entryForm = 'entry-form'

/** The attributes of the element around that form, for uploading pictures one by one. */
export function picturesUploaded(t: Translate) {
  return island('picture-upload', { sending: t('desk.entry.pictures.sending'), failed: t('desk.entry.pictures.failed') })
}

/** The pictures of an entry in their order, each with buttons that move or remove it, and the field that adds more. */
export function EntryPictures({ pictures }: { pictures: readonly EntryPictureView[] }) {
  const { t } = useTranslation()
  const { error } = useField('pictures')
  return (
    <section className="desk-section" aria-labelledby="pictures-title" id="pictures">
      <h2 id="pictures-title">{t('desk.entry.pictures')}</h2>
      {pictures.length > 0 && (
        <ol className="entry-pictures">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Picture picture={picture} />
            </li>
          ))}
        </ol>
      )}
      <div className="form is-close">
        <div className={error ? 'field is-wrong' : 'field'}>
          <label htmlFor="pictures-file">{t('desk.entry.pictures.add')}</label>
          <p className="hint">{t('desk.entry.pictures.hint')}</p>
          <FieldErrorCode name="pictures" error={error} />
          <input className="input" id="pictures-file" type="file" name="pictures" form={entryForm} accept="image/jpeg,image/png,image/webp" multiple />
        </div>
        <label className="choice">
          <input type="checkbox" name="kind" value="plan" form={entryForm} />
          <span>{t('desk.entry.pictures.arePlans')}</span>
        </label>
        <p role="status" {...part('status')} />
        <div className="form-send">
          <button className="button second" type="submit" form={entryForm} name="do" value="addPictures">
            {t('desk.entry.pictures.send')}
          </button>
        </div>
      </div>
      {/* The act of the buttons that move a picture; any other button names its own, which comes before. */}
      <input type="hidden" form={entryForm} name="do" value="arrange" />
      <input type="hidden" form={entryForm} name="shownPictures" value={pictures.map(({ id }) => id).join(' ')} />
    </section>
  )
}

function Picture({ picture: { id, kind, src, width, height, number, isFirst, isLast } }: { picture: EntryPictureView }) {
  const { t } = useTranslation()
  const name = t(`desk.entry.picture.${kind}`, { number: String(number) })
  const moves = [
    ...(isFirst ? [] : (['first', 'earlier'] as const)),
    ...(isLast ? [] : (['later'] as const)),
    kind === 'photo' ? 'plan' : 'photo',
    'remove',
  ] as const
  return (
    <figure>
      <img src={src} alt={name} width={width} height={height} loading="lazy" />
      <figcaption>{name}</figcaption>
      <div className="entry-moves">
        {moves.map((move) => (
          <button
            key={move}
            className="text-button"
            type="submit"
            form={entryForm}
            name="move"
            value={`${move} ${id}`}
            aria-label={`${t(`desk.entry.move.${move}`)}: ${name}`}
          >
            {t(`desk.entry.move.${move}`)}
          </button>
        ))}
      </div>
    </figure>
  )
}
