import { Fragment, type ReactNode } from 'react'
import { breakableStreet } from '../../places/street-breaks.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import type { DeskVisitView } from './calendar.present.ts'

interface CalendarVisitProps {
  readonly visit: DeskVisitView
  /** Whether the colleague is already named above the visit. */
  readonly isNamed: boolean
  /** Its drag handle. */
  readonly handle?: ReactNode
  /** The `tabIndex` of its links and buttons (roving tabindex): -1 in a grid cell that is not the current one. */
  readonly tab?: number | undefined
}

/** A visit in the calendar: the visitor, the home, the colleague, and the button that cancels it; of a joint visit each household has its page. */
export function CalendarVisit({ visit, isNamed, handle, tab }: CalendarVisitProps) {
  const { t } = useTranslation()
  const { id, href, time, until, who, phone, others, home, isByVideo, isPast, version, assignee } = visit
  return (
    <li>
      <p>
        {handle}
        <strong>{isNamed ? `${time}–${until}` : time}</strong>{' '}
        <a href={href} tabIndex={tab}>
          {who}
        </a>
        {others.map((other) => (
          <Fragment key={other.id}>
            {', '}
            <a href={other.href} tabIndex={tab}>
              {other.who}
            </a>
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
            <a href={phone.href ?? undefined} tabIndex={tab}>
              {phone.text}
            </a>
          </>
        )}
      </p>
      {!isNamed && <p className="hint">{assignee ?? t('desk.visit.unassigned')}</p>}
      {!isPast && others.length === 0 && (
        <form method="post">
          <input type="hidden" name="appointment" value={id} />
          <input type="hidden" name="version" value={version} />
          <button className="text-button" type="submit" name="do" value="cancel" tabIndex={tab} aria-label={t('desk.calendar.cancelOf', { who, time })}>
            {t('desk.calendar.cancelVisit')}
          </button>
        </form>
      )}
    </li>
  )
}
