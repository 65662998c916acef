import { LogOut } from '../parts/log-out.tsx'
import { OwnerFrame, type OwnerScreen } from '../parts/owner-frame.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../translation.tsx'

/** One of an owner's homes. */
export interface OwnerHomeLink {
  readonly id: string
  readonly title: string
  /** Its page on the site; null where it has none. */
  readonly path: string | null
}

export interface OwnerPortalPageProps {
  readonly screen: OwnerScreen
  readonly homes: readonly OwnerHomeLink[]
  /** Whether the owner may still be offered a passkey. */
  readonly offersPasskey: boolean
}

/** Where a log-in leads to: the owner's homes by title. */
export function OwnerPortalPage({ screen, homes, offersPasskey }: OwnerPortalPageProps) {
  const { t, locale } = useTranslation()
  return (
    <OwnerFrame screen={screen} form="ownerPortal" lead={t(homes.length === 0 ? 'owner.portal.none' : 'owner.portal.lead')}>
      {homes.length > 0 && (
        <ul className="owner-homes">
          {homes.map(({ id, title, path }) => (
            <li key={id}>{path === null ? title : <a href={path}>{title}</a>}</li>
          ))}
        </ul>
      )}
      {offersPasskey && (
        <p>
          {t('owner.portal.passkey')} <a href={`${href('ownerAccount', locale)}#passkeys`}>{t('owner.portal.addPasskey')}</a>
        </p>
      )}
      <div className="owner-ways">
        <a className="text-button" href={href('ownerAccount', locale)}>
          {t('route.ownerAccount')}
        </a>
        <LogOut />
      </div>
    </OwnerFrame>
  )
}
