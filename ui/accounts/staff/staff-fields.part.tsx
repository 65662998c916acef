import type { StaffRole } from '#db/model/accounts/staff.ts'
import { staffRoles } from '#db/model/accounts/staff.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { Field } from '../../forms/field.part.tsx'
import { FieldErrorCode } from '../../forms/field-frame.part.tsx'
import { useField, useStored } from '../../forms/form-state.tsx'
import { Box } from '../../forms/kind-fields.part.tsx'
import { StoredValue, StoredWords } from '../../forms/stored.part.tsx'
import { useTranslation } from '../../site/translation.tsx'

/** An account as its form shows it before anything is typed. */
interface StaffValues {
  readonly name: string
  readonly role: StaffRole
  readonly locale: Locale
  /** Null: all. */
  readonly offices: readonly string[] | null
}

interface StaffFieldsProps {
  readonly values: StaffValues | null
  readonly offices: readonly { readonly key: string; readonly name: string }[]
  readonly languages: readonly Locale[]
}

/** Name, role, language and offices of an account. */
export function StaffFields({ values, offices, languages: offered }: StaffFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Field name="memberName" autoComplete="off" initial={values?.name ?? ''} />
      <Choice
        name="role"
        chosen={values?.role ?? 'agent'}
        choices={staffRoles.map((role) => ({ value: role, label: t(`desk.role.${role}`), hint: t(`desk.role.${role}.text`) }))}
      />
      <Choice
        name="locale"
        chosen={values?.locale ?? offered[0] ?? ''}
        choices={offered.map((each) => ({ value: each, label: languages[each].name, hint: null }))}
      />
      <Offices chosen={values?.offices ?? []} offices={offices} />
    </>
  )
}

interface ChoiceProps {
  readonly name: 'role' | 'locale'
  readonly chosen: string
  readonly choices: readonly { readonly value: string; readonly label: string; readonly hint: string | null }[]
}

function Choice({ name, chosen, choices }: ChoiceProps) {
  const { t } = useTranslation()
  const { text, error } = useField(name)
  const set = text === '' ? chosen : text
  return (
    <fieldset className={error ? 'field is-wrong' : 'field'}>
      <legend>{t(`form.field.${name}`)}</legend>
      <FieldErrorCode name={name} error={error} />
      {choices.map(({ value, label, hint }, index) => (
        <label key={value} className="choice">
          <input type="radio" id={index === 0 ? name : undefined} name={name} value={value} defaultChecked={value === set} />
          <span>
            {label}
            {hint !== null && <span className="hint">{hint}</span>}
          </span>
        </label>
      ))}
      <StoredWords name={name} words={(value) => choices.find((each) => each.value === value)?.label ?? value} />
    </fieldset>
  )
}

function Offices({ chosen, offices }: { chosen: readonly string[]; offices: StaffFieldsProps['offices'] }) {
  const { t } = useTranslation()
  const { texts } = useField('office')
  const stored = useStored('office')?.[0]?.split(' ') ?? null
  // Without a tick nothing of it is sent: the name tells whether anything was.
  const isSent = useField('memberName').texts.length > 0
  const set = isSent ? texts : chosen
  if (offices.length < 2) return null
  return (
    <fieldset className="field">
      <legend>{t('form.field.office')}</legend>
      <p className="hint">{t('form.hint.office')}</p>
      {offices.map(({ key, name }, index) => (
        <Box key={key} id={index === 0 ? 'office' : undefined} name="office" value={key} label={name} isSet={set.includes(key)} />
      ))}
      {stored !== null && (
        <StoredValue>{offices.flatMap(({ key, name }) => (stored.includes(key) ? name : [])).join(', ') || t('desk.staff.allOffices')}</StoredValue>
      )}
    </fieldset>
  )
}
