import { ButtonLink, FormSend, QuietLink, SecondLink } from '../../design/buttons.part.tsx'
import { Field } from '../../forms/field.part.tsx'
import { DeadOwnerLink, OwnerFrame, type OwnerScreen } from '../../owners/owner-frame.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'

export interface OwnerSignInPageProps {
  readonly screen: OwnerScreen
  /** `ask`: a link was requested, and its code can be typed; `link`: a link was followed. */
  readonly stage: 'ask' | 'link' | 'dead'
}

/**
 * Log-in by a mailed link: by its button, or by its code in the browser that requested it. Following the link changes nothing, because
 * scanners follow links.
 */
export function OwnerSignInPage({ screen, stage }: OwnerSignInPageProps) {
  const { t, locale } = useTranslation()
  if (stage === 'dead') return <DeadOwnerLink screen={screen} again="ownerLogin" />
  if (stage === 'link') {
    return (
      <OwnerFrame screen={screen} form="ownerSignIn" lead={t('owner.signIn.link.text')}>
        <form className="form" method="post">
          <FormSend label={t('owner.login.send')} />
        </form>
      </OwnerFrame>
    )
  }
  return (
    <OwnerFrame screen={screen} form="ownerSignIn" lead={t('owner.signIn.ask.text')}>
      <form className="form" method="post" noValidate>
        <div className="form-part">
          <Field name="code" inputMode="numeric" autoComplete="one-time-code" short />
        </div>
        <FormSend label={t('owner.login.send')}>
          <QuietLink href={href('ownerLogin', locale)}>{t('owner.backToLogin')}</QuietLink>
        </FormSend>
      </form>
    </OwnerFrame>
  )
}

interface OwnerResetPageProps {
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
          <ButtonLink href={href('ownerLogin', locale)}>{t('route.ownerLogin')}</ButtonLink>
          <SecondLink href={href('ownerReset', locale)}>{t('owner.reset.again')}</SecondLink>
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
        <FormSend label={t('owner.reset.send')}>
          <QuietLink href={href('ownerLogin', locale)}>{t('owner.backToLogin')}</QuietLink>
        </FormSend>
      </form>
    </OwnerFrame>
  )
}
