import { Field } from '../../forms/field.part.tsx'
import { OwnerFrame, type OwnerScreen } from '../../owners/owner-frame.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'

export interface OwnerResetPageProps {
  readonly screen: OwnerScreen
  /** Whether a link was requested: the page says what comes next, in the same words for a known and an unknown address. */
  readonly isSent: boolean
}

/** Asks for a link to set another password. */
export function OwnerResetPage({ screen, isSent }: OwnerResetPageProps) {
  const { t, locale } = useTranslation()
  if (isSent) {
    return (
      <OwnerFrame screen={screen} form="ownerReset">
        <p>{t('owner.reset.sent.text')}</p>
        <p className="empty-ways">
          <a className="button" href={href('ownerLogin', locale)}>
            {t('route.ownerLogin')}
          </a>
          <a className="button second" href={href('ownerReset', locale)}>
            {t('owner.reset.again')}
          </a>
        </p>
      </OwnerFrame>
    )
  }
  return (
    <OwnerFrame screen={screen} form="ownerReset" lead={t('owner.reset.lead')}>
      <form className="form" method="post" noValidate>
        <div className="form-part">
          <Field name="email" type="email" inputMode="email" autoComplete="username" />
        </div>
        <div className="form-send">
          <button className="button" type="submit">
            {t('owner.reset.send')}
          </button>
          <a className="text-button" href={href('ownerLogin', locale)}>
            {t('owner.backToLogin')}
          </a>
        </div>
      </form>
    </OwnerFrame>
  )
}
