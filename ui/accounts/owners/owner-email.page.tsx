import { DeadOwnerLink } from '../../owners/dead-owner-link.part.tsx'
import { OwnerFrame, type OwnerScreen } from '../../owners/owner-frame.part.tsx'
import { useTranslation } from '../../site/translation.tsx'

export interface OwnerEmailPageProps {
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
        <div className="form-send">
          <button className="button" type="submit">
            {t('owner.email.send')}
          </button>
        </div>
      </form>
    </OwnerFrame>
  )
}
