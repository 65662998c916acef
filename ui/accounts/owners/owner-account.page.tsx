import { FormSend } from '../../design/buttons.part.tsx'
import { PasswordField } from '../../forms/field.part.tsx'
import { AddressForm, DigestForm, type PasskeyLine, PasskeyList, PasswordForm, type SessionLine, SessionList } from '../../owners/owner-account-parts.part.tsx'
import { DeadOwnerLink, OwnerFrame, type OwnerScreen } from '../../owners/owner-frame.part.tsx'
import { useTranslation } from '../../site/translation.tsx'

export interface OwnerAccountPageProps {
  readonly screen: OwnerScreen
  readonly email: string
  readonly hasPassword: boolean
  readonly wantsDigest: boolean
  readonly sessions: readonly SessionLine[]
  readonly passkeys: readonly PasskeyLine[]
}

/** An owner's account: its sessions, log-in methods and mails. */
export function OwnerAccountPage({ screen, email, hasPassword, wantsDigest, sessions, passkeys }: OwnerAccountPageProps) {
  const { t } = useTranslation()
  return (
    <OwnerFrame screen={screen} form="ownerAccount" lead={t('owner.password.account', { email })} way="ownerPortal" isWide>
      <DigestForm wantsDigest={wantsDigest} />
      <PasskeyList passkeys={passkeys} />
      <PasswordForm email={email} hasPassword={hasPassword} />
      <AddressForm hasPassword={hasPassword} />
      <SessionList sessions={sessions} />
    </OwnerFrame>
  )
}

interface OwnerEmailPageProps {
  readonly screen: OwnerScreen
  /** The new address; null for a link that is not valid. */
  readonly address: string | null
}

/** Confirms the new address of an account, from a link that was mailed to it. */
export function OwnerEmailPage({ screen, address }: OwnerEmailPageProps) {
  const { t } = useTranslation()
  if (address === null) return <DeadOwnerLink screen={screen} again="ownerLogin" />
  return (
    <OwnerFrame screen={screen} form="ownerEmail" lead={t('owner.email.confirm', { email: address })}>
      <form className="form" method="post">
        <FormSend label={t('owner.email.send')} />
      </form>
    </OwnerFrame>
  )
}

interface OwnerPasswordPageProps {
  readonly screen: OwnerScreen
  /** The account of the link; null for a link that is not valid. */
  readonly account: { readonly email: string; readonly isNew: boolean } | null
}

/** Sets the password of the account that the mailed link belongs to. */
export function OwnerPasswordPage({ screen, account }: OwnerPasswordPageProps) {
  const { t } = useTranslation()
  if (account === null) return <DeadOwnerLink screen={screen} again="ownerReset" />
  return (
    <OwnerFrame screen={screen} form="ownerPassword" lead={t(account.isNew ? 'owner.password.first' : 'owner.password.another')}>
      <form className="form" method="post" noValidate>
        <div className="form-part">
          <input type="hidden" name="email" value={account.email} autoComplete="username" />
          <p>{t('owner.password.account', { email: account.email })}</p>
          <PasswordField name="newPassword" autoComplete="new-password" />
          <PasswordField name="passwordAgain" autoComplete="new-password" />
        </div>
        <FormSend label={t('owner.password.send')} />
      </form>
    </OwnerFrame>
  )
}
