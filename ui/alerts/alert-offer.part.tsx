import type { Goal } from '#db/model/listings/listing.ts'
import type { Search } from '#db/model/search/search.ts'
import { useTranslation } from '../site/translation.tsx'
import { alertPath } from './alert.present.ts'

/** Offers to save a search, below its list. */
export function AlertOffer({ goal, search }: { goal: Goal; search: Search }) {
  const { t, locale } = useTranslation()
  return (
    <section className="band" aria-labelledby="alert">
      <div className="measure alert-offer">
        <div>
          <h2 id="alert">{t('list.alert')}</h2>
          <p>{t('list.alert.text')}</p>
        </div>
        <a className="button" href={alertPath(goal, search, locale)} rel="nofollow">
          {t('list.alert.make')}
        </a>
      </div>
    </section>
  )
}
