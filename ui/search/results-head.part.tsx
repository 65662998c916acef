import type { Goal } from '#db/model/listings/listing.ts'
import { type Direction, filterCount, noFilters, type Search, type Sort, type View, views } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import type { PlainKey } from '#messages/translate.ts'
import { alertPath } from '../alerts/alert.present.ts'
import { Icon, type IconName } from '../icons.tsx'
import { island, part } from '../islands/html-hooks.ts'
import { useTranslation } from '../site/translation.tsx'
import { withSaid } from './ask/said.present.ts'

interface Order {
  readonly sort: Sort
  readonly dir: Direction
  readonly label: PlainKey
}

/** Every sort order with its label. */
const orders: readonly Order[] = [
  { sort: 'date', dir: 'desc', label: 'sort.date.desc' },
  { sort: 'date', dir: 'asc', label: 'sort.date.asc' },
  { sort: 'price', dir: 'asc', label: 'sort.price.asc' },
  { sort: 'price', dir: 'desc', label: 'sort.price.desc' },
  { sort: 'city', dir: 'asc', label: 'sort.city.asc' },
  { sort: 'city', dir: 'desc', label: 'sort.city.desc' },
  { sort: 'type', dir: 'asc', label: 'sort.type.asc' },
  { sort: 'type', dir: 'desc', label: 'sort.type.desc' },
]
const looks: Record<View, { icon: IconName; label: PlainKey }> = {
  grid: { icon: 'grid', label: 'list.view.grid' },
  list: { icon: 'rows', label: 'list.view.list' },
  map: { icon: 'map', label: 'list.view.map' },
}

interface ResultsHeadProps {
  readonly path: string
  readonly goal: Goal
  readonly search: Search
  /** The sentence that led to the list, which another order or view keeps. */
  readonly said?: string | null
  readonly total: number
}

/** The number of results, saving the search, the sort order and the view; plain links, so that every state has an address. */
export function ResultsHead({ path, goal, search, said = null, total }: ResultsHeadProps) {
  const { t, locale } = useTranslation()
  const current = orders.find((order) => order.sort === search.sort && order.dir === search.dir)
  return (
    <div className="results-head">
      <p role="status" {...part('total')}>
        <strong>{t('list.count', { count: total })}</strong> <span>{t('list.found', { count: total })}</span>
      </p>
      {filterCount(search) > 0 && (
        <a className="text-button results-clear" href={path + writeSearch(search, noFilters)}>
          {t('list.clear')}
        </a>
      )}
      <div className="results-tools">
        {total > 0 && (
          <a className="save-search" href={alertPath(goal, search, locale)} rel="nofollow" aria-label={t('list.alert.make')}>
            <Icon name="bell" />
            <span>{t('list.alert.make')}</span>
          </a>
        )}
        <details className="sort" {...island('menu')}>
          <summary>
            <span>{t('sort.by')}</span>
            <b>{current && t(current.label)}</b>
            <Icon name="down" />
          </summary>
          <ul className="sort-panel">
            {orders.map((order) => (
              <li key={order.label}>
                <a
                  href={path + withSaid(writeSearch(search, { sort: order.sort, dir: order.dir }), said)}
                  aria-current={order === current ? 'true' : undefined}
                >
                  {t(order.label)}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <ul className="views" aria-label={t('list.view')}>
          {views.map((view) => (
            <li key={view}>
              <a
                href={path + withSaid(writeSearch(search, { view, page: search.page }), said)}
                aria-current={view === search.view ? 'true' : undefined}
                aria-label={t(looks[view].label)}
              >
                <Icon name={looks[view].icon} />
                <span>{t(looks[view].label)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
