import { Icon } from '../icons.tsx'
import { island } from '../islands/html-hooks.ts'
import { SimilarListings } from '../parts/similar-listings.tsx'
import type { ListingCardView } from '../presenters/listing-card.ts'
import { href } from '../routes.ts'
import { useTranslation } from '../translation.tsx'

export interface NotFoundPageProps {
  readonly title: string
  readonly text: string
  readonly similar: readonly ListingCardView[]
  /** The heading of the cards, if they are not similar to the listing that is gone. */
  readonly similarTitle?: string
}

/** The 404 and 410 page: the reason, a search, and links. */
export function NotFoundPage({ title, text, similar, similarTitle }: NotFoundPageProps) {
  const { t, locale } = useTranslation()
  return (
    <>
      <div className="measure not-found">
        <div className="not-found-text">
          <h1>{title}</h1>
          <p>{text}</p>
          <search>
            <form action={href('forSale', locale)} aria-label={t('search.label')} {...island('tidy-form')}>
              <div className="field">
                <label htmlFor="q">{t('notFound.search')}</label>
                <input className="input" id="q" type="search" name="q" placeholder={t('notFound.example')} />
              </div>
              <button className="button" type="submit">
                <Icon name="search" />
                {t('search.submit')}
              </button>
            </form>
          </search>
          <p className="not-found-links">
            <a className="text-button" href={href('home', locale)}>
              {t('notFound.home')}
            </a>
            <a className="text-button" href={href('forSale', locale)}>
              {t('notFound.forSale')}
            </a>
            <a className="text-button" href={href('forRent', locale)}>
              {t('notFound.forRent')}
            </a>
          </p>
        </div>
        <div className="not-found-drawing">
          <Steps />
        </div>
      </div>
      <SimilarListings cards={similar} listHref={href('forSale', locale)} {...(similarTitle === undefined ? {} : { title: similarTitle })} />
    </>
  )
}

/** A drawing of steps that lead to a door. */
function Steps() {
  return (
    <svg viewBox="0 0 440 430" aria-hidden="true">
      <path className="door" d="M178 284V112a42 42 0 0 1 84 0v172" />
      <circle className="door-knob" cx="250" cy="206" r="3" />
      <path className="step" d="M150 284h140v34H150z" />
      <path className="step" d="M118 318h204v34H118z" />
      <path className="step" d="M86 352h268v34H86z" />
      <path className="step" d="M54 386h332v34H54z" />
      <path d="M16 420h408" />
      <path d="M76 386V292M108 352V261M136 318V228M164 284V195" />
      <path d="M58 292h24l82-97" />
      <path d="M364 386V292M332 352V261M304 318V228M276 284V195" />
      <path d="M382 292h-24l-82-97" />
    </svg>
  )
}
