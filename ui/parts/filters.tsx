import { type Search, writeSearch } from '#db/model/search.ts'
import { Icon } from '../icons.tsx'
import { formatNumber } from '../presenters/number.ts'
import type { SearchChoices } from '../presenters/search.ts'
import { useTranslation } from '../translation.tsx'

interface FilterProps {
  readonly path: string
  readonly search: Search
  readonly choices: SearchChoices
}

const bedroomSteps = [1, 2, 3, 4, 5] as const

/** The quiet bar above a list: label and value, each opening its panel below. On a phone, one button that opens the sheet. */
export function FilterBar({ path, search, choices, count }: FilterProps & { count: number }) {
  const { t } = useTranslation()
  const { summary } = choices
  return (
    <search className="filter-bar" aria-label={t('search.filters')}>
      <form action={path} data-island="tidy-form">
        <Kept search={search} />
        <Filter label={t('search.where')} value={summary.where}>
          <WhereFields id="bar" search={search} />
        </Filter>
        <Filter label={t('search.type')} value={summary.types}>
          <TypeFields search={search} choices={choices} />
        </Filter>
        <Filter label={t('search.price')} value={summary.price}>
          <PriceFields id="bar" search={search} />
          <p className="hint">{t('search.priceHint')}</p>
        </Filter>
        <Filter label={t('search.bedrooms')} value={summary.bedrooms}>
          <BedroomFields search={search} />
        </Filter>
      </form>
      <div className="mobile-bar">
        <a className="button second" href="#filters" data-island="sheet">
          <Icon name="filters" />
          {t('search.filters')}
          {count > 0 && (
            <span className="filter-count">
              {count}
              <span className="visually-hidden"> {t('search.active')}</span>
            </span>
          )}
        </a>
      </div>
    </search>
  )
}

/** All filters at once: from below on a phone. Without JavaScript it opens as the target of its link. */
export function FilterSheet({ path, search, choices }: FilterProps) {
  const { t } = useTranslation()
  const cleared = writeSearch(search, { types: [], zips: [], q: null, priceMin: null, priceMax: null, bedroomsMin: null, bedroomsMax: null })
  return (
    <dialog className="sheet" id="filters" aria-labelledby="filters-title">
      <form className="sheet-page" action={path} data-island="tidy-form">
        <Kept search={search} />
        <div className="sheet-head">
          <h2 id="filters-title">{t('search.filters')}</h2>
          <a className="icon-button" href="#content" aria-label={t('frame.close')} data-close="">
            <Icon name="close" />
          </a>
        </div>
        <div className="sheet-body">
          <WhereFields id="sheet" search={search} />
          <fieldset>
            <legend>{t('search.type')}</legend>
            <TypeFields search={search} choices={choices} />
          </fieldset>
          <fieldset>
            <legend>{t('search.price')}</legend>
            <PriceFields id="sheet" search={search} />
          </fieldset>
          <fieldset>
            <legend>{t('search.bedroomsMin')}</legend>
            <BedroomFields search={search} />
          </fieldset>
        </div>
        <div className="sheet-foot">
          <a className="text-button" href={path + cleared}>
            {t('list.clear')}
          </a>
          <button className="button" type="submit">
            {t('search.show')}
          </button>
        </div>
      </form>
    </dialog>
  )
}

/** What the form does not ask but the address holds: the order and the view. */
function Kept({ search }: { search: Search }) {
  const kept = new URLSearchParams(
    writeSearch({ ...search, types: [], zips: [], q: null, priceMin: null, priceMax: null, bedroomsMin: null, bedroomsMax: null }),
  )
  return [...kept].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

interface FilterPanelProps {
  readonly label: string
  readonly value: string | null
  readonly children: React.ReactNode
}

function Filter({ label, value, children }: FilterPanelProps) {
  const { t } = useTranslation()
  return (
    <details className={value === null ? 'filter' : 'filter is-set'} name="filter" data-island="menu">
      <summary>
        <b>{label}</b>
        <span>{value ?? t('search.any')}</span>
        <Icon name="down" />
      </summary>
      <div className="filter-panel">
        {children}
        <button className="button" type="submit">
          {t('search.show')}
        </button>
      </div>
    </details>
  )
}

function WhereFields({ id, search }: { id: string; search: Search }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-q`}>{t('search.town')}</label>
        <input className="input" type="search" id={`${id}-q`} name="q" defaultValue={search.q ?? ''} autoComplete="address-level2" />
      </div>
      <div className="field">
        <label htmlFor={`${id}-zip`}>{t('search.zip')}</label>
        <input className="input" type="text" id={`${id}-zip`} name="zip" defaultValue={search.zips.join(', ')} inputMode="numeric" autoComplete="postal-code" />
      </div>
    </>
  )
}

function TypeFields({ search, choices }: { search: Search; choices: SearchChoices }) {
  return (
    <div className="type-choices">
      {choices.types.map((type) => (
        <label key={type.value} className="choice">
          <input type="checkbox" name="type" value={type.value} defaultChecked={search.types.includes(type.value)} />
          <span>
            {type.label} <span className="choice-count">{formatNumber(type.count)}</span>
          </span>
        </label>
      ))}
    </div>
  )
}

function PriceFields({ id, search }: { id: string; search: Search }) {
  const { t } = useTranslation()
  return (
    <div className="pair">
      <PriceField id={`${id}-min`} name="priceMin" label={t('search.from')} value={search.priceMin} />
      <PriceField id={`${id}-max`} name="priceMax" label={t('search.to')} value={search.priceMax} />
    </div>
  )
}

function PriceField({ id, name, label, value }: { id: string; name: string; label: string; value: number | null }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input className="input" type="text" id={id} name={name} inputMode="numeric" placeholder="€" defaultValue={value === null ? '' : formatNumber(value)} />
    </div>
  )
}

function BedroomFields({ search }: { search: Search }) {
  const { t } = useTranslation()
  return (
    <div className="segments is-even">
      <label>
        <input type="radio" name="bedroomsMin" value="" defaultChecked={search.bedroomsMin === null} />
        {t('search.anyShort')}
      </label>
      {bedroomSteps.map((step) => (
        <label key={step}>
          <input type="radio" name="bedroomsMin" value={step} defaultChecked={search.bedroomsMin === step} />
          {`${step}+`}
        </label>
      ))}
    </div>
  )
}
