import { useAgency } from '../agency.tsx'
import { Icon } from '../icons.tsx'
import { presentPhone } from '../presenters/phone.ts'
import { href } from '../routes.ts'
import { useTranslation } from '../translation.tsx'

/** The way to a valuation: a form, or a call. */
export function SellerCall() {
  const { t } = useTranslation()
  const { agency } = useAgency()
  return (
    <section className="band" aria-labelledby="value">
      <div className="measure valuation">
        <div>
          <h2 id="value">{t('home.valuation')}</h2>
          <p>{t(agency.promises.includes('valuation') ? 'home.valuation.text' : 'home.valuation.plain')}</p>
        </div>
        <SellerWays />
      </div>
    </section>
  )
}

/** The form that asks for a valuation, and the phone. */
export function SellerWays() {
  const { t, locale } = useTranslation()
  const { agency } = useAgency()
  const phone = agency.phone === null ? null : presentPhone(agency.phone)
  return (
    <p className="valuation-way">
      <a className="button" href={href('valuation', locale)}>
        {t('home.valuation.ask')}
      </a>
      {phone?.href && (
        <a className="button second" href={phone.href}>
          <Icon name="phone" />
          {t('enquiry.call', { phone: phone.text })}
        </a>
      )}
    </p>
  )
}
