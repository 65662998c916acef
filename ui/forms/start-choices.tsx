import { Icon } from '../icons.tsx'
import type { StartDayView } from '../presenters/appointment.ts'
import { useTranslation } from '../translation.tsx'
import { describedBy, FieldErrorCode, fieldLabel } from './field.tsx'
import { useField } from './form-state.tsx'

/** Days shown at once; the others unfold. */
const daysAtOnce = 6

/** The free start times of a calendar by day, as radio buttons. */
export function StartChoices({ days }: { days: readonly StartDayView[] }) {
  const { t } = useTranslation()
  const { text, error } = useField('start')
  const later = days.slice(daysAtOnce)
  return (
    <fieldset className={error ? 'field is-wrong' : 'field'} aria-describedby={describedBy('start', error)}>
      <legend>{fieldLabel(t, 'start')}</legend>
      <FieldErrorCode name="start" error={error} />
      {days.slice(0, daysAtOnce).map((day, index) => (
        <StartDay key={day.day} day={day} isFirst={index === 0} chosen={text} isWrong={error !== null} />
      ))}
      {later.length > 0 && (
        <details className="more-days" open={later.some(({ starts }) => starts.some(({ value }) => value === text))}>
          <summary>
            {t('appointment.moreDays')}
            <Icon name="down" />
          </summary>
          {later.map((day) => (
            <StartDay key={day.day} day={day} isFirst={false} chosen={text} isWrong={error !== null} />
          ))}
        </details>
      )}
    </fieldset>
  )
}

interface StartDayProps {
  readonly day: StartDayView
  readonly isFirst: boolean
  readonly chosen: string
  readonly isWrong: boolean
}

function StartDay({ day, isFirst, chosen, isWrong }: StartDayProps) {
  return (
    <fieldset className="start-day">
      <legend>{day.label}</legend>
      <div className="segments">
        {day.starts.map(({ value, text }, index) => (
          <label key={value}>
            <input
              type="radio"
              id={isFirst && index === 0 ? 'start' : undefined}
              name="start"
              value={value}
              defaultChecked={value === chosen}
              aria-invalid={isWrong ? true : undefined}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
