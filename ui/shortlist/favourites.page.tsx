import { maxCompared, maxShown, type Shortlist } from '#db/model/shortlist/shortlist.ts'
import { Icon } from '../icons.tsx'
import { control, island, pageId, part } from '../islands/html-hooks.ts'
import { ListingCard } from '../listings/listing-card.part.tsx'
import type { ListingCardView } from '../listings/listing-card.present.ts'
import { href } from '../routes.ts'
import { Breadcrumb, type Crumb } from '../site/frame/breadcrumb.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { Comparison } from './comparison.part.tsx'
import type { ComparisonView } from './comparison.present.ts'
import { NoneKept } from './none-kept.part.tsx'
import { ShareLink } from './share-link.part.tsx'
import { ViewedListings } from './viewed-listings.part.tsx'

export interface FavouritesPageProps {
  readonly title: string
  readonly crumbs: readonly Crumb[]
  readonly shortlist: Shortlist
  readonly onOffer: readonly ListingCardView[]
  /** Sold and rented listings. */
  readonly gone: readonly ListingCardView[]
  readonly withdrawn: number
  /** Null for fewer than two chosen listings. */
  readonly comparison: ComparisonView | null
  /** The visitor has pressed the button that compares. */
  readonly asksToCompare: boolean
  /** The absolute address of this page. */
  readonly link: string
}

/** A shortlist: the ids of its address. */
export function FavouritesPage({ title, crumbs, ...selection }: FavouritesPageProps) {
  const { shortlist, comparison, onOffer, gone, withdrawn, link } = selection
  const isFound = onOffer.length + gone.length + withdrawn > 0
  return (
    <>
      <div className="measure favourites" id={pageId('shortlist')} {...island('shortlist', { ids: shortlist.ids, compares: comparison !== null })}>
        <div className="list-head" {...part('head')}>
          <Breadcrumb crumbs={crumbs} />
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        <Remarks {...selection} />
        {comparison && <Comparison comparison={comparison} shortlist={shortlist} />}
        {!comparison && isFound && <Selection {...selection} />}
        {!comparison && !isFound && <NoneKept isNamed={shortlist.ids.length > 0} />}
        {isFound && <ShareLink link={link} />}
      </div>
      <ViewedListings max={6} />
    </>
  )
}

type SelectionProps = Omit<FavouritesPageProps, 'title' | 'crumbs'>

function Remarks({ shortlist, comparison, asksToCompare }: SelectionProps) {
  const { t } = useTranslation()
  const { ids, compared } = shortlist
  const remarks = [
    comparison && compared.length > maxCompared ? t('compare.tooMany', { count: compared.length }) : '',
    !comparison && (asksToCompare || compared.length > 0) ? t('compare.tooFew') : '',
    !comparison && ids.length > maxShown ? t('favourites.first', { shown: maxShown, count: ids.length }) : '',
  ].filter((remark) => remark !== '')
  return remarks.map((remark) => (
    <div className="notice" key={remark} role="status">
      <Icon name="warning" />
      <p>{remark}</p>
    </div>
  ))
}

function Selection({ shortlist, onOffer, gone, withdrawn }: SelectionProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className="favourites-head">
        <p>
          <strong>{t('list.count', { count: onOffer.length })}</strong>
        </p>
        <p className="favourites-shared" hidden {...part('foreign')}>
          {t('favourites.shared')}
        </p>
        <button className="button" type="button" hidden {...part('foreign')} {...part('act', 'save')}>
          {t('favourites.saveAll')}
        </button>
        <button className="text-button" type="button" hidden {...part('own')} {...part('act', 'clear')}>
          {t('favourites.clear')}
        </button>
      </div>
      <Choice shortlist={shortlist} homes={onOffer} />
      {(gone.length > 0 || withdrawn > 0) && <Gone homes={gone} withdrawn={withdrawn} />}
    </>
  )
}

/** The listings on offer, each with a checkbox for the comparison. */
function Choice({ shortlist, homes }: { shortlist: Shortlist; homes: readonly ListingCardView[] }) {
  const { t, locale } = useTranslation()
  if (homes.length === 0) return null
  const isOne = homes.length === 1
  // As many as fit side by side are all chosen from the start.
  const chosen = shortlist.compared.length === 0 && homes.length <= maxCompared ? homes.map(({ id }) => id) : shortlist.compared
  const count = homes.filter(({ id }) => chosen.includes(id)).length
  const counted = t('compare.submitCount', { count: '%' })
  return (
    <form className="compare-form" action={href('favourites', locale)}>
      <input type="hidden" name="ids" value={shortlist.ids.join(',')} />
      <div className="card-grid" {...part('listings')}>
        {homes.map((home, index) => (
          <div className="chosen-home" key={home.id}>
            <ListingCard card={home} first={index === 0} />
            {!isOne && (
              <label className="choice">
                <input type="checkbox" name={control('compare')} value={home.id} defaultChecked={chosen.includes(home.id)} />
                <span>
                  {t('compare.choose')}
                  <span className="visually-hidden">, {home.name}</span>
                </span>
              </label>
            )}
          </div>
        ))}
      </div>
      {!isOne && (
        <div className="compare-bar">
          <p>{t('compare.hint')}</p>
          <button className="button" type="submit" name="comparing" value="1" {...part('compare-count', `${t('compare.submit')}|${counted}`)}>
            {count < 2 ? t('compare.submit') : counted.replace('%', String(count))}
          </button>
        </div>
      )}
    </form>
  )
}

function Gone({ homes, withdrawn }: { homes: readonly ListingCardView[]; withdrawn: number }) {
  const { t } = useTranslation()
  return (
    <div className="favourites-gone">
      {homes.length > 0 && (
        <>
          <h2>{t('favourites.gone')}</h2>
          <div className="card-rows">
            {homes.map((home) => (
              <ListingCard key={home.id} card={home} heading="h3" sizes="240px" />
            ))}
          </div>
        </>
      )}
      {withdrawn > 0 && <p>{t('favourites.withdrawn', { count: withdrawn })}</p>}
    </div>
  )
}
