import { Fragment } from 'react'
import { QuietLink, SecondLink } from '../../design/buttons.part.tsx'
import { breakableStreet } from '../../places/street-breaks.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { DeskVisitView } from './calendar.present.ts'

interface CalendarVisitProps {
  readonly visit: DeskVisitView
  /** Whether the colleague is already named above the visit. */
  readonly isNamed: boolean
}

/** A visit in the calendar: the visitor, the home, the colleague, and the button that cancels it; of a joint visit each household has its page. */
export function CalendarVisit({ visit, isNamed }: CalendarVisitProps) {
  const { t } = useTranslation()
  const { id, href, time, until, who, phone, others, home, isByVideo, isPast, version, assignee } = visit
  return (
    <li>
      <p>
        <strong>{isNamed ? `${time}–${until}` : time}</strong> <a href={href}>{who}</a>
        {others.map((other) => (
          <Fragment key={other.id}>
            {', '}
            <a href={other.href}>{other.who}</a>
          </Fragment>
        ))}{' '}
        {others.length > 0 && <span className="badge">{t('desk.calendar.parties', { count: others.length + 1 })}</span>}
        {isByVideo && <span className="badge">{t('form.choice.how.video')}</span>}
      </p>
      <p className="hint">
        {breakableStreet(home)}
        {phone !== null && (
          <>
            <br />
            <a href={phone.href ?? undefined}>{phone.text}</a>
          </>
        )}
      </p>
      {!isNamed && <p className="hint">{assignee ?? t('desk.visit.unassigned')}</p>}
      {!isPast && others.length === 0 && (
        <form method="post">
          <input type="hidden" name="appointment" value={id} />
          <input type="hidden" name="version" value={version} />
          <button className="text-button" type="submit" name="do" value="cancel" aria-label={t('desk.calendar.cancelOf', { who, time })}>
            {t('desk.calendar.cancelVisit')}
          </button>
        </form>
      )}
    </li>
  )
}

interface ChosenVisitProps {
  readonly visit: DeskVisitView
  /** The path of the calendar without it. */
  readonly close: string
}

/** The details of a visit beside the calendar; on a phone at the foot of the window. */
export function ChosenVisit({ visit, close }: ChosenVisitProps) {
  const { t } = useTranslation()
  return (
    <aside className="calendar-chosen" aria-live="polite" aria-label={t('route.deskVisit')}>
      <ul className="desk-visits">
        <CalendarVisit visit={visit} isNamed={false} />
      </ul>
      <SecondLink href={visit.href}>{t('desk.calendar.openVisit')}</SecondLink>
      <QuietLink href={close}>{t('frame.close')}</QuietLink>
    </aside>
  )
}
