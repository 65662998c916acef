import { FormSend } from '../design/buttons.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { ErrorSummary } from './error-summary.part.tsx'
import { Field, FileField } from './field.part.tsx'
import { choiceText, fieldLabel } from './field-words.present.ts'
import { type FormState, FormStateProvider, type TypedValues } from './form-state.tsx'

/** A sent form whose own page cannot be rendered. */
export interface UnsentFormView {
  /** The form's name, whose messages are `form.{form}.…`. */
  readonly form: string
  /** Where it was sent, and may be sent again. */
  readonly action: string
  /** All values, not shortened; passwords are left out. */
  readonly typed: TypedValues
  /** The fields of its passwords, to be typed again. */
  readonly passwords: readonly string[]
  /** The fields of its files, to be chosen again; `typed` has the names of the files. */
  readonly files: readonly string[]
}

/** What was typed, in a form that can be sent again as it is. It reads no record, so it can be shown while the database is away. */
export function UnsentForm({ form, action, typed, passwords, files }: UnsentFormView) {
  const { t } = useTranslation()
  const state: FormState = { typed, errors: {}, failed: true }
  const names = Object.keys(typed).filter((name) => !files.includes(name))
  return (
    <FormStateProvider state={state}>
      <ErrorSummary form={form} state={state} />
      <form className="form" method="post" action={action} noValidate encType={files.length === 0 ? undefined : 'multipart/form-data'}>
        {names.map((name) => (
          <UnsentField key={name} name={name} values={[typed[name] ?? []].flat()} />
        ))}
        {passwords.map((name) => (
          <Field key={name} name={name} type="password" optional />
        ))}
        {files.map((name) => (
          <FileField key={name} name={name} accept="" optional />
        ))}
        <FormSend label={t('form.send')} />
      </form>
    </FormStateProvider>
  )
}

/** Fields that the form's own page fills in. */
const carried = new Set(['submission', 'captcha', 'captchaToken', 'altcha', 'week'])

/** Longer texts, and those of several lines, get a high field. */
const maxLine = 60

/** A text field, or the value of a choice, a checkbox or a button. */
function UnsentField({ name, values }: { name: string; values: readonly string[] }) {
  const { t } = useTranslation()
  const [value = ''] = values
  const label = fieldLabel(t, name)
  const isTyped = values.length === 1 && !carried.has(name) && value !== '' && choiceText(t, name, value) === value && !isSwitch(value)
  if (!isTyped) return values.map((each) => <input key={each} type="hidden" name={name} value={each} />)
  const isLong = value.length > maxLine || value.includes('\n')
  const wired = { id: name, name, className: 'input', defaultValue: value }
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {isLong ? <textarea {...wired} rows={Math.min(12, value.split('\n').length + 4)} /> : <input {...wired} type="text" />}
    </div>
  )
}

/** A tick, a number of a row, or the time of an appointment: nothing to read. */
function isSwitch(value: string): boolean {
  return /^(?:[01]|on|\d{4}-\d\d-\d\dT[\d:.]+Z)$/.test(value)
}
