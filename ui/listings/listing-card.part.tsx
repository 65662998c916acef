import type { Search } from '#db/model/search/search.ts'
import { UnbrokenAmounts } from '../design/unbroken.part.tsx'
import { part } from '../islands/html-hooks.ts'
import { CachedPiece } from '../site/piece.tsx'
import type { EnergyBadgeView } from './facts/energy.present.ts'
import type { BadgeView, ListingCardView } from './listing-card.present.ts'
import { Photograph } from './photos/photo.part.tsx'
import type { PriceView } from './price.present.ts'

/** Widths of the photograph in a row, for `sizes`. */
export const rowSizes = '(min-width: 48em) 240px, 120px'
/** The same on a card of a grid. */
export const cardSizes = '(min-width: 60em) 420px, (min-width: 37.5em) 46vw, 92vw'

/** The same on the only card of a list. */
const onlySizes = '(min-width: 48em) 560px, 92vw'

/** The same for a list of cards in a view. */
export function sizesInList(view: Search['view'], count: number): string {
  if (view === 'list') return rowSizes
  return view === 'grid' && count === 1 ? onlySizes : cardSizes
}

interface ListingCardProps {
  readonly card: ListingCardView
  readonly heading?: 'h2' | 'h3'
  readonly sizes?: string
  /** Its photograph is the largest when the page opens, and loaded with high priority; those of the others are lazy. */
  readonly first?: boolean
  /** Its photograph is loaded at once. */
  readonly eager?: boolean
  /** Whether it is in a row or alone in a list, with room for title and street. */
  readonly isRow?: boolean
}

/** Photograph, place, price, type and two facts; the whole card is a link. The heart is added in the browser. */
export function ListingCard(props: ListingCardProps) {
  return <CachedPiece as="article" className="card" {...part('listing-id', props.card.id)} view={CardContent} props={props} />
}

function CardContent({ card, heading: Heading = 'h2', sizes = cardSizes, eager = false, first = false, isRow = false }: ListingCardProps) {
  return (
    <>
      <div className={card.photo ? 'card-photo' : 'card-photo is-empty'} {...part('card-photo')}>
        {card.photo ? <Photograph photo={card.photo} sizes={sizes} eager={eager || first} first={first} /> : <NoPhoto />}
        <Badge badge={card.badge} />
      </div>
      <div className="card-body">
        <Heading className="card-place">
          <a href={card.href} {...part('card-link')}>
            {card.place}
          </a>
        </Heading>
        <Price price={card.price} />
        {card.lowered !== null && <p className="card-lowered">{card.lowered}</p>}
        {isRow && card.street !== null && <p className="card-street">{card.street}</p>}
        {isRow && card.title !== null && <p className="card-title">{card.title}</p>}
        <CardFacts facts={card.facts} energy={card.energy} />
      </div>
    </>
  )
}

/** The facts with the energy label. It stays beside the last fact, so that it never wraps to a line of its own. */
export function CardFacts({ facts, energy }: Pick<ListingCardView, 'facts' | 'energy'>) {
  const last = facts.at(-1)
  return (
    <ul className="card-facts">
      {facts.slice(0, -1).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {(last !== undefined || energy) && (
        <li>
          {last !== undefined && <span>{last}</span>}
          {energy && <EnergyBadge energy={energy} />}
        </li>
      )}
    </ul>
  )
}

/** A house, in place of the photograph that a listing does not have. */
export function NoPhoto() {
  return (
    <svg className="no-photo" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-6h4v6" />
    </svg>
  )
}

/** A badge on a photograph. */
export function Badge({ badge }: { badge: BadgeView | null }) {
  return badge && <span className={badge.tone === 'good' ? 'badge good' : 'badge'}>{badge.text}</span>
}

/** Maximum length of a price in words that fits beside the place. */
const maxBesidePlace = 24

/** A price with its prefix and unit. */
export function Price({ price }: { price: PriceView | null }) {
  if (!price) return null
  if (!price.isAmount)
    return (
      <p className={price.text.length > maxBesidePlace ? 'price is-word is-long' : 'price is-word'} {...part('card-price')}>
        <UnbrokenAmounts text={price.text} />
      </p>
    )
  return (
    <p className="price" {...part('card-price')}>
      {price.before && <span className="unit">{`${price.before} `}</span>}
      {price.text}
      {price.after && <span className="unit">{price.after}</span>}
    </p>
  )
}

/** The letter of an energy label in its region's colour, with an accessible name. */
export function EnergyBadge({ energy }: { energy: EnergyBadgeView }) {
  return (
    <span className="epc" role="img" data-scheme={energy.scheme} data-band={energy.band} aria-label={energy.label}>
      {energy.text}
    </span>
  )
}
