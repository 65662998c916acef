import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'
import { OwnerFrame, type OwnerScreen } from './owner-frame.part.tsx'

/** The answer to a link that was used, has expired or is invalid, with a link to request a new one. */
export function DeadOwnerLink({ screen, again }: { screen: OwnerScreen; again: 'ownerReset' | 'ownerLogin' }) {
  const { t, locale } = useTranslation()
  return (
    <OwnerFrame screen={screen} form="ownerLink">
      <p>{t('owner.dead.text')}</p>
      <p className="empty-ways">
        <a className="button" href={href(again, locale)}>
          {t(`owner.dead.${again}`)}
        </a>
        <a className="button second" href={href('contact', locale)}>
          {t('route.contact')}
        </a>
      </p>
    </OwnerFrame>
  )
}
