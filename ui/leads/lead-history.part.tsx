import { useTranslation } from '../site/translation.tsx'
import type { LeadEntry } from './lead-history.present.ts'

/** The history of a lead, newest first. Notes are styled unlike replies, which the visitor has received. */
export function LeadHistory({ entries }: { entries: readonly LeadEntry[] }) {
  const { t } = useTranslation()
  return (
    <section className="desk-section" aria-labelledby="history">
      <h2 id="history">{t('desk.lead.history')}</h2>
      <LeadEntries entries={entries} />
    </section>
  )
}

/** What happened, who did it and when. */
export function LeadEntries({ entries }: { entries: readonly LeadEntry[] }) {
  return (
    <ol className="lead-history">
      {entries.map(({ id, kind, when, at, who, what, text }) => (
        <li key={id} className={kind === 'note' || kind === 'reply' ? `is-${kind}` : undefined}>
          <p>
            {what}
            <span className="hint">
              {' '}
              {who !== '' && `${who}, `}
              <time dateTime={at}>{when}</time>
            </span>
          </p>
          {text !== '' && <blockquote>{text}</blockquote>}
        </li>
      ))}
    </ol>
  )
}
