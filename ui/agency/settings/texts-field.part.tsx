import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { FieldErrorCode, FieldHint } from '../../forms/field-frame.part.tsx'
import { describedBy, fieldLabel } from '../../forms/field-words.present.ts'
import { useField, useFields } from '../../forms/form-state.tsx'
import { StoredWords } from '../../forms/stored.part.tsx'
import { useTranslation } from '../../site/translation.tsx'

interface TextsFieldProps {
  readonly name: string
  readonly languages: readonly Locale[]
  readonly optional: boolean
  readonly isAddress: boolean
  readonly isShort: boolean
}

/** A text in each language of the site, side by side. */
export function TextsField({ name, languages: offered, optional, isAddress, isShort }: TextsFieldProps) {
  const { t } = useTranslation()
  const { error } = useField(name)
  const texts = useFields(offered.map((locale) => `${name}.${locale}`))
  return (
    <fieldset id={name} tabIndex={-1} className={error ? 'field is-wrong' : 'field'} aria-describedby={describedBy(name, error)}>
      <legend>
        {fieldLabel(t, name)}
        {optional && <span className="optional"> {t('form.optional')}</span>}
      </legend>
      <FieldHint name={name} />
      <FieldErrorCode name={name} error={error} />
      <div className={isShort ? 'settings-texts is-short' : 'settings-texts'}>
        {offered.map((locale, index) => (
          <label key={locale}>
            <span className="hint">{languages[locale].name}</span>
            <input
              className="input"
              id={`${name}.${locale}`}
              name={`${name}.${locale}`}
              type={isAddress ? 'url' : 'text'}
              lang={locale}
              autoComplete="off"
              defaultValue={texts[index]?.text}
              aria-invalid={error ? true : undefined}
            />
            <StoredWords name={`${name}.${locale}`} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
