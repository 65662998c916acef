import { mailto, type PhoneView } from '../agency/phone.present.ts'
import { ButtonLink, SecondLink } from '../design/buttons.part.tsx'
import { Icon } from '../icons.tsx'
import { island, part } from '../islands/html-hooks.ts'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'

/** The next free times for a viewing. Pages are cached, so the browser fetches the times; without script a link leads to all of them. */
export function FreeTimes({ id }: { id: number }) {
  const { t, locale } = useTranslation()
  return (
    <div className="free-times">
      <p className="hint">
        <a href={href('viewing', locale, { id })}>{t('freeTimes.all')}</a>
      </p>
      <div {...island('free-times', { path: `/free-times/${id}?lang=${locale}` })}>
        <template {...part('free-times')}>
          <ul className="free-time-list" aria-label={t('freeTimes.title')}>
            <li>
              <a className="free-time" href={href('viewing', locale, { id })}>
                <span>{t('enquiry.visit')}</span>
                <b />
              </a>
            </li>
          </ul>
        </template>
      </div>
    </div>
  )
}

/** The call to action at the end of the page: a visit, with the next free times. */
export function VisitBand({ id }: { id: number }) {
  const { t, locale } = useTranslation()
  return (
    <section className="band visit-band" aria-labelledby="visit">
      <div className="measure">
        <div>
          <h2 id="visit">{t('enquiry.title')}</h2>
          <p>{t('enquiry.text')}</p>
        </div>
        <div>
          <a className="button wide" href={href('viewing', locale, { id })}>
            {t('enquiry.visit')}
          </a>
          <FreeTimes id={id} />
        </div>
      </div>
    </section>
  )
}

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
        <ButtonLink href={question}>{t('enquiry.question')}</ButtonLink>
        {phone?.href && <SecondLink href={phone.href}>{t('enquiry.call', { phone: phone.text })}</SecondLink>}
        <SecondLink href={mailto(email)}>{email}</SecondLink>
      </p>
    </div>
  )
}
