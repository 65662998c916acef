import { ListingCard } from '../../listings/listing-card.part.tsx'
import type { ListingCardView } from '../../listings/listing-card.present.ts'
import { Breadcrumb } from '../../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { StartDayView } from '../../visits/appointment.present.ts'
import { FullCalendar, type WaysOnView } from '../../visits/free-times.part.tsx'
import { Choices } from '../field.part.tsx'
import { FormPage, FormPart, type FormView, NoticeFields } from '../form-page.part.tsx'
import { PersonPart } from '../person-fields.part.tsx'
import { ChosenStart, StartChoices } from '../start-choices.part.tsx'

export interface VisitPageProps {
  readonly view: FormView
  readonly months: number
  /** The listing to view. */
  readonly card: ListingCardView
  /** The days with free times. */
  readonly days: readonly StartDayView[]
  /** Whether all appointments are taken. */
  readonly isFull: boolean
  /** Whether the owner confirms each visit. */
  readonly asksOwner: boolean
  readonly ways: WaysOnView
}

/** Books a viewing at one of the free times (specification, sections 1 and 4: appointments). */
export function ViewingPage({ view, months, card, days, isFull, asksOwner, ways }: VisitPageProps) {
  const { t } = useTranslation()
  // Once something has been typed, the form stays.
  if (isFull && Object.keys(view.state.typed).length === 0) {
    return (
      <div className="measure">
        <Breadcrumb crumbs={view.crumbs} />
        <div className="form-page">
          <div>
            <h1>{t('form.viewing.title')}</h1>
            <FullCalendar ways={ways} />
          </div>
          <aside className="form-aside" aria-label={t('form.aside')}>
            <ListingCard card={card} />
          </aside>
        </div>
      </div>
    )
  }
  return (
    <FormPage
      view={view}
      {...(asksOwner && { lead: t('form.viewing.ownerConfirms'), firstStep: t('form.viewing.ownerConfirms.step1') })}
      intro={isFull && <FullCalendar ways={ways} />}
      aside={<ListingCard card={card} />}
      choice={<ChosenStart days={days} />}
    >
      <FormPart legend={t('form.wishes')}>
        <StartChoices days={days} />
        <Choices name="how" values={['onSite', 'video']} initial="onSite" />
      </FormPart>
      <PersonPart />
      <NoticeFields form="viewing" months={months} />
    </FormPage>
  )
}
