import type { ReactNode } from 'react'
import { hasMessage } from '#messages/translate.ts'
import { Icon } from '../icons.tsx'
import { island } from '../islands/html-hooks.ts'
import { dateInWords } from '../site/intl.present.ts'
import { useTranslation } from '../site/translation.tsx'
import { errorText, fieldLabel, hintKey } from './field-words.present.ts'
import { type ErrorCode, useFieldId } from './form-state.tsx'
import { StoredWords } from './stored.part.tsx'

interface FieldFrameProps {
  readonly name: string
  readonly optional: boolean
  readonly error: ErrorCode | null
  /** The input, with the id of the field. */
  readonly children: ReactNode
}

/** Label, hint and error around an input. */
export function FieldFrame({ name, optional, error, children }: FieldFrameProps) {
  const id = useFieldId(name)
  return (
    <div className={error ? 'field is-wrong' : 'field'}>
      <label htmlFor={id}>
        <FieldLabel name={name} optional={optional} />
      </label>
      <FieldHint name={name} />
      <FieldErrorCode name={name} error={error} />
      {children}
      <StoredWords name={name} />
    </div>
  )
}

/** A field's label, marked if the field is optional. */
export function FieldLabel({ name, optional }: { name: string; optional: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {fieldLabel(t, name)}
      {optional && <span className="optional"> {t('form.optional')}</span>}
    </>
  )
}

/** A field's hint; empty if it has none. */
export function FieldHint({ name }: { name: string }) {
  const { t } = useTranslation()
  const id = useFieldId(name)
  const key = hintKey(name)
  if (!hasMessage(key)) return null
  return (
    <p className="hint" id={`${id}-hint`}>
      {t(key)}
    </p>
  )
}

/** A field's error; empty if it has none. */
export function FieldErrorCode({ name, error }: { name: string; error: ErrorCode | null }) {
  const { t } = useTranslation()
  const id = useFieldId(name)
  if (!error) return null
  return (
    <p className="field-error" id={`${id}-error`}>
      <Icon name="warning" />
      <span>{errorText(t, name, error)}</span>
    </p>
  )
}

/** The date of a field in words, because browsers write it in their own language: 12/10 may be meant as December or October. */
export function DateInWords({ field, date }: { readonly field: string; readonly date: string }) {
  const { locale } = useTranslation()
  return (
    <output className="hint" htmlFor={field} {...island('date-in-words')}>
      {dateInWords(date, locale)}
    </output>
  )
}
