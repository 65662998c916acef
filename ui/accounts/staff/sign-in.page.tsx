import { FormSend } from '../../design/buttons.part.tsx'
import { Field } from '../../forms/field.part.tsx'
import { OwnerFrame, type OwnerScreen } from '../../owners/owner-frame.part.tsx'
import { href } from '../../routes.ts'
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
        <FormSend label={t('desk.signIn.send')} />
        <PasskeySignIn next={next} of="staff" />
      </form>
    </OwnerFrame>
  )
}

interface DeskLinkPageProps {
  readonly screen: OwnerScreen
  /** `ask`: a link was requested, and its code can be typed; `link`: a link was followed. */
  readonly stage: 'ask' | 'link' | 'dead'
}

/**
 * Sign-in by a mailed link: by its button, or by its code in the browser that requested it. Following the link changes nothing, because
 * scanners follow links.
 */
export function DeskLinkPage({ screen, stage }: DeskLinkPageProps) {
  const { t, locale } = useTranslation()
  const again = (
    <a className={stage === 'dead' ? 'button' : 'text-button'} href={href('deskSignIn', locale)}>
      {t('desk.link.again')}
    </a>
  )
  return (
    <OwnerFrame screen={screen} form="deskLink" lead={t(`desk.link.${stage}`)}>
      {stage === 'dead' ? (
        <p>{again}</p>
      ) : (
        <form className="form" method="post" noValidate>
          {stage === 'ask' && (
            <div className="form-part">
              <Field name="code" inputMode="numeric" autoComplete="one-time-code" short />
            </div>
          )}
          <FormSend label={t('desk.signIn')}>{stage === 'ask' && again}</FormSend>
        </form>
      )}
    </OwnerFrame>
  )
}
