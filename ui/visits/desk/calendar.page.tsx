import { QuietLink, SecondLink } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { LivePart } from '../../desk/live-part.part.tsx'
import { island } from '../../islands/html-hooks.ts'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { CalendarBoard, type CalendarBoardProps } from './calendar-board.part.tsx'

interface DeskCalendarPageProps {
  readonly view: DeskView
  readonly board: Omit<CalendarBoardProps, 'lastAct'>
}

/** An office's calendar by week or by day. The board shows changes without loading a page. */
export function DeskCalendarPage({ view, board: shown }: DeskCalendarPageProps) {
  const { t, locale } = useTranslation()
  const { notice, undo = null, ...rest } = view
  const board = { ...shown, lastAct: notice === null ? null : { notice, undo } }
  return (
    <DeskFrame
      view={{ ...rest, notice: null }}
      form="deskCalendar"
      tools={
        <>
          <QuietLink href={href('deskTime', locale)}>{t('route.deskTime')}</QuietLink>
          <QuietLink href={href('deskVisits', locale)}>{t('desk.calendar.feedback')}</QuietLink>
          <SecondLink href={href('deskNewVisit', locale)}>{t('route.deskNewVisit')}</SecondLink>
        </>
      }
    >
      {shown.office === '' && <p className="desk-quiet">{t('desk.settings.gap.offices')}</p>}
      <LivePart hooks={island('calendar-board', { locale, board })}>
        <CalendarBoard {...board} />
      </LivePart>
    </DeskFrame>
  )
}
