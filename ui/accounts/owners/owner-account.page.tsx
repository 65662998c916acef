import { AddressForm, DigestForm, type PasskeyLine, PasskeyList, PasswordForm, type SessionLine, SessionList } from '../../owners/owner-account-parts.part.tsx'
import { OwnerFrame, type OwnerScreen } from '../../owners/owner-frame.part.tsx'
import { href } from '../../routes.ts'
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
  const { t, locale } = useTranslation()
  return (
    <OwnerFrame screen={screen} form="ownerAccount" lead={t('owner.password.account', { email })} way="ownerPortal" isWide>
      <DigestForm wantsDigest={wantsDigest} />
      <PasskeyList passkeys={passkeys} next={`${href('ownerAccount', locale)}?done=passkey`} />
      <PasswordForm email={email} hasPassword={hasPassword} />
      <AddressForm hasPassword={hasPassword} />
      <SessionList sessions={sessions} />
    </OwnerFrame>
  )
}
