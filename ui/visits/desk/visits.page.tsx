import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { AwaitedVisits } from './awaited-visits.part.tsx'
import type { AwaitedView } from './visit.present.ts'

interface DeskVisitsPageProps {
  readonly view: DeskView
  readonly awaited: readonly AwaitedView[]
}

/** The visits that ended without feedback, oldest first. */
export function DeskVisitsPage({ view, awaited }: DeskVisitsPageProps) {
  const { t, locale } = useTranslation()
  return (
    <DeskFrame
      view={view}
      form="deskVisits"
      tools={
        <>
          <a className="text-button" href={href('deskCalendar', locale)}>
            {t('route.deskCalendar')}
          </a>
          <a className="button second" href={href('deskNewVisit', locale)}>
            {t('route.deskNewVisit')}
          </a>
        </>
      }
    >
      <section className="desk-section" aria-labelledby="awaited">
        <h2 id="awaited">{t('desk.visits.awaited')}</h2>
        {awaited.length === 0 ? <p>{t('desk.visits.none')}</p> : <AwaitedVisits awaited={awaited} />}
      </section>
    </DeskFrame>
  )
}
