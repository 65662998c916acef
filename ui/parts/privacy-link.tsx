import { href, isImplemented } from '../routes.ts'
import { useTranslation } from '../translation.tsx'

/** The link to the privacy statement beside a consent box; empty while that page does not exist. */
export function PrivacyLink() {
  const { t, locale } = useTranslation()
  return isImplemented('privacy') ? <a href={href('privacy', locale)}>{t('route.privacy')}</a> : null
}
