import { FormSend, QuietButton } from '../design/buttons.part.tsx'
import { DeskSection } from '../desk/desk-section.part.tsx'
import { Field } from '../forms/field.part.tsx'
import { answerKeys, part } from '../islands/html-hooks.ts'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import type { DeskLeadView, DeskMailView } from './lead.present.ts'
import type { LeadEntry } from './lead-history.present.ts'

/** The history of a lead, newest first. Notes are styled unlike replies, which the visitor has received. */
export function LeadHistory({ entries }: { entries: readonly LeadEntry[] }) {
  const { t } = useTranslation()
  return (
    <DeskSection id="history" title={t('desk.lead.history')}>
      <div className="lead-history" id="history-entries" {...part('live')}>
        <LeadEntries entries={entries} />
      </div>
    </DeskSection>
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

/** The mails of a lead and their state; one that was given up can be sent again. */
export function LeadMails({ mails }: { mails: readonly DeskMailView[] }) {
  const { t } = useTranslation()
  if (mails.length === 0) return null
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">{t('desk.lead.mails')}</h2>
      <ul className="lead-mails">
        {mails.map(({ id, name, recipient, state, when, error, isDead }) => (
          <li key={id} className={isDead ? 'is-dead' : undefined}>
            <p>
              <strong>{name}</strong> {recipient}
            </p>
            <p className="hint">
              {t(`desk.mail.state.${state}`)}, {when}
            </p>
            {error !== null && <p className="hint">{error}</p>}
            {isDead && (
              <form method="post">
                <input type="hidden" name="mail" value={id} />
                <QuietButton act="resend">{t('desk.lead.resend')}</QuietButton>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export interface LeadReplyProps {
  readonly email: string
  /** Idempotency key of the reply that the form sends. */
  readonly submission: string
  /** The reply's initial text. */
  readonly draft: { readonly subject: string; readonly text: string }
  /** The newest reply of a colleague; empty if there is none. */
  readonly seenReply: string
  /** The prepared answers in the visitor's language; empty without any. */
  readonly templates: readonly TemplateView[]
}

/** A prepared answer, filled in. */
export interface TemplateView {
  readonly id: string
  readonly name: string
  readonly text: string
  /** The page of the lead with the answer in the reply. */
  readonly href: string
}

/** The form that answers a lead by e-mail. */
export function LeadReply({ email, submission, draft, seenReply, templates }: LeadReplyProps) {
  const { t } = useTranslation()
  return (
    <DeskSection id="reply-title" title={t('desk.lead.reply')}>
      <ReplyTemplates templates={templates} />
      <form className="form" method="post" noValidate>
        <input type="hidden" name="submission" value={submission} />
        <input type="hidden" name="seenReply" value={seenReply} />
        <p className="hint">{t('desk.lead.replyTo', { email })}</p>
        <Field name="subject" initial={draft.subject} autoComplete="off" />
        <Field name="reply" rows={8} deskKey="r" initial={draft.text} autoComplete="off" />
        <FormSend act="reply" label={t('desk.lead.sendReply')} />
      </form>
    </DeskSection>
  )
}

/** Prepared answers: a click, or a digit, puts one into the reply; without script the link opens the page with it. */
function ReplyTemplates({ templates }: Pick<LeadReplyProps, 'templates'>) {
  const { t, locale } = useTranslation()
  return (
    <p className="lead-templates">
      {templates.map(({ id, name, text, href: path }, at) => {
        const digit = answerKeys[at]
        return (
          <a key={id} className="chip" href={path} {...(digit !== undefined && part('key', digit))} {...part('answer', text)}>
            {digit !== undefined && <kbd>{digit}</kbd>} {name}
          </a>
        )
      })}
      <a className="text-button" href={href('deskAnswers', locale)}>
        {t(templates.length === 0 ? 'desk.answers.make' : 'desk.answers.edit')}
      </a>
    </p>
  )
}

/** Other leads of the same person. */
export function RelatedLeads({ related }: Pick<DeskLeadView, 'related'>) {
  const { t } = useTranslation()
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related">{t('desk.lead.related')}</h2>
      <ul className="desk-list">
        {related.map(({ id, href, form, when, state }) => (
          <li key={id}>
            <a href={href}>{form}</a>
            <span>
              {when}, {t(`desk.lead.state.${state}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The search alerts of the person: each leads to the homes that fit it. */
export function LeadAlerts({ alerts }: Pick<DeskLeadView, 'alerts'>) {
  const { t } = useTranslation()
  if (alerts.length === 0) return null
  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts">{t('desk.lead.alerts')}</h2>
      <ul className="desk-list">
        {alerts.map(({ id, path, words, when }) => (
          <li key={id}>
            <a href={path}>{words}</a>
            <span>{when}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
