import { Field } from '../../forms/field.part.tsx'
import { OwnerFrame, type OwnerScreen } from '../../owners/owner-frame.part.tsx'
import { useTranslation } from '../../site/translation.tsx'
import { PasskeySignIn } from '../passkey-button.part.tsx'

export interface DeskSignInPageProps {
  readonly screen: OwnerScreen
  /** The path to go to after signing in with a passkey. */
  readonly next: string
}

/** Sign-in at the desk: by a mailed link, or by passkey. */
export function DeskSignInPage({ screen, next }: DeskSignInPageProps) {
  const { t } = useTranslation()
  return (
    <OwnerFrame screen={screen} form="deskSignIn" lead={t('desk.signIn.lead')}>
      <form className="form" method="post" noValidate>
        <div className="form-part">
          <Field name="email" type="email" inputMode="email" autoComplete="username webauthn" />
        </div>
        <div className="form-send">
          <button className="button" type="submit">
            {t('desk.signIn.send')}
          </button>
        </div>
        <PasskeySignIn next={next} of="staff" />
      </form>
    </OwnerFrame>
  )
}
