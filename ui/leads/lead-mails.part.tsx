import { useTranslation } from '../site/translation.tsx'
import type { DeskMailView } from './lead.present.ts'

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
                <button className="text-button" type="submit" name="do" value="resend">
                  {t('desk.lead.resend')}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
