import { island } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import { Field } from './field.part.tsx'

interface PasswordFieldProps {
  readonly name: string
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password, with a button that shows it where there is script. */
export function PasswordField({ name, autoComplete }: PasswordFieldProps) {
  const { t } = useTranslation()
  return (
    <div className="password-field">
      <Field name={name} type="password" autoComplete={autoComplete} />
      <button
        className="text-button"
        type="button"
        hidden
        aria-controls={name}
        {...island('reveal', { show: t('form.password.show'), hide: t('form.password.hide') })}
      >
        {t('form.password.show')}
      </button>
    </div>
  )
}
