import { useAgency } from '../agency.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../translation.tsx'
import { OwnerFrame, type OwnerScreen } from './owner-frame.tsx'

/** What a link says that was used, has expired or was never ours, and where a new one is asked for. */
export function DeadOwnerLink({ screen, again }: { screen: OwnerScreen; again: 'ownerReset' | 'ownerLogin' | 'ownerAccount' }) {
  const { t, locale } = useTranslation()
  const { agency } = useAgency()
  return (
    <OwnerFrame screen={screen} form="ownerLink">
      <p>{t('owner.dead.text', { email: agency.email })}</p>
      <p className="empty-ways">
        <a className="button" href={href(again, locale)}>
          {t(`owner.dead.${again}`)}
        </a>
        <a className="button second" href={`mailto:${agency.email}`}>
          {t('owner.dead.ask')}
        </a>
      </p>
    </OwnerFrame>
  )
}
