import type { ContactView } from '../agency/contact.present.ts'
import { ContactLinks, ContactPerson } from '../agency/contact-person.part.tsx'
import { ButtonLink, SecondLink } from '../design/buttons.part.tsx'
import { DefinitionList } from '../design/tables.part.tsx'
import type { Crumb } from '../site/frame/breadcrumb.part.tsx'
import { ShortPage } from '../site/short-page.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { SalePrices } from '../statistics/sale-prices.part.tsx'
import type { SalePricesView } from '../statistics/sale-prices.present.ts'
import { BookedViewing } from '../visits/booked-viewing.part.tsx'
import type { BookedViewingView } from '../visits/booked-viewing.present.ts'
import type { LeadRow } from './lead-rows.present.ts'
import { NextSteps, RequestedBefore } from './next-steps.part.tsx'
import type { WayView } from './way-on.present.ts'

export interface ThankYouPageProps {
  readonly title: string
  /** What was received. */
  readonly text: string
  readonly crumbs: readonly Crumb[]
  /** The viewing that was booked; null after any other form, and without its sealed link. */
  readonly booked: BookedViewingView | null
  /** The key of the requested documents on the visitor's device; null after any other form. */
  readonly requestKey: string | null
  /** What comparable homes were offered for; null after any other form, and if too few were sold. */
  readonly sales: SalePricesView | null
  /** What happens next. */
  readonly steps: readonly string[]
  /** When it happens and who does it. */
  readonly rows: readonly LeadRow[]
  /** Who answers, shown as a person; null if the rows are enough. */
  readonly contact: ContactView | null
  /** The next step. */
  readonly way: WayView
}

/** Confirms a submitted form. */
export function ThankYouPage({ title, text, crumbs, booked, requestKey, sales, steps, rows, contact, way }: ThankYouPageProps) {
  const { t } = useTranslation()
  const by = contact?.person ? rows.find(({ name }) => name === 'by') : undefined
  const person = by && contact && { label: by.label, contact }
  const lines = rows.filter((row) => row !== by)
  return (
    <ShortPage crumbs={crumbs} title={title}>
      <p>{text}</p>
      {booked && <BookedViewing booked={booked} />}
      {requestKey !== null && <RequestedBefore documents={requestKey} isSent />}
      <div className="after-form">
        <NextSteps steps={steps} />
        {!booked && <DefinitionList className="facts" lines={lines.map(({ name, label, value }) => ({ key: name, label, value }))} />}
        {!booked && person && <WhoAnswers label={person.label} contact={person.contact} />}
      </div>
      <p className="hint">{t('thanks.spam')}</p>
      <p>{t('thanks.trust')}</p>
      {sales && (
        <section className="sale-prices" aria-labelledby="sale-prices">
          <h2 id="sale-prices">{t('sales.thanks')}</h2>
          <SalePrices {...sales} />
        </section>
      )}
      {/* After a booking the calendar is the next step, on its card. */}
      <p>{booked ? <SecondLink href={way.href}>{way.text}</SecondLink> : <ButtonLink href={way.href}>{way.text}</ButtonLink>}</p>
    </ShortPage>
  )
}

function WhoAnswers({ label, contact }: { label: string; contact: ContactView }) {
  return (
    <section className="thanks-contact" aria-labelledby="who">
      <h2 className="aside-title" id="who">
        {label}
      </h2>
      <ContactPerson contact={contact} />
      <div className="booked-actions">
        <ContactLinks contact={contact} />
      </div>
    </section>
  )
}
