import { useTranslation } from '../translation.tsx'
import { describedBy, FieldFault, FieldHint, FieldLabel } from './field.tsx'
import { useField } from './form-state.tsx'

/** A file to choose. What was chosen before is named, since no browser keeps it. */
export function FileField({ name, accept, optional = false }: { name: string; accept: string; optional?: boolean }) {
  const { t } = useTranslation()
  const { text, fault } = useField(name)
  const again = text !== '' && !fault
  return (
    <div className={fault ? 'field is-wrong' : 'field'}>
      <label htmlFor={name}>
        <FieldLabel name={name} optional={optional} />
      </label>
      <FieldHint name={name} />
      <FieldFault name={name} fault={fault} />
      {again && (
        <p className="file-again" id={`${name}-again`}>
          {t('form.fileAgain', { file: text })}
        </p>
      )}
      <input
        className="input"
        type="file"
        id={name}
        name={name}
        accept={accept}
        required={!optional}
        aria-invalid={fault ? true : undefined}
        aria-describedby={[describedBy(name, fault), again ? `${name}-again` : undefined].filter(Boolean).join(' ') || undefined}
      />
    </div>
  )
}
