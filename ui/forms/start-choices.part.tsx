import { control, island, part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import type { StartDayView } from '../visits/appointment.present.ts'
import { presentStartWeeks, type StartWeekView, type WeekdayView } from '../visits/start-weeks.present.ts'
import { FieldErrorCode } from './field-frame.part.tsx'
import { describedBy, fieldLabel } from './field-words.present.ts'
import { useField } from './form-state.tsx'

interface StartChoicesProps {
  readonly days: readonly StartDayView[]
}

/** The free start times of a calendar: a week, then a day of it, then a time; three groups of radio buttons. Without script all weeks and days are open. */
export function StartChoices({ days }: StartChoicesProps) {
  const { t, locale } = useTranslation()
  const { text: chosen, error } = useField('start')
  const weeks = presentStartWeeks(days, locale)
  const shown = weeks.find((week) => week.days.some((day) => holds(day, chosen))) ?? weeks[0]
  return (
    <fieldset className={error ? 'field is-wrong' : 'field'} aria-describedby={describedBy('start', error)}>
      <legend>{fieldLabel(t, 'start')}</legend>
      <FieldErrorCode name="start" error={error} />
      <div className={`start-weeks has-${weeks.length}`}>
        {weeks.map((week) => (
          <StartWeek key={week.monday} week={week} isShown={week === shown} chosen={chosen} />
        ))}
      </div>
    </fieldset>
  )
}

interface StartWeekProps {
  readonly week: StartWeekView
  readonly isShown: boolean
  readonly chosen: string
}

function StartWeek({ week, isShown, chosen }: StartWeekProps) {
  const { t } = useTranslation()
  const first = week.days.find((day) => holds(day, chosen)) ?? week.days.find(({ free }) => free !== null)
  return (
    <>
      <label className="start-week-name">
        <input type="radio" name="week" value={week.monday} defaultChecked={isShown} {...part('start-view')} />
        <span className="visually-hidden">{t('appointment.week')} </span>
        {week.label}
      </label>
      <div className={`start-week has-${week.days.length}`}>
        {week.days.map((day) =>
          day.free === null ? (
            <span key={day.day} className="start-day-name is-closed">
              <span className="visually-hidden">{t('appointment.noTimes')}</span>
              <DayNumber day={day} />
              <span aria-hidden="true">–</span>
            </span>
          ) : (
            <StartDay
              key={day.day}
              day={day}
              free={day.free}
              week={week}
              isShown={day === first}
              id={isShown && day === first ? 'start' : undefined}
              chosen={chosen}
            />
          ),
        )}
      </div>
    </>
  )
}

interface StartDayProps extends StartWeekProps {
  readonly day: WeekdayView
  readonly free: StartDayView
  /** The id of the first time's radio button. */
  readonly id: string | undefined
}

function StartDay({ day, free, week, isShown, id, chosen }: StartDayProps) {
  const { t } = useTranslation()
  return (
    <>
      <label className="start-day-name">
        <input type="radio" name={`day-${week.monday}`} value={day.day} defaultChecked={isShown} {...part('start-view')} />
        <span className="visually-hidden">
          {free.label}, {t('appointment.freeTimes', { count: free.starts.length })}
        </span>
        <DayNumber day={day} />
        <span aria-hidden="true">{t('appointment.free', { count: free.starts.length })}</span>
      </label>
      <fieldset className="start-day" {...part('start-day', free.inSentence)}>
        <legend>{free.label}</legend>
        <div className="segments">
          {free.starts.map(({ value, text }, index) => (
            <label key={value}>
              <input type="radio" id={index === 0 ? id : undefined} name={control('start')} value={value} defaultChecked={value === chosen} />
              {text}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}

function DayNumber({ day: { weekday, date } }: { day: WeekdayView }) {
  return (
    <span aria-hidden="true">
      {weekday} <b>{date}</b>
    </span>
  )
}

function holds({ free }: WeekdayView, start: string): boolean {
  return free?.starts.some(({ value }) => value === start) ?? false
}

/** The chosen day and time, beside the button that sends them; an island keeps it up to date. */
export function ChosenStart({ days }: StartChoicesProps) {
  const { t } = useTranslation()
  const { text: chosen } = useField('start')
  const day = days.find(({ starts }) => starts.some(({ value }) => value === chosen))
  const time = day?.starts.find(({ value }) => value === chosen)?.text
  const words = { none: t('appointment.choose'), chosen: t('appointment.chosen', { start: '%' }) }
  return (
    <output className="chosen-start" {...island('chosen-start', words)}>
      {day && time ? words.chosen.replace('%', `${day.inSentence}, ${time}`) : words.none}
    </output>
  )
}
