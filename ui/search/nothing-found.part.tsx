import type { Goal } from '#db/model/listings/listing.ts'
import type { Search } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import { alertPath } from '../alerts/alert.present.ts'
import { useTranslation } from '../site/translation.tsx'
import { NearMisses } from './near-misses.part.tsx'
import type { NearMissViews } from './near-misses.present.ts'

interface NothingFoundProps {
  readonly goal: Goal
  readonly search: Search
  readonly misses: NearMissViews
  readonly path: string
  readonly beyond: boolean
}

/** A list that finds nothing, or a page past its end. */
export function NothingFound({ goal, path, search, beyond, misses }: NothingFoundProps) {
  const { t, locale } = useTranslation()
  return (
    <div className="empty">
      <h2>{beyond ? t('list.beyond') : t('list.nothing')}</h2>
      <p>{beyond ? t('list.beyond.text') : t('list.nothing.text')}</p>
      {!beyond && <NearMisses path={path} {...misses} />}
      <p className="empty-ways">
        <a className="button" href={beyond ? path + writeSearch(search) : path}>
          {beyond ? t('list.beyond.first') : t('list.nothing.all')}
        </a>
        <a className="button second" href={alertPath(goal, search, locale)} rel="nofollow">
          {t('list.alert.make')}
        </a>
      </p>
    </div>
  )
}

/** Below the few homes of a narrow search. */
export function JustOutside({ path, misses }: { path: string; misses: NearMissViews }) {
  const { t } = useTranslation()
  if (misses.without.length + misses.nearby.length === 0) return null
  return (
    <section className="just-outside" aria-labelledby="just-outside">
      <h2 id="just-outside">{t('list.justOutside')}</h2>
      <NearMisses path={path} {...misses} />
    </section>
  )
}
