import type { Goal } from '#db/model/listings/listing.ts'
import { QuietLink } from '../design/buttons.part.tsx'
import type { ListingCardView } from '../listings/listing-card.present.ts'
import { SimilarListings } from '../listings/similar-listings.part.tsx'
import { href } from '../routes.ts'
import { AskBox } from '../search/ask/ask-box.part.tsx'
import { DeadEnd } from './dead-end.part.tsx'
import { useTranslation } from './translation.tsx'

export interface NotFoundPageProps {
  readonly title: string
  readonly text: string
  readonly similar: readonly ListingCardView[]
  /** The heading of the cards, if they are not similar to the listing that is gone. */
  readonly similarTitle?: string
  /** The goal of the listing that is gone, sale or rent; absent for other pages. */
  readonly goal?: Goal
}

/** The 404 and 410 page: the reason, a search, and links. */
export function NotFoundPage({ title, text, similar, similarTitle, goal }: NotFoundPageProps) {
  const { t, locale } = useTranslation()
  const list = href(goal === 'rent' ? 'forRent' : 'forSale', locale)
  return (
    <>
      <DeadEnd title={title} text={text}>
        <AskBox path={list} goal={goal ?? 'sale'} />
        <p className="not-found-links">
          {goal && <QuietLink href={href('alert', locale)}>{t('gone.tellMe')}</QuietLink>}
          <QuietLink href={href('home', locale)}>{t('notFound.home')}</QuietLink>
          <QuietLink href={href('forSale', locale)}>{t('notFound.forSale')}</QuietLink>
          <QuietLink href={href('forRent', locale)}>{t('notFound.forRent')}</QuietLink>
        </p>
      </DeadEnd>
      <SimilarListings cards={similar} listHref={list} {...(similarTitle === undefined ? {} : { title: similarTitle })} />
    </>
  )
}
