import { useAgency } from '../agency.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../translation.tsx'

/** A band that invites owners to a free valuation. */
export function ValuationOffer() {
  const { t, locale } = useTranslation()
  const { agency } = useAgency()
  return (
    <section className="band" aria-labelledby="valuation">
      <div className="measure alert-offer">
        <div>
          <h2 id="valuation">{t('home.valuation')}</h2>
          <p>{t(agency.promises.includes('valuation') ? 'home.valuation.text' : 'home.valuation.plain')}</p>
        </div>
        <a className="button" href={href('valuation', locale)}>
          {t('home.valuation.ask')}
        </a>
      </div>
    </section>
  )
}
