import type { Goal } from '#db/model/listings/listing.ts'
import { anySearch } from '#db/model/search/search.ts'
import { demandPath } from '../alerts/alert.present.ts'
import { href } from '../routes.ts'
import { useTranslation } from '../site/translation.tsx'

/** Links for a visitor when the site has nothing to show yet: the demand register and the contact page. */
export function WaysToBeTold({ goal }: { goal?: Goal }) {
  const { t, locale } = useTranslation()
  return (
    <p className="empty-ways">
      <a className="button" href={goal ? demandPath(goal, anySearch, locale) : href('demandRegister', locale)} rel={goal && 'nofollow'}>
        {t('ways.alert')}
      </a>
      <a className="button second" href={href('contact', locale)}>
        {t('ways.contact')}
      </a>
    </p>
  )
}
