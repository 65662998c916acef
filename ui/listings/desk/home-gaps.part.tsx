import { useTranslation } from '../../site/translation.tsx'
import type { HomeGap } from './home.present.ts'

/** Missing statements that the law requires of a home: the rule, why, since when, and who can add it. */
export function HomeGaps({ gaps, entryPath }: { gaps: readonly HomeGap[]; entryPath: string | null }) {
  const { t } = useTranslation()
  return (
    <section className="desk-section" aria-labelledby="gaps">
      <h2 id="gaps">{t('desk.home.gaps')}</h2>
      {gaps.length === 0 ? (
        <p>{t('desk.home.noGaps')}</p>
      ) : (
        <>
          <ul className="home-gap-list">
            {gaps.map(({ rule, label, isUnlawful, isUnclear, source, since }) => (
              <li key={rule}>
                <strong>{label}</strong>
                {isUnclear && <span className="home-gaps">{t('desk.home.notUnderstood')}</span>}
                <span className={isUnlawful ? 'home-gaps is-unlawful' : 'home-gaps'}>{t(isUnlawful ? 'desk.home.unlawful' : 'desk.home.allowed')}</span>
                <span className="hint">
                  {since !== null && <>{since}, </>}
                  <a href={source.url} rel="noreferrer">
                    {source.name}
                  </a>
                </span>
              </li>
            ))}
          </ul>
          <p className="hint">{entryPath === null ? t('desk.home.mend') : <a href={entryPath}>{t('desk.home.mendHere')}</a>}</p>
        </>
      )}
    </section>
  )
}
