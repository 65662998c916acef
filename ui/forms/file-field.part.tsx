import { useTranslation } from '../site/translation.tsx'
import { FieldFrame } from './field.part.tsx'
import { describedBy } from './field-words.present.ts'
import { useField } from './form-state.tsx'

/** A file input. In a refused form it names the file that was chosen, because browsers do not keep it. */
export function FileField({ name, accept, optional = false }: { name: string; accept: string; optional?: boolean }) {
  const { t } = useTranslation()
  const { text, error } = useField(name)
  const again = text !== '' && !error
  return (
    <FieldFrame name={name} optional={optional} error={error}>
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
        aria-invalid={error ? true : undefined}
        aria-describedby={[describedBy(name, error), again ? `${name}-again` : undefined].filter(Boolean).join(' ') || undefined}
      />
    </FieldFrame>
  )
}
