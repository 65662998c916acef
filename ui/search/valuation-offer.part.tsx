import type { ReactNode } from 'react'
import { presentPhone } from '../agency/phone.present.ts'
import { ButtonLink, SecondLink } from '../design/buttons.part.tsx'
import { Icon } from '../icons.tsx'
import { href } from '../routes.ts'
import { useAgency } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'

interface ValuationOfferProps {
  /** A low band, for a page that is about homes and not about selling. */
  readonly low?: boolean
  /** The agency's own words; null for the site's. */
  readonly title?: string | null
  readonly text?: string | null
  /** The links to a valuation. */
  readonly children: ReactNode
}

/** A band that invites owners to a free valuation. */
export function ValuationOffer({ low = false, title = null, text = null, children }: ValuationOfferProps) {
  const { t } = useTranslation()
  const { agency } = useAgency()
  const id = low ? 'valuation' : 'value'
  return (
    <section className="band" aria-labelledby={id}>
      <div className={low ? 'measure alert-offer' : 'measure valuation'}>
        <div>
          <h2 id={id}>{title ?? t('home.valuation')}</h2>
          <p>{text ?? t(agency.promises.includes('valuation') ? 'home.valuation.text' : 'home.valuation.plain')}</p>
        </div>
        {children}
      </div>
    </section>
  )
}

/** The link to the form that asks for a valuation. */
export function ValuationLink() {
  const { t, locale } = useTranslation()
  return <ButtonLink href={href('valuation', locale)}>{t('home.valuation.ask')}</ButtonLink>
}

/** Links to a valuation: to the form, and to the agency's phone number. */
export function ValuationWays() {
  const { t } = useTranslation()
  const { agency } = useAgency()
  const phone = agency.phone === null ? null : presentPhone(agency.phone)
  return (
    <p className="valuation-way">
      <ValuationLink />
      {phone?.href && (
        <SecondLink href={phone.href}>
          <Icon name="phone" />
          {t('enquiry.call', { phone: phone.text })}
        </SecondLink>
      )}
    </p>
  )
}
