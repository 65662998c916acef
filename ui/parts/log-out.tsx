import { href } from '../routes.ts'
import { useTranslation } from '../translation.tsx'

/** Ends the session of this device, from any page of an owner. */
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
