import { href } from '../routes.ts'
import { useTranslation } from '../translation.tsx'

/** Links to the lists for sale and for rent, for a page that has nothing to show. */
export function WaysToLists() {
  const { t, locale } = useTranslation()
  return (
    <p className="empty-ways">
      <a className="button" href={href('forSale', locale)}>
        {t('notFound.forSale')}
      </a>
      <a className="button second" href={href('forRent', locale)}>
        {t('notFound.forRent')}
      </a>
    </p>
  )
}
