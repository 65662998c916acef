import { financings } from '#db/model/leads/offers/offer.ts'
import { control, island } from '../../islands/html-hooks.ts'
import { ListingCard } from '../../listings/listing-card.part.tsx'
import type { ListingCardView } from '../../listings/listing-card.present.ts'
import { useTranslation } from '../../site/translation.tsx'
import { CountrySelect } from '../contact-preferences.part.tsx'
import { Choices, Field } from '../field.part.tsx'
import { FormPage, FormPart, type FormView, NoticeFields } from '../form-page.part.tsx'
import { AddressFields, PersonFields } from '../person-fields.part.tsx'
import type { AdvanceView, OfferView } from './purchase-offer.present.ts'

export interface PurchaseOfferPageProps {
  readonly view: FormView
  readonly months: number
  readonly card: ListingCardView
  /** Values derived from the typed amount; null without a valid one. */
  readonly offer: OfferView | null
  readonly advance: AdvanceView
  /** YYYY-MM-DD */
  readonly today: string
}

/** A purchase offer: who signs, the amount, and until when it holds. */
export function PurchaseOfferPage({ view, months, card, offer, advance, today }: PurchaseOfferPageProps) {
  const { t } = useTranslation()
  return (
    <FormPage view={view} aside={<ListingCard card={card} />}>
      <FormPart legend={t('form.signer')}>
        <PersonFields />
        <AddressFields>
          <CountrySelect name="country" />
        </AddressFields>
      </FormPart>
      <FormPart legend={t('form.secondSigner')}>
        <p className="hint">{t('form.secondSigner.hint')}</p>
        <Choices name="secondTitle" values={['mr', 'ms']} optional none />
        <Field name="secondFirstName" autoComplete="off" optional />
        <Field name="secondLastName" autoComplete="off" optional />
      </FormPart>
      <OfferAmount offer={offer} advance={advance} />
      <FormPart legend={t('form.offerTerm')}>
        <div className="pair">
          <Field name="offerStart" type="date" initial={today} />
          <Field name="offerEnd" type="date" />
        </div>
        <Choices name="financing" values={financings} optional none />
        <Field name="loanAmount" inputMode="numeric" autoComplete="off" short optional />
        <Field name="conditions" rows={5} optional />
      </FormPart>
      <FormPart legend={t('form.signing')}>
        <div className="pair">
          <Field name="signedAt" autoComplete="off" optional />
          <Field name="signedOn" type="date" initial={today} optional />
        </div>
      </FormPart>
      <NoticeFields form="purchaseOffer" months={months} />
    </FormPage>
  )
}

/** The offer in figures and in words, and the advance. */
function OfferAmount({ offer, advance: { share, amount, shown, note } }: Pick<PurchaseOfferPageProps, 'offer' | 'advance'>) {
  const { t } = useTranslation()
  return (
    <div {...island('offer-amount', { share, amount })}>
      <FormPart legend={t('form.offerAmount')}>
        <Field name={control('offer')} inputMode="numeric" autoComplete="off" short />
        <Field name={control('offerWords')} autoComplete="off" proposal={offer?.words ?? ''} />
        {offer && <p className="hint">{t('form.offerWords.proposal', { amount: offer.amount, words: offer.words })}</p>}
        <p className="offer-advance">
          {t('form.offerAdvance')} <output htmlFor="offer">{shown}</output>
          <span className="hint">{note}</span>
        </p>
      </FormPart>
    </div>
  )
}
