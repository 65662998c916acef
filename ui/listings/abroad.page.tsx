import { LastScreenText, ScreenHead, type ScreenIntro } from '../content/screen-head.part.tsx'
import { ButtonLink, SecondLink } from '../design/buttons.part.tsx'
import { href } from '../routes.ts'
import { NoneOnPage } from '../search/nothing-found.part.tsx'
import { PagedCards } from '../search/paged-cards.part.tsx'
import { useTranslation } from '../site/translation.tsx'
import { ListingCard } from './listing-card.part.tsx'
import type { ListingCardView } from './listing-card.present.ts'

export interface AbroadPageProps extends ScreenIntro {
  readonly cards: readonly ListingCardView[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

/** The homes outside Belgium and Luxembourg, for sale and for rent, newest first. */
export function AbroadPage({ crumbs, text, cards, page, pages, total }: AbroadPageProps) {
  const { t, locale } = useTranslation()
  const path = href('abroad', locale)
  return (
    <>
      <ScreenHead crumbs={crumbs} text={text} />
      <div className="measure page-list">
        {cards.length > 0 && (
          <PagedCards
            {...{ cards, page, pages, path }}
            count={t('list.count', { count: total })}
            render={(card, first) => <ListingCard key={card.id} card={card} first={first} />}
          />
        )}
        {cards.length === 0 && (total > 0 ? <NoneOnPage text={t('abroad.beyond')} path={path} /> : <NothingAbroad />)}
        <LastScreenText text={text} />
      </div>
    </>
  )
}

function NothingAbroad() {
  const { t, locale } = useTranslation()
  return (
    <div className="empty">
      <h2>{t('abroad.none')}</h2>
      <p>{t('abroad.none.text')}</p>
      <p className="empty-ways">
        <ButtonLink href={href('demandRegister', locale)}>{t('route.demandRegister')}</ButtonLink>
        <SecondLink href={href('contact', locale)}>{t('route.contact')}</SecondLink>
      </p>
    </div>
  )
}
