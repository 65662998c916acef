import { DeskFrame, type DeskView } from '../../parts/desk/desk-frame.tsx'
import { useTranslation } from '../../translation.tsx'

interface DeskTodayPageProps {
  readonly view: DeskView
  readonly counts: Readonly<Record<'deadMails' | 'testimonials' | 'newLeads' | 'viewings', number>>
}

const kinds = ['newLeads', 'viewings', 'testimonials', 'deadMails'] as const

/** What waits at the desk; when nothing does, it says so. */
export function DeskTodayPage({ view, counts }: DeskTodayPageProps) {
  const { t } = useTranslation()
  const due = kinds.filter((kind) => counts[kind] > 0)
  return (
    <DeskFrame view={view} form="desk">
      {due.length === 0 ? (
        <p>{t('desk.today.nothing')}</p>
      ) : (
        <ul className="desk-due">
          {due.map((kind) => (
            <li key={kind}>
              <b>{counts[kind]}</b> <span>{t(`desk.today.${kind}`, { count: counts[kind] })}</span>
            </li>
          ))}
        </ul>
      )}
    </DeskFrame>
  )
}
