import type { ReactNode } from 'react'
import { isEmptyStock } from '#db/model/search/search.ts'
import { Dropdown } from '../design/dropdown.part.tsx'
import { HouseDrawing } from '../design/house-drawing.part.tsx'
import { Icon } from '../icons.tsx'
import { island } from '../islands/html-hooks.ts'
import { Photograph } from '../listings/photos/photo.part.tsx'
import type { PhotoView } from '../listings/photos/photo.present.ts'
import { PlaceField } from '../places/place-field.part.tsx'
import { href } from '../routes.ts'
import { AskField, SearchButton } from '../search/ask/ask-box.part.tsx'
import { AlertAndContactLinks } from '../search/nothing-found.part.tsx'
import { formatNumber } from '../site/number.present.ts'
import { useAgency, useStock } from '../site/page-context.tsx'
import { useTranslation } from '../site/translation.tsx'
import { type HomeBlockView, HomeSection, type HomeSections } from './home-sections.part.tsx'
import { presentSlogan } from './page-text.present.ts'

export interface HomePageProps extends HomeSections {
  /** Null: a drawing. */
  readonly cover: PhotoView | null
  readonly types: readonly { readonly value: string; readonly label: string }[]
  readonly prices: readonly { readonly value: number; readonly label: string }[]
  /** The sections below the cover, in their order. */
  readonly blocks: readonly HomeBlockView[]
}

/** Displayed width of the cover, for `sizes`. */
export const coverSizes = '100vw'

/** The home page. With nothing on offer it says that the site is about to open. */
export function HomePage({ cover, types, prices, blocks, ...sections }: HomePageProps) {
  const { t } = useTranslation()
  return (
    <>
      <Cover photo={cover}>
        {isEmptyStock(useStock()) ? (
          <div className="opening">
            <p>{t('home.opening.text')}</p>
            <AlertAndContactLinks />
          </div>
        ) : (
          <SearchLine types={types} prices={prices} />
        )}
      </Cover>
      {blocks.map((block) => (
        <HomeSection key={block.key} block={block} {...sections} />
      ))}
    </>
  )
}

function Cover({ photo, children }: { photo: PhotoView | null; children: ReactNode }) {
  const { locale } = useTranslation()
  const slogan = presentSlogan(useAgency().agency, locale)
  if (!photo) {
    return (
      <div className="measure drawn-cover">
        <h1>{slogan}</h1>
        <HouseDrawing />
        <div className="cover-words">{children}</div>
      </div>
    )
  }
  return (
    <div className="cover">
      <div className="cover-photo">
        <Photograph photo={photo} sizes={coverSizes} whole={false} first />
      </div>
      <div className="cover-panel">
        <div className="measure">
          <h1>{slogan}</h1>
          <div>{children}</div>
          <StockCounts />
        </div>
      </div>
    </div>
  )
}

/** How many homes are on offer, where a wide window has room beside the search. */
function StockCounts() {
  const { t, locale } = useTranslation()
  const { sale, rent } = useStock()
  const counts = [
    { count: sale, path: href('forSale', locale), label: t('route.forSale') },
    { count: rent, path: href('forRent', locale), label: t('route.forRent') },
  ].filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  return (
    <ul className="cover-stock" aria-label={t('home.stock')}>
      {counts.map(({ count, path, label }) => (
        <li key={path}>
          <a href={path}>
            <strong>{formatNumber(count, locale)}</strong> <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function SearchLine({ types, prices }: Pick<HomePageProps, 'types' | 'prices'>) {
  const { t, locale } = useTranslation()
  return (
    <search>
      <form className="search-line" action={href('home', locale)} aria-label={t('search.label')} {...island('tidy-form')}>
        <fieldset className="goal">
          <legend className="visually-hidden">{t('search.goal')}</legend>
          <label>
            <input type="radio" name="goal" value="sale" defaultChecked />
            {t('search.buy')}
          </label>
          <label>
            <input type="radio" name="goal" value="rent" />
            {t('search.rent')}
          </label>
        </fieldset>
        <AskField goal="sale" />
        <p className="choose">{t('ask.choose')}</p>
        <PlaceField id="where" label={t('search.place')} places={[]} compact />
        <Choice name="type" label={t('search.type')} any={t('search.anyType')} options={types} />
        <Choice name="priceMax" label={t('search.priceMax')} any={t('search.anyPrice')} options={prices} />
        <SearchButton />
      </form>
    </search>
  )
}

function Choice({ name, label, any, options }: { name: string; label: string; any: string; options: HomePageProps['types' | 'prices'] }) {
  return (
    <div className="select">
      <Dropdown name={name} aria-label={label} defaultValue="" none={any} choices={options.map((option) => ({ value: option.value, text: option.label }))} />
      <Icon name="down" />
    </div>
  )
}
