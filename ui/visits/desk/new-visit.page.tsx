import type { HowToVisit } from '#db/model/visits/appointment.ts'
import { languages as languageNames } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { FormSend, SecondButton } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Choices, Field, Select } from '../../forms/field.part.tsx'
import type { HomeLine } from '../../listings/desk/home-line.present.ts'
import { HomeLines } from '../../listings/desk/home-lines.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { StartChoice } from './visit.present.ts'
import { problemToConfirm, StartFields } from './visit-fields.part.tsx'

interface DeskNewVisitPageProps {
  readonly view: DeskView
  /** Null until one is chosen. */
  readonly home: { readonly name: string; readonly office: string } | null
  /** The visit that the caller comes along to. */
  readonly beside: { readonly when: string; readonly how: HowToVisit } | null
  /** The search terms. */
  readonly words: string
  /** The homes found; empty once one is chosen. */
  readonly found: readonly HomeLine[]
  readonly hasMore: boolean
  /** Known details of the caller, by field. */
  readonly caller: Readonly<Record<string, string>>
  readonly starts: readonly StartChoice[]
  readonly languages: readonly Locale[]
  readonly spoken: Locale
  /** The free start, or the day and time, chosen in the calendar; empty if none. */
  readonly start: string
  readonly day: string
  readonly time: string
  /** The other parameters of the address, kept while the member searches for a home. */
  readonly carried: Readonly<Record<string, string>>
  /** Idempotency key of the visit that the form books. */
  readonly submission: string
}

/** A visit entered for a caller: first the home, because its office decides the calendar. */
export function DeskNewVisitPage(props: DeskNewVisitPageProps) {
  const { t } = useTranslation()
  const { view, home, words, found, hasMore, carried } = props
  return (
    <DeskFrame view={view} form="deskNewVisit">
      {home === null && words !== '' && found.length === 0 && (
        <p className="field-error" role="alert">
          {hasMore ? t('desk.newVisit.noneAmongFirst') : t('desk.newVisit.unknown', { words })}
        </p>
      )}
      <form method="get" className="desk-filters">
        <label>
          {t('desk.newVisit.home')}
          <input className="input" name="home" type="search" defaultValue={words} />
        </label>
        {Object.entries(carried).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SecondButton>{t(home === null ? 'desk.newVisit.find' : 'desk.newVisit.other')}</SecondButton>
      </form>
      {found.length > 0 && (
        <DeskSection id="found" title={t('desk.newVisit.which')}>
          <HomeLines homes={found} />
          {hasMore && <p className="hint">{t('desk.newVisit.cut')}</p>}
        </DeskSection>
      )}
      {home !== null && <VisitForm {...props} home={home} />}
    </DeskFrame>
  )
}

function VisitForm({
  view,
  home,
  beside,
  starts,
  languages,
  spoken,
  start,
  day,
  time,
  submission,
  caller,
}: DeskNewVisitPageProps & { home: NonNullable<DeskNewVisitPageProps['home']> }) {
  const { t } = useTranslation()
  return (
    <DeskSection id="home-title" title={home.name}>
      <p className="hint">{t('desk.newVisit.office', { office: home.office })}</p>
      <form className="form" method="post" noValidate>
        <input type="hidden" name="submission" value={submission} />
        {beside === null ? (
          <>
            <StartFields starts={starts} asks={problemToConfirm(view.state.problem)} {...(start === '' ? { day, time } : { start })} />
            <Choices name="how" values={['onSite', 'video']} initial="onSite" />
          </>
        ) : (
          <>
            <p>{t('desk.newVisit.beside', { when: beside.when })}</p>
            <input type="hidden" name="how" value={beside.how} />
          </>
        )}
        <Field name="caller.firstName" initial={caller.firstName ?? ''} autoComplete="off" />
        <Field name="caller.lastName" initial={caller.lastName ?? ''} autoComplete="off" />
        <Field name="caller.phone" type="tel" inputMode="tel" optional initial={caller.phone ?? ''} autoComplete="off" />
        <Field name="caller.email" type="email" inputMode="email" optional initial={caller.email ?? ''} autoComplete="off" />
        <Select name="spoken" initial={spoken} choices={languages.map((each) => ({ value: each, text: languageNames[each].name }))} />
        <Field name="visitNote" rows={3} optional autoComplete="off" />
        <p className="hint">{t('desk.newVisit.mailNote')}</p>
        <FormSend act="make" label={t('desk.newVisit.make')} />
      </form>
    </DeskSection>
  )
}
