import { QuietButton, SecondButton } from '../design/buttons.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { CrmStandingView } from './crm-standing.present.ts'

/** A lead's standing in the CRMs; what has stopped can be sent again, or left out. */
export function LeadCrms({ crms }: { readonly crms: readonly CrmStandingView[] }) {
  const { t } = useTranslation()
  if (crms.length === 0) return null
  return (
    <section aria-labelledby="crms">
      <h2 id="crms">{t('route.deskSettingsCrm')}</h2>
      <ul className="lead-mails">
        {crms.map(({ crm, text, hint, error, isStuck, mayResend, mayLeave }) => (
          <li key={crm} className={isStuck ? 'is-dead' : undefined}>
            <p>
              <strong>{text}</strong>
            </p>
            <p className="hint">{hint}</p>
            {error !== null && (
              <p className="hint">
                <code lang="en">{error}</code>
              </p>
            )}
            {(mayResend || mayLeave) && (
              <form method="post">
                <input type="hidden" name="crm" value={crm} />
                {mayResend && <SecondButton act="sendToCrm">{t('desk.lead.resend')}</SecondButton>}
                {mayLeave && <QuietButton act="leaveOutOfCrm">{t('desk.lead.crm.leave')}</QuietButton>}
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
