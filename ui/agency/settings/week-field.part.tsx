import { weekDays } from '#db/model/agency/settings/field.ts'
import { errorText, fieldLabel } from '../../forms/field-words.present.ts'
import { useFields } from '../../forms/form-state.tsx'
import { StoredWords } from '../../forms/stored.part.tsx'
import { Icon } from '../../icons.tsx'
import { useTranslation } from '../../site/translation.tsx'

/** Time slots by day of the week: '09:00-12:30, 13:30-18:00'; an empty day has none. */
export function WeekField({ name }: { name: string }) {
  const { t } = useTranslation()
  const days = useFields(weekDays.map((day) => `${name}.${day}`))
  return (
    <fieldset id={name} tabIndex={-1} className="field settings-week" aria-describedby={`${name}-slots`}>
      <legend>{fieldLabel(t, name)}</legend>
      <p className="hint" id={`${name}-slots`}>
        {t('desk.settings.slots')}
      </p>
      {days.map(({ name: day, text, error }) => (
        <label key={day} className={error ? 'is-wrong' : undefined}>
          <span>{fieldLabel(t, day)}</span>
          <input
            className="input"
            id={day}
            name={day}
            autoComplete="off"
            defaultValue={text}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${day}-error` : undefined}
          />
          <StoredWords name={day} />
          {error && (
            <span className="field-error" id={`${day}-error`}>
              <Icon name="warning" />
              <span>{errorText(t, day, error)}</span>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
