import type { ReactNode } from 'react'
import { Pager } from '../site/pager.part.tsx'

interface PagedCardsProps<Card> {
  readonly cards: readonly Card[]
  /** The page number, from 1. */
  readonly page: number
  readonly pages: number
  /** The number of cards on all pages, in words. */
  readonly count: string
  /** Path of the first page. */
  readonly path: string
  /** Renders a card with its key; `first` has the largest picture when the page opens. */
  readonly render: (card: Card, first: boolean) => ReactNode
}

/** A page of cards, with links to the other pages. */
export function PagedCards<Card>({ cards, page, pages, count, path, render }: PagedCardsProps<Card>) {
  return (
    <>
      <div className="card-grid">{cards.map((card, index) => render(card, index === 0))}</div>
      <Pager page={page} pages={pages} count={count} href={(to) => (to === 1 ? path : `${path}?page=${to}`)} />
    </>
  )
}
