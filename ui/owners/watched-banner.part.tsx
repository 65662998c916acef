import { Icon } from '../icons.tsx'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'

/** The owner whose portal the agency is viewing. */
export interface WatchedOwner {
  /** Null: the account has none. */
  readonly name: string | null
  readonly email: string
}

/** Says whose portal this is and that viewing it is logged, and links back to the desk. */
export function WatchedBanner({ owner: { name, email } }: { owner: WatchedOwner }) {
  const { t, locale } = useTranslation()
  return (
    <aside className="notice watched-banner" aria-label={t('desk.owners.watch')}>
      <Icon name="person" />
      <p>
        {t('desk.owners.watching', { who: name === null ? email : `${name} (${email})` })} <span className="hint">{t('desk.owners.watchingNote')}</span>
      </p>
      <a className="text-button" href={href('deskOwners', locale)}>
        {t('desk.owners.stopWatching')}
      </a>
    </aside>
  )
}
