import type { Goal } from '#db/model/listings/listing.ts'
import { anySearch, type Search } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import { AlertOffer } from '../alerts/alert-offer.part.tsx'
import { pageId } from '../islands/html-hooks.ts'
import { ListingCard, sizesInList } from '../listings/listing-card.part.tsx'
import type { ListingCardView } from '../listings/listing-card.present.ts'
import { MapFrame } from '../map/map-frame.part.tsx'
import { href } from '../routes.ts'
import { ViewedListings } from '../shortlist/viewed-listings.part.tsx'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { LinkGroups } from '../site/frame/footer-links.part.tsx'
import { LaterStyles } from '../site/later-styles.tsx'
import { useStock } from '../site/page-context.tsx'
import { Pager } from '../site/pager.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { AskBox } from './ask/ask-box.part.tsx'
import { Said } from './ask/said.part.tsx'
import { type SaidView, withSaid } from './ask/said.present.ts'
import { Chips } from './chips.part.tsx'
import type { ChipView } from './chips.present.ts'
import { FilterBar, FilterSheet } from './filters.part.tsx'
import type { LandingView, LinkGroupView } from './landing.present.ts'
import type { NearMissViews } from './near-misses.present.ts'
import { AlertAndContactLinks, JustOutside, NothingFound } from './nothing-found.part.tsx'
import { ResultsHead } from './results-head.part.tsx'
import type { SearchChoices } from './search.present.ts'

export interface ListPageProps {
  readonly goal: Goal
  readonly title: string
  readonly crumbs: readonly Crumb[]
  readonly search: Search
  /** How the sentence that led here was read; null without one. */
  readonly said: SaidView | null
  readonly choices: SearchChoices
  readonly chips: readonly ChipView[]
  readonly cards: readonly ListingCardView[]
  /** Near misses of a search with few or no results. */
  readonly misses: NearMissViews
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

export function ListPage({ goal, title, crumbs, search, said, choices, chips, cards, misses, total, pages, sheet, tilesFrom, landing, ways }: ListPageProps) {
  const { t, locale } = useTranslation()
  const isEmpty = useStock()[goal] === 0
  const path = href(goal === 'sale' ? 'forSale' : 'forRent', locale)
  const form = { path, goal, search, choices, total }
  const sentence = said?.text ?? null
  const isRow = search.view === 'list'
  const isOnly = cards.length === 1 && search.view === 'grid'
  const beyond = search.page > pages && total > 0
  if (isEmpty) return <NothingOnOffer goal={goal} title={title} crumbs={crumbs} />
  const results = (
    <div id={pageId('results')}>
      {cards.length > 0 ? (
        <div className={isRow ? 'card-rows' : 'card-grid'}>
          {cards.map((card, index) => (
            <ListingCard
              key={card.id}
              card={card}
              sizes={sizesInList(search.view, cards.length)}
              {...((isRow || isOnly) && { isRow: true })}
              first={index === 0}
            />
          ))}
        </div>
      ) : (
        <NothingFound goal={goal} path={path} search={search} beyond={beyond} misses={misses} />
      )}
      {cards.length > 0 && <JustOutside path={path} misses={misses} />}
      {cards.length > 0 && pages > 1 && (
        <Pager
          page={search.page}
          pages={pages}
          count={t('list.count', { count: total })}
          href={(page) => (landing ? landing.path + pageQuery(page) : path + withSaid(writeSearch(search, { page }), sentence))}
        />
      )}
    </div>
  )
  return (
    <>
      <div className={search.view === 'map' ? 'measure map-view' : 'measure'}>
        <div className="list-head">
          <Breadcrumb crumbs={crumbs} />
          <h1>{title}</h1>
          {landing?.intro && <p className="list-intro">{landing.intro}</p>}
          <AskBox path={path} goal={goal} search={landing ? anySearch : search} text={said?.text ?? ''} />
          {said && <Said path={path} said={said} />}
        </div>
        <div className="list-bar">
          <FilterBar {...form} said={sentence} />
          <div id={pageId('tools')}>
            <ResultsHead path={path} goal={goal} search={search} said={sentence} total={total} />
          </div>
        </div>
        <div id={pageId('chips')}>
          <Chips path={path} search={search} chips={chips} />
        </div>
        {search.view === 'map' ? (
          <div className="map-columns">
            {results}
            <MapFrame mapType="list" goal={goal} search={writeSearch(search).replace('?', '')} tilesFrom={tilesFrom} />
          </div>
        ) : (
          results
        )}
      </div>
      <LaterStyles />
      {sheet && <FilterSheet {...form} />}
      {total > 0 && <AlertOffer goal={goal} search={search} />}
      <ViewedListings max={3} />
      <LinkGroups groups={ways} />
    </>
  )
}

function pageQuery(page: number): string {
  return page > 1 ? `?page=${page}` : ''
}

/** A list without listings has no filters, because they would find nothing either. */
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
        <AlertAndContactLinks goal={goal} />
      </div>
    </div>
  )
}
