import { Offices } from '../agency/offices.part.tsx'
import { ButtonLink, SecondButton, SendButton } from '../design/buttons.part.tsx'
import { ErrorSummary } from '../forms/error-summary.part.tsx'
import { type FormState, FormStateProvider } from '../forms/form-state.tsx'
import type { LeadRow } from '../forms/lead-rows.present.ts'
import { ChosenStart, StartChoices } from '../forms/start-choices.part.tsx'
import { Icon } from '../icons.tsx'
import { ListingCard } from '../listings/listing-card.part.tsx'
import type { ListingCardView } from '../listings/listing-card.present.ts'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { ShortPage } from '../site/short-page.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import type { StartDayView } from './appointment.present.ts'

/** An appointment as the holder of its link sees it. */
export interface AppointmentView {
  readonly isCancelled: boolean
  /** Whether the owner of the home has yet to agree. */
  readonly awaitsOwner: boolean
  /** The key of the office that shows the home. */
  readonly office: string
  readonly rows: readonly LeadRow[]
  /** Text of its last change; null if it was never changed. */
  readonly changed: string | null
  /** The listing; null once it is off the market. */
  readonly card: ListingCardView | null
  /** The form to choose another time for that listing. */
  readonly again: string | null
  /** The days it can be moved to; null if it cannot be moved. */
  readonly days: readonly StartDayView[] | null
}

export interface AppointmentPageProps {
  readonly crumbs: readonly Crumb[]
  /** The result of a form that was not accepted. */
  readonly state: FormState
  /** Null for an expired or invalid link. */
  readonly appointment: AppointmentView | null
}

/** An appointment, which the holder of its link can move or cancel. */
export function AppointmentPage({ crumbs, state, appointment }: AppointmentPageProps) {
  const { t } = useTranslation()
  if (appointment === null) {
    return (
      <ShortPage crumbs={crumbs} title={t('appointment.ended')}>
        <p className="lead">{t('appointment.ended.text')}</p>
        <Offices />
      </ShortPage>
    )
  }
  const standing = appointment.isCancelled ? 'cancelled' : appointment.awaitsOwner ? 'awaits' : 'confirmed'
  return (
    <div className="measure">
      <Breadcrumb crumbs={crumbs} />
      <div className="form-page">
        <FormStateProvider state={state}>
          <div className="appointment">
            <h1>{t(`appointment.${standing}`)}</h1>
            <p>{t(`appointment.${standing}.text`)}</p>
            <ErrorSummary form="appointment" state={state} />
            <Agreed appointment={appointment} />
            {appointment.isCancelled ? <Again href={appointment.again} /> : <Changes days={appointment.days} />}
          </div>
        </FormStateProvider>
        <aside className="form-aside" aria-label={t('form.aside')}>
          {appointment.card && <ListingCard card={appointment.card} />}
          <Offices only={appointment.office} />
        </aside>
      </div>
    </div>
  )
}

function Agreed({ appointment: { isCancelled, rows, changed } }: { appointment: AppointmentView }) {
  const { t } = useTranslation()
  return (
    <>
      {changed !== null && !isCancelled && (
        <div className="notice" role="status">
          <Icon name="check" />
          <p>{t('appointment.changed', { day: changed })}</p>
        </div>
      )}
      <dl className="facts">
        {rows.map(({ name, label, value }) => (
          <div key={name} className={isCancelled ? 'is-off' : undefined}>
            <dt>{label}</dt>
            <dd>{name === 'start' ? <Unbroken text={value} /> : value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** A day and a time that does not wrap. */
function Unbroken({ text }: { text: string }) {
  const comma = text.lastIndexOf(', ') + 2
  return (
    <>
      {text.slice(0, comma)}
      <span className="unbroken">{text.slice(comma)}</span>
    </>
  )
}

function Again({ href }: { href: string | null }) {
  const { t } = useTranslation()
  if (href === null) return null
  return (
    <p>
      <ButtonLink href={href}>{t('appointment.again')}</ButtonLink>
    </p>
  )
}

/** Moving and cancelling take a button press, because mail scanners follow every link. */
function Changes({ days }: { days: readonly StartDayView[] | null }) {
  const { t } = useTranslation()
  return (
    <>
      {days !== null && (
        <form className="form-part" method="post" noValidate aria-labelledby="move">
          <h2 id="move">{t('appointment.move')}</h2>
          {days.length === 0 ? (
            <>
              <p>
                <b>{t('appointment.full')}</b>
              </p>
              <p>{t('appointment.move.full')}</p>
            </>
          ) : (
            <>
              <p>{t('appointment.move.text')}</p>
              <StartChoices days={days} />
              <ChosenStart days={days} />
              <p>
                <SendButton act="move">{t('appointment.move.send')}</SendButton>
              </p>
            </>
          )}
        </form>
      )}
      <form className="form-part" method="post" aria-labelledby="cancel">
        <h2 id="cancel">{t('appointment.cancel')}</h2>
        <p>{t('appointment.cancel.text')}</p>
        <p>
          <SecondButton act="cancel">{t('appointment.cancel.send')}</SecondButton>
        </p>
      </form>
    </>
  )
}
