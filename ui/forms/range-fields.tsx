import type { PlainKey } from '#messages/translate.ts'
import { useTranslation } from '../translation.tsx'
import { FieldFault } from './field.tsx'
import { useFields } from './form-state.tsx'

interface RangeFieldsProps {
  readonly legend: PlainKey
  /** The names of its fields, each with what stands above it: from and to, or only from. */
  readonly bounds: readonly (readonly [name: string, label: PlainKey])[]
  readonly placeholder?: string
}

/** Bounds of one thing side by side, and what is wrong with either above both. */
export function RangeFields({ legend, bounds, placeholder }: RangeFieldsProps) {
  const { t } = useTranslation()
  const labels = new Map(bounds)
  const fields = useFields([...labels.keys()])
  return (
    <fieldset className={fields.some(({ fault }) => fault) ? 'field is-wrong' : 'field'}>
      <legend>{t(legend)}</legend>
      {fields.map(({ name, fault }) => (
        <FieldFault key={name} name={name} fault={fault} />
      ))}
      <div className="pair">
        {fields.map(({ name, text, fault }) => (
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
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? `${name}-fault` : undefined}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
