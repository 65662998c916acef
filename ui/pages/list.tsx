import type { Goal } from '#db/model/listing.ts'
import { noFilters, type Search } from '#db/model/search.ts'
import { writeSearch } from '#db/model/search-query.ts'
import { Icon } from '../icons.tsx'
import { pageId } from '../islands/html-hooks.ts'
import { Breadcrumb, type Crumb } from '../parts/breadcrumb.tsx'
import { FilterBar, FilterSheet } from '../parts/filters.tsx'
import { LinkGroups } from '../parts/link-groups.tsx'
import { cardSizes, ListingCard, rowSizes } from '../parts/listing-card.tsx'
import { MapFrame } from '../parts/map-frame.tsx'
import { Pager } from '../parts/pager.tsx'
import { ResultsHead } from '../parts/results-head.tsx'
import { WaysToBeTold } from '../parts/ways-to-be-told.tsx'
import { alertPath } from '../presenters/alert.ts'
import type { ChipView } from '../presenters/chips.ts'
import type { LandingView, LinkGroupView } from '../presenters/landing.ts'
import type { ListingCardView } from '../presenters/listing-card.ts'
import type { NearbyView, SearchChoices } from '../presenters/search.ts'
import { href } from '../routes.ts'
import { useStock } from '../stock.tsx'
import { useTranslation } from '../translation.tsx'

export interface ListPageProps {
  readonly goal: Goal
  readonly title: string
  readonly crumbs: readonly Crumb[]
  readonly search: Search
  readonly choices: SearchChoices
  readonly chips: readonly ChipView[]
  readonly cards: readonly ListingCardView[]
  /** Places nearby that have what the search does not find. */
  readonly nearby: readonly NearbyView[]
  readonly total: number
  readonly pages: number
  /** Whether to render the sheet with all filters. */
  readonly sheet: boolean
  /** Host of the map's tile server; null without one. */
  readonly tilesFrom: string | null
  /** The additions of a landing page; null on a plain list. */
  readonly landing: LandingView | null
  /** Links at the foot: towns, types. */
  readonly ways: readonly LinkGroupView[]
}

export function ListPage({ goal, title, crumbs, search, choices, chips, cards, nearby, total, pages, sheet, tilesFrom, landing, ways }: ListPageProps) {
  const { t, locale } = useTranslation()
  const isEmpty = useStock()[goal] === 0
  const path = href(goal === 'sale' ? 'forSale' : 'forRent', locale)
  const form = { path, goal, search, choices, total }
  const beyond = search.page > pages && total > 0
  if (isEmpty) return <NothingOnOffer goal={goal} title={title} crumbs={crumbs} />
  return (
    <>
      <div className={search.view === 'map' ? 'measure map-view' : 'measure'}>
        <div className="list-head">
          <Breadcrumb crumbs={crumbs} />
          <h1>{title}</h1>
          {landing?.intro && <p className="list-intro">{landing.intro}</p>}
        </div>
        <FilterBar {...form} />
        <div id={pageId('chips')}>
          <Chips path={path} search={search} chips={chips} />
        </div>
        <div id={pageId('results')}>
          <ResultsHead path={path} search={search} total={total} />
          {cards.length > 0 ? (
            <div className={search.view === 'list' ? 'card-rows' : 'card-grid'}>
              {cards.map((card, index) => (
                <ListingCard key={card.id} card={card} sizes={search.view === 'list' ? rowSizes : cardSizes} first={index === 0} eager={index < 3} />
              ))}
            </div>
          ) : (
            <NothingFound goal={goal} path={path} search={search} beyond={beyond} nearby={nearby} />
          )}
          {cards.length > 0 && (
            <Pager
              page={search.page}
              pages={pages}
              count={t('list.count', { count: total })}
              href={(page) => (landing ? landing.path + pageQuery(page) : path + writeSearch(search, { page }))}
            />
          )}
        </div>
        {search.view === 'map' && <MapFrame mapType="list" goal={goal} search={writeSearch(search).replace('?', '')} tilesFrom={tilesFrom} />}
      </div>
      {sheet && <FilterSheet {...form} />}
      {total > 0 && <AlertOffer goal={goal} search={search} />}
      <LinkGroups groups={ways} />
    </>
  )
}

function pageQuery(page: number): string {
  return page > 1 ? `?page=${page}` : ''
}

/** A list without listings: no filters, which would find nothing either. */
function NothingOnOffer({ goal, title, crumbs }: Pick<ListPageProps, 'goal' | 'title' | 'crumbs'>) {
  const { t } = useTranslation()
  return (
    <div className="measure">
      <div className="list-head">
        <Breadcrumb crumbs={crumbs} />
        <h1>{title}</h1>
      </div>
      <div className="empty">
        <h2>{t(goal === 'sale' ? 'list.none.sale' : 'list.none.rent')}</h2>
        <p>{t('list.none.text')}</p>
        <WaysToBeTold goal={goal} />
      </div>
    </div>
  )
}

function Chips({ path, search, chips }: Pick<ListPageProps, 'search' | 'chips'> & { path: string }) {
  const { t } = useTranslation()
  if (chips.length === 0) return null
  return (
    <div className="chips" role="group" aria-label={t('list.chips')}>
      {chips.map((chip) => (
        <a key={chip.text} className="chip" href={path + chip.without} aria-label={t('list.chip.remove', { filter: chip.text })}>
          {chip.text}
          <Icon name="close" />
        </a>
      ))}
      <a className="text-button" href={path + writeSearch(search, noFilters)}>
        {t('list.clear')}
      </a>
    </div>
  )
}

interface NothingFoundProps extends Pick<ListPageProps, 'goal' | 'search' | 'nearby'> {
  readonly path: string
  readonly beyond: boolean
}

function NothingFound({ goal, path, search, beyond, nearby }: NothingFoundProps) {
  const { t, locale } = useTranslation()
  return (
    <div className="empty">
      <h2>{beyond ? t('list.beyond') : t('list.nothing')}</h2>
      <p>{beyond ? t('list.beyond.text') : t('list.nothing.text')}</p>
      {nearby.length > 0 && <Nearby path={path} places={nearby} />}
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

function Nearby({ path, places }: { path: string; places: readonly NearbyView[] }) {
  const { t } = useTranslation()
  return (
    <div>
      <h3 className="aside-title">{t('list.nearby')}</h3>
      <ul className="nearby">
        {places.map(({ text, query }) => (
          <li key={query}>
            <a href={path + query}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function AlertOffer({ goal, search }: { goal: Goal; search: Search }) {
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
