import { useTranslation } from '../site/translation.tsx'
import type { LeadLine } from './lead-line.present.ts'

/** Leads as lines: who, what about, the first words, how long ago. The person's name is the link, which covers the line. */
export function LeadLines({
  leads,
  isChoice = false,
}: {
  leads: readonly LeadLine[] /** Whether each has a checkbox for bulk actions. */
  isChoice?: boolean
}) {
  const { t } = useTranslation()
  return (
    <ol className="lead-lines">
      {leads.map(({ id, href, who, form, words, about, office, language, assignee, state, version, isAnswered, when, at }) => (
        <li key={id} className={state === 'new' ? 'lead-line is-new' : 'lead-line'}>
          {isChoice && <input type="checkbox" name="lead" value={`${id}:${version}`} aria-label={t('desk.leads.tick', { who })} />}
          <p className="lead-who">
            <a href={href}>{who}</a>
            {state === 'new' && <span className="badge">{t('desk.lead.state.new')}</span>}
          </p>
          <p className="lead-about">
            <strong>{form}</strong>
            {about !== null && <>, {about}</>}
          </p>
          {words !== '' && <p className="lead-words">{words}</p>}
          <p className="lead-facts">
            <time dateTime={at}>{when}</time>
            {[language, office, assignee ?? t('desk.lead.nobody'), isAnswered ? t('desk.lead.answered') : null]
              .filter((text) => text !== null)
              .map((text) => (
                <span key={text}>{text}</span>
              ))}
            {(state === 'done' || state === 'declined') && <span>{t(`desk.lead.state.${state}`)}</span>}
          </p>
        </li>
      ))}
    </ol>
  )
}
