import { useTranslation } from '../site/translation.tsx'
import type { DeskMailingView } from './mailing.present.ts'

/** The progress of a mailing: how many mails servers accepted, of how many, and why others failed. */
export function MailingProgress({ mailing: { progress, undelivered } }: { mailing: DeskMailingView }) {
  const { t } = useTranslation()
  if (progress === null) return null
  return (
    <section className="mailing-progress" aria-labelledby="progress">
      <h2 id="progress">{progress.text}</h2>
      <progress value={progress.done} max={Math.max(progress.total, 1)} aria-labelledby="progress" />
      <dl className="desk-counts">
        {progress.figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {undelivered.length > 0 && (
        <details className="desk-more">
          <summary>{t('desk.mailing.undeliveredTo')}</summary>
          <ul className="desk-list">
            {undelivered.map(({ email, error }) => (
              <li key={email}>
                <span>{email}</span>
                <span className="hint">{error}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
