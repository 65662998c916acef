import { useTranslation } from '../site/translation.tsx'
import type { MeanwhileAct } from './meanwhile.present.ts'

/** What a colleague did since the form was shown that is refused now. */
export function Meanwhile({ acts }: { acts: readonly MeanwhileAct[] }) {
  const { t } = useTranslation()
  if (acts.length === 0) return null
  return (
    <section className="desk-section" aria-labelledby="meanwhile">
      <h2 id="meanwhile">{t('desk.meanwhile')}</h2>
      <ol className="lead-history">
        {acts.map(({ id, at, when, who, about, what }) => (
          <li key={id}>
            <p>
              {about !== undefined && <strong>{about} </strong>}
              {what}
              <span className="hint">
                {' '}
                {who}, <time dateTime={at}>{when}</time>
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
