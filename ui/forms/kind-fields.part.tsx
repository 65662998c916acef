import type { DemandView } from '../alerts/demand.present.ts'
import { Icon } from '../icons.tsx'
import { useTranslation } from '../site/translation.tsx'
import { FieldErrorCode } from './field-frame.part.tsx'
import { useField } from './form-state.tsx'

/** The tree of categories: each group unfolds. */
export function KindFields({ types }: { types: DemandView['types'] }) {
  const { t } = useTranslation()
  const { texts, error } = useField('type')
  return (
    <fieldset className={error ? 'field is-wrong' : 'field'} aria-describedby={error ? 'type-error' : undefined}>
      <legend>{t('form.field.type')}</legend>
      <FieldErrorCode name="type" error={error} />
      <div className="type-tree">
        {types.map(({ value, label, kinds }, index) => (
          <div key={value}>
            <Box id={index === 0 ? 'type' : undefined} name="type" value={value} label={label} isSet={texts.includes(value)} />
            {kinds.length > 0 && (
              <details open={kinds.some((kind) => texts.includes(kind.value))}>
                <summary>
                  {t('search.kinds')}
                  <Icon name="down" />
                  <span className="visually-hidden"> {label}</span>
                </summary>
                {kinds.map((kind) => (
                  <Box key={kind.value} name="type" {...kind} isSet={texts.includes(kind.value)} />
                ))}
              </details>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** A checkbox with a label. */
export function Box({ id, name, value, label, isSet }: { id?: string | undefined; name: string; value: string; label: string; isSet: boolean }) {
  return (
    <label className="choice">
      <input type="checkbox" id={id} name={name} value={value} defaultChecked={isSet} />
      <span>{label}</span>
    </label>
  )
}
