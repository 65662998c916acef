import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'

/** Replaces a page of the desk that the member's role does not include. */
export function DeskRefused() {
  const { t, locale } = useTranslation()
  return (
    <div className="desk-page">
      <h1>{t('desk.refused')}</h1>
      <p>{t('desk.refused.text')}</p>
      <p>
        <a className="button second" href={href('desk', locale)}>
          {t('route.desk')}
        </a>
      </p>
    </div>
  )
}
