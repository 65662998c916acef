import { useTranslation } from '../../site/translation.tsx'
import type { HomeChange } from './home-changes.present.ts'

/** What changed in a home, latest first: by its feed, or by a member of the staff. */
export function HomeLog({ changes }: { changes: readonly HomeChange[] }) {
  const { t } = useTranslation()
  return (
    <section className="desk-section" aria-labelledby="changes">
      <h2 id="changes">{t('desk.home.changes')}</h2>
      {changes.length === 0 ? (
        <p>{t('desk.home.noChanges')}</p>
      ) : (
        <ol className="home-log">
          {changes.map(({ key, at, when, who, lines }) => (
            <li key={key}>
              <p className="hint">
                <time dateTime={at}>{when}</time>
                {who !== null && <>, {who}</>}
              </p>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
