import { Field } from '../forms/field.part.tsx'
import { useTranslation } from '../site/translation.tsx'

export interface LeadReplyProps {
  readonly email: string
  /** Idempotency key of the reply that the form sends. */
  readonly submission: string
  /** The reply's initial text. */
  readonly draft: { readonly subject: string; readonly text: string }
  /** The newest reply of a colleague; empty if there is none. */
  readonly seenReply: string
}

/** The form that answers a lead by e-mail. */
export function LeadReply({ email, submission, draft, seenReply }: LeadReplyProps) {
  const { t } = useTranslation()
  return (
    <section className="desk-section" aria-labelledby="reply-title">
      <h2 id="reply-title">{t('desk.lead.reply')}</h2>
      <form className="form" method="post" noValidate>
        <input type="hidden" name="submission" value={submission} />
        <input type="hidden" name="seenReply" value={seenReply} />
        <p className="hint">{t('desk.lead.replyTo', { email })}</p>
        <Field name="subject" initial={draft.subject} autoComplete="off" />
        <Field name="reply" rows={8} deskKey="r" initial={draft.text} autoComplete="off" />
        <div className="form-send">
          <button className="button" type="submit" name="do" value="reply">
            {t('desk.lead.sendReply')}
          </button>
        </div>
      </form>
    </section>
  )
}
