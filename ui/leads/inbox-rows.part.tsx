import type { FocusEvent, MouseEvent } from 'react'
import { part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import type { LeadLine } from './lead-line.present.ts'

interface InboxRowsProps {
  readonly leads: readonly LeadLine[]
  /** The id of the lead that the preview shows. */
  readonly previewed: string
  /** Shows a lead in the preview. */
  readonly show: (id: string) => void
  /** Does on a click what the link of a row does not: shows the lead in the preview. */
  readonly openOrShow: (id: string, click: MouseEvent) => void
}

/** The inbox: a row for each lead, with a checkbox for bulk actions. The person's name is the link, which covers the row. */
export function InboxRows({ leads, previewed, show, openOrShow }: InboxRowsProps) {
  const { t } = useTranslation()
  const onFocus = (id: string, { target }: FocusEvent) => target.matches('a:focus-visible') && show(id)
  return (
    <ol className="inbox-rows">
      {leads.map(({ id, href, who, form, words, about, assignee, state, version, when, at, ...line }) => {
        const subject = [form, about].filter(Boolean).join(', ')
        const marks = inboxMarks({ state, ...line }, (closed) => t(`desk.lead.state.${closed}`), t('desk.lead.answered'))
        const names = ['inbox-row', state === 'new' && 'is-new', id === previewed && 'is-previewed']
        return (
          <li key={id} className={names.filter(Boolean).join(' ')} onFocus={(event) => onFocus(id, event)}>
            <input type="checkbox" name="lead" value={`${id}:${version}`} aria-label={t('desk.leads.tick', { who })} />
            <p className="lead-who">
              <a href={href} title={who} onClick={(event) => openOrShow(id, event)} {...part('hit', subject)}>
                {who}
              </a>
            </p>
            <p className="inbox-about" title={[subject, words].filter(Boolean).join(': ')}>
              {state === 'new' && <span className="visually-hidden">{t('desk.lead.state.new')}: </span>}
              <strong>{form}</strong>
              {about !== null && <>, {about}</>}
              {words !== '' && <span className="inbox-words"> {words}</span>}
            </p>
            <p className="inbox-marks" title={marks}>
              {marks}
            </p>
            <p className={assignee === null ? 'inbox-owner is-none' : 'inbox-owner'} title={assignee ?? t('desk.lead.nobody')}>
              {assignee ?? t('desk.lead.nobody')}
            </p>
            <time dateTime={at}>{when}</time>
          </li>
        )
      })}
    </ol>
  )
}

/** What is out of the ordinary about a lead, in words. */
function inboxMarks(
  { language, state, isAnswered, crms }: Pick<LeadLine, 'language' | 'state' | 'isAnswered' | 'crms'>,
  closedText: (state: 'done' | 'declined') => string,
  answered: string,
): string {
  const closed = state === 'done' || state === 'declined' ? closedText(state) : null
  return [language, closed ?? (isAnswered ? answered : null), ...crms].filter((text) => text !== null).join(', ')
}
