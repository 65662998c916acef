import { mailto, type PhoneView } from '../agency/phone.present.ts'
import { Icon } from '../icons.tsx'
import { useTranslation } from '../site/translation.tsx'

/** Alternatives for visitors who find no free time. */
export interface WaysOnView {
  readonly question: string
  readonly email: string
  readonly phone: PhoneView | null
}

/** No free time (specification, section 8: "Appointments full"), with alternatives. */
export function FullCalendar({ ways: { question, email, phone } }: { ways: WaysOnView }) {
  const { t } = useTranslation()
  return (
    <div className="full-calendar">
      <div className="notice" role="status">
        <Icon name="warning" />
        <p>
          <b>{t('appointment.full')}</b>
        </p>
      </div>
      <p>{t('appointment.full.text')}</p>
      <p className="empty-ways">
        <a className="button" href={question}>
          {t('enquiry.question')}
        </a>
        {phone?.href && (
          <a className="button second" href={phone.href}>
            {t('enquiry.call', { phone: phone.text })}
          </a>
        )}
        <a className="button second" href={mailto(email)}>
          {email}
        </a>
      </p>
    </div>
  )
}
