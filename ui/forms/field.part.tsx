import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { Dropdown } from '../design/dropdown.part.tsx'
import { Icon } from '../icons.tsx'
import { type DeskKey, island, part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import { DateInWords, FieldErrorCode, FieldFrame, FieldHint, FieldLabel } from './field-frame.part.tsx'
import { choiceText, describedBy } from './field-words.present.ts'
import { useField, useFieldId } from './form-state.tsx'
import { StoredTick, StoredWords } from './stored.part.tsx'

export interface FieldProps {
  /** Key of the value and of the messages `form.field.{name}`, `form.hint.{name}`, `form.error.{name}.missing`. */
  readonly name: string
  readonly optional?: boolean
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal' | 'url'
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'number' | 'url' | 'password' | 'time'
  readonly short?: boolean
  /** Height of a multi-line field; one line if absent. */
  readonly rows?: number
  /** Of a multi-line field. */
  readonly maxLength?: number
  /** The keyboard shortcut that focuses it at the desk. */
  readonly deskKey?: DeskKey
  /** The value before anything is typed. */
  readonly initial?: string
  /** Replaces an empty value, also in a refused form. */
  readonly proposal?: string
  /** What the browser offers while the field is typed in; other words may be typed too. */
  readonly offered?: readonly string[]
}

/** Label, hint, error and input, with the ARIA attributes that connect them. */
export function Field({
  name,
  optional = false,
  autoComplete,
  inputMode,
  type = 'text',
  short = false,
  rows,
  maxLength = 5000,
  deskKey,
  initial = '',
  proposal = '',
  offered,
}: FieldProps) {
  const { texts, error } = useField(name)
  const id = useFieldId(name)
  const wired = {
    id,
    name,
    className: short ? 'input short' : 'input',
    // A password is never sent back; a field that was emptied stays empty.
    defaultValue: type === 'password' ? '' : (texts[0] ?? initial) || proposal,
    autoComplete,
    'aria-required': !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(name, error, id),
    ...(deskKey !== undefined && part('key', deskKey)),
  }
  return (
    <FieldFrame name={name} optional={optional} error={error}>
      {rows ? (
        <textarea {...wired} rows={rows} maxLength={maxLength} />
      ) : (
        <input {...wired} type={type} inputMode={inputMode} list={offered && `${id}-offered`} />
      )}
      {type === 'date' && <DateInWords field={id} date={wired.defaultValue} />}
      {offered && (
        <datalist id={`${id}-offered`}>
          {offered.map((words) => (
            <option key={words} value={words} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  )
}

/** Radio buttons, or checkboxes where several may be chosen. */
export function Choices({
  name,
  values,
  texts: own = {},
  many = false,
  optional = false,
  initial,
  none = false,
}: {
  name: string
  values: readonly string[]
  /** Labels for values without a message of the form. */
  texts?: Readonly<Record<string, string>>
  many?: boolean
  optional?: boolean
  initial?: string | undefined
  /** Adds the choice `form.choice.{name}.none`, because a radio button cannot be unchecked. */
  none?: boolean
}) {
  const { texts, error } = useField(name)
  const id = useFieldId(name)
  const first = initial ?? (none ? '' : undefined)
  const chosen = texts.length > 0 || first === undefined ? texts : [first]
  const { t } = useTranslation()
  return (
    <fieldset
      className={error ? 'field is-wrong' : 'field'}
      aria-describedby={describedBy(name, error, id)}
      role={many ? 'group' : 'radiogroup'}
      // On each radio button, a screen reader would repeat it at every arrow key.
      aria-invalid={error && !many ? true : undefined}
    >
      <legend>
        <FieldLabel name={name} optional={optional} />
      </legend>
      <FieldHint name={name} />
      <FieldErrorCode name={name} error={error} />
      <div className="segments">
        {[...values, ...(none ? [''] : [])].map((value, index) => (
          <label key={value}>
            <input
              type={many ? 'checkbox' : 'radio'}
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-invalid={error && many ? true : undefined}
            />
            {own[value] ?? choiceText(t, name, value || 'none')}
          </label>
        ))}
      </div>
      <StoredWords name={name} words={(value) => own[value] ?? choiceText(t, name, value)} />
    </fieldset>
  )
}

/** A drop-down list. */
export function Select({ name, choices, initial, autoComplete }: SelectProps) {
  const { text, error } = useField(name)
  const id = useFieldId(name)
  return (
    <div className={error ? 'field is-wrong' : 'field'}>
      <label htmlFor={id}>
        <FieldLabel name={name} optional={false} />
      </label>
      <FieldErrorCode name={name} error={error} />
      <span className="select">
        <Dropdown
          id={id}
          name={name}
          defaultValue={text || initial}
          autoComplete={autoComplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, error, id)}
          choices={choices}
        />
        <Icon name="down" />
      </span>
      <StoredWords name={name} words={(value) => choices.find((each) => each.value === value)?.text ?? value} />
    </div>
  )
}

interface SelectProps {
  readonly name: string
  readonly choices: readonly { readonly value: string; readonly text: string }[]
  readonly initial: string
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
}

/** A checkbox with a sentence to agree to. @param initially whether it is checked before the first submit */
export function Tick({ name, initially = false, children }: { name: string; initially?: boolean; children: ReactNode }) {
  const { texts, error } = useField(name)
  const id = useFieldId(name)
  return (
    <div className={error ? 'field is-wrong' : 'field'}>
      <FieldErrorCode name={name} error={error} />
      <label className="choice">
        <input
          type="checkbox"
          id={id}
          name={name}
          value="1"
          defaultChecked={texts.length > 0 ? texts.includes('1') : initially}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, error, id)}
        />
        <span>{children}</span>
      </label>
      <StoredTick name={name} />
    </div>
  )
}

/** A file input. In a refused form it names the file that was chosen, because browsers do not keep it. */
export function FileField({ name, accept, optional = false }: { name: string; accept: string; optional?: boolean }) {
  const { t } = useTranslation()
  const { text, error } = useField(name)
  const id = useFieldId(name)
  const again = text !== '' && !error
  return (
    <FieldFrame name={name} optional={optional} error={error}>
      {again && (
        <p className="file-again" id={`${id}-again`}>
          {t('form.fileAgain', { file: text })}
        </p>
      )}
      <input
        className="input"
        type="file"
        id={id}
        name={name}
        accept={accept}
        required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={[describedBy(name, error, id), again ? `${id}-again` : undefined].filter(Boolean).join(' ') || undefined}
      />
    </FieldFrame>
  )
}

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
        className="text-button keeps-room"
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
