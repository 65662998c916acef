import { acceptedIns, type OfferStep } from '#db/model/leads/offers/offer.ts'
import { FormSend, QuietLink } from '../../design/buttons.part.tsx'
import { DeskSection } from '../../desk/desk-section.part.tsx'
import { Choices, Field, Tick } from '../../forms/field.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { OfferLine } from './offer.present.ts'

export interface OfferStepView {
  readonly step: OfferStep
  /** What the button and the heading say. */
  readonly text: string
  /** Whether it is about a counter-offer. */
  readonly isCounter: boolean
  /** What can be accepted. */
  readonly amount: string
  readonly version: number
  /** Where the bidder is mailed; null without an address. */
  readonly email: string | null
  /** YYYY-MM-DD. */
  readonly today: string
  /** Other offers by which the owner may be bound: counter-offers that still stand. */
  readonly binding: readonly OfferLine[]
  /** Whether the question that an acceptance asks has been asked. */
  readonly isAsked: boolean
  /** The path of the offer, without the step. */
  readonly path: string
}

/** The form that takes a step with an offer: what it means, what it needs, and what the bidder is told. */
export function OfferStepForm({ view }: { readonly view: OfferStepView }) {
  const { t } = useTranslation()
  const { step, text, isCounter, amount, version, today, binding, isAsked, path } = view
  const isOfBidder = isCounter && (step === 'accepted' || step === 'withdrawn')
  return (
    <DeskSection id="step" title={text}>
      <p className="offer-law">{t(isOfBidder ? `desk.offers.law.${step}.counter` : `desk.offers.law.${step}`, { amount })}</p>
      {step === 'accepted' &&
        binding.map(({ id, who, counter, until, href }) => (
          <p key={id} className="offer-warning">
            {t('desk.offers.alsoBinding', { amount: counter ?? '', day: until })} <a href={href}>{who}</a>
          </p>
        ))}
      <form className="form" method="post" noValidate>
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="version" value={version} />
        {isAsked && <input type="hidden" name="sure" value="1" />}
        {step === 'countered' && (
          <div className="pair">
            <Field name="counterAmount" inputMode="numeric" autoComplete="off" />
            <Field name="counterUntil" type="date" />
          </div>
        )}
        {step === 'accepted' && (
          <>
            <Field name="acceptedBy" autoComplete="off" />
            <Field name="acceptedOn" type="date" initial={today} />
            <Choices name="acceptedIn" values={acceptedIns} />
          </>
        )}
        <ToBidder email={view.email} />
        <FormSend act="take" label={isAsked ? t('desk.offers.conclude') : text}>
          <QuietLink href={path}>{t('desk.offers.notNow')}</QuietLink>
        </FormSend>
      </form>
    </DeskSection>
  )
}

/** What the bidder is told: a line of the agent's own, or nothing at all. */
function ToBidder({ email }: { readonly email: string | null }) {
  const { t } = useTranslation()
  if (email === null) return <p className="hint">{t('desk.offers.noEmail')}</p>
  return (
    <>
      <Field name="offerLine" rows={3} optional autoComplete="off" />
      <Tick name="noMail">{t('desk.offers.noMail', { email })}</Tick>
    </>
  )
}

/** The offers that are still open once another one is accepted: all ticked, so that one act refuses them. */
export function OtherOffers({ offers }: { readonly offers: readonly OfferLine[] }) {
  const { t } = useTranslation()
  if (offers.length === 0) return null
  return (
    <DeskSection id="others" title={t('desk.offers.others')}>
      <p className="hint">{t('desk.offers.others.hint')}</p>
      <form className="form" method="post" noValidate>
        <fieldset className="field">
          <legend>{t('desk.offers.others.which')}</legend>
          {offers.map(({ id, version, who, amount, stateText }) => (
            <label key={id} className="choice">
              <input type="checkbox" name="chosen" value={`${id} ${version}`} defaultChecked />
              <span>
                {amount}, {who} <span className="hint">{stateText}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Field name="offerLine" rows={3} optional autoComplete="off" />
        <Tick name="noMail">{t('desk.offers.noMails')}</Tick>
        <FormSend act="refuse" label={t('desk.offers.others.refuse')} />
      </form>
    </DeskSection>
  )
}
