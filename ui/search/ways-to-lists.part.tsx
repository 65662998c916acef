import { href } from '../routes.ts'
import { useStock } from '../site/stock.tsx'
import { useTranslation } from '../site/translation.tsx'
import { WaysToBeTold } from './ways-to-be-told.part.tsx'

/** Links to the lists that have listings, for a page that has nothing to show. */
export function WaysToLists() {
  const { t, locale } = useTranslation()
  const { sale, rent } = useStock()
  if (sale === 0 && rent === 0) return <WaysToBeTold />
  return (
    <p className="empty-ways">
      {sale > 0 && (
        <a className="button" href={href('forSale', locale)}>
          {t('notFound.forSale')}
        </a>
      )}
      {rent > 0 && (
        <a className={sale > 0 ? 'button second' : 'button'} href={href('forRent', locale)}>
          {t('notFound.forRent')}
        </a>
      )}
    </p>
  )
}
