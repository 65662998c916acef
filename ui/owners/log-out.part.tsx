import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'

/** Ends this device's session, from any page of the owner portal. */
export function LogOut() {
  const { t, locale } = useTranslation()
  return (
    <form method="post" action={href('ownerAccount', locale)}>
      <button className="text-button" type="submit" name="do" value="logOut">
        {t('owner.logOut')}
      </button>
    </form>
  )
}
