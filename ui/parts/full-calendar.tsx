import { Icon } from '../icons.tsx'
import { useTranslation } from '../translation.tsx'

/** How whoever finds no free time gets on. */
export interface WaysOnView {
  readonly question: string
  readonly email: string
  readonly phone: string | null
}

/** No time is free (specification, section 8: "Appointments full"), and what can be done about it. */
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
        {phone !== null && (
          <a className="button second" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {t('enquiry.call', { phone })}
          </a>
        )}
        <a className="button second" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </div>
  )
}
