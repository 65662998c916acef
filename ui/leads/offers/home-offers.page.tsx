import { financings } from '#db/model/leads/offers/offer.ts'
import { languages as languageNames } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { FormSend, QuietLink } from '../../design/buttons.part.tsx'
import { DeskFrame, type DeskView } from '../../desk/desk-frame.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Choices, Field, Select } from '../../forms/field.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { OfferLine } from './offer.present.ts'
import { OtherOffers } from './offer-step.part.tsx'
import { OffersTable } from './offers-table.part.tsx'

export interface HomeOffersView {
  /** The path of the home's page. */
  readonly home: string
  /** Whether it is for sale, so that an offer can be entered. */
  readonly isForSale: boolean
  readonly offers: readonly OfferLine[]
  /** Once one is accepted: the others that can be refused. */
  readonly refusable: readonly OfferLine[]
  /** The languages in which mails can be sent, and the one of the home's office. */
  readonly languages: readonly Locale[]
  readonly spoken: Locale
  /** YYYY-MM-DD. */
  readonly today: string
  /** Idempotency key of the offer that the form enters. */
  readonly submission: string
}

/** The offers on a home, highest first, what remains to be told once one is accepted, and the form that enters one. */
export function DeskHomeOffersPage({ view, shown }: { readonly view: DeskView; readonly shown: HomeOffersView }) {
  const { t } = useTranslation()
  const { offers, refusable, isForSale } = shown
  return (
    <DeskFrame view={view} form="deskHomeOffers" tools={<QuietLink href={shown.home}>{t('desk.seekers.back')}</QuietLink>}>
      {offers.length === 0 ? <p>{t(isForSale ? 'desk.offers.none' : 'desk.offers.notForSale')}</p> : <OffersTable offers={offers} label={view.title} />}
      {offers.length > 0 && <p className="hint">{t('desk.offers.secret')}</p>}
      <OtherOffers offers={refusable} />
      {isForSale && <EnterOffer shown={shown} />}
    </DeskFrame>
  )
}

/** An offer that came by phone or on paper. */
function EnterOffer({ shown: { languages, spoken, today, submission } }: { readonly shown: HomeOffersView }) {
  const { t } = useTranslation()
  return (
    <DeskSection id="enter" title={t('desk.offers.enter')}>
      <p className="hint">{t('desk.offers.enter.hint')}</p>
      <form className="form" method="post" noValidate>
        <input type="hidden" name="submission" value={submission} />
        <div className="pair">
          <Field name="bid.firstName" optional autoComplete="off" />
          <Field name="bid.lastName" autoComplete="off" />
        </div>
        <div className="pair">
          <Field name="bid.phone" type="tel" inputMode="tel" optional autoComplete="off" />
          <Field name="bid.email" type="email" inputMode="email" optional autoComplete="off" />
        </div>
        <Select name="bid.spoken" initial={spoken} choices={languages.map((each) => ({ value: each, text: languageNames[each].name }))} />
        <Field name="bid.offer" inputMode="numeric" short autoComplete="off" />
        <div className="pair">
          <Field name="bid.receivedOn" type="date" initial={today} />
          <Field name="bid.offerEnd" type="date" optional />
        </div>
        <Choices name="financing" values={financings} optional none />
        <Field name="bid.conditions" rows={4} optional autoComplete="off" />
        <FormSend act="make" label={t('desk.offers.make')} />
      </form>
    </DeskSection>
  )
}
