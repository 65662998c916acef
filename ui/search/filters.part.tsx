import type { ReactNode } from 'react'
import type { Goal } from '#db/model/listings/listing.ts'
import { filterCount, noFilters, type Search } from '#db/model/search/search.ts'
import { writeSearch } from '#db/model/search/search-query.ts'
import { QuietLink, SecondLink } from '../design/buttons.part.tsx'
import { Icon } from '../icons.tsx'
import { island, pageId, part } from '../islands/html-hooks.ts'
import { CachedPiece } from '../site/piece.tsx'
import { useTranslation } from '../site/translation.tsx'
import { withSaid } from './ask/said.present.ts'
import { CountFields, MeasureFields } from './filter-counts.part.tsx'
import { BedroomFields, FeatureFields, LabelFields, OutdoorFields, PriceFields, WhereFields, WordsField } from './filter-fields.part.tsx'
import { TypeGroups, TypeTree } from './filter-types.part.tsx'
import { outdoorFlags } from './filter-words.present.ts'
import type { SearchChoices } from './search.present.ts'

interface FilterProps {
  readonly path: string
  readonly goal: Goal
  readonly search: Search
  readonly choices: SearchChoices
  readonly total: number
}

interface FilterBarProps extends FilterProps {
  /** The sentence that the list answers, which a change of the view keeps. */
  readonly said?: string | null
}

/** The filter bar above a list: label and value, each with a panel below. On a phone, one button opens the sheet. */
export function FilterBar(props: FilterBarProps) {
  const { t } = useTranslation()
  return <CachedPiece as="search" className="filter-bar" aria-label={t('search.filters')} view={FilterBarContent} props={props} />
}

function FilterBarContent({ path, goal, search, choices, total, said = null }: FilterBarProps) {
  const { t } = useTranslation()
  const { summary } = choices
  const fields = { search, choices }
  const show = t('search.showCount', { count: total })
  const panel = { show }
  const sheet = `${path}${sheetQuery(search, said)}#filters`
  return (
    <>
      <form action={path} {...island('filters', { goal })}>
        <HiddenFilters search={{ ...search, ...shownInBar }} />
        <Filter label={t('search.where')} value={summary.where} {...panel}>
          <WhereFields id="bar" {...fields} />
        </Filter>
        <Filter label={t('search.type')} value={summary.types} {...panel}>
          <TypeGroups {...fields} />
        </Filter>
        <Filter label={t('search.price')} value={summary.price} {...panel}>
          <PriceFields id="bar" search={search} prices={choices.prices} withLimit={(limit) => limited(path, search, limit)} />
          <p className="hint">{t('search.priceHint')}</p>
        </Filter>
        <Filter label={t('search.bedrooms')} value={summary.bedrooms} {...panel}>
          <BedroomFields {...fields} />
        </Filter>
        <Filter label={t('search.energy')} value={summary.energy} second {...panel}>
          <LabelFields {...fields} />
        </Filter>
        <Filter label={t('search.outdoors')} value={summary.outdoors} second {...panel}>
          <OutdoorFields {...fields} />
        </Filter>
        <a className="all-filters" href={sheet} rel="nofollow" {...island('sheet')}>
          <Icon name="filters" />
          {t('search.all')}
        </a>
        <Status />
      </form>
      <div className="mobile-bar">
        <a className="button second" href={sheet} rel="nofollow" {...island('sheet')}>
          <Icon name="filters" />
          {t('search.filters')}
          <FilterCount count={filterCount(search)} />
        </a>
        <SecondLink href={path + withSaid(writeSearch(search, { view: search.view === 'map' ? 'grid' : 'map' }), said)}>
          <Icon name={search.view === 'map' ? 'grid' : 'map'} />
          {t(search.view === 'map' ? 'list.view.list' : 'list.view.map')}
        </SecondLink>
      </div>
    </>
  )
}

/** Query of the page with its sheet, which is a quarter of a list's elements and therefore rendered on request only. */
function sheetQuery(search: Search, said: string | null): string {
  const query = withSaid(writeSearch(search, { page: search.page }), said)
  return `${query === '' ? '?' : `${query}&`}filters=1`
}

/** All filters in one dialog. Without script it opens as the target of its link. */
export function FilterSheet({ path, goal, search, choices, total }: FilterProps) {
  const { t } = useTranslation()
  const fields = { search, choices }
  return (
    <dialog className="sheet" id={pageId('filters')} aria-labelledby="filters-title">
      <form className="sheet-page" action={path} {...island('filters', { goal })}>
        <HiddenFilters search={{ ...search, ...noFilters, area: search.area }} />
        <div className="sheet-head">
          <h2 id="filters-title">{t('search.filters')}</h2>
          <a className="icon-button" href="#content" aria-label={t('frame.close')} {...part('close')}>
            <Icon name="close" />
          </a>
        </div>
        <div className="sheet-body">
          <WhereFields id="sheet" {...fields} />
          <Group legend={t('search.type')}>
            <TypeTree {...fields} />
          </Group>
          <Group legend={t('search.price')}>
            <PriceFields id="sheet" search={search} prices={choices.prices} withLimit={(limit) => limited(path, search, limit)} fills />
          </Group>
          <Group legend={t('search.bedroomsMin')}>
            <BedroomFields {...fields} />
          </Group>
          <Group legend={t('search.energy')}>
            <LabelFields {...fields} />
          </Group>
          <Group legend={t('search.outdoors')}>
            <OutdoorFields {...fields} />
          </Group>
          {choices.features.length > 0 && (
            <Group legend={t('search.features')}>
              <FeatureFields {...fields} />
            </Group>
          )}
          <Group legend={t('search.measures')}>
            <MeasureFields search={search} />
          </Group>
          <Group legend={t('search.counts')}>
            <CountFields search={search} />
          </Group>
          <WordsField search={search} />
        </div>
        <div className="sheet-foot">
          <QuietLink href={path + writeSearch(search, noFilters)}>{t('list.clear')}</QuietLink>
          <Show text={t('search.showCount', { count: total })} />
        </div>
        <Status />
      </form>
    </dialog>
  )
}

/** The list with another price limit. */
function limited(path: string, search: Search, priceMax: number): string {
  return path + writeSearch(search, { priceMin: null, priceMax })
}

/** The parameters that the bar has fields for and therefore does not keep as hidden fields; those of a circle are with the places. */
const shownInBar = {
  types: [],
  zips: [],
  zones: [],
  near: null,
  priceMin: null,
  priceMax: null,
  bedroomsMin: null,
  epc: [],
  ...Object.fromEntries(outdoorFlags.map((name) => [name, false])),
} as const satisfies Partial<Search>

/** Hidden fields for parameters of the address without a field in the form: sort order, view, area. */
function HiddenFilters({ search }: { search: Search }) {
  return [...new URLSearchParams(writeSearch(search))].map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}

interface FilterPanelProps {
  readonly label: string
  readonly value: string | null
  /** The text of its submit button. */
  readonly show: string
  /** Shown only where there is room. */
  readonly second?: boolean
  readonly children: ReactNode
}

function Filter({ label, value, show, second = false, children }: FilterPanelProps) {
  return (
    <details className={`filter${value === null ? '' : ' is-set'}${second ? ' is-second' : ''}`} name="filter" {...island('menu')}>
      <summary>
        <b>{label}</b>
        {value !== null && <span>{value}</span>}
        <Icon name="down" />
      </summary>
      <div className="filter-panel">
        {children}
        <Show text={show} />
      </div>
    </details>
  )
}

/** The submit button with the number of results, which the island keeps up to date. */
function Show({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <button className="button" type="submit" {...part('show', t('search.submit'))}>
      {text}
    </button>
  )
}

function Status() {
  return <p className="visually-hidden" role="status" {...part('status')} />
}

function FilterCount({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <span className="filter-count">
      {count}
      <span className="visually-hidden"> {t('search.active')}</span>
    </span>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
