import { PasswordField } from '../../forms/password-field.part.tsx'
import { DeadOwnerLink } from '../../owners/dead-owner-link.part.tsx'
import { OwnerFrame, type OwnerScreen } from '../../owners/owner-frame.part.tsx'
import { useTranslation } from '../../site/translation.tsx'

export interface OwnerPasswordPageProps {
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
        <div className="form-send">
          <button className="button" type="submit">
            {t('owner.password.send')}
          </button>
        </div>
      </form>
    </OwnerFrame>
  )
}
