import type { OfferState } from '#db/model/leads/offers/offer.ts'
import { TableHead } from '../../design/tables.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import type { OfferLine } from './offer.present.ts'

/** The state of an offer as a word with a quiet mark. */
export function OfferStateMark({ state, text }: { readonly state: OfferState; readonly text: string }) {
  return <span className={`offer-state is-${state}`}>{text}</span>
}

interface OffersTableProps {
  readonly offers: readonly OfferLine[]
  /** The name of the table. */
  readonly label: string
  /** Whether they are offers on several homes. */
  readonly ofHomes?: boolean
}

/** Offers as a table; on a phone as cards. The bidder leads to the offer. */
export function OffersTable({ offers, label, ofHomes = false }: OffersTableProps) {
  const { t } = useTranslation()
  const columns = ['amount', 'bidder', ...(ofHomes ? (['home'] as const) : []), 'conditions', 'until', 'state'] as const
  return (
    <table className="desk-table offers-table" aria-label={label}>
      <TableHead columns={columns.map((column) => t(`desk.offers.column.${column}`))} />
      <tbody>
        {offers.map((offer) => (
          <tr key={offer.id}>
            <td className="offer-amount">
              {offer.amount}
              {offer.counter !== null && <span className="hint">{t('desk.offers.counter', { amount: offer.counter })}</span>}
            </td>
            <td className="offer-who">
              <a href={offer.href}>{offer.who}</a>
              <span className="hint">{t('offer.receivedOn', { day: offer.received })}</span>
            </td>
            {ofHomes && <td className="offer-home">{offer.home === null ? t('desk.offers.homeGone') : <a href={offer.home.href}>{offer.home.name}</a>}</td>}
            <td className="offer-terms">
              <OfferTermsFold offer={offer} />
            </td>
            <td className="offer-until" data-column={t('desk.offers.column.until')}>
              {offer.until}
            </td>
            <td className="offer-standing">
              <OfferStateMark state={offer.state} text={offer.stateText} />
              {offer.shown !== '' && <span className="hint">{offer.shown}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How the bidder pays, and the full conditions in a fold. */
function OfferTermsFold({ offer: { conditions, financing } }: { readonly offer: OfferLine }) {
  const { t } = useTranslation()
  if (conditions === '') return <span>{financing === '' ? t('desk.offers.noConditions') : financing}</span>
  return (
    <>
      {financing !== '' && <span>{financing}</span>}
      <details className="offer-conditions">
        <summary>{t('desk.offers.column.conditions')}</summary>
        <p>{conditions}</p>
      </details>
    </>
  )
}
