import { Field, Select, Tick } from '../../forms/field.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { StartChoice } from './visit.present.ts'

interface StartFieldsProps {
  readonly starts: readonly StartChoice[]
  /** Why the form asks for confirmation: other visits at that time, or a closed day. Null at first. */
  readonly asks: string | null
  /** Initial value: a free start, or a day and a time. */
  readonly start?: string
  readonly day?: string
  readonly time?: string
}

/** The start of a visit: one of the office's free starts, or any day and time. */
export function StartFields({ starts, asks, start = '', day = '', time = '' }: StartFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Select
        name="visitStart"
        initial={start}
        choices={[{ value: '', text: t(starts.length === 0 ? 'desk.visit.noStarts' : 'desk.visit.chooseStart') }, ...starts]}
      />
      <fieldset className="desk-other-start">
        <legend>{t('desk.visit.otherStart')}</legend>
        <Field name="visitDay" type="date" optional initial={day} />
        <Field name="visitTime" type="time" optional initial={time} />
      </fieldset>
      {asks !== null && <Tick name="anyway">{t(asks === 'closed' ? 'desk.visit.anywayClosed' : 'desk.visit.anywayTaken')}</Tick>}
    </>
  )
}

/** The problem of a form that a checkbox confirms. */
export function askedFirst(problem: string | undefined): string | null {
  return problem === 'taken' || problem === 'closed' ? problem : null
}
