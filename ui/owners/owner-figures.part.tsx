import { DaysChart } from '../design/days-chart.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { OwnerFiguresView } from './owner-figures.present.ts'

/** How often an owner's home was viewed: totals first, then graphs of 30 days and their sources. */
export function OwnerFigures({ figures: { sums, notes, own, portals, deliveries }, isReport }: { figures: OwnerFiguresView; isReport: boolean }) {
  const { t } = useTranslation()
  return (
    <section className="owner-figures" aria-labelledby="views">
      <h2 id="views">{t('owner.figures')}</h2>
      {sums.length > 0 && (
        <dl className="owner-sums">
          {sums.map(({ period, views, visits }) => (
            <div key={period}>
              <dt>{period}</dt>
              <dd>
                <b>{views}</b>
                {visits !== '' && <span>{visits}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p className="hint" key={note}>
          {note}
        </p>
      ))}
      {own && <DaysChart chart={own} isPrinted={isReport} />}
      {portals && <DaysChart chart={portals} isPrinted={isReport} />}
      {deliveries.map((line) => (
        <p className="hint" key={line}>
          {line}
        </p>
      ))}
    </section>
  )
}
