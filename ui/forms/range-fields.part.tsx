import type { PlainKey } from '#messages/translate.ts'
import { useTranslation } from '../site/translation.tsx'
import { FieldErrorCode } from './field-frame.part.tsx'
import { useFields } from './form-state.tsx'

interface RangeFieldsProps {
  readonly legend: PlainKey
  /** Field names with their labels: from and to, or only from. */
  readonly bounds: readonly (readonly [name: string, label: PlainKey])[]
  readonly placeholder?: string
}

/** Bounds side by side, with the errors of both above them. */
export function RangeFields({ legend, bounds, placeholder }: RangeFieldsProps) {
  const { t } = useTranslation()
  const labels = new Map(bounds)
  const fields = useFields([...labels.keys()])
  return (
    <fieldset className={fields.some(({ error }) => error) ? 'field is-wrong' : 'field'}>
      <legend>{t(legend)}</legend>
      {fields.map(({ name, error }) => (
        <FieldErrorCode key={name} name={name} error={error} />
      ))}
      <div className="pair">
        {fields.map(({ name, text, error }) => (
          <div key={name} className="range-bound">
            <label htmlFor={name}>{t(labels.get(name) ?? legend)}</label>
            <input
              className="input"
              id={name}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              placeholder={placeholder}
              defaultValue={text}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${name}-error` : undefined}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
