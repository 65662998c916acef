import { languages as languageNames } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { Choices, Field, Select } from '../../forms/field.tsx'
import { DeskFrame, type DeskView } from '../../parts/desk/desk-frame.tsx'
import { askedFirst, StartFields } from '../../parts/desk/start-fields.tsx'
import type { StartChoice } from '../../presenters/desk/visit.ts'
import { useTranslation } from '../../translation.tsx'

interface DeskNewVisitPageProps {
  readonly view: DeskView
  /** Null until one is chosen. */
  readonly home: { readonly id: number; readonly name: string; readonly office: string } | null
  /** What was asked for and is not there, or is another office's. */
  readonly unknown: string | null
  readonly starts: readonly StartChoice[]
  readonly languages: readonly Locale[]
  readonly spoken: Locale
  readonly day: string
  /** Names the visit that the form may make, once. */
  readonly submission: string
}

/** A visit entered for a caller: the home first, as its office has the calendar. */
export function DeskNewVisitPage(props: DeskNewVisitPageProps) {
  const { t } = useTranslation()
  const { view, home, unknown, day } = props
  return (
    <DeskFrame view={view} form="deskNewVisit">
      {unknown !== null && (
        <p className="field-error" role="alert">
          {t('desk.newVisit.unknown', { id: unknown })}
        </p>
      )}
      <form method="get" className="desk-filters">
        <label>
          {t('desk.newVisit.home')}
          <input className="input short" name="home" inputMode="numeric" defaultValue={unknown ?? home?.id ?? ''} />
        </label>
        {day !== '' && <input type="hidden" name="day" value={day} />}
        <button className="button second" type="submit">
          {t(home === null ? 'desk.newVisit.choose' : 'desk.newVisit.other')}
        </button>
      </form>
      {home !== null && <VisitForm {...props} home={home} />}
    </DeskFrame>
  )
}

function VisitForm({ view, home, starts, languages, spoken, day, submission }: DeskNewVisitPageProps & { home: NonNullable<DeskNewVisitPageProps['home']> }) {
  const { t } = useTranslation()
  return (
    <section className="desk-section" aria-labelledby="home-title">
      <h2 id="home-title">{home.name}</h2>
      <p className="hint">{t('desk.newVisit.office', { office: home.office })}</p>
      <form className="form" method="post" noValidate>
        <input type="hidden" name="submission" value={submission} />
        <StartFields starts={starts} asks={askedFirst(view.state.problem)} day={day} />
        <Choices name="how" values={['onSite', 'video']} initial="onSite" />
        <Field name="firstName" autoComplete="off" />
        <Field name="lastName" autoComplete="off" />
        <Field name="phone" type="tel" inputMode="tel" optional autoComplete="off" />
        <Field name="email" type="email" inputMode="email" optional autoComplete="off" />
        <Select name="spoken" initial={spoken} choices={languages.map((each) => ({ value: each, text: languageNames[each].name }))} />
        <Field name="visitNote" rows={3} optional autoComplete="off" />
        <p className="hint">{t('desk.newVisit.mailNote')}</p>
        <div className="form-send">
          <button className="button" type="submit" name="do" value="make">
            {t('desk.newVisit.make')}
          </button>
        </div>
      </form>
    </section>
  )
}
