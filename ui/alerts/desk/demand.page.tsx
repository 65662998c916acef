import { demandGoals } from '#db/model/alerts/demand-gaps.ts'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { DemandMap, DemandTable } from './demand.part.tsx'
import type { DemandView } from './demand.present.ts'
import { type UnreadWord, UnreadWords } from './unread-words.part.tsx'

interface DeskDemandPageProps {
  readonly view: DeskView
  readonly demand: DemandView
  readonly words: readonly UnreadWord[]
}

/** Demand compared with the agency's stock, the largest gap first. Counts below five people are never shown. */
export function DeskDemandPage({ view, demand: { goal, summary, tables, points }, words }: DeskDemandPageProps) {
  const { t } = useTranslation()
  return (
    <DeskFrame view={view} form="desk">
      <ul className="desk-chips" aria-label={t('desk.demand.goal')}>
        {demandGoals.map((each) => (
          <li key={each}>
            <a className="chip" href={`?goal=${each}`} aria-current={each === goal ? 'true' : undefined}>
              {t(each === 'sale' ? 'route.forSale' : 'route.forRent')}
            </a>
          </li>
        ))}
      </ul>
      {summary === null ? (
        <p className="desk-quiet">{t('desk.demand.none')}</p>
      ) : (
        <>
          <p>{summary}</p>
          <p className="hint">{t('desk.demand.method')}</p>
          <DemandMap points={points} />
          {tables.map((table) => (
            <DemandTable key={table.id} table={table} />
          ))}
        </>
      )}
      <UnreadWords words={words} />
    </DeskFrame>
  )
}
