import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { hasMessage, type Translate } from '#messages/translate.ts'
import { Icon } from '../icons.tsx'
import { useTranslation } from '../translation.tsx'
import { type Fault, useField } from './form-state.tsx'

export interface FieldProps {
  /** Names the value and the words: `form.field.{name}`, `form.hint.{name}`, `form.fault.{name}.missing`. */
  readonly name: string
  readonly optional?: boolean
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal' | 'url'
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'number' | 'url'
  readonly short?: boolean
  /** Lines of a long text; one line when left out. */
  readonly rows?: number
  /** What stands there before anything is typed. */
  readonly initial?: string
}

/** A label, its hint, what is wrong, and the input, wired to each other once for every form. */
export function Field({ name, optional = false, autoComplete, inputMode, type = 'text', short = false, rows, initial = '' }: FieldProps) {
  const { text, fault } = useField(name)
  const wired = {
    id: name,
    name,
    className: short ? 'input short' : 'input',
    defaultValue: text || initial,
    autoComplete,
    'aria-required': !optional,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': describedBy(name, fault),
  }
  return (
    <div className={fault ? 'field is-wrong' : 'field'}>
      <label htmlFor={name}>
        <FieldLabel name={name} optional={optional} />
      </label>
      <FieldHint name={name} />
      <FieldFault name={name} fault={fault} />
      {rows ? <textarea {...wired} rows={rows} maxLength={5000} /> : <input {...wired} type={type} inputMode={inputMode} />}
    </div>
  )
}

/** Choices of which one or, as boxes, several hold. */
export function Choices({
  name,
  values,
  texts: own = {},
  many = false,
  optional = false,
  initial,
}: {
  name: string
  values: readonly string[]
  /** Words of values that are not the form's own. */
  texts?: Readonly<Record<string, string>>
  many?: boolean
  optional?: boolean
  initial?: string
}) {
  const { texts, fault } = useField(name)
  const chosen = texts.length > 0 || initial === undefined ? texts : [initial]
  const { t } = useTranslation()
  return (
    <fieldset className={fault ? 'field is-wrong' : 'field'} aria-describedby={describedBy(name, fault)} role={many ? 'group' : 'radiogroup'}>
      <legend>
        <FieldLabel name={name} optional={optional} />
      </legend>
      <FieldHint name={name} />
      <FieldFault name={name} fault={fault} />
      <div className="segments">
        {values.map((value, index) => (
          <label key={value}>
            <input
              type={many ? 'checkbox' : 'radio'}
              id={index === 0 ? name : undefined}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-invalid={fault ? true : undefined}
            />
            {own[value] ?? choiceText(t, name, value)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A sentence to agree with. */
export function Tick({ name, children }: { name: string; children: ReactNode }) {
  const { texts, fault } = useField(name)
  return (
    <div className={fault ? 'field is-wrong' : 'field'}>
      <FieldFault name={name} fault={fault} />
      <label className="choice">
        <input
          type="checkbox"
          id={name}
          name={name}
          value="1"
          defaultChecked={texts.includes('1')}
          aria-invalid={fault ? true : undefined}
          aria-describedby={describedBy(name, fault)}
        />
        <span>{children}</span>
      </label>
    </div>
  )
}

/** What a field is called, and whether it may be left open. */
export function FieldLabel({ name, optional }: { name: string; optional: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {fieldLabel(t, name)}
      {optional && <span className="optional"> {t('form.optional')}</span>}
    </>
  )
}

/** What helps to fill a field in, where there is anything to say. */
export function FieldHint({ name }: { name: string }) {
  const { t } = useTranslation()
  const key = `form.hint.${name}`
  if (!hasMessage(key)) return null
  return (
    <p className="hint" id={`${name}-hint`}>
      {t(key)}
    </p>
  )
}

/** What is wrong with a field, where anything is. */
export function FieldFault({ name, fault }: { name: string; fault: Fault | null }) {
  const { t } = useTranslation()
  if (!fault) return null
  return (
    <p className="field-error" id={`${name}-fault`}>
      <Icon name="warning" />
      <span>{faultText(t, name, fault)}</span>
    </p>
  )
}

/** What a field is called. */
export function fieldLabel(t: Translate, name: string): string {
  const key = `form.field.${name}`
  return hasMessage(key) ? t(key) : name
}

/** What is wrong with a field, in a sentence. */
export function faultText(t: Translate, name: string, fault: Fault): string {
  const key = `form.fault.${name}.${fault}`
  return hasMessage(key) ? t(key) : t(`form.fault.${fault}`, { field: fieldLabel(t, name) })
}

/** A choice in words: those of its field, else those of any field, else as it is. */
export function choiceText(t: Translate, name: string, value: string): string {
  const key = [`form.choice.${name}.${value}`, `form.choice.${value}`].find(hasMessage)
  return key !== undefined && hasMessage(key) ? t(key) : value
}

/** The ids of what describes a field: its hint and its fault. */
export function describedBy(name: string, fault: Fault | null): string | undefined {
  const ids = [hasMessage(`form.hint.${name}`) ? `${name}-hint` : '', fault ? `${name}-fault` : ''].filter((id) => id !== '')
  return ids.length === 0 ? undefined : ids.join(' ')
}
