import { ButtonLink } from '../../design/buttons.part.tsx'
import { Icon } from '../../icons.tsx'
import { ListingCard } from '../../listings/listing-card.part.tsx'
import type { ListingCardView } from '../../listings/listing-card.present.ts'
import { Breadcrumb } from '../../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { StartDayView } from '../../visits/appointment.present.ts'
import { Field } from '../field.part.tsx'
import { FormPage, FormPart, type FormView, NoticeFields } from '../form-page.part.tsx'
import { PersonFields } from '../person-fields.part.tsx'
import { ChosenStart, StartChoices } from '../start-choices.part.tsx'

interface OpenDayPageProps {
  readonly view: FormView
  readonly months: number
  readonly card: ListingCardView
  /** The days with free places; none: full. */
  readonly days: readonly StartDayView[]
  /** The form that books a visit at another time. */
  readonly visit: string
}

/** Registers for an open day at one of its times; says so if it is full, and offers a visit. */
export function OpenDayPage({ view, months, card, days, visit }: OpenDayPageProps) {
  const { t } = useTranslation()
  const isFull = days.length === 0
  // Once something has been typed, the form stays.
  if (isFull && Object.keys(view.state.typed).length === 0) {
    return (
      <div className="measure">
        <Breadcrumb crumbs={view.crumbs} />
        <div className="form-page">
          <div>
            <h1>{t('form.openDay.title')}</h1>
            <FullOpenDay visit={visit} />
          </div>
          <aside className="form-aside" aria-label={t('form.aside')}>
            <ListingCard card={card} />
          </aside>
        </div>
      </div>
    )
  }
  return (
    <FormPage view={view} intro={isFull && <FullOpenDay visit={visit} />} aside={<ListingCard card={card} />} choice={<ChosenStart days={days} />}>
      <FormPart legend={t('openDay.choose')}>
        <StartChoices days={days} />
        <Field name="party" type="number" inputMode="numeric" autoComplete="off" short initial="2" />
      </FormPart>
      <FormPart legend={t('form.person')}>
        <PersonFields least />
        <Field name="remark" rows={3} optional />
      </FormPart>
      <NoticeFields form="openDay" months={months} />
    </FormPage>
  )
}

function FullOpenDay({ visit }: Pick<OpenDayPageProps, 'visit'>) {
  const { t } = useTranslation()
  return (
    <div className="full-calendar">
      <div className="notice" role="status">
        <Icon name="warning" />
        <p>
          <b>{t('openDay.full')}</b>
        </p>
      </div>
      <p>{t('openDay.full.text')}</p>
      <p className="empty-ways">
        <ButtonLink href={visit}>{t('enquiry.visit')}</ButtonLink>
      </p>
    </div>
  )
}
