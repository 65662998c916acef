import { useAgency } from '../agency.tsx'
import { Icon } from '../icons.tsx'
import { presentPhone } from '../presenters/phone.ts'
import { href } from '../routes.ts'
import { useTranslation } from '../translation.tsx'

/** Invites owners to request a valuation by form or phone. */
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

/** Link to the valuation form, and the phone number. */
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
