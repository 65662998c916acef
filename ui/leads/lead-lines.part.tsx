import { SecondButton } from '../design/buttons.part.tsx'
import { part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import type { LeadLine, ReplyStart } from './lead-line.present.ts'

/** Leads as lines: who, what about, the first words, how long ago. The person's name is the link, which covers the line. */
export function LeadLines({ leads }: { leads: readonly LeadLine[] }) {
  const { t } = useTranslation()
  return (
    <ol className="lead-lines">
      {leads.map((line) => {
        const { id, href, who, form, words, about, office, language, assignee, state, isAnswered, crms, when, at, reply = null } = line
        return (
          <li key={id} className={state === 'new' ? 'lead-line is-new' : 'lead-line'}>
            <p className="lead-who">
              <a href={href} {...part('hit', [form, about].filter(Boolean).join(', '))}>
                {who}
              </a>
              {state === 'new' && <span className="badge">{t('desk.lead.state.new')}</span>}
            </p>
            <p className="lead-about">
              <strong>{form}</strong>
              {about !== null && <>, {about}</>}
            </p>
            {words !== '' && <p className="lead-words">{words}</p>}
            <p className="lead-facts">
              <time dateTime={at}>{when}</time>
              {[language, office, assignee ?? t('desk.lead.nobody'), isAnswered ? t('desk.lead.answered') : null, ...crms]
                .filter((text) => text !== null)
                .map((text) => (
                  <span key={text}>{text}</span>
                ))}
              {(state === 'done' || state === 'declined') && <span>{t(`desk.lead.state.${state}`)}</span>}
            </p>
            {reply !== null && <QuickReply line={line} start={reply} />}
          </li>
        )
      })}
    </ol>
  )
}

/** An answer from the list: one line that grows with what is typed. A refused one is shown on the lead's page. */
function QuickReply({ line: { href, who, id }, start }: { readonly line: LeadLine; readonly start: ReplyStart }) {
  const { t } = useTranslation()
  const label = t('desk.lead.replyHere', { who })
  return (
    <form className="quick-reply" method="post" action={href}>
      <input type="hidden" name="submission" value={start.submission} />
      <input type="hidden" name="seenReply" value="" />
      <input type="hidden" name="subject" value={start.subject} />
      <textarea className="input" id={`reply-${id}`} name="reply" rows={1} required aria-label={label} placeholder={label} autoComplete="off" />
      <SecondButton act="reply">{t('desk.lead.sendReply')}</SecondButton>
    </form>
  )
}
