import type { PictureFocus } from '#db/model/listings/listing.ts'
import { FormSend } from '../../design/buttons.part.tsx'
import { FieldErrorCode } from '../../forms/field-frame.part.tsx'
import { fieldLabel } from '../../forms/field-words.present.ts'
import { useField } from '../../forms/form-state.tsx'
import { StoredValue } from '../../forms/stored.part.tsx'
import { island, part } from '../../islands/html-hooks.ts'
import { focusClass, type PhotoView } from '../../listings/photos/photo.present.ts'
import { useTranslation } from '../../site/translation.tsx'

interface PictureFocusFormProps {
  readonly url: string
  readonly photo: PhotoView
  readonly at: PictureFocus
  /** The version of the focal point; 0 before it is first set. */
  readonly version: number
}

/** Sets the focal point of a picture, which pages crop around; the previews show the crops in their ratios. */
export function PictureFocusForm({ url, photo, at, version }: PictureFocusFormProps) {
  const { t } = useTranslation()
  const { src, width, height } = photo
  return (
    <form
      className="form picture-focus"
      method="post"
      encType="multipart/form-data"
      noValidate
      {...island('picture-focus', { label: t('desk.content.focus.point'), says: t('desk.content.focus.says', { x: '{x}', y: '{y}' }) })}
    >
      <input type="hidden" name="url" value={url} />
      <input type="hidden" name="focusVersion" value={version} />
      <div className="focus-frame" {...part('focus-frame')}>
        <img src={src} alt={photo.alt} width={width} height={height} />
        <svg aria-hidden="true" width="100%" height="100%">
          <circle cx={`${at.x}%`} cy={`${at.y}%`} r={12} {...part('focus-mark')} />
        </svg>
      </div>
      <p className="hint">{t('desk.content.focus.hint')}</p>
      <p role="status" className="visually-hidden" {...part('status')} />
      <div className="focus-numbers">
        <Percent name="focusX" value={at.x} />
        <Percent name="focusY" value={at.y} />
      </div>
      <ul className="focus-crops">
        {(['card', 'head'] as const).map((crop) => (
          <li key={crop} className={`is-${crop}`}>
            <img className={focusClass(at)} src={src} alt="" width={width} height={height} {...part('crop')} />
            <span className="hint">{t(`desk.content.focus.${crop}`)}</span>
          </li>
        ))}
      </ul>
      <FormSend act="crop" label={t('desk.content.focus.save')} />
    </form>
  )
}

function Percent({ name, value }: { readonly name: 'focusX' | 'focusY'; readonly value: number }) {
  const { t } = useTranslation()
  const { text, error } = useField(name)
  return (
    <div className={error ? 'field is-wrong' : 'field'}>
      <label htmlFor={name}>{fieldLabel(t, name)}</label>
      <FieldErrorCode name={name} error={error} />
      <input
        className="input short"
        type="number"
        id={name}
        name={name}
        min={0}
        max={100}
        step={1}
        defaultValue={text || String(value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      />
      {text !== '' && text !== String(value) && <StoredValue>{String(value)}</StoredValue>}
    </div>
  )
}
