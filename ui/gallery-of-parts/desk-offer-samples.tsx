import type { OfferLine } from '../leads/offers/offer.present.ts'
import { OfferStepForm, OtherOffers } from '../leads/offers/offer-step.part.tsx'
import { OfferStateMark, OffersTable } from '../leads/offers/offers-table.part.tsx'
import { OwnerOffers } from '../owners/owner-offers.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Sample } from './sample.tsx'

/** Purchase offers: the table, the form of a step, the others of a home, and what the owner sees. */
export function OfferSamples() {
  const { t } = useTranslation()
  const offer: OfferLine = {
    ...{ id: '1', href: '#sample', who: 'Annelie Peeters', amount: '€ 395.000', counter: null, version: 1, home: null },
    ...{ conditions: t('form.hint.conditions'), financing: t('form.choice.financing.loan'), until: '5.12.2026', received: '27.11.2026' },
    ...{ state: 'received', stateText: t('offer.state.received'), shown: '' },
  }
  const other: OfferLine = {
    ...offer,
    ...{
      id: '2',
      who: 'Jonas Verhaegen',
      amount: '€ 380.000',
      counter: '€ 390.000',
      conditions: '',
      state: 'countered',
      stateText: t('offer.state.countered'),
    },
    ...{ shown: t('desk.offers.shown'), home: { name: 'Langestraat 12, Brugge', href: '#sample' } },
  }
  const step = { isCounter: false, amount: '€\u00a0395.000', version: 1, today: '2026-11-27', isAsked: false, path: '#sample', binding: [] }
  return (
    <Sample name="OffersTable, OfferStateMark, OfferStepForm, OtherOffers, OwnerOffers">
      <OffersTable offers={[offer, other]} label={t('route.deskOffers')} ofHomes />
      <OfferStateMark state="accepted" text={t('offer.state.accepted')} />
      <OfferStepForm view={{ ...step, step: 'accepted', text: t('desk.offers.step.accepted'), email: null, binding: [other] }} />
      <OtherOffers offers={[offer, other]} />
      <OwnerOffers
        offers={[
          { id: '1', amount: '€ 395.000', state: 'presented', stateText: t('offer.state.presented'), facts: ['27.11.2026'], conditions: offer.conditions },
        ]}
      />
    </Sample>
  )
}
