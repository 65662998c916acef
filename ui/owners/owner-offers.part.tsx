import { useTranslation } from '../site/translation.tsx'
import type { OwnerOffer } from './owner-offers.present.ts'

/** The offers on an owner's home that the agency shows, highest first; nothing without any. */
export function OwnerOffers({ offers }: { readonly offers: readonly OwnerOffer[] }) {
  const { t } = useTranslation()
  if (offers.length === 0) return null
  return (
    <section className="owner-offers" aria-labelledby="offers">
      <h2 id="offers">{t('owner.offers')}</h2>
      <ul>
        {offers.map(({ id, amount, state, stateText, facts, conditions }) => (
          <li key={id}>
            <p className="owner-offer-sum">
              <b>{amount}</b> <span className={`offer-state is-${state}`}>{stateText}</span>
            </p>
            <p className="owner-offer-facts">
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
            {conditions !== '' && (
              <details className="offer-conditions">
                <summary>{t('owner.offers.conditions')}</summary>
                <p>{conditions}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
      <p className="hint">{t('owner.offers.law')}</p>
    </section>
  )
}
