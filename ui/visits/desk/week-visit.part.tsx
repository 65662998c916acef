import type { PointerEvent } from 'react'
import { Icon } from '../../icons.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { DeskVisitView } from './calendar.present.ts'
import type { Carried, WeekGrid } from './use-week-grid.part.ts'

interface WeekVisitProps {
  readonly visit: DeskVisitView
  /** The classes of its height and its lane. */
  readonly look: string
  readonly isChosen: boolean
  readonly day: string
  readonly grid: WeekGrid
  /** The `tabIndex` of its links and buttons (roving tabindex): -1 in a grid cell that is not the current one. */
  readonly tab: number | undefined
}

/** A visit on the scale: its time is the link to its details beside the calendar and covers it, the name that to its page. */
export function WeekVisit({ visit, look, isChosen, day, grid, tab }: WeekVisitProps) {
  const { t } = useTranslation()
  const { href, path, time, who, others, home, isByVideo, isPast, assignee } = visit
  const count = others.length + 1
  return (
    <li className={`week-visit ${look}${isPast ? ' is-done' : ''}`}>
      <p>
        <strong>
          <a href={path} tabIndex={tab} aria-label={`${time} ${home}`} aria-current={isChosen ? 'true' : undefined}>
            {time}
          </a>
        </strong>{' '}
        <a href={href} tabIndex={tab}>
          {who}
        </a>
        {count > 1 && ` ${t('desk.calendar.parties', { count })}`}
        {isByVideo && ` ${t('form.choice.how.video')}`}
      </p>
      <p>{home}</p>
      <p>{assignee ?? t('desk.visit.unassigned')}</p>
      {grid.isLive && !isPast && <Handle {...{ visit, day, tab, grid }} />}
    </li>
  )
}

interface HandleProps {
  readonly visit: DeskVisitView
  readonly day: string
  readonly tab: number | undefined
  readonly grid: WeekGrid
}

function Handle({ visit: { id, version, who, time, until }, day, tab, grid }: HandleProps) {
  const { t } = useTranslation()
  const held: Carried = { id, version, who, day, time, until }
  return (
    <button
      className="week-handle"
      type="button"
      tabIndex={tab}
      aria-label={t('desk.calendar.move', { who })}
      aria-pressed={grid.carried?.id === id}
      onPointerDown={(event: PointerEvent<HTMLButtonElement>) => grid.drag(held, event)}
      onClick={(event) => grid.take(held, event)}
    >
      <Icon name="move" />
    </button>
  )
}
