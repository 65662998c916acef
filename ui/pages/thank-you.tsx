import { Breadcrumb, type Crumb } from '../parts/breadcrumb.tsx'
import { NextSteps } from '../parts/next-steps.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../translation.tsx'

export interface ThankYouPageProps {
  readonly title: string
  /** What was received. */
  readonly text: string
  readonly crumbs: readonly Crumb[]
  /** What happens next. */
  readonly steps: readonly string[]
}

/** Confirms a submitted form. */
export function ThankYouPage({ title, text, crumbs, steps }: ThankYouPageProps) {
  const { t, locale } = useTranslation()
  return (
    <div className="measure later">
      <Breadcrumb crumbs={crumbs} />
      <h1>{title}</h1>
      <p>{text}</p>
      <NextSteps steps={steps} />
      <p className="hint">{t('thanks.spam')}</p>
      <p>{t('thanks.trust')}</p>
      <p className="empty-ways">
        <a className="button" href={href('forSale', locale)}>
          {t('route.forSale')}
        </a>
        <a className="button second" href={href('home', locale)}>
          {t('route.home')}
        </a>
      </p>
    </div>
  )
}
