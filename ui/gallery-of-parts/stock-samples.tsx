import { noCrmTypes } from '#db/model/listings/crm-categories.ts'
import { anySearch } from '#db/model/search/search.ts'
import { AlertOffer } from '../alerts/alert-offer.part.tsx'
import { ListingCard } from '../listings/listing-card.part.tsx'
import { presentCard } from '../listings/listing-card.present.ts'
import { SimilarListings } from '../listings/similar-listings.part.tsx'
import { MapCard } from '../map/map-card.part.tsx'
import { MapFrame } from '../map/map-frame.part.tsx'
import { AskBox } from '../search/ask/ask-box.part.tsx'
import { Said } from '../search/ask/said.part.tsx'
import type { SaidView } from '../search/ask/said.present.ts'
import { Chips } from '../search/chips.part.tsx'
import { presentChips } from '../search/chips.present.ts'
import { FilterBar, FilterSheet } from '../search/filters.part.tsx'
import type { NearMissViews } from '../search/near-misses.present.ts'
import { JustOutside, NoneOnPage, NothingFound, WaysToLists } from '../search/nothing-found.part.tsx'
import { PagedCards } from '../search/paged-cards.part.tsx'
import { ResultsHead } from '../search/results-head.part.tsx'
import { type FacetCounts, presentChoices } from '../search/search.present.ts'
import { Comparison } from '../shortlist/comparison.part.tsx'
import { presentComparison } from '../shortlist/comparison.present.ts'
import { NoneKept } from '../shortlist/none-kept.part.tsx'
import { ShareLink } from '../shortlist/share-link.part.tsx'
import { ViewedListings } from '../shortlist/viewed-listings.part.tsx'
import { LinkGroups } from '../site/frame/footer-links.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { presentReferenceCard } from '../statistics/reference.present.ts'
import { ReferenceCard } from '../statistics/reference-card.part.tsx'
import { Sample } from './sample.tsx'
import { sampleNow, sampleRent, sampleSale } from './sample-records.ts'

const search = { ...anySearch, types: ['house'], zips: ['8000'], priceMax: 450_000, bedroomsMin: 2, epc: ['b'], garden: true, livingAreaMin: 120 }
const facets: FacetCounts = {
  ...{
    categories: [],
    labels: { a: 4, b: 9 },
    bedrooms: [24, 20, 12, 5, 1],
    prices: [0, 1, 2, 4, 6, 5, 3, 2, 2, 1, 0, 0, 1, 0, 0, 0, 1],
    terrace: 7,
    garden: 11,
    ready: 9,
  },
  ...{ newBuild: 3, lift: 8, pool: 2, furnished: 1, cellar: 14, annuity: 1 },
  offered: ['terrace', 'garden', 'ready', 'newBuild', 'lift', 'pool', 'furnished', 'cellar', 'annuity'],
}
const said: SaidView = {
  text: 'maison Gnet, vue sur mer',
  corrections: [{ from: 'Gnet', to: 'Gent', asTyped: null }],
  left: 'vue sur mer',
  without: null,
  isFull: false,
}
const filters = { path: '#sample', goal: 'sale' as const, total: 12 }
const shortlist = { ids: [sampleSale.id, sampleRent.id], compared: [sampleSale.id, sampleRent.id], differences: false }

/** Searching the stock: filters, results, near misses and shortlists. */
export function StockSamples() {
  const { t, locale } = useTranslation()
  const choices = presentChoices('sale', facets, search, noCrmTypes, locale)
  const cards = [sampleSale, sampleRent].map((listing) => presentCard(listing, locale, sampleNow))
  const [card] = cards
  const misses: NearMissViews = {
    without: [{ text: t('list.without.filter', { filter: t('search.garden') }), count: '3', query: '?a' }],
    nearby: [{ text: 'Sint-Kruis', count: '2', query: '?b' }],
  }
  return (
    <>
      <Sample name="AskBox, Said">
        <AskBox path="#sample" goal="sale" text={said.text} />
        <Said path="#sample" said={said} />
      </Sample>
      <Sample name="FilterBar">
        <FilterBar {...filters} search={anySearch} choices={presentChoices('sale', facets, anySearch, noCrmTypes, locale)} />
        <FilterBar {...filters} search={search} choices={choices} />
      </Sample>
      <Sample name="FilterSheet">
        <div className="part-sheet">
          <FilterSheet {...filters} search={search} choices={choices} />
        </div>
      </Sample>
      <Sample name="Chips">
        <Chips path="#sample" search={search} chips={presentChips(search, locale)} />
      </Sample>
      <Sample name="ResultsHead">
        <div className="list-bar">
          <ResultsHead {...filters} search={search} />
        </div>
        <div className="list-bar">
          <ResultsHead {...filters} search={anySearch} total={1} />
        </div>
      </Sample>
      <Sample name="PagedCards">
        <PagedCards cards={cards} page={2} pages={3} count="62" path="#sample" render={(each) => <ListingCard key={each.id} card={each} />} />
      </Sample>
      <Sample name="ReferenceCard">
        <div className="card-grid">
          <ReferenceCard card={presentReferenceCard({ listing: sampleSale, closedOn: '2026-06-12' }, locale)} />
          <ReferenceCard card={presentReferenceCard({ listing: sampleRent, closedOn: '2026-05-04' }, locale)} />
        </div>
      </Sample>
      <Sample name="NothingFound">
        <NothingFound goal="sale" search={search} misses={misses} path="#sample" beyond={false} />
        <NothingFound goal="sale" search={search} misses={misses} path="#sample" beyond={true} />
        <JustOutside path="#sample" misses={misses} />
        <NoneOnPage text={t('list.beyond.text')} path="#sample" />
      </Sample>
      <Sample name="AlertOffer">
        <AlertOffer goal="sale" search={search} />
      </Sample>
      <Sample name="LinkGroups">
        <LinkGroups groups={[{ title: t('list.nearby'), links: ['Brugge', 'Gent', 'Knokke-Heist'].map((text) => ({ text, href: `#${text}` })) }]} />
      </Sample>
      <Sample name="WaysToLists">
        <WaysToLists />
      </Sample>
      <Sample name="MapFrame, MapCard">
        <MapFrame mapType="list" goal="sale" tilesFrom="tiles.example" />
        <MapCard card={card ?? null} point={sampleRent.place.point} />
        <MapCard card={null} point={null} />
      </Sample>
      <Sample name="NoneKept">
        <NoneKept isNamed={true} />
      </Sample>
      <Sample name="Comparison">
        <Comparison comparison={presentComparison([sampleSale, sampleRent], locale, sampleNow, false)} shortlist={shortlist} />
      </Sample>
      <Sample name="ShareLink">
        <ShareLink link="https://perron.example/nl/?ids=4001,4002" />
      </Sample>
      <Sample name="SimilarListings">
        <SimilarListings cards={cards} listHref="#sample" />
        <ViewedListings max={3} />
      </Sample>
    </>
  )
}
