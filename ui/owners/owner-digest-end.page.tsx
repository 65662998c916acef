import { SecondLink, SendButton } from '../design/buttons.part.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import { DeadOwnerLink, OwnerFrame, type OwnerScreen } from './owner-frame.part.tsx'

export interface OwnerDigestEndPageProps {
  readonly screen: OwnerScreen
  /** `dead`: the link is not valid, or the account was closed. */
  readonly stage: 'ask' | 'done' | 'dead'
}

/** Ends an owner's weekly digest, without a log-in. */
export function OwnerDigestEndPage({ screen, stage }: OwnerDigestEndPageProps) {
  const { t, locale } = useTranslation()
  if (stage === 'dead') return <DeadOwnerLink screen={screen} again="ownerLogin" />
  return (
    <OwnerFrame screen={screen} form="ownerDigestEnd" lead={t(`owner.digestEnd.${stage === 'done' ? 'done' : 'text'}`)}>
      <form className="form" method="post">
        <div className="form-send">
          {stage === 'ask' && <SendButton>{t('owner.digest.end')}</SendButton>}
          <SecondLink href={href('ownerAccount', locale)}>{t('route.ownerAccount')}</SecondLink>
        </div>
      </form>
    </OwnerFrame>
  )
}
