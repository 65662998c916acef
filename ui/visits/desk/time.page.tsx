import { WeekField } from '../../agency/settings/week-field.part.tsx'
import { FormSend, QuietButton, QuietLink } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Field, Tick } from '../../forms/field.part.tsx'
import { FormStateProvider } from '../../forms/form-state.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { AbsenceView } from './time.present.ts'

interface HoursView {
  readonly version: number
  readonly showsHomes: boolean
  readonly buffer: string
  /** The slots of each day as they are typed, by field. */
  readonly week: Readonly<Record<string, string>>
}

interface DeskTimePageProps {
  readonly view: DeskView
  /** The colleagues whose time a manager sets; empty for others. */
  readonly people: readonly { readonly id: string; readonly name: string; readonly href: string; readonly isShown: boolean }[]
  readonly hours: HoursView
  readonly absences: readonly AbsenceView[]
}

/** When a member shows homes: hours of the week, time between places, absences. */
export function DeskTimePage({ view, people, hours, absences }: DeskTimePageProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskFrame view={view} form="deskTime" tools={<QuietLink href={href('deskCalendar', locale)}>{t('route.deskCalendar')}</QuietLink>}>
      {people.length > 1 && (
        <ul className="desk-chips">
          {people.map(({ id, name, href: path, isShown }) => (
            <li key={id}>
              <a className="chip" href={path} aria-current={isShown ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>{t('desk.time.lead')}</p>
      <Absences view={view} absences={absences} />
      <DeskSection id="hours" title={t('desk.time.hours')}>
        <form className="form" method="post" noValidate>
          <input type="hidden" name="version" value={hours.version} />
          <Tick name="showsHomes" initially={hours.showsHomes}>
            {t('desk.time.shows')}
          </Tick>
          <FormStateProvider state={{ ...view.state, typed: { ...hours.week, ...view.state.typed } }}>
            <WeekField name="own.week" />
          </FormStateProvider>
          <Field name="bufferMinutes" type="number" inputMode="numeric" autoComplete="off" short optional initial={hours.buffer} />
          <FormSend act="save" label={t('desk.save')} />
        </form>
      </DeskSection>
    </DeskFrame>
  )
}

function Absences({ view: { once }, absences }: Pick<DeskTimePageProps, 'view' | 'absences'>) {
  const { t } = useTranslation()
  return (
    <DeskSection id="absences" title={t('desk.time.absences')}>
      {absences.length > 0 && (
        <ul className="desk-list">
          {absences.map(({ id, text, visits, calendar }) => (
            <li key={id}>
              <span>
                {text}
                {visits > 0 && (
                  <>
                    {' '}
                    <a href={calendar}>{t('desk.time.visits', { count: visits })}</a>
                  </>
                )}
              </span>
              <form method="post">
                <input type="hidden" name="absence" value={id} />
                <QuietButton act="removeAbsence">{t('desk.remove')}</QuietButton>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form className="form" method="post" noValidate>
        {once !== undefined && <input type="hidden" name="once" value={once} />}
        <div className="pair">
          <Field name="absentFrom" type="date" />
          <Field name="absentTo" type="date" optional />
        </div>
        <div className="pair">
          <Field name="absentFromTime" type="time" optional />
          <Field name="absentToTime" type="time" optional />
        </div>
        <FormSend act="addAbsence" label={t('desk.time.add')} />
      </form>
    </DeskSection>
  )
}
