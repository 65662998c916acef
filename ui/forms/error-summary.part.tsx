import type { ReactNode } from 'react'
import { hasMessage } from '#messages/translate.ts'
import { Icon } from '../icons.tsx'
import { island } from '../islands/html-hooks.ts'
import { useAgency } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'
import { errorTextAlone, fieldLabel } from './field-words.present.ts'
import type { FieldErrors, FormState } from './form-state.tsx'

/** The errors of a form, right after the heading: takes the focus and links to each field. */
export function ErrorSummary({ form, state }: { form: string; state: FormState }) {
  const { t } = useTranslation()
  const heading = (part: 'failed' | 'notSent') => {
    const key = `form.${form}.${part}`
    if (hasMessage(key)) return t(key)
    return t(form.startsWith('desk') ? 'form.desk.failed' : form.startsWith('owner') ? 'form.owner.failed' : 'form.failed')
  }
  const { agency } = useAgency()
  const wrong = Object.entries(state.errors)
  if (state.problem) {
    const both = state.stored === undefined ? null : Object.keys(state.stored)
    return <Problem name={`form.${form}.${state.problem}`} both={both} faults={state.faults ?? []} />
  }
  if (state.failed) return <Summary title={heading('failed')}>{t('form.failed.text')}</Summary>
  if (state.limited) return <Summary title={t('form.limited')}>{t('form.limited.text', { email: agency.email })}</Summary>
  if (state.refused) {
    return (
      <Summary title={t(`form.${state.refused}`)}>
        {t(`form.${state.refused}.text`)}
        <Wrong errors={state.errors} />
      </Summary>
    )
  }
  if (wrong.length === 0) return null
  return (
    <Summary title={heading('notSent')}>
      {t('form.notSent.text', { count: wrong.length })}
      <Wrong errors={state.errors} />
    </Summary>
  )
}

interface ProblemProps {
  readonly name: string
  /** The fields that another person has changed too, to choose about; null for another error. */
  readonly both: readonly string[] | null
  /** What is wrong with which page. */
  readonly faults: readonly string[]
}

/** A form-level error, in the form's own words. */
function Problem({ name, both, faults }: ProblemProps) {
  const { t } = useTranslation()
  const text = `${name}.text`
  const labels = (both ?? []).map((field) => ({ field, label: fieldLabel(t, field) })).filter(({ field, label }) => label !== field)
  return (
    <Summary title={t(hasMessage(name) ? name : 'form.failed')}>
      {t(both !== null ? 'form.desk.asked' : hasMessage(text) ? text : 'form.failed.text')}
      {labels.length > 0 && (
        <ul>
          {labels.map(({ field, label }) => (
            <li key={field}>
              <a href={`#${field}`}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </Summary>
  )
}

/** A link to each field with an error. */
function Wrong({ errors }: { errors: FieldErrors }) {
  const { t } = useTranslation()
  const wrong = Object.entries(errors)
  return (
    wrong.length > 0 && (
      <ul>
        {wrong.map(([name, error]) => (
          <li key={name}>
            <a href={`#${name}`}>{errorTextAlone(t, name, error)}</a>
          </li>
        ))}
      </ul>
    )
  )
}

function Summary({ title, children }: { title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after a failed submit the errors come first, with or without script.
    <div className="error-summary" role="group" tabIndex={-1} autoFocus aria-labelledby="errors-title" {...island('focus')}>
      <h2 id="errors-title">
        <Icon name="warning" />
        {title}
      </h2>
      <div>{children}</div>
    </div>
  )
}
