import { FormSend, QuietLink, SecondButton } from '../../design/buttons.part.tsx'
import { Field, PasswordField } from '../../forms/field.part.tsx'
import { OwnerFrame, type OwnerScreen } from '../../owners/owner-frame.part.tsx'
import { href } from '../../routes.ts'
import { useTranslation } from '../../site/translation.tsx'
import { PasskeySignIn } from '../passkey-button.part.tsx'

export interface OwnerLoginPageProps {
  readonly screen: OwnerScreen
  /** The path to go to after logging in with a passkey. */
  readonly next: string
}

/** Log-in of an owner: by password, by a mailed link, or by passkey. Enter sends the password. */
export function OwnerLoginPage({ screen, next }: OwnerLoginPageProps) {
  const { t, locale } = useTranslation()
  return (
    <OwnerFrame screen={screen} form="ownerLogin" lead={t('owner.login.lead')} isWide>
      <form className="form" method="post" noValidate>
        <div className="form-part">
          <Field name="email" type="email" inputMode="email" autoComplete="username webauthn" />
          <PasswordField name="password" autoComplete="current-password" />
        </div>
        <FormSend act="password" label={t('owner.login.send')}>
          <QuietLink href={href('ownerReset', locale)}>{t('owner.login.forgotten')}</QuietLink>
        </FormSend>
        <section className="owner-other" aria-labelledby="other-ways">
          <h2 id="other-ways">{t('owner.login.other')}</h2>
          <p>{t('owner.login.link.text')}</p>
          <SecondButton act="link">{t('owner.login.link')}</SecondButton>
          <PasskeySignIn next={next} />
        </section>
      </form>
      <p className="hint">
        <a className="text-button" href={href('deskSignIn', locale)} rel="nofollow">
          {t('owner.login.staff')}
        </a>
      </p>
    </OwnerFrame>
  )
}
