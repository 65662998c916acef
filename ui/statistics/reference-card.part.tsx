import { cardSizes } from '../listings/listing-card.part.tsx'
import { Photograph } from '../listings/photos/photo.part.tsx'
import { CachedPiece } from '../site/piece.tsx'
import type { ReferenceCardView } from './reference.present.ts'

interface ReferenceCardProps {
  readonly card: ReferenceCardView
  /** Whether it has the largest photograph when the page opens. */
  readonly first?: boolean
}

/** A home that was sold or let: photograph, town, date. The whole card is a link. Without a photograph it is a line in a list. */
export function ReferenceCard(props: ReferenceCardProps) {
  return <CachedPiece as="article" className={props.card.photo ? 'card' : 'card is-plain'} view={CardContent} props={props} />
}

function CardContent({ card, first = false }: ReferenceCardProps) {
  return (
    <>
      {card.photo && (
        <div className="card-photo">
          <Photograph photo={card.photo} sizes={cardSizes} first={first} />
        </div>
      )}
      <div className="card-body">
        <h2 className="card-place">
          <a href={card.href}>{card.place}</a>
        </h2>
        <p className="price is-word">{card.done}</p>
        <ul className="card-facts">
          {card.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
