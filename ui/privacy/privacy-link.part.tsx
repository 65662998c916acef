import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'

/** The link to the privacy statement beside a consent box. */
export function PrivacyLink() {
  const { t, locale } = useTranslation()
  return <a href={href('privacy', locale)}>{t('route.privacy')}</a>
}
